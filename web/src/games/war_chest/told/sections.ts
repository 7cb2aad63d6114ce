import type { Bench } from "../../contract";
import type { Happening } from "../../../protocol";
import { chestOf, type Chest } from "../chest";
import { turn } from "../ends";
import { boardTold } from "./board";
import { draftTold, playersTold } from "./players";
import { nameAt } from "../../../lib/names";

/** A heading and what is told under it, a sentence a line. */
export interface Section {
  title: string;
  lines: string[];
}

/** The whole position in words: what is new first, then the board, then hands, bags, supplies and cards. */
export function sectionsOf(bench: Bench): Section[] {
  const chest = chestOf(bench);
  const drafting = chest.phase === "drafting" || chest.phase === "layout";
  return [
    { title: bench.words.say("wc-told-changes"), lines: changesTold(bench) },
    ...(drafting ? draftTold(bench, chest) : []),
    ...boardTold(bench, chest),
    ...markersTold(bench, chest),
    ...(drafting ? [] : playersTold(bench, chest)),
  ];
}

function changesTold(bench: Bench): string[] {
  const told = since(bench.lines, bench.seen.seat)
    .filter(({ kind, hidden }) => kind !== "draw" || !hidden)
    .map((line) => bench.words.event(line));
  return told.length ? told : [bench.words.say("wc-told-changes-none")];
}

/** All that came after the last turn of a seat, beginning with the turn of somebody else or with a new round. */
export function since(lines: readonly Happening[], seat: number | null): Happening[] {
  const isOwn = (line: Happening) => turn(line) && line.words["seat"]?.number === seat;
  const own = lines.findLastIndex(isOwn);
  const next = lines.findIndex((line, place) => place > own && (line.kind === "round" || (turn(line) && !isOwn(line))));
  return own < 0 ? [...lines] : next < 0 ? lines.slice(own) : lines.slice(next);
}

/** Poison and decoys, where Nightfall is in the game. */
function markersTold(bench: Bench, chest: Chest): Section[] {
  const { words } = bench;
  const poison = Object.entries(chest.poison).map(([unit, where]) =>
    words.say("wc-told-poison", {
      unit: words.say(`unit-${unit}`),
      where: where === "card" ? words.say("wc-told-on-card") : where,
    }),
  );
  const decoys = Object.entries(chest.decoys).map(([unit, where]) =>
    words.say("wc-told-decoy", {
      unit: words.say(`unit-${unit}`),
      where: where === "card" ? words.say("wc-told-on-card") : nameAt(bench, where),
    }),
  );
  const lines = [...poison, ...decoys];
  return lines.length ? [{ title: words.say("wc-set-nightfall"), lines }] : [];
}
