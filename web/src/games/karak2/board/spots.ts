import type { Point } from "../../../board/geometry";

/** Where something stands on a tile, from its middle, and how large. */
export interface Spot extends Point {
  size: number;
}

export interface Spots {
  heroes: Spot[];
  armies: Spot[];
  town: Spot;
}

const spot = (x: number, y: number, size: number): Spot => ({ x, y, size });

const CROWDS: readonly (readonly Spot[])[] = [
  [],
  [spot(0, -4, 76)],
  [spot(-25, -8, 60), spot(25, 2, 60)],
  [spot(-29, -14, 50), spot(29, -14, 50), spot(0, 10, 50)],
  [spot(-26, -22, 44), spot(26, -22, 44), spot(-24, 12, 44), spot(26, 12, 44)],
  [spot(-34, -14, 40), spot(0, -28, 40), spot(34, -14, 40), spot(-19, 17, 40), spot(21, 17, 40)],
];

/** Everybody finds room: armies behind, heroes in front, a town at the back. */
export function spotsOf(heroes: number, armies: number, town: boolean): Spots {
  const crowd = CROWDS[Math.min(heroes, CROWDS.length - 1)] ?? [];
  const pressed = armies > 0 || town;
  const front = crowd.map(({ x, y, size }) => (pressed ? spot(x, y * 0.5 + 16, size * 0.76) : spot(x, y, size)));
  const behind = heroes > 0 || town;
  const [apart, y, size] = behind ? [25, -26, 40] : [24, -4, armies > 1 ? 46 : 56];
  return {
    heroes: front,
    armies: Array.from({ length: armies }, (_, place) => spot(armies > 1 ? (place ? apart : -apart) : 0, y, size)),
    town: pressed && heroes > 0 ? spot(0, -19, 80) : spot(0, -8, 92),
  };
}
