import type { Happening } from "../../../protocol";
import { MAPS } from "../maps";
import type { Colour, Race, Runner } from "../race";

/** Who runs where in a picture. */
export interface Place {
  titan: string;
  square: string;
  lap?: number;
  die?: Colour;
}

/** Titans in the middle of a race; the first has the turn. */
export function raceOn(track: string, ...places: Place[]): Race {
  return {
    tracks: [track],
    map: [MAPS.get(track)?.map ?? ""],
    phase: "actions",
    round: 4,
    turn: places[0]?.titan ?? null,
    runners: places.map(runner),
    dice: [],
    traps: [],
    traps_left: 15,
    hand: [],
    hands: places.map(() => 1),
    deck: 11,
    discard: [],
    played: places.map(() => false),
    rerolled: false,
    winner: null,
  };
}

function runner({ titan, square, lap = 1, die }: Place, seat: number): Runner {
  const body = { life: 5, top: 6, health: "active", ability_used: false } as const;
  return { ...body, titan, square, lap, seat, hand: seat, die: die ?? null };
}

/** Something that would happen to a titan, as the rules would tell it. */
export function happens(kind: string, titan: string, more: Happening["words"] = {}): Happening {
  return {
    seq: 0,
    kind,
    rule: "",
    words: { titan: { kind: "titan", name: titan }, ...more },
    hidden: false,
    seats: [],
  };
}

/** From square to square, a happening for each step. */
export function run(titan: string, ...squares: string[]): Happening[] {
  const cell = (name: string) => ({ kind: "cell", name });
  return squares.slice(1).map((end, step) => happens("move", titan, { start: cell(squares[step]!), end: cell(end) }));
}
