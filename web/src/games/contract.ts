import type { Component } from "svelte";
import type { Choice, Happening, Preview, Question, RuleText, Seen, TableInfo, Thing, Word } from "../protocol";

export type Language = "en" | "pl";
export type Args = Record<string, string | number>;

/** A paragraph of the rulebook in the reader's language. */
export interface Paragraph {
  id: string;
  chapter: string;
  text: string;
  source: RuleText["source"];
  /** Where it lives in the folder of the game ("chain.py:hop"); a definition lives nowhere. */
  code?: string[];
}

/** Everything a person reads, in one language: the shell's texts, the table's and those of the game. */
export interface Words {
  readonly language: Language;
  has(key: string): boolean;
  /** One message; a missing one comes back as its key, so that a page never breaks over a text. */
  say(key: string, args?: Args): string;
  word(word: Word): string;
  question(question: Question): string;
  option(question: Question, choice: Choice): string;
  /** The longer text that goes with an option, such as that of a card; "" where there is none. */
  meaning(choice: Choice): string;
  event(happening: Happening): string;
  rule(id: string): Paragraph | undefined;
}

/** What the shell gives every component of a game, as its props. */
export interface Bench {
  table: TableInfo;
  /** The seat being looked at (`seen.seat === null`: a spectator). */
  seen: Seen;
  /** Only if it is this reader's to answer, and nothing is being animated. */
  question: Question | null;
  words: Words;
  /** What this reader has been told, the newest last; in a game told again, of the step alone. */
  lines: Happening[];
  /** The event being animated now; the shell runs the queue and awaits `animate`. */
  playing: Happening | null;
  /** The game's own display state during a queue; equals `seen.view` when idle. */
  shown: unknown;
  /** The hovered or focused option, and its outcome once the server has told it. */
  previewed: Choice | null;
  preview: Preview | null;
  /** Answers; the shell asks again first where the player wants that. */
  choose(choice: Choice): void;
  hover(choice: Choice | null): void;
  /** A click on something that is not an option: a bubble with the rule that forbids it, near `at`. */
  why(kind: string, name: string, at: DOMRect, holding?: Thing): void;
  /** Opens the rulebook drawer at a paragraph. */
  rule(id: string): void;
  motion: boolean;
  sound: boolean;
}

/**
 * `compact`: the narrow strip of a phone, one line of the few things that matter; `tight`: many seats share a column.
 */
export interface SeatBench extends Bench {
  seat: number;
  compact: boolean;
  tight?: boolean;
}

/** What `animate` works with. `shown` already holds the event when it is called; `before` does not. */
export interface Stage {
  /** The element that holds Board and Side. */
  board: HTMLElement;
  before: unknown;
  after: unknown;
  words: Words;
  motion: boolean;
  sound: boolean;
  /** Aborted when the player skips: be done at once. */
  skip: AbortSignal;
}

export type Pattern = "stripe" | "dot" | "zig" | "check" | "bar" | "plain";

/** How a seat is told from the others: a colour and a pattern. */
export interface SeatLook {
  colour: string;
  pattern: Pattern;
  /** Whom the seat plays, e.g. "Slaugg"; "" where there is nothing to say. */
  as: string;
}

/** A hint of the guided first game: shown once, when its prompt is asked for the first time and `when` agrees. */
export interface Hint {
  prompt: string;
  /** Key of web/src/text/*.ftl or of the game's texts. */
  text: string;
  /** Paragraph of the rulebook that goes with it. */
  rule?: string;
  when?(bench: Bench): boolean;
}

/** What `web/src/games/<game>/index.ts` exports as `client`. Only Board is required. */
export interface GameClient {
  Board: Component<Bench>;
  /** Beside the board: piles, dice … */
  Side?: Component<Bench>;
  /** The cards of the seat being looked at, laid into the tray of the dock. Leave out where nobody has a hand. */
  Hand?: Component<Bench>;
  /** Whether there is anything for the tray now, and its heading ("Hand 2 of 2"); "" hides the tray. */
  handTitle?(bench: Bench): string;
  /** Below name and clock: life, laps, score … */
  SeatExtra?: Component<SeatBench>;
  /** A figure in a square box, for seat, medal and log; without it the seat's first letter is drawn. */
  Figure?: Component<SeatBench>;
  look?(bench: Bench, seat: number): SeatLook | null;
  /** Whose figure stands before a line of the log, if anybody's. */
  actor?(happening: Happening, bench: Bench): number | null;
  /** The short line behind the game's name at the top: track, variant … */
  subtitle?(bench: Bench): string;
  /** The small line over the question: what it is about ("brown die · round 5"). */
  over?(bench: Bench): string[];
  /** An event of this kind opens a new section of the log; its text is the heading. */
  section?: string;
  /** Gives the label of an option more shape: an icon of the sprite, a short and a long part. */
  Option?: Component<Bench & { choice: Choice }>;
  /** The display state after an event; the shell sets `shown` to it, then awaits `animate`. */
  apply?(shown: unknown, happening: Happening): unknown;
  /** Resolves when the next event may start (earlier than the end of the motion where they do not depend). */
  animate?(happening: Happening, stage: Stage): Promise<void> | void;
  hints?: Hint[];
}
