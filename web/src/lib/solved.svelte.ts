import type { PuzzleLine, PuzzleRating } from "../protocol";
import { merged } from "./merge";
import { keep, kept } from "./settings.svelte";

/** What somebody in this browser has solved. Nobody else touches the storage, so that it can be kept elsewhere. */
interface Solved {
  /** By `game/id`, whether the first try found it. */
  puzzles: Record<string, boolean>;
  /** By day, whether the puzzle of that day was found. */
  days: Record<string, boolean>;
  rating: PuzzleRating;
}

export const KEY = "stolik.solved";
const DAY = 24 * 3600 * 1000;
export const FIRST: PuzzleRating = { mu: 1200, sigma: 220 };

export function readSolved(text: string | null): Solved {
  const nothing: Solved = { puzzles: {}, days: {}, rating: FIRST };
  try {
    const found = JSON.parse(text ?? "null") as Partial<Solved> | null;
    const rating = found && [found.days, found.puzzles].every(isTable) ? found.rating : undefined;
    return rating && Number.isFinite(rating.mu) && Number.isFinite(rating.sigma) ? { ...nothing, ...found } : nothing;
  } catch {
    return nothing;
  }
}

function isTable(one: unknown): boolean {
  return typeof one === "object" && one !== null && Object.values(one).every((found) => typeof found === "boolean");
}

let solved: Solved = $state.raw(readSolved(kept(KEY)));

/** Another device has gone on by itself: nothing found on either is lost; the rating is of whoever has tried more. */
export function bothSolved(mine: Solved, theirs: Solved): Solved {
  const more = Object.keys(mine.puzzles).length > Object.keys(theirs.puzzles).length ? mine : theirs;
  const both = (one: Record<string, boolean>, other: Record<string, boolean>) =>
    merged(one, other) as Record<string, boolean>;
  return {
    puzzles: both(mine.puzzles, theirs.puzzles),
    days: both(mine.days, theirs.days),
    rating: more.rating,
  };
}

export function takeSolved(theirs: string): void {
  solved = bothSolved(solved, readSolved(theirs));
  keep(KEY, JSON.stringify(solved));
}

export function forgetSolved(): void {
  solved = readSolved(null);
  keep(KEY, "{}");
}

const nameOf = ({ game, id }: PuzzleLine) => `${game}/${id}`;

/** How the first try went; null where there was none. */
export function tried(line: PuzzleLine): boolean | null {
  return solved.puzzles[nameOf(line)] ?? null;
}

export function ratingNow(): PuzzleRating {
  return solved.rating;
}

/** How many first tries there were, and how many of them found it. */
export function tally(): { of: number; found: number } {
  const all = Object.values(solved.puzzles);
  return { of: all.length, found: all.filter(Boolean).length };
}

/** Only the first try counts. `day`, where it is the puzzle of that day. */
export function solve(line: PuzzleLine, found: boolean, rating: PuzzleRating | null, day: string | null): void {
  if (tried(line) === null) {
    const puzzles = { ...solved.puzzles, [nameOf(line)]: found };
    solved = { ...solved, puzzles, rating: rating ?? solved.rating };
  }
  if (day && !(day in solved.days)) solved = { ...solved, days: { ...solved.days, [day]: found } };
  keep(KEY, JSON.stringify(solved));
}

/** The last seven days, today at the end: whether the puzzle of each was found, null where nobody tried. */
export function week(today: string): { day: string; found: boolean | null }[] {
  const days = [today];
  while (days.length < 7) days.unshift(before(days[0] ?? today));
  return days.map((day) => ({ day, found: solved.days[day] ?? null }));
}

/** Days in a row, up to today or, while today's is open, up to yesterday. */
export function streak(today: string, days: Record<string, boolean> = solved.days): number {
  let day = today in days ? today : before(today);
  let length = 0;
  while (days[day]) {
    length += 1;
    day = before(day);
  }
  return length;
}

function before(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}
