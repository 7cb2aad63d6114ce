import { idOf } from "../../board/options";
import type { Bench } from "../contract";
import type { Question } from "../../protocol";
import { DECOYS } from "./box";
import type { HexView, View } from "./view";

export type { HexView as Hex, PlayerView as Player, UnitView as OwnUnit } from "./view";

/** What a seat sees, and what is kept only while events are shown. */
export interface Chest extends View {
  /** The unit that has just been recruited. */
  fresh?: string;
  /** The seat whose own coins are listed, as far as an event has told it. */
  reader?: number;
}

/** What is to be drawn now; before the first event has been shown, what the seat sees. */
export function chestOf(bench: Bench): Chest {
  const shown = bench.shown as Partial<Chest> | null;
  return (shown?.hexes ? shown : bench.seen.view) as View;
}

export { idOf };

export const hexOf = idOf;

export function hexAt(chest: Chest, name: string): HexView | undefined {
  return chest.hexes.find(({ hex }) => hex === name);
}

/** Whose a coin is: a unit's and a decoy's is whoever plays that unit; a royal coin has no face of its own. */
export function ownerOf(chest: Chest, coin: string): number {
  const unit = DECOYS[coin] ?? coin;
  const seat = chest.players.findIndex(({ units }) => units.some((own) => own.unit === unit));
  return seat >= 0 ? seat : chest.picks.findIndex((picks) => picks.includes(unit));
}

export function unitsOf(chest: Chest, unit: string): HexView[] {
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
