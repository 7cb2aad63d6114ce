import { idOf } from "../../board/options";
import type { Question } from "../../protocol";
import type { Bench } from "../contract";
import { DECK, FLARES, type Row, type Thresholds } from "./deck";

export type RankName = "none" | "common" | "heroic" | "legendary";
export const RANKS: readonly RankName[] = ["none", "common", "heroic", "legendary"];

export interface Square {
  square: string;
  ground: string;
  side: number | null;
  rank: RankName;
  gate: boolean;
}

export interface Side {
  school: string;
  small: number;
  legendary: number;
  score: number;
  against: number[];
  /** Pieces of this side destroyed in this turn, by rank. */
  tally: number[];
  tasks: string[];
}

export interface Player {
  school: string;
  side: number;
  hand: number;
  legends: number;
  flares: number;
  deck: number;
  pile: string[];
  put_away: number;
  frost: string | null;
  /** The being whose effect was played from the hand and that waits to be summoned. */
  pending: string | null;
  taxed: number;
  improvised: boolean[];
}

export interface Task {
  task: string;
  points: number;
  kind: string;
  advanced: boolean;
  met: boolean;
}

/** The view of a seat, as the rules build it. */
export interface Arena {
  form: "high_form" | "duel" | "melee";
  phase: "schools" | "dealing" | "starting" | "turn" | "ending";
  turn: number | null;
  chooser: number | null;
  actions: number;
  squares: Square[];
  sides: Side[];
  players: Player[];
  hand: string[];
  legends: string[];
  flares: string[];
  put_away: string[];
  under: string[];
  legend_deck: number;
  flare_deck: number;
  legend_pile: string[];
  flare_pile: string[];
  tasks: Task[];
  next_task: string | null;
  limit: number;
  last: number | null;
  bonus: number;
  playing: string | null;
  /** Where the being stands whose effect is under way. */
  being: string | null;
  /** A piece that lies on a card: its side and its rank. */
  stashed: string | null;
  /** The square of a summoning whose former piece has not gone yet; kept only while events are shown. */
  over?: string;
}

/** What is to be drawn now; before the first event has been shown, what the seat sees. */
export function arenaOf(bench: Bench): Arena {
  const shown = bench.shown as Partial<Arena> | null;
  return (shown?.squares ? shown : bench.seen.view) as unknown as Arena;
}

export { idOf };
export const squareOf = idOf;

export function squareAt(arena: Arena, name: string): Square | undefined {
  return arena.squares.find(({ square }) => square === name);
}

export function rankOf(name: RankName): number {
  return RANKS.indexOf(name);
}

export function rowOf(card: string): Row | undefined {
  return DECK[card.replace(/^southern-/, "northern-")];
}

export function thresholdsOf(card: string): Thresholds | undefined {
  return FLARES[card];
}

export function isFlare(card: string): boolean {
  return card.startsWith("flare-");
}

/** The school of a card; "legend" and "flare" for those that all share. */
export function deckOf(card: string): string {
  return card.slice(0, card.indexOf("-"));
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
