import type { Planned } from "../games/contract";
import type { Choice, Happening, Question, Thing } from "../protocol";
import type { Foresight } from "./foresight.svelte";
import type { Bubble } from "./table.svelte";

/** Whoever asks and takes the answer: a table that is played, a lesson, or a puzzle. */
export interface Asker {
  /** Open, and not answered yet. */
  readonly question: Question | null;
  readonly playing: Happening | null;
  readonly shown: unknown;
  readonly foresight: Foresight;
  bubble: Bubble | null;
  board: HTMLElement | null;
  choose(choice: Choice): void;
  /** It is to be chosen twice. */
  waits(choice: Choice): boolean;
  plan(answers: Planned[]): void;
  why(kind: string, name: string, at: DOMRect, holding?: Thing): void;
  skip(): void;
  calm(): void;
}
