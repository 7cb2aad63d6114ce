import { pathOf, round, type Point } from "../../../board/geometry";

/** Pointed hexes, 60 from the middle to a corner. Edges count from the east against the clock, as in the rules. */

export type Place = readonly [q: number, r: number];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ACROSS = 104;
const DOWN = 90;
const CORNERS: readonly Point[] = [
  { x: 52, y: 30 },
  { x: 52, y: -30 },
  { x: 0, y: -60 },
  { x: -52, y: -30 },
  { x: -52, y: 30 },
  { x: 0, y: 60 },
];
const STEPS: readonly Place[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function pointOf([q, r]: Place): Point {
  return { x: ACROSS * (q + r / 2), y: DOWN * r };
}

/** The place beyond an edge. */
export function beyond([q, r]: Place, edge: number): Place {
  const [dq, dr] = STEPS[edge % 6]!;
  return [q + dq, r + dr];
}

/** Printed edges after so many turns against the clock. */
export function rotated(edges: readonly number[], turns: number): number[] {
  return edges.map((edge) => (edge + turns) % 6);
}

/** The outline of a tile, drawn `inside` of its edges. */
export function outline({ x, y }: Point, inside = 0): string {
  const part = 1 - inside / 52;
  return `${pathOf(CORNERS.map((corner) => ({ x: x + corner.x * part, y: y + corner.y * part })))}z`;
}

const LIPS = [3, 10, 6, 12, 7, 11, 3];
const CLIFF = [2, 5, 3, 6, 2, 5, 2];

/** The gap along an edge: jagged, deep into its own tile and a little over the border. */
export function chasmPath(at: Point, edge: number): string {
  const [from, to] = [CORNERS[edge % 6]!, CORNERS[(edge + 1) % 6]!];
  const [inX, inY] = [-(from.x + to.x) / 104, -(from.y + to.y) / 104];
  const along = (depths: readonly number[], sign: number) =>
    depths.map((depth, step) => {
      const part = 0.02 + (0.96 * step) / (depths.length - 1);
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      return { x: at.x + x + inX * depth * sign, y: at.y + y + inY * depth * sign };
    });
  return `${pathOf([...along(LIPS, 1), ...along(CLIFF, -1).reverse()])}z`;
}

/** What the map takes up, with some table around it. */
export function boxOf(places: readonly Place[], margin = 14): Box {
  const points = places.length ? places.map(pointOf) : [{ x: 0, y: 0 }];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 52 - margin, Math.min(...ys) - 60 - margin];
  return {
    left: round(left),
    top: round(top),
    width: round(Math.max(...xs) + 52 + margin - left),
    height: round(Math.max(...ys) + 60 + margin - top),
  };
}
