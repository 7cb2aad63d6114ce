import type { HexView, View } from "../view";

/** The board of two, as it is printed: hexes c to i, ten locations of which each side has two. */
const FILES = "cdefghi";
const LOCATIONS = ["e2", "h1", "g6", "d7", "i2", "g3", "d4", "e5", "h4", "c6"];

/** What lies on a hex of a picture. */
export type Lying = Partial<Pick<HexView, "unit" | "coins" | "seat" | "control">>;

/** A position for a picture: two players, nothing but what is named lies on the board. */
export function chestWith(lying: Record<string, Lying>): View {
  const player = { units: [], bag: 0, hand: 0, up: [], down: 0, drawn: 0, reserve: [] };
  return {
    phase: "playing",
    round: 1,
    turn: 0,
    initiative: null,
    claimed: false,
    sides: [0, 1],
    hexes: names().map((hex) => ({ ...empty(hex), ...lying[hex] })),
    markers: [0, 0],
    forts: null,
    players: [player, player],
    hand: [],
    down: [],
    bag: [],
    drawn: [],
    spied: null,
    decrees: [],
    poison: {},
    decoys: {},
    pool: [],
    banned: [],
    picks: [[], []],
    limit: 0,
    winner: null,
  };
}

function names(): string[] {
  return [...FILES].flatMap((file, column) => {
    const slant = column - 3;
    const first = Math.max(1, 1 - slant);
    const last = Math.min(7, 7 - slant);
    return Array.from({ length: last - first + 1 }, (_, place) => `${file}${first + place}`);
  });
}

function empty(hex: string): HexView {
  const bare = { wing: false, control: null, fort: false, unit: null, coins: 0, seat: null, poison: [] };
  return { ...bare, hex, location: LOCATIONS.includes(hex) };
}
