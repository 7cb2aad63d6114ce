import type { SideLook, Words } from "../games/contract";
import type { SeatInfo } from "../protocol";

/** A side of several seats, as it is told from the others: a colour, a pattern and a name. */
export interface Side extends SideLook {
  number: number;
  letter: string;
  name: string;
}

const LOOKS: SideLook[] = [
  { colour: "#4a86c8", pattern: "dot" },
  { colour: "#5c9438", pattern: "stripe" },
  { colour: "#a8683a", pattern: "check" },
];

/** Whether some of the seats play together. */
export function hasTeams(seats: readonly Pick<SeatInfo, "side">[]): boolean {
  return new Set(seats.map(({ side }) => side)).size < seats.length;
}

/** `looks` are those of the game, where it has its own. */
export function sideOf(
  seats: readonly SeatInfo[],
  seat: number,
  words: Words,
  looks: readonly SideLook[] = LOOKS,
): Side | null {
  const number = seats[seat]?.side;
  if (number === undefined || !hasTeams(seats)) return null;
  const look = looks[number % looks.length];
  return look ? { number, letter: letterOf(number), ...look, name: sideName(number, words) } : null;
}

export function sidesOf(seats: readonly SeatInfo[], words: Words, looks?: readonly SideLook[]): Side[] {
  const found = seats.map(({ seat }) => sideOf(seats, seat, words, looks));
  return found.filter(
    (side, place) => side && found.findIndex((one) => one?.number === side.number) === place,
  ) as Side[];
}

/** A game may have names of its own for its sides. */
function sideName(number: number, words: Words): string {
  const own = `side-${number}`;
  return words.has(own) ? words.say(own) : words.say("team-name", { letter: letterOf(number) });
}

function letterOf(number: number): string {
  return String.fromCharCode(65 + number);
}
