import type { Choice, Question, Word } from "../protocol";
import type { Bench } from "../games/contract";

/** A thing on the board: `data-kind` and `data-name`. */
export interface Thing {
  kind: string;
  name: string;
}

/** All things that an option names: itself and what it takes ("play: Scale Shield" names the card). */
export function named({ word }: Choice): Thing[] {
  return [word, ...Object.values(word.args ?? {})].flatMap(({ kind = "", name = "" }) =>
    name ? [{ kind, name }] : [],
  );
}

/** What the thing is called that a word stands for. */
export function idOf(word: Word | null | undefined): string {
  return word?.name ?? "";
}

/** Whether it is this thing: a kind and a name. */
export function isThing(word: Word | null | undefined, kind: string, name: string): boolean {
  return word?.kind === kind && word.name === name;
}

/** The options that name a thing: it is not refused while there is one. */
export function optionsFor(question: Question | null, kind: string, name: string): Choice[] {
  const fits = (things: Thing[]) => things.some((one) => one.kind === kind && one.name === name);
  return (question?.options ?? []).filter((choice) => fits(named(choice)));
}

/** The option that names a thing, if any. */
export function optionFor(question: Question | null, kind: string, name: string): Choice | null {
  return optionsFor(question, kind, name)[0] ?? null;
}

export function sameChoice(one: Choice | null, other: Choice | null): boolean {
  return one !== null && other !== null && JSON.stringify(one.value) === JSON.stringify(other.value);
}

/** Tells one question from the next: what was taken up for it is forgotten with it. */
export function momentOf(question: Question | null): string {
  return question ? JSON.stringify([question.seat, question.prompt, question.options.map(({ value }) => value)]) : "";
}

/** Whether one of these is looked at, each by its place among the options. */
export function isShown({ question, previewed }: Bench, ...options: number[]): boolean {
  return options.some((option) => sameChoice(question?.options[option] ?? null, previewed));
}

/** What they say, each by its place among the options; "" where there are none. */
export function optionsText({ question, words }: Bench, ...options: number[]): string {
  return options
    .flatMap((option) => question?.options[option] ?? [])
    .map((choice) => words.option(choice))
    .join("; ");
}

/** What makes something drawn a button for these. */
export function optionButton(bench: Bench, options: readonly number[]): Record<string, string | number> {
  const label = optionsText(bench, ...options);
  return { role: "button", tabindex: 0, "aria-label": label, "data-options": options.join(",") };
}
