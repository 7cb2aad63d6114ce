import type { Happening } from "../../protocol";
import { titanBoard } from "./box";
import { placeOf, spotOf } from "./board/geometry";
import { cellOf, COLOURS, idOf, runnerOf, type Colour, type Race, type Runner } from "./race";

type Change = (race: Race, happening: Happening) => Partial<Race>;

/**
 * What the board shows after an event. It repeats what happened and decides nothing; the server's view ends a queue.
 */
export function apply(shown: unknown, happening: Happening): unknown {
  const race = shown as Race;
  const change = CHANGES[happening.kind];
  return change ? { ...race, ...change(race, happening) } : race;
}

const CHANGES: Record<string, Change> = {
  "choose-titan": chosen,
  draw: drawn,
  order: ordered,
  start: started,
  "start-player": started,
  round: (race, { words }) => ({
    round: numberOf(words["round"]),
    runners: race.runners.map((runner) => ({ ...runner, die: null })),
  }),
  turn: (race, { words }) => ({
    turn: idOf(words["titan"]),
    phase: "draft",
    played: race.played.map(() => false),
    rerolled: false,
    ...change(race, idOf(words["titan"]), { ability_used: false }),
  }),
  roll: (race, { words }) => ({
    dice: sorted((words["dice"]?.list ?? []).map((word) => idOf(word) as Colour)),
    runners: race.runners.map((runner) => ({ ...runner, die: null })),
  }),
  "take-die": (race, { words }) => {
    const colour = idOf(words["colour"]) as Colour;
    return { dice: without(race.dice, colour), ...change(race, idOf(words["titan"]), { die: colour }) };
  },
  reroll: (race, { words }) => ({
    rerolled: true,
    ...change(race, idOf(words["titan"]), { die: idOf(words["colour"]) as Colour }),
  }),
  pass: (race, { words }) => change(race, idOf(words["titan"]), { health: "heart" }),
  wake: (race, { words }) => change(race, idOf(words["titan"]), { health: "active", life: numberOf(words["life"]) }),
  knockout: (race, { words }) => change(race, idOf(words["titan"]), { health: "skull" }),
  damage: lives,
  pay: lives,
  gain: lives,
  lap: laps,
  "lap-back": laps,
  enter: (race, { words }) => change(race, idOf(words["titan"]), { square: cellOf(words["cell"]) }),
  move: moved,
  slide: moved,
  fly: moved,
  swap: swapped,
  trap: (race, { words }) => ({
    traps: byPlace([...race.traps, cellOf(words["cell"])]),
    traps_left: race.traps_left - 1,
  }),
  "trap-gone": (race, { words }) => ({
    traps: without(race.traps, cellOf(words["cell"])),
    traps_left: race.traps_left + 1,
  }),
  ability: (race, { words }) =>
    idOf(words["ability"]) === idOf(words["titan"]) ? change(race, idOf(words["titan"]), { ability_used: true }) : {},
  play: (race, happening) => ({ ...thrown(race, happening), ...playedBy(race, idOf(happening.words["titan"])) }),
  discard: (race, happening) => ({ ...thrown(race, happening), ...playedBy(race, idOf(happening.words["titan"])) }),
  give: thrown,
  reshuffle: (race) => ({ deck: race.deck + race.discard.length, discard: [] }),
  win: (_, { words }) => ({ winner: idOf(words["titan"]) }),
};

function change(race: Race, titan: string, by: Partial<Runner>): { runners: Runner[] } {
  return { runners: race.runners.map((runner) => (runner.titan === titan ? { ...runner, ...by } : runner)) };
}

function lives(race: Race, { words }: Happening): Partial<Race> {
  return change(race, idOf(words["titan"]), { life: numberOf(words["life"]) });
}

function laps(race: Race, { words }: Happening): Partial<Race> {
  return change(race, idOf(words["titan"]), { lap: numberOf(words["lap"]) });
}

function moved(race: Race, { words }: Happening): Partial<Race> {
  return change(race, idOf(words["titan"]), { square: cellOf(words["end"]) });
}

function swapped(race: Race, { words }: Happening): Partial<Race> {
  const [one, other] = [idOf(words["titan"]), idOf(words["other"])];
  const squares = [runnerOf(race, one)?.square ?? "-", runnerOf(race, other)?.square ?? "-"] as const;
  const half = { ...race, ...change(race, one, { square: squares[1] }) };
  return change(half, other, { square: squares[0] });
}

function chosen(race: Race, { words }: Happening): Partial<Race> {
  const titan = idOf(words["titan"]);
  const { life, top } = titanBoard(titan);
  const runner: Runner = {
    titan,
    seat: numberOf(words["seat"]),
    hand: race.runners.length % Math.max(1, race.hands.length),
    square: "-",
    lap: 1,
    life,
    top,
    health: "active",
    die: null,
    ability_used: false,
  };
  return { runners: [...race.runners, runner] };
}

/** A player's two titans take the two places, and the two hands, that were theirs together. */
function ordered(race: Race, { words }: Happening): Partial<Race> {
  const places = race.runners.flatMap(({ seat }, place) => (seat === numberOf(words["seat"]) ? [place] : []));
  const titans = [idOf(words["titan"]), idOf(words["other"])];
  const runners = race.runners.map((runner, place) => {
    const moved = runnerOf(race, titans[places.indexOf(place)] ?? "");
    return moved ? { ...moved, hand: runner.hand } : runner;
  });
  return { runners };
}

function started(race: Race, { words }: Happening): Partial<Race> {
  const titan = idOf(words["titan"]);
  return { runners: inOrder(race, titan), turn: titan, phase: "draft" };
}

/** Clockwise from whoever starts; with two titans each, all first ones before the second ones. */
function inOrder(race: Race, first: string): Runner[] {
  const seats = Math.max(1, race.played.length);
  const start =
    Math.max(
      0,
      race.runners.findIndex((runner) => runner.titan === first),
    ) % seats;
  return race.runners.map((_, place) => {
    const lap = Math.floor(place / seats) * seats;
    return race.runners[((start + (place % seats)) % seats) + lap]!;
  });
}

function drawn(race: Race, { words }: Happening): Partial<Race> {
  const hand = handThatDrew(race, numberOf(words["seat"]));
  const card = idOf(words["card"]);
  const own = ownPlace(race, hand);
  return {
    deck: Math.max(0, race.deck - 1),
    hands: race.hands.map((size, place) => (place === hand ? size + 1 : size)),
    hand: card ? race.hand.map((cards, place) => (place === own ? [...cards, card] : cards)) : race.hand,
  };
}

/** Where a player has a hand for each titan, the event does not tell which: the one standing on a special square. */
function handThatDrew(race: Race, seat: number): number {
  const hands = race.hands.flatMap((_, hand) => (hand % Math.max(1, race.played.length) === seat ? [hand] : []));
  const onSpecial = race.runners.filter((runner) => hands.includes(runner.hand) && isSpecial(race, runner.square));
  const free = (hand: number) => (race.hands[hand] ?? 0) < 2;
  return (
    onSpecial.map((runner) => runner.hand).find(free) ??
    hands.find((hand) => race.hands[hand] === 0) ??
    hands[0] ??
    seat
  );
}

function isSpecial(race: Race, square: string): boolean {
  const spot = spotOf(square);
  return spot !== null && race.map[spot.board]?.[placeOf(spot)] === "*";
}

/** Which of the reader's own hands it is: the seat's first, or its second. */
function ownPlace(race: Race, hand: number): number {
  return Math.floor(hand / Math.max(1, race.played.length));
}

function thrown(race: Race, { words }: Happening): Partial<Race> {
  const runner = runnerOf(race, idOf(words["titan"]));
  const card = idOf(words["card"]);
  if (!runner) return {};
  const own = ownPlace(race, runner.hand);
  return {
    discard: [...race.discard, card],
    hands: race.hands.map((size, place) => (place === runner.hand ? size - 1 : size)),
    hand: race.hand.map((cards, place) => (place === own ? without(cards, card) : cards)),
  };
}

function playedBy(race: Race, titan: string): Partial<Race> {
  const seat = runnerOf(race, titan)?.seat;
  return { played: race.played.map((played, place) => played || place === seat) };
}

function numberOf(word: { number?: number | null } | undefined): number {
  return word?.number ?? 0;
}

function without<T>(items: readonly T[], item: T): T[] {
  const place = items.indexOf(item);
  return place < 0 ? [...items] : [...items.slice(0, place), ...items.slice(place + 1)];
}

function sorted(colours: Colour[]): Colour[] {
  return colours.sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other));
}

function byPlace(squares: string[]): string[] {
  const place = (name: string) => {
    const spot = spotOf(name);
    return spot ? spot.board * 36 + placeOf(spot) : -1;
  };
  return squares.sort((one, other) => place(one) - place(other));
}
