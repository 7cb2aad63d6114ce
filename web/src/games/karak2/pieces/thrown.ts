import type { Question } from "../../../protocol";
import { faceOf } from "./picture";
import { playsOf } from "../options/plays";
import { idOf, type Roll } from "../realm";

const LOSSES = ["shield", "strategy", "hard-head"];

/** For each die of a throw, the option that means it; -1 where none does. */
export function diceOptions(question: Question | null, roll: Roll): number[] {
  if (!question || question.seat !== roll.seat) return roll.dice.map(() => -1);
  const plays = playsOf(question);
  return roll.dice.map(({ die, face }) => {
    if (question.prompt === "finesse")
      return die === "hero" ? question.options.findIndex(({ value }) => value === true) : -1;
    if (LOSSES.includes(question.prompt)) return isSkull(face) ? plays.findIndex(({ thing }) => thing?.id === die) : -1;
    if (question.kind !== "thrown") return -1;
    return question.options.findIndex(
      ({ word }) => idOf(word.args?.["die"]) === die && faceOf(idOf(word.args?.["face"])) === face,
    );
  });
}

export function isSkull(face: string): boolean {
  return /^k\d$/.test(face);
}

export function swordsOf(face: string): number {
  return /^s\d$/.test(face) ? Number(face[1]) : 0;
}
