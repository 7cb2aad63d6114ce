import { idOf } from "../../board/options";
import type { Bench } from "../contract";
import type { Question } from "../../protocol";

export type Poisoner = "assassin" | "saboteur";

export interface Hex {
  hex: string;
  location: boolean;
  wing: boolean;
  control: number | null;
  fort: boolean;
  unit: string | null;
  coins: number;
  seat: number | null;
  poison: Poisoner[];
}

export interface OwnUnit {
  unit: string;
  coins: number;
  supply: number;
  removed: number;
}

export interface Player {
  units: OwnUnit[];
  bag: number;
  hand: number;
  up: string[];
  down: number;
  drawn: number;
  reserve: string[];
}

/** The view of a seat, as the rules build it. */
export interface Chest {
  phase: "layout" | "drafting" | "drawing" | "playing";
  round: number;
  turn: number | null;
  initiative: number | null;
  claimed: boolean;
  sides: number[];
  hexes: Hex[];
  markers: number[];
  forts: number | null;
  players: Player[];
  hand: string[];
  down: string[];
  bag: string[];
  drawn: string[];
  spied: { seat: number; coins: string[] } | null;
  decrees: { decree: string; seals: number[] }[];
  poison: Partial<Record<Poisoner, string>>;
  decoys: Record<string, number | "card">;
  pool: string[];
  banned: string[];
  picks: string[][];
  limit: number;
  winner: number | null;
  /** The unit that has just been recruited; kept only while events are shown. */
  fresh?: string;
  /** The seat whose own coins are listed, as far as an event has told it; kept only while events are shown. */
  reader?: number;
}

/** What is to be drawn now; before the first event has been shown, what the seat sees. */
export function chestOf(bench: Bench): Chest {
  const shown = bench.shown as Partial<Chest> | null;
  return (shown?.hexes ? shown : bench.seen.view) as unknown as Chest;
}

export { idOf };

export const hexOf = idOf;

export function hexAt(chest: Chest, name: string): Hex | undefined {
  return chest.hexes.find(({ hex }) => hex === name);
}

/** Whose a coin is: a unit's and a decoy's is whoever plays that unit; a royal coin has no face of its own. */
export function ownerOf(chest: Chest, coin: string): number {
  const unit = coin.replace(/^decoy_/, "");
  const seat = chest.players.findIndex(({ units }) => units.some((own) => own.unit === unit));
  return seat >= 0 ? seat : chest.picks.findIndex((picks) => picks.includes(unit));
}

export function unitsOf(chest: Chest, unit: string): Hex[] {
  return chest.hexes.filter((hex) => hex.unit === unit);
}

/** The unit or coin a question is about. */
export function aboutOf(question: Question | null): string {
  return ["unit", "coin"].includes(question?.about?.kind ?? "") ? idOf(question?.about) : "";
}

/** Where that is: the hex itself, or wherever the unit stands. */
export function aboutHexes(chest: Chest, question: Question | null): string[] {
  const hex = question?.about?.kind === "hex" ? idOf(question.about) : "";
  return hex ? [hex] : unitsOf(chest, aboutOf(question)).map((one) => one.hex);
}

/** The board is turned so that whoever looks sits at its lower edge; spectators sit with the second side. */
export function isTurned({ seen }: Bench, chest: Chest): boolean {
  return seen.seat !== null && chest.sides[seen.seat] === 0;
}

/** The same, read from the page. */
export function isTurnedBoard(board: HTMLElement): boolean {
  return board.querySelector("[data-turned]")?.getAttribute("data-turned") === "true";
}

export function placedOf(chest: Chest, side: number): number {
  return chest.hexes.filter(({ control }) => control === side).length;
}

/** All control markers of a side: on the board and in hand. */
export function markersOf(chest: Chest, side: number): number {
  return placedOf(chest, side) + (chest.markers[side] ?? 0);
}

/** Equal coins together, in the order of the first of each. */
export function counted(coins: readonly string[]): { coin: string; count: number }[] {
  return [...new Set(coins)].map((coin) => ({ coin, count: coins.filter((one) => one === coin).length }));
}
