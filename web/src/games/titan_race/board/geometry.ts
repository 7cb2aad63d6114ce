import { pathOf, type Point } from "../../../board/geometry";

/** Flat hexes, side 50, twelve rows; the board goes on beyond each of its edges (or, in a tower, on the next board). */

/** Columns from 0, rows from 1. Outside 0 to 5 and 1 to 12 it is a place beyond the edge of that board. */
export interface Spot {
  board: number;
  column: number;
  row: number;
}

export type Way = "F" | "R" | "BR" | "B" | "BL" | "L";

/** A straight line drawn on one board. */
export interface Stroke {
  board: number;
  from: Point;
  to: Point;
}

export interface Line {
  board: number;
  points: Point[];
}

export const COLUMNS = "ABCDEF";
export const ROWS = 12;
export const SQUARES = 36;
export const OFF = "-";
export const WAYS: readonly Way[] = ["F", "R", "BR", "B", "BL", "L"];

const STEPS: Record<Way, readonly [number, number]> = {
  F: [0, 2],
  R: [1, 1],
  BR: [1, -1],
  B: [0, -2],
  BL: [-1, -1],
  L: [-1, 1],
};
const LONGEST_FLIGHT = 4;

export function spotOf(name: string): Spot | null {
  const found = /^(?:([1-9]):)?([A-F])(\d+)$/.exec(name);
  if (!found) return null;
  return { board: Number(found[1] ?? 1) - 1, column: COLUMNS.indexOf(found[2]!), row: Number(found[3]) };
}

export function nameOf({ board, column, row }: Spot): string {
  return `${board > 0 ? `${board + 1}:` : ""}${COLUMNS[column]}${row}`;
}

/** The name without the number of the board. */
export function shortName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** A, C and E exist on odd rows only, B, D and F on even ones. */
export function exists({ column, row }: Spot): boolean {
  return (column + row) % 2 !== 0;
}

export function pointOf({ column, row }: Spot): Point {
  return { x: 50 + 75 * column, y: 43.3 * (13 - row) };
}

/** Its place among the letters of the board's map. */
export function placeOf({ column, row }: Spot): number {
  return (row - 1) * 3 + Math.floor(column / 2);
}

export function squaresOf(board: number): Spot[] {
  return Array.from({ length: SQUARES }, (_, place) => {
    const row = Math.floor(place / 3) + 1;
    return { board, column: (place % 3) * 2 + (row % 2 === 0 ? 1 : 0), row };
  });
}

export function letterAt(map: readonly string[], spot: Spot): string {
  return map[spot.board]?.[placeOf(spot)] ?? ".";
}

/** So many steps on, without coming back over the other edge. */
export function beyond(spot: Spot, way: Way, steps = 1): Spot {
  const [column, row] = STEPS[way];
  return { board: spot.board, column: spot.column + column * steps, row: spot.row + row * steps };
}

/** Where a place beyond the edge really is; null below and above a tower. */
export function settled(spot: Spot, boards: number): Spot | null {
  const column = modulo(spot.column, COLUMNS.length);
  if (boards === 1) return { board: spot.board, column, row: modulo(spot.row - 1, ROWS) + 1 };
  const height = spot.board * ROWS + spot.row - 1;
  if (height < 0 || height >= boards * ROWS) return null;
  return { board: Math.floor(height / ROWS), column, row: (height % ROWS) + 1 };
}

export function stepped(name: string, way: Way, boards: number, steps = 1): string {
  const spot = spotOf(name);
  const end = spot && settled(beyond(spot, way, steps), boards);
  return end ? nameOf(end) : OFF;
}

export function isOutside({ column, row }: Spot): boolean {
  return column < 0 || column >= COLUMNS.length || row < 1 || row > ROWS;
}

/** How one gets straight from square to square; `favoured` decides where two ways are equally long. */
export function wayBetween(
  from: string,
  to: string,
  boards: number,
  favoured: Way | null = null,
): [Way, number] | null {
  const ways = favoured ? [favoured, ...WAYS.filter((way) => way !== favoured)] : WAYS;
  for (let steps = 1; steps <= LONGEST_FLIGHT; steps++) {
    const way = ways.find((one) => stepped(from, one, boards, steps) === to);
    if (way) return [way, steps];
  }
  return null;
}

/** A SUPER ramp throws to one side only, which decides between two ways of equal length. */
export function favouredWay(letter: string): Way | null {
  return letter === "<" ? "L" : letter === ">" ? "R" : null;
}

/** One stroke, or two where it leaves over an edge and comes back: out on one side, in on the other. */
export function strokesBetween(from: string, to: string, boards: number, favoured: Way | null = null): Stroke[] {
  const [start, end] = [spotOf(from), spotOf(to)];
  if (!start) return [];
  const [way, steps] = wayBetween(from, to, boards, favoured) ?? ["F", 1];
  const over = beyond(start, way, steps);
  const out: Stroke = { board: start.board, from: pointOf(start), to: pointOf(over) };
  if (!end) return [out];
  if (!isOutside(over)) return [{ ...out, to: pointOf(end) }];
  const before = beyond(end, way, -steps);
  return [out, { board: end.board, from: pointOf(before), to: pointOf(end) }];
}

/** Strokes that meet become one line. */
export function joined(strokes: readonly Stroke[]): Line[] {
  const lines: Line[] = [];
  for (const stroke of strokes) {
    const last = lines.at(-1);
    const tip = last?.points.at(-1);
    if (last && tip && last.board === stroke.board && same(tip, stroke.from)) last.points.push(stroke.to);
    else lines.push({ board: stroke.board, points: [stroke.from, stroke.to] });
  }
  return lines;
}

/** The chequered line above row 12 (`top`) or below row 1: it follows the borders of the hexes. */
export function linePath(top: boolean): string {
  const y = top ? 0 : 43.3 * ROWS;
  const points: Point[] = [];
  for (let x = -50; x < 550; x += 150) {
    points.push({ x, y }, { x: x + 50, y }, { x: x + 75, y: y + 43.3 }, { x: x + 125, y: y + 43.3 });
  }
  return pathOf(points);
}

/** The half-shown neighbours beyond the edges: a hint that the board has none. */
export function surroundings(board: number): Spot[] {
  const found: Spot[] = [];
  for (let row = -1; row <= ROWS + 2; row++) {
    for (let column = -1; column <= COLUMNS.length; column++) {
      const spot = { board, column, row };
      if (exists(spot) && isOutside(spot)) found.push(spot);
    }
  }
  return found;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function same(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5;
}
