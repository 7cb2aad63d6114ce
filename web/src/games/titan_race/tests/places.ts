import type { Question, Word } from "../../../protocol";
import type { Race, Runner } from "../race";

const PLAIN = "sss".padEnd(36, ".");

/** A race on a plain track, with titans where they are wanted. */
export function raceWith(squares: Record<string, string>, map: string[] = [PLAIN]): Race {
  const runners: Runner[] = Object.entries(squares).map(([titan, square], seat) => ({
    titan,
    seat,
    hand: seat,
    square,
    lap: 1,
    life: 4,
    top: 4,
    health: "active",
    die: null,
    ability_used: false,
  }));
  return {
    tracks: map.map(() => "kaldheira"),
    map,
    phase: "actions",
    round: 2,
    turn: runners[0]?.titan ?? null,
    runners,
    dice: [],
    traps: [],
    traps_left: 15,
    hand: [[]],
    hands: runners.map(() => 0),
    deck: 13,
    discard: [],
    played: runners.map(() => false),
    rerolled: false,
    winner: null,
  };
}

export function ask(prompt: string, kind: string, about: string, words: Word[]): Question {
  const options = words.map((word, value) => ({ value, word }));
  return { seat: 0, prompt, kind, rule: "TR-28", about: { kind: "titan", name: about }, options };
}

export function things(kind: string, ...names: string[]): Word[] {
  return names.map((name) => ({ kind, name }));
}
