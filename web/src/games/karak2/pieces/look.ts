import type { Pattern } from "../../contract";

/** A seat: its colour, the same in shadow, and its pattern. */
export interface Livery {
  colour: string;
  dark: string;
  pattern: Pattern;
}

export const LIVERIES: readonly Livery[] = [
  { colour: "#5a63b5", dark: "#3c4488", pattern: "zig" },
  { colour: "#c4562f", dark: "#8d3a1c", pattern: "stripe" },
  { colour: "#3f8a5a", dark: "#2a6240", pattern: "dot" },
  { colour: "#a8476f", dark: "#772e4d", pattern: "check" },
  { colour: "#1f8294", dark: "#145c69", pattern: "bar" },
];

export function liveryOf(seat: number): Livery {
  return LIVERIES[seat % LIVERIES.length]!;
}

/** How a die looks: its sides, the side in shadow, its signs. */
export interface DieLook {
  colour: string;
  dark: string;
  sign: string;
}

const WHITE = "#fff";
/** Signs on bone, and of whatever is not signed in white. */
export const DARK_SIGN = "#33261c";
const DICE: Record<string, DieLook> = {
  knight: { colour: "#727c89", dark: "#4f5863", sign: WHITE },
  archer: { colour: "#4d7d4a", dark: "#355a34", sign: WHITE },
  mage: { colour: "#8a5bb5", dark: "#633f87", sign: WHITE },
  skeleton: { colour: "#e6dcc4", dark: "#a99d80", sign: DARK_SIGN },
  bear: { colour: "#8a5a36", dark: "#5f3c22", sign: "#ffe9c4" },
  titan: { colour: "#4a5560", dark: "#2f3840", sign: "#ffd98a" },
  time_lord: { colour: "#2b3d7a", dark: "#1b2650", sign: "#9afaf0" },
  imperial_guard: { colour: "#a8741a", dark: "#774f0e", sign: WHITE },
};

export function dieLook(die: string, livery: Livery): DieLook {
  return DICE[die] ?? { colour: livery.colour, dark: livery.dark, sign: WHITE };
}

/** The sign on a side of a die; the blank side has one too, so that it is seen to be empty. */
export function signOf(face: string): string {
  return `k2-g-${face || "blank"}`;
}

/** The drawing of a tile: copies and levels of one kind look alike. */
export function tileArt(tile: string): string {
  return `k2-t-${tile.replace(/_imp$/, "").replace(/(?<!back)_[12]$/, "")}`;
}

/** Every other tile is drawn the other way round, so that woods do not repeat; what has a sense stays as it is. */
export function isTurned(tile: string, [q, r]: readonly [number, number]): boolean {
  return /^(forest|farm|rocks)/.test(tile) && ((q * 7 + r * 3) & 1) === 1;
}
