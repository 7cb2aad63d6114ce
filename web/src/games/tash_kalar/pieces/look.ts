import type { Bench, Pattern, SeatLook } from "../../contract";
import { arenaOf, deckOf } from "../arena";

interface SchoolLook {
  colour: string;
  pattern: Pattern;
  /** The rim of its cards. */
  rim: string;
}

const SCHOOLS: Record<string, SchoolLook> = {
  northern: { colour: "#3d66c4", pattern: "check", rim: "#b9cbf3" },
  southern: { colour: "#c63a44", pattern: "stripe", rim: "#f3c0bb" },
  highland: { colour: "#d1a02c", pattern: "bar", rim: "#f0deb0" },
  sylvan: { colour: "#4f9a3c", pattern: "plain", rim: "#c6e3b2" },
  everfrost: { colour: "#3f9ad0", pattern: "dot", rim: "var(--tk-ice)" },
  nethervoid: { colour: "#d9742c", pattern: "zig", rim: "#f6cda6" },
  etherweave: { colour: "#9a5fd6", pattern: "dot", rim: "var(--tk-ether)" },
  legend: { colour: "var(--tk-legend)", pattern: "plain", rim: "#cbb8ef" },
  flare: { colour: "var(--tk-flare)", pattern: "plain", rim: "var(--tk-flare-2)" },
};

const PLAIN: SchoolLook = { colour: "var(--tk-stone-2)", pattern: "plain", rim: "var(--tk-plain)" };

export function lookOf(school: string): SchoolLook {
  return SCHOOLS[school] ?? PLAIN;
}

export function cardLook(card: string): SchoolLook {
  return lookOf(deckOf(card));
}

/** The drawing of a piece. */
export function pieceArt(school: string, rank: number): string {
  return `tk-${school}-${rank}`;
}

export function seatLook(bench: Bench, seat: number): SeatLook | null {
  const school = arenaOf(bench).players[seat]?.school;
  if (!school) return null;
  const { colour, pattern } = lookOf(school);
  return { colour, pattern, as: bench.words.say(`school-${school}`) };
}
