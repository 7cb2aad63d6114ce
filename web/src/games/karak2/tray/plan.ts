import type { Question, Value } from "../../../protocol";
import type { Planned } from "../../contract";
import { swordsOf } from "../pieces/thrown";
import { faceOf } from "../pieces/picture";
import { idOf, type Hero, type Roll } from "../realm";

/** A die in the tray: what it is, the side that lies up, and whether it is taken. */
export interface Held {
  die: string;
  face: string | null;
  taken: boolean;
  /** The hero die has to be thrown. */
  fixed: boolean;
  /** What answers for it, where dice are thrown again. */
  value: Value;
}

export const TRAYS = ["dice", "loop", "position"];

/** Before the throw: the hero die and what was said already, then every die that is still asked about. */
export function beforeThrow(question: Question, hero: Hero, roll: Roll | undefined): Held[] {
  const asked = kindsFrom(question, hero);
  const said = (roll?.dice ?? []).filter(({ face }) => face === "unthrown");
  return [
    ...said.map(({ die }) => ({ die, face: null, taken: true, fixed: true, value: null })),
    ...asked.flatMap((die) =>
      Array.from({ length: hero.army[die] ?? 0 }, () => ({ die, face: null, taken: true, fixed: false, value: null })),
    ),
  ];
}

/** The kinds of dice that are asked about, from the one that is asked about now. */
function kindsFrom(question: Question, { army }: Hero): string[] {
  const kinds = Object.keys(army);
  const first = kinds.indexOf(idOf(question.about ?? undefined));
  return first < 0 ? [] : kinds.slice(first);
}

/** One answer for each kind: how many of it are thrown. */
export function planOfThrow(question: Question, hero: Hero, held: readonly Held[]): Planned[] {
  return kindsFrom(question, hero).map((kind) => ({
    prompt: question.prompt,
    value: held.filter(({ die, taken, fixed }) => die === kind && taken && !fixed).length,
  }));
}

/** Dice that lie there and may be thrown again; those without a sword are taken up at first. */
export function beforeReroll(question: Question, roll: Roll | undefined): Held[] {
  return (roll?.dice ?? []).flatMap(({ die, face }) => {
    const option = question.options.find(
      ({ word }) => idOf(word.args?.["die"]) === die && faceOf(idOf(word.args?.["face"])) === face,
    );
    if (!option) return [];
    return [{ die, face, taken: !swordsOf(face) && face !== "shield", fixed: false, value: option.value }];
  });
}

/** One answer for each die, then that this is all. */
export function planOfReroll(question: Question, held: readonly Held[]): Planned[] {
  const picked = held.filter(({ taken }) => taken).map(({ value }) => ({ prompt: question.prompt, value }));
  return [...picked, { prompt: question.prompt, value: null }];
}
