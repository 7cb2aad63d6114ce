import type { Point } from "../../../board/geometry";

/** Squares of 66, round the middle one (e5). Names: a file a to i from left to right, a row 1 to 9 from the top. */

/** As wide as that, a page is a phone's. */
export const PHONE = 760;
export const STEP = 66;
export const SIDE = 9;
const FILES = "abcdefghi";

/** Column and row from 0. */
export function placeOf(name: string): Point | null {
  const found = /^([a-i])([1-9])$/.exec(name);
  return found ? { x: FILES.indexOf(found[1]!), y: Number(found[2]) - 1 } : null;
}

export function nameAt(x: number, y: number): string {
  const cut = (value: number) => (value === 0 || value === SIDE - 1 ? 2 : value === 1 || value === SIDE - 2 ? 1 : 0);
  if (x < 0 || y < 0 || x >= SIDE || y >= SIDE || Math.min(x, SIDE - 1 - x) < cut(y)) return "";
  return `${FILES[x]}${y + 1}`;
}

export function pointOf(name: string): Point | null {
  const place = placeOf(name);
  return place ? { x: (place.x - 4) * STEP, y: (place.y - 4) * STEP } : null;
}

/** The outline of the arena, `half` from the middle to an edge. */
export function octagon(half: number, corner: number): string {
  const low = half - corner;
  const points = [
    [-low, -half],
    [low, -half],
    [half, -low],
    [half, low],
    [low, half],
    [-low, half],
    [-half, low],
    [-half, -low],
  ];
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`;
}
