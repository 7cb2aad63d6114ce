/** Flat hexes, side 50. Names: a file a to k from left to right, a number that grows downward along the file. */

export interface Point {
  x: number;
  y: number;
}

const MIDDLE_FILE = "f".charCodeAt(0);

export function pointOf(name: string, turned = false): Point | null {
  const found = /^([a-k])(\d)$/.exec(name);
  if (!found) return null;
  const q = found[1]!.charCodeAt(0) - MIDDLE_FILE;
  const r = Number(found[2]) - 4;
  const sign = turned ? -1 : 1;
  return { x: sign * 75 * q, y: sign * 86.6 * (r + q / 2) };
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, place) => `${place ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** The outline of a hex, `radius` from its middle to a corner. */
export function hexPath({ x, y }: Point, radius: number): string {
  const [half, high] = [radius / 2, radius * 0.866];
  return `${pathOf([
    { x: x + radius, y },
    { x: x + half, y: y + high },
    { x: x - half, y: y + high },
    { x: x - radius, y },
    { x: x - half, y: y - high },
    { x: x + half, y: y - high },
  ])}z`;
}

/** The light on the upper edges of a hex. */
export function shinePath({ x, y }: Point): string {
  return `M${round(x - 47.5)} ${round(y)}l23.8-41.2h47.4l23.8 41.2h-3.5l-22-38h-44l-22 38z`;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  outer: Point[];
  inner: Point[];
}

/** The wooden frame: a hexagon for two, a longer one with room for the wings for four. */
export function frameOf(players: number): Frame {
  const wide = players > 2;
  return {
    left: wide ? -462 : -304,
    top: -352,
    width: wide ? 924 : 608,
    height: 712,
    outer: corners(wide ? 443 : 291, 336),
    inner: corners(wide ? 434 : 282.3, 326),
  };
}

function corners(across: number, high: number): Point[] {
  const low = high - across * 0.577;
  return [
    { x: 0, y: -high },
    { x: across, y: -low },
    { x: across, y: low },
    { x: 0, y: high },
    { x: -across, y: low },
    { x: -across, y: -low },
  ];
}

/** An arrow from hex to hex, bent to one side; it begins and ends `clear` of the middles. */
export function arrowPath(from: Point, to: Point, bend = 0.16, clear = 22): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const start = { x: from.x + ux * clear, y: from.y + uy * clear };
  const end = { x: to.x - ux * (clear + 6), y: to.y - uy * (clear + 6) };
  const middle = { x: (start.x + end.x) / 2 - uy * length * bend, y: (start.y + end.y) / 2 + ux * length * bend };
  return `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
