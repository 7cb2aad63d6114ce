import type { Bench, Pattern, SeatLook } from "../../contract";
import { titanBoard } from "../box";
import { raceOf, runnersOf, type Colour, type Race } from "../race";

const PATTERNS: Record<Colour, Pattern> = {
  green: "stripe",
  blue: "dot",
  brown: "check",
  purple: "zig",
  red: "bar",
  yellow: "plain",
};

/** The ink of a die's face. */
export const DIE_INKS: Record<Colour, string> = {
  yellow: "#a87600",
  blue: "#2a66a8",
  brown: "#7a4a22",
  red: "#b3261e",
  green: "#4a7a28",
  purple: "#6d3fb5",
};

/** A seat has the colour of its (first) titan's die; both titans of a player stand on bases of that colour. */
export function lookOf(race: Race, seat: number): { colour: string; pattern: Pattern } | null {
  const titan = runnersOf(race, seat).map((runner) => runner.titan)[0];
  if (!titan) return null;
  const { colour } = titanBoard(titan);
  return { colour: `var(--seat-${colour})`, pattern: PATTERNS[colour] };
}

export function seatLook(bench: Bench, seat: number): SeatLook | null {
  const race = raceOf(bench);
  const look = lookOf(race, seat);
  if (!look) return null;
  const names = runnersOf(race, seat).map((runner) => bench.words.say(`titan-${runner.titan}`));
  return { ...look, as: names.join(" + ") };
}

/** The frame and the joints of each world. */
export const FRAMES: Record<string, { wood: string; edge: string; deep: string }> = {
  kaldheira: { wood: "#5a3622", edge: "#120a06", deep: "#1d120d" },
  laguna: { wood: "#7a5632", edge: "#1d120a", deep: "#0f2c38" },
  odlewnia: { wood: "#4c4547", edge: "#120e0f", deep: "#171213" },
  bankogu: { wood: "#565b38", edge: "#12150b", deep: "#161b0f" },
  anglieh: { wood: "#333a68", edge: "#0a0c1c", deep: "#0f1226" },
  estengaard: { wood: "#5f788e", edge: "#14202b", deep: "#25394c" },
};
