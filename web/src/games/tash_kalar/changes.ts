import { countOf, deckOf, type Arena, type Player, type RankName, type Side, type Square } from "./arena";
import { PENALTY } from "./deck";

/** Changes of single parts of what is shown; none touches what it was given. */

export function side(arena: Arena, place: number, change: (side: Side) => Partial<Side>): Arena {
  return { ...arena, sides: arena.sides.map((one, other) => (other === place ? { ...one, ...change(one) } : one)) };
}

export function player(arena: Arena, seat: number, change: (player: Player) => Partial<Player>): Arena {
  return { ...arena, players: arena.players.map((one, other) => (other === seat ? { ...one, ...change(one) } : one)) };
}

export function stood(arena: Arena, name: string, change: Partial<Square>): Arena {
  return {
    ...arena,
    squares: arena.squares.map((square) => (square.square === name ? { ...square, ...change } : square)),
  };
}

export function supplied(arena: Arena, owner: number, rank: RankName, by: number): Arena {
  return side(arena, owner, ({ small, legendary }) =>
    rank === "legendary" ? { legendary: Math.max(0, legendary + by) } : { small: Math.max(0, small + by) },
  );
}

// Cards

const ZONES = { legend: "legends", flare: "flares" } as const;

function zoneOf(card: string): "hand" | "legends" | "flares" {
  return ZONES[deckOf(card) as keyof typeof ZONES] ?? "hand";
}

/** Into the hand of a seat; only the reader is told which card. */
export function taken(arena: Arena, seat: number, card: string): Arena {
  const zone = zoneOf(card);
  const next = player(arena, seat, (one) => ({
    [zone]: one[zone] + 1,
    ...(zone === "hand" ? { deck: Math.max(0, one.deck - 1) } : {}),
  }));
  const deck =
    zone === "legends"
      ? { legend_deck: Math.max(0, arena.legend_deck - 1) }
      : zone === "flares"
        ? { flare_deck: Math.max(0, arena.flare_deck - 1) }
        : {};
  return { ...next, ...deck, [zone]: [...arena[zone], card] };
}

export function given(arena: Arena, seat: number, card: string): Arena {
  const zone = zoneOf(card);
  const next = card ? player(arena, seat, (one) => ({ [zone]: Math.max(0, one[zone] - 1) })) : arena;
  return { ...next, [zone]: arena[zone].filter((one) => one !== card) };
}

export function discarded(before: Arena, seat: number, card: string): Arena {
  const arena = before[zoneOf(card)].includes(card) ? given(before, seat, card) : before;
  const playing = arena.playing === card ? null : arena.playing;
  if (deckOf(card) === "flare") return { ...arena, playing, flare_pile: [...arena.flare_pile, card] };
  if (deckOf(card) === "legend") return { ...arena, playing, legend_pile: [...arena.legend_pile, card] };
  return {
    ...player(arena, seat, ({ pile, frost }) => ({ pile: [...pile, card], frost: frost === card ? null : frost })),
    playing,
  };
}

// Points

export function waiting(arena: Arena, owner: number): number {
  return arena.players.filter((one) => one.side === owner && one.pending).length;
}

/** What counts as long as it is so: beings that wait, and in the High Form legendary pieces on the arena. */
export function recounted(before: Arena, after: Arena): Arena {
  if (before.players === after.players && before.squares === after.squares) return after;
  const legends = (arena: Arena, owner: number) => (arena.form === "high_form" ? (countOf(arena, owner)[3] ?? 0) : 0);
  const worth = (arena: Arena, owner: number) => legends(arena, owner) - PENALTY * waiting(arena, owner);
  return {
    ...after,
    sides: after.sides.map((one, place) => ({ ...one, score: one.score + worth(after, place) - worth(before, place) })),
  };
}
