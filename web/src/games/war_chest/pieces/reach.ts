/** Small pictures of how far a unit reaches: the unit stands in the middle, `ways` lead from hex to hex. */

type Spot = [q: number, r: number];

export interface Picture {
  /** Hit, poisoned or otherwise struck. */
  hits: Spot[];
  /** Where it may go. */
  steps: Spot[];
  /** Friends it helps, or that stand beside it. */
  friends: Spot[];
  /** Arrows: of its own moves and blows, or of the enemy's. */
  ways: { from: Spot; to: Spot; kind: "move" | "hit" | "foe" }[];
  /** How many rings of hexes are drawn. */
  rings: number;
}

const RING: Spot[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const FAR: Spot[] = [
  [2, 0],
  [1, 1],
  [0, 2],
  [-1, 2],
  [-2, 2],
  [-2, 1],
  [-2, 0],
  [-1, -1],
  [0, -2],
  [1, -2],
  [2, -2],
  [2, -1],
];
const LINES: Spot[] = RING.map(([q, r]) => [q * 2, r * 2]);
const UP: Spot = [0, -1];
const NONE: Picture = { hits: [], steps: [], friends: [], ways: [], rings: 1 };
const HERE: Spot = [0, 0];

const way = (from: Spot, to: Spot, kind: "move" | "hit" | "foe" = "move") => ({ from, to, kind });

export const PICTURES: Record<string, Picture> = {
  archer: { ...NONE, hits: FAR, rings: 2 },
  berserker: { ...NONE, hits: RING, ways: [way(HERE, [1, -1]), way([1, -1], [1, 0])] },
  cavalry: {
    ...NONE,
    steps: [UP],
    hits: [
      [0, -2],
      [1, -2],
      [-1, -1],
    ],
    ways: [way(HERE, UP), way(UP, [0, -2], "hit")],
    rings: 2,
  },
  crossbowman: { ...NONE, hits: LINES, ways: [way(HERE, [0, -2], "hit")], rings: 2 },
  ensign: {
    ...NONE,
    friends: [[1, 0]],
    steps: [
      [1, -1],
      [2, -1],
    ],
    ways: [way([1, 0], [1, -1])],
    rings: 2,
  },
  footman: { ...NONE, friends: [[-1, 1]], ways: [way(HERE, UP), way([-1, 1], [-1, 0])] },
  knight: { ...NONE, ways: [way(UP, HERE, "foe")] },
  lancer: { ...NONE, steps: [UP], hits: [[0, -2]], ways: [way(HERE, UP), way(UP, [0, -2], "hit")], rings: 2 },
  light_cavalry: { ...NONE, steps: [UP, ...FAR], ways: [way(HERE, UP), way(UP, [1, -2])], rings: 2 },
  marshall: {
    ...NONE,
    friends: [[1, 0]],
    hits: [
      [1, -1],
      [2, -1],
    ],
    ways: [way([1, 0], [1, -1], "hit")],
    rings: 2,
  },
  mercenary: { ...NONE, steps: RING, ways: [way(HERE, UP)] },
  pikeman: { ...NONE, ways: [way([0, 1], HERE, "foe"), way(HERE, [0, 1], "hit")], hits: [[0, 1]] },
  royal_guard: { ...NONE, steps: [UP, [0, -2]], ways: [way(HERE, UP), way(UP, [0, -2])], rings: 2 },
  scout: { ...NONE, friends: RING.slice(3, 4), ways: [way([-1, 1], HERE)] },
  swordsman: { ...NONE, hits: [UP], steps: [[1, -1]], ways: [way(HERE, UP, "hit"), way(HERE, [1, -1])] },
  warrior_priest: { ...NONE, hits: [UP], ways: [way(HERE, UP, "hit")] },
  bannerman: { ...NONE, hits: [UP], ways: [way(UP, [0, -2], "foe")], rings: 2 },
  bishop: { ...NONE, ways: [way(UP, HERE, "foe"), way(HERE, [1, 0])], steps: [[1, 0]] },
  earl: { ...NONE, steps: RING, ways: [way(HERE, UP)] },
  herald: { ...NONE, friends: RING },
  sapper: { ...NONE, steps: [UP], hits: [[0, -2]], ways: [way(HERE, UP), way(UP, [0, -2], "hit")], rings: 2 },
  siege_tower: { ...NONE, hits: [UP, [1, -1]], ways: [way(HERE, UP, "hit"), way(HERE, [1, -1], "hit")] },
  trebuchet: {
    ...NONE,
    hits: [...LINES, ...RING.map(([q, r]): Spot => [q * 3, r * 3])],
    ways: [way(HERE, [0, -3], "hit")],
    rings: 3,
  },
  war_wagon: { ...NONE, friends: [UP], ways: [way(UP, [0, -2]), way(HERE, UP)], rings: 2 },
  assassin: {
    ...NONE,
    steps: [UP],
    hits: [
      [0, -2],
      [1, -2],
      [-1, -1],
    ],
    ways: [way(HERE, UP), way(UP, [1, -2], "hit")],
    rings: 2,
  },
  saboteur: { ...NONE, hits: [...RING, ...FAR], rings: 2 },
  infiltrator: { ...NONE, steps: [UP], ways: [way(HERE, UP)] },
  skirmisher: { ...NONE, steps: [UP, [0, -2]], ways: [way(HERE, UP), way(UP, [0, -2])], rings: 2 },
};

/** All hexes within so many steps of the middle. */
export function spotsOf(rings: number): Spot[] {
  const span = Array.from({ length: 2 * rings + 1 }, (_, place) => place - rings);
  return span.flatMap((q) => span.map((r): Spot => [q, r])).filter(([q, r]) => Math.abs(q + r) <= rings);
}

export function has(spots: readonly Spot[], [q, r]: Spot): boolean {
  return spots.some((spot) => spot[0] === q && spot[1] === r);
}
