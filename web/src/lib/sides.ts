import type { Pattern, Words } from "../games/contract";
import type { SeatInfo } from "../protocol";

/** A side of several seats, as it is told from the others: a colour, a pattern and a name. */
export interface Side {
  number: number;
  colour: string;
  pattern: Pattern;
  name: string;
}

const LOOKS: { colour: string; pattern: Pattern }[] = [
  { colour: "#4a86c8", pattern: "dot" },
  { colour: "#5c9438", pattern: "stripe" },
  { colour: "#a8683a", pattern: "check" },
];

/** Whether some of the seats play together. */
export function hasTeams(seats: readonly Pick<SeatInfo, "side">[]): boolean {
  return new Set(seats.map(({ side }) => side)).size < seats.length;
}

export function sideOf(seats: readonly SeatInfo[], seat: number, words: Words): Side | null {
  const number = seats[seat]?.side;
  if (number === undefined || !hasTeams(seats)) return null;
  const look = LOOKS[number % LOOKS.length] ?? LOOKS[0];
  return look ? { number, ...look, name: sideName(number, words) } : null;
}

export function sidesOf(seats: readonly SeatInfo[], words: Words): Side[] {
  const found = seats.map(({ seat }) => sideOf(seats, seat, words));
  return found.filter(
    (side, place) => side && found.findIndex((one) => one?.number === side.number) === place,
  ) as Side[];
}

/** A game may have names of its own for its sides. */
function sideName(number: number, words: Words): string {
  const own = `side-${number}`;
  return words.has(own) ? words.say(own) : words.say("team-name", { letter: String.fromCharCode(65 + number) });
}
