import type { Choice, Happening, Question } from "../protocol";
import type { Foresight } from "./foresight.svelte";
import type { Bubble } from "./table.svelte";

/** Whoever asks and takes the answer: a table that is played, or a lesson. */
export interface Asking {
  /** Open, and not answered yet. */
  readonly question: Question | null;
  readonly playing: Happening | null;
  readonly foresight: Foresight;
  bubble: Bubble | null;
  board: HTMLElement | null;
  choose(choice: Choice): void;
  skip(): void;
  calm(): void;
}
