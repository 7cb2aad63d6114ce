import type { Choice, Question, Word } from "../protocol";

/** A thing on the board: `data-kind` and `data-name`. */
export interface Thing {
  kind: string;
  name: string;
}

/** All things that an option's word names: itself and what it takes ("play: Scale Shield" names the card). */
export function named(question: Question, choice: Choice): Thing[] {
  return [choice.word, ...Object.values(choice.word.args ?? {})].flatMap((word, place) =>
    thing(word, place === 0 ? question.kind : "cell"),
  );
}

function thing(word: Word, kind: string): Thing[] {
  if (word.text) return [{ kind, name: word.text }];
  if (!word.key) return [];
  const [first = "", ...rest] = word.key.split("-");
  return rest.length ? [{ kind: first, name: rest.join("-") }] : [];
}

/** The option that names a thing, if any. */
export function optionFor(question: Question | null, kind: string, name: string): Choice | null {
  if (!question) return null;
  const fits = (things: Thing[]) => things.some((one) => one.kind === kind && one.name === name);
  return question.options.find((choice) => fits(named(question, choice))) ?? null;
}

export function sameChoice(one: Choice | null, other: Choice | null): boolean {
  return one !== null && other !== null && JSON.stringify(one.value) === JSON.stringify(other.value);
}

/** Tells one question from the next: what was taken up for it is forgotten with it. */
export function momentOf(question: Question | null): string {
  return question ? JSON.stringify([question.seat, question.prompt, question.options.map(({ value }) => value)]) : "";
}
