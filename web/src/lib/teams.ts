import type { Pattern, Words } from "../games/contract";
import type { SeatInfo } from "../protocol";

/** Some who win together: told from others by colour, pattern and name. */
export interface Team {
  side: number;
  name: string;
  colour: string;
  pattern: Pattern;
  seats: number[];
}

const LOOKS: { colour: string; pattern: Pattern }[] = [
  { colour: "#4a86c8", pattern: "dot" },
  { colour: "#cf4a37", pattern: "stripe" },
  { colour: "#5c9438", pattern: "check" },
];

/** None where everybody plays alone. A game may have names of its own for its sides: `team-a`, `team-b` … */
export function teamsOf(seats: SeatInfo[], words: Pick<Words, "has" | "say">): Team[] {
  const sides = [...new Set(seats.map((seat) => seat.side))];
  if (sides.length === seats.length) return [];
  return sides.map((side, place) => {
    const letter = "abcdef".charAt(place);
    const own = `team-${letter}`;
    return {
      side,
      name: words.has(own) ? words.say(own) : words.say("team", { letter: letter.toUpperCase() }),
      seats: seats.filter((seat) => seat.side === side).map((seat) => seat.seat),
      ...(LOOKS[place % LOOKS.length] ?? { colour: "#8a63c4", pattern: "zig" as const }),
    };
  });
}

export function teamOf(teams: Team[], seat: SeatInfo): Team | undefined {
  return teams.find((team) => team.side === seat.side);
}
