import type { Question } from "../../../protocol";
import type { Chest } from "../chest";
import { placeOf, playsOf, type Play, type Verb } from "./plays";

/** A hex with a ring: what a click on it may mean. One option is taken, several are laid out as a menu. */
export interface Ring {
  hex: string;
  options: number[];
  verbs: Verb[];
}

/** A unit whose coin can be played, though another coin is in hand now: a click on it takes its coin. */
export interface Source {
  hex: string;
  coin: string;
}

export interface Marks {
  rings: Ring[];
  sources: Source[];
}

export function marksOf(chest: Chest, question: Question | null, shown: readonly Play[]): Marks {
  const rings: Ring[] = [];
  for (const play of shown) {
    const hex = placeOf(chest, play);
    if (!hex) continue;
    const ring = rings.find((one) => one.hex === hex);
    if (!ring) rings.push({ hex, options: [play.option], verbs: [play.verb] });
    else {
      ring.options.push(play.option);
      if (!ring.verbs.includes(play.verb)) ring.verbs.push(play.verb);
    }
  }
  return { rings, sources: sourcesOf(question, shown) };
}

function sourcesOf(question: Question | null, shown: readonly Play[]): Source[] {
  const taken = new Set(shown.map(({ option }) => option));
  const found = new Map<string, Source>();
  for (const { at, coin, option } of playsOf(question)) {
    if (at && coin && !taken.has(option) && !found.has(at)) found.set(at, { hex: at, coin });
  }
  return [...found.values()];
}

/** Red for what is attacked or poisoned, brass for everything else. */
export function isHostile(verbs: readonly Verb[], foreign: boolean): boolean {
  return foreign && verbs.some((verb) => verb === "attack" || verb === "tactic");
}
