import { round, type Point } from "../../../board/geometry";

/** Flat hexes, side 50. Names: a file a to k from left to right, a number that grows downward along the file. */

const MIDDLE_FILE = "f".charCodeAt(0);

export function pointOf(name: string, turned = false): Point | null {
  const found = /^([a-k])(\d)$/.exec(name);
  if (!found) return null;
  const q = found[1]!.charCodeAt(0) - MIDDLE_FILE;
  const r = Number(found[2]) - 4;
  const sign = turned ? -1 : 1;
  return { x: sign * 75 * q, y: sign * 86.6 * (r + q / 2) };
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
