// The wire, as the server declares it. Written by scripts/tools/protocol_types.py; do not edit.

export type Value = number | string | boolean | ((number | string)[]) | null;
export type Status = "aborted" | "over" | "playing" | "stopped" | "waiting";
export type SeatKind = "bot" | "open" | "person";
export type Visibility = "link" | "public";
export type Absence = "bot" | "forfeit" | "remind" | "wait";
export type FromServer = Update | Refused | Explained | Preview | Draining;
export type FromClient = Hello | Answer | Act | Chat | Rename | Mute | Why | Imagine;

/** Something a game declares: a hex, a card, a titan. */
export interface Thing {
  kind: string;
  name: string;
}

/**
 * A thing of the game, with the things it is made of under `args`; its text is `kind-name`, or the bare name. Of a seat
 * `number` says which; a number, a list or a text that is the same in all languages stands alone. `key` is a message
 * that names no thing.
 */
export interface Word {
  kind?: string;
  name?: string;
  key?: string;
  text?: string;
  number?: number | null;
  args?: Record<string, Word>;
  list?: Word[];
}

export interface Choice {
  value: Value;
  word: Word;
}

/** The open decision of a seat this reader holds; its text is `prompt-<prompt>`, with `about` under its kind. */
export interface Question {
  seat: number;
  prompt: string;
  kind: string;
  rule: string;
  about: Word | null;
  options: Choice[];
}

/**
 * An event as this reader may see it; `seq` is the row of the table's log that made it happen. Its text is
 * `event-<kind>`, or `event-<kind>-hidden`; what is done at the table has a kind `act-…`, which is the key of its text,
 * and no rule. `seats`, where a reader holds several: only these may be shown it; none named: all.
 */
export interface Happening {
  seq: number;
  kind: string;
  rule: string;
  words: Record<string, Word>;
  hidden?: boolean;
  seats?: number[];
}

export interface ChatLine {
  seq: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** `none`: no clock. `live`: seconds for the game and more for each answer. `days`: days for each answer. */
export interface Pace {
  kind?: "days" | "live" | "none";
  seconds?: number;
  increment?: number;
  days?: number;
}

/**
 * A bot with a name stands in for that person, who may come back unless `gone` (has given up or lost on time). `left`:
 * the person has got up in the middle of the game, so that the others may put a bot there at once.
 */
export interface SeatInfo {
  seat: number;
  side: number;
  kind: SeatKind;
  name: string;
  level: string;
  online: boolean;
  acting: boolean;
  gone?: boolean;
  clock?: number | null;
  grace?: number;
  left?: boolean;
}

/**
 * What somebody asks of the others; `agreed` are the seats that have said yes. One at a time. `number` tells it from
 * what is asked before and later.
 */
export interface Offer {
  kind: "abort" | "draw" | "rematch" | "undo";
  seat: number;
  agreed: number[];
  number: number;
}

/** `parts`: where each seat's score came from; the text of a part is `part-<name>`. */
export interface Outcome {
  places: number[];
  reason: string;
  scores: number[] | null;
  parts: Record<string, number>[] | null;
}

/**
 * What everybody at the table may know of it; `spectators` are those whom the process that tells it has there. `hints`:
 * whoever is asked may ask what a strong player would do. `reviewed`: the review of the game is made. `deciding`: what
 * is asked of whoever acts, where all may know it; "" otherwise. `host`: the seat that decides before the game.
 * `substitute`: the level of every bot that plays for somebody who was here, where that is fixed.
 */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  rules: number;
  options: Record<string, number | string | boolean>;
  visibility: Visibility;
  pace: Pace;
  absence: Absence;
  status: Status;
  seats: SeatInfo[];
  offers: Offer[];
  commitment: string;
  head: string;
  result: Outcome | null;
  rematch: string;
  created: number;
  stopped_at?: number | null;
  spectators?: number;
  hints?: boolean;
  reviewed?: boolean;
  deciding?: string;
  host?: number | null;
  substitute?: string;
}

/**
 * What one seat sees (None: a spectator), what it is asked, and whether its last answer can be taken back. `muted`: the
 * seats whose chat this one does not want to read; -1 stands for the spectators.
 */
export interface Seen {
  seat: number | null;
  view: Record<string, unknown>;
  question: Question | null;
  undo: "consent" | "free" | "none";
  muted?: number[];
}

/** The whole truth for this reader at `seq`, and what happened since the last update it was sent. */
export interface Update {
  type: "update";
  seq: number;
  table: TableInfo;
  seen: Seen[];
  happened: Happening[];
  chat: ChatLine[];
}

/** Why something was not done: the id of a rule of the game, or a key of the table's texts with its arguments. */
export interface Refused {
  type: "refused";
  about: string;
  key: string;
  rule: boolean;
  args: Record<string, string>;
}

/** The answer to "why can't I?" for a thing on the board. */
export interface Explained {
  type: "explained";
  kind: string;
  name: string;
  rule: string;
}

/**
 * What an option would do, as far as the seat can know, up to the next question of anybody. `question` is that question
 * where the same seat is asked it: neither luck nor anybody else comes in between.
 */
export interface Preview {
  type: "preview";
  value: Value;
  happened: Happening[];
  view: Record<string, unknown>;
  question: Question | null;
}

/** What a seat may well answer, as far as the one who asked for advice can know. */
export interface LikelyReply {
  seat: number;
  word: Word;
}

/**
 * An option as a strong player sees it: how likely it wins, and how much of the search went to it, from 0 to 1. `rule`:
 * by which something would happen, or which asks the question. `good` and `bad`: what speaks for it and against it;
 * `misses`: what the best has and it has not. `reply`: what the next of another side may well answer.
 */
export interface Advice {
  value: Value;
  word: Word;
  chance: number;
  share: number;
  rule: string;
  good: Word[];
  bad: Word[];
  misses: Word[];
  reply: LikelyReply | null;
}

/**
 * What a bot of that level thinks of the options, the best first, from what the seat knows. `seq` is the row of the log
 * that opened the question.
 */
export interface Hint {
  seat: number;
  seq: number;
  level: string;
  options: Advice[];
}

/** The server goes down; come back in a moment, nothing is lost. */
export interface Draining {
  type: "draining";
}

/** `seq` is the update that was answered; an answer to an older one gets the new view instead of an error. */
export interface Answer {
  type: "answer";
  seat: number;
  seq: number;
  value: Value;
}

/**
 * A table act of a seat. `bot`: one of that level for an open seat, or for oneself where the table has fixed none; for
 * whoever has left it is the table's or the usual one. `start`: bots of that level for all seats that are open. `free`:
 * whoever sits there gets up. `seq`: the update that was acted on; what the seat has done since is not done twice.
 * `offer`: the number of what `agree` and `decline` answer, refused where that has passed.
 */
export interface Act {
  type: "act";
  seat: number;
  act:
    | "abort"
    | "agree"
    | "bot"
    | "concede"
    | "decline"
    | "draw"
    | "free"
    | "leave"
    | "rematch"
    | "return"
    | "start"
    | "undo";
  seq: number;
  level?: string;
  offer?: number | null;
}

export interface Chat {
  type: "chat";
  text: string;
  seat?: number | null;
}

export interface Rename {
  type: "rename";
  seat: number;
  name: string;
}

/** The seat does not want to read what another says, or does again; `whom` -1: the spectators. */
export interface Mute {
  type: "mute";
  seat: number;
  whom: number;
  on?: boolean;
}

/**
 * Somebody points at a thing that is not an option: a square, a titan, a card … `holding` is what is taken in hand
 * meanwhile, if anything.
 */
export interface Why {
  type: "why";
  seat: number;
  kind: string;
  name: string;
  holding?: Thing | null;
}

/** Asks for the preview of an option. */
export interface Imagine {
  type: "imagine";
  seat: number;
  value: Value;
}

/** Asks what a strong player would do at the open question of a seat of one's own. */
export interface WishHint {
  seat: number;
}

/** First message on a socket: the last sequence this reader has seen, 0 for none. */
export interface Hello {
  type: "hello";
  seen?: number;
}

/**
 * How a seat is filled when a table is made. `here`: the maker sits there himself (several: one screen). `number` and
 * `webhook` as in `Sit`, for a seat that is filled `here`.
 */
export interface SeatWish {
  kind?: "bot" | "here" | "open";
  name?: string;
  level?: string;
  number?: string;
  webhook?: string;
}

/**
 * `webhook` is told when it is the turn of a person who has not named one of their own. `hints`: whether they are
 * given; unsaid: where nobody plays but whoever makes the table, and bots. `drawn`: options that the server draws by
 * lot, among the values that go together with the rest. `substitute`: the level of every bot that plays for somebody
 * who was here; unsaid: the usual one, and for themselves people choose.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, number | string | boolean>;
  visibility?: Visibility;
  pace?: Pace;
  absence?: Absence;
  webhook?: string;
  hints?: boolean | null;
  drawn?: string[];
  substitute?: string;
}

/**
 * The secret of a seat: it travels in the fragment of a link and is exchanged for a cookie. `webhook_secret`: by which
 * the notices to this seat's own webhook are signed.
 */
export interface SeatKey {
  seat: number;
  token: string;
  webhook_secret?: string;
}

/** `webhook_secret`: by which the notices to the webhook of the table are signed. */
export interface Made {
  id: string;
  code: string;
  keys: SeatKey[];
  webhook_secret?: string;
}

/**
 * Takes an open seat (None: any). Whoever gives no name is called by the number of the seat: "#3". `number`: what this
 * seat adds to the luck; without one the server draws it. `webhook`: the address that is told when it is this seat's
 * turn and nobody is there.
 */
export interface Sit {
  name: string;
  seat?: number | null;
  number?: string;
  webhook?: string;
}

/** Seat keys to be kept in a cookie. */
export interface Session {
  tokens: string[];
}

/** A new table from step `at` of a game that is over: `seat` is played by whoever asks, the others by bots. */
export interface PlayOn {
  at: number;
  seat: number;
  name: string;
  level: string;
}

/** A game as it stood after `at` of its `last` steps; `happened` is what that step did. */
export interface Replayed {
  at: number;
  last: number;
  seen: Seen;
  happened: Happening[];
}

/** An example of the rules: which paragraphs it shows, and what is said of it in each language. */
export interface ExampleLine {
  id: string;
  chapter: string;
  shows: string[];
  title: Record<string, string>;
  text: Record<string, string>;
}

/** What one seat, or everybody, sees after an answer, and what that answer did. */
export interface ExampleStep {
  seen: Seen;
  happened: Happening[];
}

/** An example played: the first step is the position it begins with. */
export interface ExampleTold {
  line: ExampleLine;
  sides: number[];
  options: Record<string, number | string | boolean>;
  steps: ExampleStep[];
}

/** A table of one's own with the position of an example; without a level one plays with both hands. */
export interface TryExample {
  name: string;
  level: string;
}

/** A line of a summary: in each language, with the paragraph it rests on and a drawing of the game, or "". */
export interface SummaryLine {
  text: Record<string, string>;
  rule: string;
  art: string;
}

/** A part of the page that has the whole game on it. */
export interface SummarySection {
  title: Record<string, string>;
  art: string;
  lines: SummaryLine[];
}

/** A word of the rulebook: its forms in each language, the plain one first, and the paragraph that defines it. */
export interface TermLine {
  id: string;
  forms: Record<string, string[]>;
  rule: string;
}

/**
 * After step `at`: how likely each seat was to win. `seat` has answered; -1: luck; -2: all have agreed. `mistake`: of
 * what kind the answer was one, named by the message `mistake-`…; empty: of none.
 */
export interface ReviewPoint {
  at: number;
  seat: number;
  chances: number[];
  mistake?: string;
}

/**
 * How a game that is over went; complete when `done` is `of`. By seat: how much of its chance luck gave or took, its
 * own answers, and those of others; together, the end less the beginning. `decisive` are places in `points`, the
 * greatest change first.
 */
export interface Reviewed {
  done: number;
  of: number;
  points: ReviewPoint[];
  luck: number[];
  own: number[];
  others: number[];
  decisive: number[];
}

/** A public table. `form` and `options`: what is played there. */
export interface LobbyLine {
  id: string;
  code: string;
  game: string;
  seats: SeatInfo[];
  status: Status;
  pace: Pace;
  created: number;
  form: string;
  options: Record<string, number | string | boolean>;
}

export interface OptionInfo {
  key: string;
  default: number | string | boolean;
  values: (number | string | boolean)[];
  ours: string;
}

/** A set-up with a name, in both languages: what differs from the usual, what is drawn, and fitting bots. */
export interface FormInfo {
  name: string;
  en: string;
  pl: string;
  seats: number;
  options: Record<string, number | string | boolean>;
  drawn: string[];
  level: string;
}

/**
 * `forms` are the set-ups offered by name: the first is what somebody should play who never has. `lessons` says how
 * many its course has, `fields` of what kind the things are that a field of its views names.
 */
export interface GameInfo {
  name: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  forms: FormInfo[];
  lessons: number;
  fields: Record<string, string>;
}

/** Options for a game, before a table is made; those left out have their defaults. */
export interface Chosen {
  options: Record<string, number | string | boolean>;
}

/** A paragraph; `code` says where in the game's folder it lives (`chain.py:hop`), or "definition". */
export interface RuleText {
  id: string;
  chapter: string;
  en: string;
  pl: string;
  source: string;
  code: string[];
}

/**
 * From where the table can be reached. `page`: the address by which the page was opened does. `network`: `addresses`
 * lead here from a phone in the same house, the best first. `machine`: nobody else comes in; `opens`: they would be let
 * in on request, otherwise by starting the server with `command`.
 */
export interface Reachable {
  by: "machine" | "network" | "page";
  addresses: string[];
  opens: boolean;
  command: string;
}

/** Every 4xx: a key of the table's texts or a rule id, and a sentence in both languages. */
export interface Problem {
  key: string;
  en: string;
  pl: string;
}

/**
 * Whether so many can play with the options chosen; if not, why. `sides`: who plays together, by seat, where they can;
 * `applies`: the options that mean anything then.
 */
export interface Fit {
  seats: number;
  problem: Problem | null;
  sides: number[];
  applies: string[];
}

/** A lesson of a course. */
export interface LessonLine {
  id: string;
  title: Record<string, string>;
  minutes: number;
  steps: number;
}

/**
 * What a learner has answered so far, a value for each step (null where there was nothing to answer). `answer`, where
 * `tries` says so, is judged at the step that is open.
 */
export interface Lecture {
  answers: Value[];
  tries: boolean;
  answer: Value;
}

/** Somebody points at a thing that is not an option, at the step that is open. */
export interface LessonWhy {
  answers: Value[];
  kind: string;
  name: string;
  holding: Thing | null;
}

/** An answer that is right at the step that is open. */
export interface LessonShown {
  value: Value;
}

/**
 * What is said to an answer; a wrong one comes with the paragraph that goes with it, a right one with what it did.
 * `seen` is the position that it led to, before the next step puts up another.
 */
export interface LessonReply {
  right: boolean;
  text: Record<string, string>;
  rule: string;
  happened: Happening[];
  seen: Seen | null;
}

/** The step that is open after `number` others, or the end: then nothing is said any more. */
export interface LessonStep {
  number: number;
  say: Record<string, string>;
  asks: boolean;
  sides: number[];
  options: Record<string, number | string | boolean>;
  seen: Seen;
  reply: LessonReply | null;
}

/** Something that a browser keeps, as text. `version`: the one that was read; a newer one is not overwritten. */
export interface DocumentKept {
  version: number;
  body: string;
}

/**
 * Whoever has this key; `id` is "" where the house has nothing of them yet. `devices`: how many hold a key of theirs.
 * `shown`: others may see that they are here.
 */
export interface Me {
  id: string;
  name: string;
  shown: boolean;
  created: number;
  devices: number;
  documents: Record<string, DocumentKept>;
  rated: boolean;
}

export interface MeWish {
  name: string;
  shown: boolean;
}

/** By which another device comes in, once, until then. */
export interface Pass {
  code: string;
  until: number;
}

export interface ComeIn {
  code: string;
}

/** By a handle that opens nothing, and a name. */
export interface Somebody {
  player: string;
  name: string;
}

/** To a table that waits, by somebody who sits there. */
export interface Invited {
  table: string;
  game: string;
  form: string;
  by: string;
  at: number;
}

/** Who is here, of those who agree to be seen and for one who does too; with whom one has played; invitations. */
export interface Company {
  here: Somebody[];
  known: Somebody[];
  invitations: Invited[];
}

export interface Invite {
  table: string;
  player: string;
}

/**
 * A seat of a finished game. `you`: the player who asks; `player`: somebody else with a key, by a handle. `points` and
 * `off`: the rating after it, where the game was rated and it is one's own.
 */
export interface PlayLine {
  seat: number;
  name: string;
  level: string;
  side: number;
  place: number;
  score: number | null;
  had: Record<string, string[]>;
  you: boolean;
  player: string;
  points: number | null;
  off: number | null;
  luck: number | null;
  own: number | null;
}

/**
 * A finished game. `reason` is a rule id or a table act; `series`: the first of the tables that followed each other by
 * rematches.
 */
export interface GameLine {
  table: string;
  game: string;
  form: string;
  began: number;
  ended: number;
  answers: number;
  reason: string;
  series: string;
  plays: PlayLine[];
}

/** The newest first; `more`: there are older ones, before the last of these. */
export interface GamesPlayed {
  games: GameLine[];
  more: boolean;
}

export interface BotMark {
  level: string;
  points: number;
  off: number;
}

/**
 * How strong somebody is in a form of a game; nineteen of twenty are no further off than `off`. `level`: the bot
 * against whom they would win every second game.
 */
export interface RatingLine {
  game: string;
  form: string;
  points: number;
  off: number;
  games: number;
  level: string;
}

/** One's own, and the bots by game on the same scale. */
export interface Ratings {
  own: RatingLine[];
  bots: Record<string, BotMark[]>;
}

/** How seats fared that had a thing: so many of them, so many won, and what would be fair there. */
export interface Fared {
  kind: string;
  name: string;
  seats: number;
  won: number;
  fair: number;
}

/** Finished games of one kind: by form, by how they ended, and what was chosen; times in seconds. */
export interface GameFared {
  game: string;
  games: number;
  forms: Record<string, number>;
  reasons: Record<string, number>;
  answers: number;
  seconds: number;
  months: Record<string, number>;
  chosen: Fared[];
  bots: Fared[];
}

export interface HouseTold {
  games: GameFared[];
}

/** Games that followed each other by rematches: wins by the seats of the table asked about, and draws. */
export interface Series {
  tables: string[];
  wins: number[];
  draws: number;
}

/**
 * A puzzle of the shelf, or a position that somebody has kept; its title is `puzzle-theme-<theme>`. `answers` is how
 * many have to be found in a row, `difficulty` from 1 to 3; `rating` is on the scale of players.
 */
export interface PuzzleLine {
  id: string;
  game: string;
  theme: string;
  rating: number;
  difficulty: number;
  answers: number;
}

/** The same for everybody that day, as the clock of the server has it: 2026-11-17. */
export interface PuzzleOfDay {
  day: string;
  line: PuzzleLine | null;
}

/** How strong somebody is taken to be, and how unsure that is. Whoever solves keeps it. */
export interface PuzzleRating {
  mu: number;
  sigma: number;
}

/**
 * The right answers so far; `answer`, where `tries` says so, is judged at the question that is open. `gives_up`: the
 * solution is told. With a rating the answer that decides is rated, and the new rating told.
 */
export interface Solving {
  answers: Value[];
  tries: boolean;
  answer: Value;
  gives_up: boolean;
  rating: PuzzleRating | null;
}

/** Somebody points at a thing that is not an option, at the question that is open. */
export interface PuzzleWhy {
  answers: Value[];
  kind: string;
  name: string;
  holding: Thing | null;
}

/** A table of one's own that goes on after these answers of the solution, against bots. */
export interface PuzzleTable {
  answers: Value[];
  name: string;
  level: string;
}

/** The rule that is at work in the solution. */
export interface PuzzleHint {
  rule: string;
}

export interface PuzzleOption {
  value: Value;
  word: Word;
  chance: number;
}

/**
 * What is said to an answer: with it the chances of all options, the best first. `solved`: nothing is left to be found.
 * A wrong answer ends the puzzle, and `solution` tells the answers that were left, each of them an option as it is
 * called there; `ends`: the game is over then.
 */
export interface PuzzleJudged {
  right: boolean;
  solved: boolean;
  rule: string;
  options: PuzzleOption[];
  solution: PuzzleOption[];
  happened: Happening[];
  seen: Seen;
  ends: boolean;
  rating: PuzzleRating | null;
}

/** The question that is open after `number` answers, or what was said to the last one. */
export interface PuzzleStep {
  line: PuzzleLine;
  number: number;
  sides: number[];
  options: Record<string, number | string | boolean>;
  seen: Seen;
  judged: PuzzleJudged | null;
}
