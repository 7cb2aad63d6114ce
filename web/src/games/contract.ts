import type { Component } from "svelte";
import type { Choice, Happening, Preview, Question, RuleText, Seen, TableInfo, Thing, Value, Word } from "../protocol";

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
  option(choice: Choice): string;
  /** The longer text that goes with an option, such as that of a card; "" where there is none. */
  meaning(choice: Choice): string;
  event(happening: Happening): string;
  rule(id: string): Paragraph | undefined;
}

/** One answer of a plan: what will be asked, and what is answered to it. */
export interface Planned {
  prompt: string;
  value: Value;
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
  /** Answers; where `waits` says so a first call only shows what it would do, and the second does it. */
  choose(choice: Choice): void;
  hover(choice: Choice | null): void;
  /** Whether it must be chosen once more: the player wants that, or it spends something that does not come back. */
  waits(choice: Choice): boolean;
  /**
   * Answers the open question with the first of these and goes on with the next as the questions of the same seat come;
   * what lies between is not shown, everything that happened is animated together at the end. Nothing is asked again
   * first. It ends silently, and the question is shown, where another prompt comes, the value is not offered, or
   * somebody else is asked. (A question with one option that is not in the plan is answered on the way.)
   */
  plan(answers: Planned[]): void;
  /**
   * What an option would do, before anybody points at it; null until the server has told it. `question` is the next
   * question of the same seat, where neither luck nor anybody else comes in between: its options can be shown beside
   * the present ones, and both be answered by `plan`.
   */
  ahead(choice: Choice): Preview | null;
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
  /** The line of the log that a figure stands before. */
  line?: Happening;
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
  /** How many times as fast as usual: much is waiting to be shown, or the reader wants it so. `motion.ts` minds it. */
  pace?: number;
}

export type Pattern = "stripe" | "dot" | "zig" | "check" | "bar" | "plain";

/** How a side is told from the others. */
export interface SideLook {
  colour: string;
  pattern: Pattern;
}

/** How a seat is told from the others: a colour and a pattern. */
export interface SeatLook extends SideLook {
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

/**
 * One of the three pictures that say how the game is won, drawn by its own board: `games/titan_race/aim` is the
 * pattern. A `Picture` fills its box (3:2, about 360 by 240 on a desk and 206 by 137 on a phone) and needs nobody: a
 * `still` of `table/still.ts` is a bench on a fixed view, `board/Crop.svelte` shows the part that matters, and what
 * lies beside the board (dice, coins, laps) is laid over it. The frame gives the box, its number and its words, and
 * makes it deaf and mute (`inert`).
 */
export interface AimPicture {
  Picture: Component<{ words: Words }>;
  /** Key of the game's texts: the heading, two to four words ("Run three laps"). */
  title?: string;
  /** Key of the game's texts: one sentence, at most 100 letters, so that a phone shows all three without scrolling. */
  text: string;
  /** Paragraph of the rulebook that goes with it. */
  rule?: string;
}

/** A sign that stands on a seat's panel, and what it means. */
export interface Sign {
  /** Of the sprite; a game that draws its signs otherwise brings a component. */
  icon?: string;
  Sign?: Component;
  /** Key of the game's texts. */
  text: string;
}

/** A number of the game that is told at its end, for each seat. */
export interface Tally {
  /** Key of the game's texts. */
  text: string;
  /** Whose count this happening raises, if anybody's. */
  of(happening: Happening, bench: Bench): number | null;
  /** By how much; by one where left out. */
  amount?(happening: Happening, bench: Bench): number;
}

/** How the values of an option look where a table is made: each with a picture and a sentence. */
export interface PicturedChoice {
  Picture: Component<{ value: string; words: Words }>;
  /** What that value means, in a sentence. */
  text(value: string, words: Words): string;
  /** Whether it may be left to lot. */
  lot: boolean;
}

/** Something of the box, as the page that shows all of it lists it. */
export interface CatalogueEntry {
  /** Not that of any other entry of the game. */
  id: string;
  /** What the rules call it. */
  thing: Thing;
  name: string;
  /** Its value of each facet that it has. */
  facets: Readonly<Record<string, string>>;
  /** What is written on it; it is searched, and so is the name. */
  text: string;
  /** Paragraphs of the rulebook that go with it … */
  rules?: readonly string[];
  /** … and its names in the code of the rules: whatever paragraphs live there go with it too. */
  code?: readonly string[];
}

/** One way to tell the entries apart: by school, by rank … */
export interface Facet {
  id: string;
  name: string;
  values: readonly (readonly [value: string, name: string])[];
}

/** Everything in the box, derived from what the rules declare and drawn by the game's own cards. */
export interface Catalogue {
  /** What can be filtered by; the first groups the page, so every entry has a value of it. */
  facets: (words: Words) => Facet[];
  entries: (words: Words) => CatalogueEntry[];
  /** Fills the width it is given; `whole`: large, with all there is to tell. Nothing in it can be pressed. */
  Entry: Component<{ entry: CatalogueEntry; words: Words; whole?: boolean }>;
}

/** What `web/src/games/<game>/cover.ts` exports as `lid`: how the box looks on the shelf, before it is opened. */
export interface Lid {
  /** Where on the shelf it stands. */
  place: number;
  /** Of `style/covers.css`. */
  look: string;
  /** Of `art/emblems.svg`. */
  emblem: string;
  players: string;
  minutes: string;
}

/** What `web/src/games/<game>/index.ts` exports as `client`. Only Board is required. */
export interface GameClient {
  Board: Component<Bench>;
  /** Beside the board: piles, dice … */
  Side?: Component<Bench>;
  /** The cards of the seat being looked at, laid into the tray of the dock. Leave out where nobody has a hand. */
  Hand?: Component<Bench>;
  /**
   * "strip": what Hand draws is one line of 40 px (44 on a phone) along the foot of the dock, over its whole width;
   * else it stands at the right of the options, and on a phone in a tray that opens.
   */
  handIs?: "strip";
  /** Height of the closed tray on a phone in px; 64 where nothing is said. */
  handOnPhone?: number;
  /** Height of the dock on a phone in px, the bar of tabs included; 340 where nothing is said. */
  dockOnPhone?: number;
  /**
   * Asks in a way of its own, in the place of the list of options: dice in a tray, a card that is read first. It
   * scrolls inside; while an answer is on its way `bench.question` is null: draw `bench.seen.question`.
   */
  Chooser?: Component<Bench>;
  /** Whether `Chooser` asks this question. */
  chooses?(question: Question, bench: Bench): boolean;
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
  /** How one wins, before the first question of a first game: goal, turn, contact. Nothing is shown without it. */
  aim?: [AimPicture, AimPicture, AimPicture];
  /** Options of the table whose values have pictures, by their key. */
  choices?: Record<string, PicturedChoice>;
  /** What the signs on a seat's panel mean. */
  legend?: Sign[];
  /** All that is in the box, `catalogue.ts` of the game's folder: fetched when somebody wants to read it. */
  catalogue?(): Promise<{ catalogue: Catalogue }>;
  /** The position in words, written by hand: who stands where, what is held, what it can do. */
  Told?: Component<Bench>;
  /**
   * In the dock, before the options: the one thing that is pointed at, taken up or acting, in full. Draws nothing where
   * there is none; scrolls inside.
   */
  Closeup?: Component<Bench>;
  /** What an answer uses up for good, as the key of the words on its button; "" where it can be had again. */
  spends?(choice: Choice, bench: Bench): string;
  /** A line of the log with which the turn of somebody begins: the lines after it fold under it. */
  turn?(happening: Happening): boolean;
  /** The earlier line of a turn that this one goes on with, and both told as one: a run of several hops. */
  joined?(before: Happening[], line: Happening): { at: number; line: Happening } | null;
  /** What stands on the folded line of a turn; its first line and how many follow, where left out. */
  summary?(lines: Happening[], bench: Bench): string;
  /**
   * What is said at the end is texts of the game: `ending-<reason>` the headline (with `names`, `count`, `you`, and the
   * `margin` and `by` where there are scores), `why-<reason>` one sentence on how it came to that (with the same, and
   * what the last event of that rule names), `part-<name>` the parts of a score, `side-<number>` the sides; a rule id
   * as reason has its dots as hyphens. All but the parts have defaults. `deciding-<prompt>` (with `name`) is what the
   * others are told of a question that its game declares `public`.
   */
  /** How it was decided, where `why-<reason>` cannot say it, being all about the position; "" leaves it to that. */
  decided?(bench: Bench): string;
  /** The option whose next value is offered when a game is over, such as the track. */
  next?: string;
  /** What is counted for the end of the game. */
  tallies?: Tally[];
  /** How the sides of a team game look, by their number; in colours of the table where left out. */
  sides?: readonly SideLook[];
}
