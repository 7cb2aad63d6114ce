import type { Happening } from "../../../protocol";
import { apply } from "../apply";
import type { Point } from "../../../board/geometry";
import { favouredWay, joined, letterAt, pointOf, spotOf, strokesBetween, type Line, type Stroke } from "./geometry";
import { cellOf, idOf, runnerOf, runnersOf, titanOf, type Health, type Race, type Runner } from "../race";

/** What an option would do, as marks on the board. */
export interface Outcome {
  trails: Trail[];
  ghosts: Ghost[];
  pills: Pill[];
  trapsLaid: string[];
  trapsGone: string[];
  /** Squares that are hit. */
  targets: string[];
  blasts: string[];
  winner: string | null;
}

export interface Trail {
  titan: string;
  /** The one who moves, not one who is pushed. */
  main: boolean;
  lines: Line[];
  stops: { board: number; at: Point; number: number }[];
}

export interface Ghost {
  titan: string;
  square: string;
  health: Health;
}

export interface Pill {
  titan: string;
  square: string;
  good: boolean;
  amount: number;
  sign: "heart" | "cards" | "flag";
}

/** What comes after is no longer the doing of the option. */
const NEXT_TURN = ["turn", "round"];
const HOPS = ["move", "fly", "slide"];
const LOSSES = ["damage", "pay"];

export function outcomeOf(before: Race, happened: readonly Happening[], mover: string): Outcome {
  const outcome: Outcome = {
    trails: [],
    ghosts: [],
    pills: [],
    trapsLaid: [],
    trapsGone: [],
    targets: [],
    blasts: [],
    winner: null,
  };
  const strokes = new Map<string, Stroke[]>();
  let race = before;
  for (const happening of happened) {
    if (NEXT_TURN.includes(happening.kind)) break;
    const next = apply(race, happening) as Race;
    if (HOPS.includes(happening.kind)) hop(outcome, strokes, race, happening, mover);
    else note(outcome, race, next, happening);
    race = next;
  }
  for (const [titan, made] of strokes) trailOf(outcome, titan, mover).lines = joined(made);
  outcome.ghosts = ghosts(before, race);
  return outcome;
}

function hop(outcome: Outcome, strokes: Map<string, Stroke[]>, race: Race, happening: Happening, mover: string): void {
  const titan = titanOf(happening);
  const [from, to] = [cellOf(happening.words["start"]), cellOf(happening.words["end"])];
  const [start, end] = [spotOf(from), spotOf(to)];
  const favoured = start && favouredWay(letterAt(race.map, start));
  const made = strokes.get(titan) ?? [];
  strokes.set(titan, [...made, ...strokesBetween(from, to, race.map.length, favoured)]);
  const trail = trailOf(outcome, titan, mover);
  if (end && happening.kind !== "slide") {
    trail.stops.push({ board: end.board, at: pointOf(end), number: trail.stops.length + 1 });
  }
}

function trailOf(outcome: Outcome, titan: string, mover: string): Trail {
  const found = outcome.trails.find((trail) => trail.titan === titan);
  if (found) return found;
  const trail: Trail = { titan, main: titan === mover, lines: [], stops: [] };
  outcome.trails.push(trail);
  return trail;
}

function note(outcome: Outcome, before: Race, after: Race, happening: Happening): void {
  const { kind, words } = happening;
  const titan = titanOf(happening);
  const [was, is] = [runnerOf(before, titan), runnerOf(after, titan)];
  const cell = cellOf(words["cell"]);
  if (kind === "trap") outcome.trapsLaid.push(cell);
  else if (kind === "trap-gone") gone(outcome, cell);
  else if (kind === "strike") outcome.targets.push(cell);
  else if (kind === "blast") outcome.blasts.push(cell);
  else if (kind === "win") outcome.winner = titan;
  else if (kind === "draw") cardDrawn(outcome, after, words["seat"]?.number ?? -1);
  else if (!was || !is) return;
  else if (LOSSES.includes(kind) || kind === "gain" || kind === "wake") pill(outcome, is, is.life - was.life, "heart");
  else if (kind === "lap" || kind === "lap-back") pill(outcome, is, is.lap - was.lap, "flag");
  else if (kind === "discard" || kind === "give") pill(outcome, is, -1, "cards");
}

/** A trap that goes off as it is laid was never there. */
function gone(outcome: Outcome, cell: string): void {
  if (outcome.trapsLaid.includes(cell)) outcome.trapsLaid = outcome.trapsLaid.filter((one) => one !== cell);
  else outcome.trapsGone.push(cell);
}

function cardDrawn(outcome: Outcome, race: Race, seat: number): void {
  const runners = runnersOf(race, seat);
  const onSpecial = runners.find((runner) => {
    const spot = spotOf(runner.square);
    return spot !== null && letterAt(race.map, spot) === "*";
  });
  const drawer = onSpecial ?? runners[0];
  if (drawer) pill(outcome, drawer, 1, "cards");
}

function pill(outcome: Outcome, { titan, square }: Runner, amount: number, sign: Pill["sign"]): void {
  if (amount === 0) return;
  const good = amount > 0;
  const alike = (one: Pill) => one.titan === titan && one.square === square && one.sign === sign && one.good === good;
  const found = outcome.pills.find(alike);
  if (found) found.amount += amount;
  else outcome.pills.push({ titan, square, good, amount, sign });
}

function ghosts(before: Race, after: Race): Ghost[] {
  return after.runners.flatMap((runner) => {
    const was = runnerOf(before, runner.titan);
    const changed = was && (was.square !== runner.square || (was.health === "active" && runner.health !== "active"));
    return changed && spotOf(runner.square)
      ? [{ titan: runner.titan, square: runner.square, health: runner.health }]
      : [];
  });
}

/** Who sets off the events of an option: whom the question is about, else whose turn it is. */
export function moverOf(race: Race, asked: string, happened: readonly Happening[]): string {
  const first = happened.find((one) => HOPS.includes(one.kind) || one.kind === "enter");
  return asked || (first ? idOf(first.words["titan"]) : "") || race.turn || "";
}
