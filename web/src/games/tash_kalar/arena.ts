import { idOf } from "../../board/options";
import type { Question } from "../../protocol";
import type { Bench } from "../contract";
import type { Rank, SquareView, View } from "./view";
import { CARDS, DECK, FLARES, type Row, type Thresholds } from "./deck";

export type {
  PlayerView as Player,
  Rank as RankName,
  SideView as Side,
  SquareView as Square,
  TaskView as Task,
} from "./view";
export const RANKS: readonly Rank[] = ["none", "common", "heroic", "legendary"];

/** What a seat sees, and what is kept only while events are shown. */
export interface Arena extends View {
  /** The square of a summoning whose former piece has not gone yet. */
  over?: string;
}

/** What is to be drawn now; before the first event has been shown, what the seat sees. */
export function arenaOf(bench: Bench): Arena {
  const shown = bench.shown as Partial<Arena> | null;
  return (shown?.squares ? shown : bench.seen.view) as View;
}

export { idOf };
export const squareOf = idOf;

export function squareAt(arena: Arena, name: string): SquareView | undefined {
  return arena.squares.find(({ square }) => square === name);
}

export function rankOf(name: Rank): number {
  return RANKS.indexOf(name);
}

export function rowOf(card: string): Row | undefined {
  return DECK[printedAs(card)];
}

/** The card that stands for it: both Imperial schools hold the same beings. */
export function printedAs(card: string): string {
  return CARDS[card]?.same ?? card;
}

/** How many beings a school has. */
export function sizeOf(school: string): number {
  return cardsOf(school).length;
}

export function thresholdsOf(card: string): Thresholds | undefined {
  return FLARES[card];
}

export function isFlare(card: string): boolean {
  return deckOf(card) === "flare";
}

/** The school of a card; "legend" and "flare" for those that all share. */
export function deckOf(card: string): string {
  return CARDS[card]?.deck ?? "";
}

export function cardsOf(deck: string): string[] {
  return Object.keys(CARDS).filter((card) => deckOf(card) === deck);
}

export function sideOfSchool(arena: Arena, school: string): number {
  return arena.sides.findIndex((side) => side.school === school);
}

export function schoolOf(arena: Arena, side: number | null): string {
  return arena.sides[side ?? -1]?.school ?? "";
}

/** The side that somebody plays; partners share one. */
export function sideOf(arena: Arena, seat: number | null): number {
  return arena.players[seat ?? -1]?.side ?? 0;
}

/** Pieces of a side on the arena, by rank; 0 is all of them. */
export function countOf(arena: Arena, side: number): number[] {
  const counts = [0, 0, 0, 0];
  for (const square of arena.squares) {
    if (square.side !== side) continue;
    counts[rankOf(square.rank)]!++;
    counts[0]!++;
  }
  return counts;
}

/** Which seats are on one side: two in a team. */
export function seatsOf(arena: Arena, side: number): number[] {
  return arena.players.flatMap((player, seat) => (player.side === side ? [seat] : []));
}

export function isTeamGame(arena: Arena, seats: number): boolean {
  return arena.form !== "melee" && seats === 4;
}

/** The card a question is about. */
export function aboutOf(question: Question | null): string {
  return question?.about?.kind === "card" ? idOf(question.about) : "";
}

/**
 * Points that the pieces destroyed in this turn are worth: two for a legendary, one for a heroic, one for two commons.
 */
export function worthOf(tally: readonly number[]): number {
  const [common = 0, heroic = 0, legendary = 0] = tally;
  return 2 * legendary + heroic + Math.floor(common / 2);
}
