import type { Happening, Word } from "../../protocol";
import {
  idOf,
  rankOf,
  rowOf,
  RANKS,
  sideOf,
  sideOfSchool,
  sizeOf,
  squareAt,
  squareOf,
  type Arena,
  type Player,
  type RankName,
  type Square,
} from "./arena";
import { discarded, given, player, recounted, side, stood, supplied, taken, waiting } from "./changes";
import { PENALTY } from "./deck";

type Change = (arena: Arena, words: Record<string, Word>) => Arena;

/**
 * What the arena shows after an event. It repeats what happened and decides nothing; the server's view ends a queue.
 */
export function apply(shown: unknown, { kind, words }: Happening): unknown {
  const arena = shown as Arena;
  const change = CHANGES[kind];
  return change ? recounted(arena, change(arena, words)) : arena;
}

const EMPTY = { side: null, rank: "none", gate: false } as const;

export const CHANGES: Record<string, Change> = {
  school: (arena, words) => ({ ...arena, players: [...arena.players, newPlayer(arena, idOf(words["school"]))] }),
  first: (arena) => ({ ...arena, phase: "dealing" }),
  task: (arena, words) => {
    const task = idOf(words["task"]);
    const known = arena.tasks.some((one) => one.task === task);
    const row = { task, points: 0, kind: "", advanced: false, met: false };
    return {
      ...arena,
      tasks: known ? arena.tasks : [...arena.tasks, row],
      next_task: arena.next_task === task ? null : arena.next_task,
    };
  },
  "next-task": (arena, words) => ({ ...arena, next_task: idOf(words["task"]) }),
  turn: (arena, words) => ({
    ...arena,
    phase: "turn",
    turn: seatOf(words),
    chooser: seatOf(words),
    actions: words["actions"]?.number ?? 0,
    bonus: 0,
    sides: arena.sides.map((side) => ({ ...side, tally: [0, 0, 0] })),
    players: arena.players.map((player, seat) => (seat === seatOf(words) ? { ...player, taxed: 0 } : player)),
  }),
  draw: (arena, words) => (words["card"] ? taken(arena, seatOf(words), idOf(words["card"])) : arena),
  reshuffle: (arena) => arena,
  "put-away": (arena, words) => {
    const next = given(arena, seatOf(words), idOf(words["card"]));
    return {
      ...player(next, seatOf(words), ({ put_away }) => ({ put_away: put_away + 1 })),
      actions: arena.actions - 1,
    };
  },
  "put-under": (arena, words) => given(arena, seatOf(words), idOf(words["card"])),
  discard: (arena, words) => discarded(arena, seatOf(words), idOf(words["card"])),
  recall: (arena, words) => {
    const card = idOf(words["card"]);
    return player(arena, seatOf(words), ({ pile, deck }) => ({
      pile: pile.filter((one) => one !== card),
      deck: deck + 1,
    }));
  },
  under: (arena, words) => ({ ...player(arena, seatOf(words), ({ deck }) => ({ deck: deck + 1 })), playing: null }),
  summon: summoned,
  improvise: (arena, words) => {
    const side = squareAt(arena, squareOf(words["square"]))?.side ?? -1;
    return player(arena, seatOf(words), ({ improvised }) => ({
      improvised: improvised.map((done, place) => done || place === side),
    }));
  },
  flare: (arena, words) => ({ ...given(arena, seatOf(words), idOf(words["card"])), playing: idOf(words["card"]) }),
  "discard-flare": (arena, words) => {
    const card = idOf(words["card"]);
    return { ...given(arena, seatOf(words), card), flare_pile: [...arena.flare_pile, card] };
  },
  frost: (arena, words) => ({ ...player(arena, seatOf(words), () => ({ frost: idOf(words["card"]) })), playing: null }),
  thaw: (arena, words) => ({ ...player(arena, seatOf(words), () => ({ frost: null })), playing: idOf(words["card"]) }),
  warp: (arena, words) => player(arena, seatOf(words), () => ({ pending: idOf(words["card"]) })),
  "copy-warp": (arena) => arena,
  "pending-over": (arena, words) => player(arena, seatOf(words), () => ({ pending: null })),
  "recall-unseen": (arena, words) =>
    player(arena, seatOf(words), ({ put_away, deck }) => ({ put_away: Math.max(0, put_away - 1), deck: deck + 1 })),
  "gain-action": (arena, words) => ({ ...arena, actions: arena.actions + (words["actions"]?.number ?? 1) }),
  "lose-action": (arena) => ({ ...arena, actions: Math.max(0, arena.actions - 1) }),
  tax: (arena, words) => player(arena, seatOf(words), () => ({ taxed: 1 })),
  "extra-turn": (arena) => arena,
  "hand-over": (arena, words) => ({ ...arena, chooser: words["other"]?.number ?? arena.chooser, bonus: 0 }),
  // By an action; before the first turn there are none.
  place: (arena, words) => ({ ...added(arena, words), actions: Math.max(0, arena.actions - 1) }),
  add: added,
  "pick-up": (arena, words) =>
    gone(supplied(arena, colourOf(arena, words), rankName(words), 1), squareOf(words["square"])),
  destroy: destroyed,
  move: (arena, words) => {
    const [start, end] = [squareOf(words["start"]), squareOf(words["end"])];
    const piece = squareAt(arena, start);
    if (!piece) return arena;
    const { side, rank, gate } = piece;
    return stood(stood(arena, start, EMPTY), end, { side, rank, gate });
  },
  upgrade: reranked,
  downgrade: reranked,
  convert: (arena, words) => {
    const [old, rank] = [squareAt(arena, squareOf(words["square"])), rankName(words)];
    const side = colourOf(arena, words, "new");
    const next = fallen(arena, old?.side ?? -1, old?.rank ?? "none");
    return supplied(stood(next, squareOf(words["square"]), { side, rank, gate: false }), side, rank, -1);
  },
  remove: (arena, words) => fallen(arena, colourOf(arena, words), rankName(words)),
  swap: (arena, words) => {
    const [one, other] = [squareAt(arena, squareOf(words["start"])), squareAt(arena, squareOf(words["end"]))];
    if (!one || !other) return arena;
    const piece = ({ side: owner, rank, gate }: Square) => ({ side: owner, rank, gate });
    return stood(stood(arena, one.square, piece(other)), other.square, piece(one));
  },
  stash: (arena, words) => ({
    ...stood(arena, squareOf(words["square"]), EMPTY),
    stashed: `${colourOf(arena, words)} ${rankName(words)}`,
  }),
  release: (arena, words) => ({
    ...stood(arena, squareOf(words["square"]), { side: colourOf(arena, words), rank: rankName(words), gate: false }),
    stashed: null,
  }),
  gate: (arena, words) => {
    const name = squareOf(words["square"]);
    return {
      ...arena,
      squares: arena.squares.map((square) =>
        square.gate === (square.square === name) ? square : { ...square, gate: square.square === name },
      ),
    };
  },
  "gate-lost": (arena, words) => stood(arena, squareOf(words["square"]), { gate: false }),
  score: (arena, words) =>
    scored(arena, colourOf(arena, words), colourOf(arena, words, "against"), words["points"]?.number ?? 0),
  claim: (arena, words) => {
    const [task, owner] = [idOf(words["task"]), colourOf(arena, words)];
    const points = arena.tasks.find((one) => one.task === task)?.points ?? 0;
    const next = side(arena, owner, ({ tasks, score }) => ({ tasks: [...tasks, task], score: score + points }));
    return { ...next, tasks: arena.tasks.filter((one) => one.task !== task) };
  },
  "last-round": (arena, words) => ({ ...arena, last: seatOf(words) }),
};

function added(arena: Arena, words: Record<string, Word>): Arena {
  const [owner, rank] = [colourOf(arena, words), rankName(words)];
  return supplied(stood(arena, squareOf(words["square"]), { side: owner, rank, gate: false }), owner, rank, -1);
}

function summoned(arena: Arena, words: Record<string, Word>): Arena {
  const [card, seat, name] = [idOf(words["card"]), seatOf(words), squareOf(words["square"])];
  const rank = RANKS[rowOf(card)?.rank ?? 1]!;
  const owner = sideOf(arena, seat);
  const busy = squareAt(arena, name)?.side !== null;
  const before = squareAt(arena, name);
  const left = player(given(arena, seat, card), seat, ({ pending }) => ({
    pending: pending === card ? null : pending,
  }));
  const next = stood(left, name, { side: owner, rank, gate: before?.gate ?? false });
  return {
    ...supplied(next, owner, rank, -1),
    playing: card,
    actions: Math.max(0, arena.actions - 1),
    ...(busy ? { over: name } : {}),
  };
}

/** Where a being was summoned over a piece, it is that piece which goes. */
function gone(arena: Arena, name: string): Arena {
  if (arena.over !== name) return stood(arena, name, EMPTY);
  const { over: _, ...rest } = arena;
  return rest;
}

function destroyed(arena: Arena, words: Record<string, Word>): Arena {
  const owner = colourOf(arena, words);
  const next = gone(arena, squareOf(words["square"]));
  return owner === sideOf(arena, arena.turn)
    ? supplied(next, owner, rankName(words), 1)
    : fallen(next, owner, rankName(words));
}

/** Enemy pieces are counted; they come back to the supply when the turn is scored. */
function fallen(arena: Arena, owner: number, rank: RankName): Arena {
  if (owner === sideOf(arena, arena.turn)) return arena;
  return side(arena, owner, ({ tally }) => ({
    tally: tally.map((count, place) => (place === rankOf(rank) - 1 ? count + 1 : count)),
  }));
}

function reranked(arena: Arena, words: Record<string, Word>): Arena {
  const [name, rank] = [squareOf(words["square"]), rankName(words)];
  const old = squareAt(arena, name);
  const owner = old?.side ?? -1;
  const swapped =
    (old?.rank === "legendary") !== (rank === "legendary")
      ? supplied(supplied(arena, owner, rank, -1), owner, old?.rank ?? rank, 1)
      : arena;
  return stood(swapped, name, { rank });
}

function seatOf(words: Record<string, Word>): number {
  return words["seat"]?.number ?? 0;
}

function colourOf(arena: Arena, words: Record<string, Word>, name = "colour"): number {
  return sideOfSchool(arena, idOf(words[name]));
}

function rankName(words: Record<string, Word>): RankName {
  return (idOf(words["rank"]) || "common") as RankName;
}

function newPlayer(arena: Arena, school: string): Player {
  const place = arena.players.length % (arena.sides.length || 2);
  return {
    school,
    side: place,
    hand: 0,
    legends: 0,
    flares: 0,
    deck: sizeOf(school),
    pile: [],
    put_away: 0,
    frost: null,
    pending: null,
    taxed: 0,
    improvised: arena.sides.map(() => false),
  };
}

function scored(arena: Arena, owner: number, against: number, points: number): Arena {
  if (arena.form !== "melee") return side(arena, owner, ({ score }) => ({ score: score + points }));
  return side(arena, owner, (one) => {
    const row = one.against.map((sum, place) => (place === against ? sum + points : sum));
    return {
      against: row,
      score: Math.min(...row.filter((_, place) => place !== owner)) - PENALTY * waiting(arena, owner),
    };
  });
}
