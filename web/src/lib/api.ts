import type {
  Chosen,
  Company,
  DocumentKept,
  ExampleLine,
  ExampleTold,
  Explained,
  Fit,
  GameInfo,
  GamesPlayed,
  Hint,
  HouseTold,
  Invite,
  Lecture,
  LessonLine,
  LessonShown,
  LessonStep,
  LessonWhy,
  LobbyLine,
  Made,
  Me,
  MeWish,
  NewTable,
  Pass,
  PlayOn,
  Preview,
  Problem,
  Ratings,
  PuzzleHint,
  PuzzleLine,
  PuzzleOfDay,
  PuzzleStep,
  PuzzleTable,
  PuzzleWhy,
  Reachable,
  Replayed,
  Reviewed,
  SeatKey,
  Series,
  Session,
  Sit,
  Solving,
  SummarySection,
  TermLine,
  TryExample,
  Update,
} from "../protocol";
import { apiUrl } from "./base";
import { HEADER, isOwn, player, playerKey } from "./player.svelte";

/** A 4xx: the server said why, in both languages. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.key);
  }
}

/** Nobody answers, or whoever answers is not our server. */
export class Away extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(method, path, body);
  if (answer.status >= 500 && answer.status !== 503) throw new Away(String(answer.status));
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  if (isProblem(said) && answer.status < 500) throw new Refusal(answer.status, said);
  throw new Away(String(answer.status));
}

async function reach(method: string, path: string, body: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  const key = isOwn(path.split("?")[0] ?? "") ? playerKey() : "";
  if (key) init.headers = { ...init.headers, [HEADER]: key };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  try {
    return await fetch(apiUrl(path), init);
  } catch {
    throw new Away();
  }
}

function isProblem(said: unknown): said is Problem {
  return typeof said === "object" && said !== null && "key" in said && "en" in said && "pl" in said;
}

const part = encodeURIComponent;
const lessonAt = (game: string, lesson: string) => `games/${part(game)}/lessons/${part(lesson)}`;

const puzzleAt = (game: string, id: string) => `games/${part(game)}/puzzles/${part(id)}`;

/** Nothing is this late in a log: only the table as it is now is wanted. */
export const NOTHING = 2 ** 31;

export const api = {
  games: () => ask<GameInfo[]>("GET", "games"),
  fit: (game: string, chosen: Chosen) => ask<Fit[]>("POST", `games/${part(game)}/fit`, chosen),
  examples: (game: string) => ask<ExampleLine[]>("GET", `games/${part(game)}/examples`),
  example: (game: string, name: string) => ask<ExampleTold>("GET", `games/${part(game)}/examples/${part(name)}`),
  tryExample: (game: string, name: string, wish: TryExample) =>
    ask<Made>("POST", `games/${part(game)}/examples/${part(name)}/table`, wish),
  lessons: (game: string) => ask<LessonLine[]>("GET", `games/${part(game)}/lessons`),
  lecture: (game: string, lesson: string, wish: Lecture) => ask<LessonStep>("POST", lessonAt(game, lesson), wish),
  lessonImagine: (game: string, lesson: string, wish: Lecture) =>
    ask<Preview>("POST", `${lessonAt(game, lesson)}/imagine`, wish),
  lessonWhy: (game: string, lesson: string, wish: LessonWhy) =>
    ask<Explained>("POST", `${lessonAt(game, lesson)}/why`, wish),
  lessonShow: (game: string, lesson: string, wish: Lecture) =>
    ask<LessonShown>("POST", `${lessonAt(game, lesson)}/show`, wish),
  puzzles: () => ask<PuzzleLine[]>("GET", "puzzles"),
  puzzleToday: () => ask<PuzzleOfDay>("GET", "puzzles/today"),
  puzzle: (game: string, id: string, wish: Solving) => ask<PuzzleStep>("POST", puzzleAt(game, id), wish),
  puzzleImagine: (game: string, id: string, wish: Solving) =>
    ask<Preview>("POST", `${puzzleAt(game, id)}/imagine`, wish),
  puzzleWhy: (game: string, id: string, wish: PuzzleWhy) => ask<Explained>("POST", `${puzzleAt(game, id)}/why`, wish),
  puzzleHint: (game: string, id: string) => ask<PuzzleHint>("POST", `${puzzleAt(game, id)}/hint`),
  puzzleTable: (game: string, id: string, wish: PuzzleTable) => ask<Made>("POST", `${puzzleAt(game, id)}/table`, wish),
  summary: (game: string) => ask<SummarySection[]>("GET", `games/${part(game)}/summary`),
  terms: (game: string) => ask<TermLine[]>("GET", `games/${part(game)}/terms`),
  /** Under which addresses friends come in, as far as whoever asks may know. */
  reach: () => ask<Reachable>("GET", "reach"),
  /** Lets phones in: only whoever sits at the machine of the server can. */
  open: () => ask<Reachable>("POST", "reach"),
  lobby: () => ask<LobbyLine[]>("GET", "lobby"),
  make: (wish: NewTable) => ask<Made>("POST", "tables", wish),
  /** By id or code; `after` leaves out what happened before. The cookie of a seat belongs to the id. */
  table: (table: string, after = 0) => ask<Update>("GET", `tables/${part(table)}?after=${after}`),
  sit: (table: string, wish: Sit) => ask<SeatKey>("POST", `tables/${part(table)}/seats`, wish),
  session: async (table: string, wish: Session) => {
    const update = await ask<Update>("POST", `tables/${part(table)}/session`, wish);
    player.seated();
    return update;
  },
  follow: (table: string) => ask<Update>("POST", `tables/${part(table)}/follow`),
  replay: (table: string, at: number | null, seat: number | null) =>
    ask<Replayed>("GET", `tables/${part(table)}/replay?${query({ at, seat })}`),
  playOn: (table: string, wish: PlayOn) => ask<Made>("POST", `tables/${part(table)}/replay/play-on`, wish),
  /** What a strong player would do at the open question of a seat of one's own. */
  hint: (table: string, seat: number) => ask<Hint>("POST", `tables/${part(table)}/hint`, { seat }),
  /** How a game that is over went, or how much of that is known yet. */
  review: (table: string) => ask<Reviewed>("GET", `tables/${part(table)}/review`),
  /** The score over all rematches so far, by the seats of this table. */
  series: (table: string) => ask<Series>("GET", `tables/${part(table)}/series`),
  me: () => ask<Me>("GET", "me"),
  changeMe: (wish: MeWish) => ask<Me>("POST", "me", wish),
  keepDocument: (name: string, document: DocumentKept) =>
    ask<DocumentKept>("POST", `me/documents/${part(name)}`, document),
  pass: () => ask<Pass>("POST", "me/pass", {}),
  comeIn: (code: string) => ask<Me>("POST", "me/devices", { code }),
  onlyDevice: () => ask<Me>("POST", "me/devices/only", {}),
  here: () => ask<Company>("POST", "me/here", {}),
  invite: (wish: Invite) => ask<Company>("POST", "me/invitations", wish),
  myGames: (before = 0) => ask<GamesPlayed>("GET", `me/games?before=${before}`),
  myRatings: () => ask<Ratings>("GET", "me/ratings"),
  deleteMe: () => ask<Me>("POST", "me/delete", {}),
  /** All that is kept of whoever asks, as a file. */
  archive: async () => {
    const answer = await reach("GET", "me/archive", undefined);
    if (!answer.ok) throw new Away(String(answer.status));
    return answer.blob();
  },
  house: () => ask<HouseTold>("GET", "house"),
  recordUrl: (table: string) => apiUrl(`tables/${part(table)}/record`),
};

function query(values: Record<string, number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}
