import type { Bench, SeatLook, SideLook } from "../../contract";
import { isDecoy } from "../coins";
import { chestOf, ownerOf, type Chest } from "../chest";

export type Side = "sun" | "moon";

/** How the coins of a seat look; with four, the partner's have another field and dots on the rim. */
export interface Face {
  side: Side;
  second: boolean;
  field: string;
  em: string;
  em2: string;
}

const GOLD = { side: "sun", em: "#f7dfa0", em2: "#d0a044" } as const;
const FACES: Face[] = [
  { ...GOLD, second: false, field: "#1b2c4f" },
  { side: "moon", second: false, field: "#eef1f4", em: "#7a1f2e", em2: "#b5606d" },
  { ...GOLD, second: true, field: "#16463c" },
  { side: "moon", second: true, field: "#e9e2f4", em: "#43307f", em2: "#8f7dc4" },
];
export const FIRST_FACE = FACES[0]!;
const DECOY = { field: "#3f4f2a", em: "#f3f0df", em2: "#b9c08c" };
/** Gold and silver, like the rims of their coins. */
export const SIDES: readonly SideLook[] = [
  { colour: "#e0ad43", pattern: "check" },
  { colour: "#8e9aa6", pattern: "stripe" },
];
const EDGES: readonly SideLook[] = [
  ...SIDES,
  { colour: "#2f7a66", pattern: "dot" },
  { colour: "#7a63b8", pattern: "bar" },
];

export function sideName(side: number | null | undefined): Side {
  return side === 1 ? "moon" : "sun";
}

/** 0 and 1 for the first seat of each side, 2 and 3 for their partners. */
function style(chest: Chest, seat: number): number {
  const side = chest.sides[seat] ?? 0;
  return side + (chest.sides.indexOf(side) < seat ? 2 : 0);
}

export function faceOf(chest: Chest, seat: number): Face {
  return FACES[style(chest, seat)] ?? FACES[0]!;
}

/** The face of a coin that `holder` has: a decoy keeps the rim of those who sent it. */
export function coinFace(chest: Chest, coin: string, holder: number): Face {
  const owner = ownerOf(chest, coin);
  const face = faceOf(chest, owner >= 0 ? owner : holder);
  return isDecoy(coin) ? { ...face, ...DECOY, second: false } : face;
}

export function emblemOf(coin: string, side: Side): string {
  if (coin === "royal") return `wc-royal-${side}`;
  return isDecoy(coin) || coin === "back" ? `wc-${coin}` : `wc-u-${coin}`;
}

export function seatLook(bench: Bench, seat: number): SeatLook | null {
  const chest = chestOf(bench);
  const edge = EDGES[style(chest, seat)];
  return edge ? { ...edge, as: bench.words.say(`wc-side-${sideName(chest.sides[seat])}`) } : null;
}
