import type { Arena, RankName } from "../arena";
import { nameAt, SIDE } from "../board/geometry";
import { GROUND } from "../deck";

/** Who stands where: "e5" of side 0, as its rank. */
export type Standing = Readonly<Record<string, readonly [side: number, rank: RankName]>>;

const SCHOOLS = ["northern", "southern"];
const LIMIT = 9;

/** An arena for a picture: two Imperial schools, nothing but pieces. */
export function arenaWith(pieces: Standing): Arena {
  const places = Array.from({ length: SIDE * SIDE }, (_, place) => nameAt(place % SIDE, Math.floor(place / SIDE)));
  return {
    ...NOTHING,
    squares: places.filter(Boolean).map((square) => {
      const [side, rank] = pieces[square] ?? [null, "none" as const];
      return { square, ground: GROUND[square] ?? ".", side, rank, gate: false };
    }),
    sides: SCHOOLS.map((school) => ({
      school,
      small: 17,
      legendary: 3,
      score: 0,
      against: [],
      tally: [0, 0, 0],
      tasks: [],
    })),
    players: SCHOOLS.map((school, side) => ({
      school,
      side,
      hand: 3,
      legends: 2,
      flares: 1,
      deck: 15,
      pile: [],
      put_away: 0,
      frost: null,
      pending: null,
      taxed: 0,
      improvised: [false, false],
    })),
  };
}

const CARDS = { hand: [], legends: [], flares: [], put_away: [], under: [], legend_pile: [], flare_pile: [] };
const DECKS = { legend_deck: 8, flare_deck: 10, tasks: [], next_task: null };
const MOMENT = { turn: 0, chooser: 0, actions: 2, last: null, bonus: 0, playing: null, being: null, stashed: null };
const NOTHING = {
  form: "high_form",
  phase: "turn",
  limit: LIMIT,
  squares: [],
  sides: [],
  players: [],
  ...CARDS,
  ...DECKS,
  ...MOMENT,
} satisfies Arena;
