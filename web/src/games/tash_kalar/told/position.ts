import type { Happening } from "../../../protocol";
import type { Bench } from "../../contract";
import { RANKS, arenaOf, isFlare, rowOf, schoolOf, sideOf, type Arena, type Player } from "../arena";
import { fitting } from "../board/patterns";
import { playsOf } from "../options/plays";
import { effectsOf } from "../pieces/cardText";
import { closest, criteriaOf } from "../pieces/flares";
import { patternText } from "../pieces/patternWords";
import { nameAt } from "../../../lib/names";
import { sentence } from "../../../lib/sentence";

export interface Told {
  name: string;
  lines: string[];
}

/** Whose turn it is, what is left of it, and how the score stands. */
export function moment(bench: Bench): string[] {
  const { words, table } = bench;
  const arena = arenaOf(bench);
  const team = arena.sides.length === 2 && table.seats.length === 4 ? "yes" : "no";
  const told = [words.say(`tk-form-${arena.form}`, { limit: arena.limit, team })];
  if (arena.turn !== null) {
    const name = nameAt(bench, arena.turn);
    told.push(words.say("tk-told-turn", { name, actions: arena.actions }));
  }
  if (arena.last !== null) told.push(words.say("tk-told-last", { name: nameAt(bench, arena.last) }));
  return told;
}

/** What each side has on the arena, the highest rank first. */
export function pieces(bench: Bench): Told[] {
  const { words } = bench;
  const arena = arenaOf(bench);
  return arena.sides.map(({ school }, side) => {
    const own = arena.squares.filter((square) => square.side === side);
    const ranks = [...RANKS].reverse().flatMap((rank) => {
      const squares = own.filter((square) => square.rank === rank).map(({ square }) => square);
      return squares.length ? [words.say("tk-told-rank", { rank, squares: squares.join(", ") })] : [];
    });
    const gate = own.find((square) => square.gate)?.square;
    const lines = [...(ranks.length ? ranks : [words.say("tk-told-nothing")])];
    if (gate) lines.push(words.say("tk-gate-at", { square: gate }));
    return { name: sideName(bench, side, school), lines };
  });
}

function sideName(bench: Bench, side: number, school: string): string {
  const names = arenaOf(bench).players.flatMap((player, seat) => (player.side === side ? [nameAt(bench, seat)] : []));
  return `${names.join(", ")}: ${bench.words.say(`school-${school}`)}`;
}

/** The coloured squares, and who holds them. */
export function ground(bench: Bench): string[] {
  const arena = arenaOf(bench);
  return [
    { colour: "R", key: "tk-told-red" },
    { colour: "G", key: "tk-told-green" },
  ].map(({ colour, key }) => {
    const squares = arena.squares.filter((square) => square.ground === colour);
    const said = squares.map(({ square, side }) =>
      side === null ? square : `${square} (${bench.words.say(`school-${schoolOf(arena, side)}`)})`,
    );
    return bench.words.say(key, { squares: said.join(", ") });
  });
}

/** A card of the own hand: what it is, its pattern, what it does, where it fits now. */
export function heldCards(bench: Bench): Told[] {
  const arena = arenaOf(bench);
  return [...arena.hand, ...arena.legends, ...arena.flares].map((card) => ({
    name: bench.words.say(`card-${card}`),
    lines: [...cardLines(bench, card), ...(isFlare(card) ? flareLines(bench, card) : fitLines(bench, card))],
  }));
}

export function cardLines({ words }: Bench, card: string): string[] {
  const row = rowOf(card);
  const told = row ? [words.say("tk-rank", { rank: row.rank }), patternText(words, row)] : [];
  return [...told, ...effectsOf({ words }, card).map(({ kind, text }) => words.say(`tk-effect-${kind}`, { text }))];
}

function fitLines(bench: Bench, card: string): string[] {
  const { words, question, seen } = bench;
  const arena = arenaOf(bench);
  const side = sideOf(arena, question?.seat ?? seen.seat);
  const { whole, near } = fitting(arena, card, side);
  const plays = playsOf(question).filter((play) => play.verb === "summon" && play.card === card);
  const fits = unique((question?.kind === "action" ? plays : whole).map(({ square }) => square));
  const lacking = unique(near.filter(({ lack }) => lack === "piece").map(({ missing }) => missing));
  if (fits.length) return [words.say("tk-told-fits", { squares: fits.join(", ") })];
  return [lacking.length ? words.say("tk-told-nearly", { squares: lacking.join(", ") }) : words.say("tk-not-yet")];
}

function flareLines({ words, seen, ...bench }: Bench, card: string): string[] {
  const ahead = closest(criteriaOf(arenaOf({ words, seen, ...bench }), card, seen.seat));
  if (!ahead) return [];
  return [
    words.say("tk-flare-upgraded", { have: Math.max(0, ahead.upgraded), need: ahead.upper }),
    words.say("tk-flare-pieces", { have: Math.max(0, ahead.pieces), need: ahead.lower }),
  ];
}

const unique = (squares: string[]) => [...new Set(squares)].sort();

/** Cards that lie before their players. */
export function lying(bench: Bench): Told[] {
  const kept = (player: Player, seat: number): Told[] => {
    const args = (card: string) => ({ card: bench.words.say(`card-${card}`), name: nameAt(bench, seat) });
    const frost = player.frost
      ? [{ name: bench.words.say("tk-frost-of", args(player.frost)), lines: frostLines(bench, player.frost) }]
      : [];
    const pending = player.pending
      ? [{ name: bench.words.say("tk-pending-of", args(player.pending)), lines: cardLines(bench, player.pending) }]
      : [];
    return [...frost, ...pending];
  };
  return arenaOf(bench).players.flatMap(kept);
}

function frostLines(bench: Bench, card: string): string[] {
  return effectsOf(bench, card).flatMap(({ kind, text }) => (kind === "frost" ? [text] : []));
}

export function tasks(bench: Bench): Told[] {
  const { words } = bench;
  return arenaOf(bench).tasks.map(({ task, points, met }) => ({
    name: sentence([words.say(`task-${task}`), words.say("tk-points", { points }), met ? words.say("tk-met") : ""]),
    lines: words.has(`task-${task}-text`) ? [words.say(`task-${task}-text`)] : [],
  }));
}

/** Points, supply and cards of everybody. */
export function players(bench: Bench): Told[] {
  const { words } = bench;
  const arena = arenaOf(bench);
  return arena.players.map((player, seat) => ({
    name: `${nameAt(bench, seat)}: ${words.say(`school-${player.school}`)}`,
    lines: [
      ...pointLines(bench, arena, player),
      words.say("tk-supply-text", supplyOf(arena, player)),
      words.say("tk-told-cards", { hand: player.hand, legends: player.legends, flares: player.flares }),
      words.say("tk-told-deck", { deck: player.deck, pile: player.pile.length + player.put_away }),
    ],
  }));
}

function supplyOf(arena: Arena, { side }: Player): { small: number; legendary: number } {
  const { small = 0, legendary = 0 } = arena.sides[side] ?? {};
  return { small, legendary };
}

function pointLines({ words }: Bench, arena: Arena, player: Player): string[] {
  const side = arena.sides[player.side];
  if (!side) return [];
  const against = side.against.flatMap((points, other) =>
    other === player.side ? [] : [`${words.say(`school-${schoolOf(arena, other)}`)} ${points}`],
  );
  const claimed = side.tasks.map((task) => words.say(`task-${task}`));
  return [
    words.say("tk-points", { points: side.score }),
    ...(against.length ? [words.say("tk-told-against", { points: against.join(", ") })] : []),
    ...(claimed.length ? [words.say("tk-told-claimed", { tasks: claimed.join(", ") })] : []),
  ];
}

/** What has happened since the reader's last turn ended; before that, all there is. */
export function news(bench: Bench): string[] {
  const { lines, seen, words } = bench;
  const begins = (line: Happening) => line.kind === "turn";
  const isOwn = (line: Happening) => begins(line) && line.words["seat"]?.number === seen.seat;
  const now = lines.findLastIndex(begins);
  const own = lines.slice(0, Math.max(0, now)).findLastIndex(isOwn);
  const after = own < 0 ? 0 : lines.findIndex((line, place) => place > own && begins(line));
  return lines.slice(after).map((line) => words.event(line));
}
