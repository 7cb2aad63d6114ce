import type { Question } from "../../../protocol";
import type { Point } from "../../../board/geometry";
import { beyond, OFF, pointOf, settled, nameOf, spotOf, type Way, isOutside } from "../board/geometry";
import { runnerOf, type Race } from "../race";
import { routeOf, sharedSteps, startOf, targetOf, type Route, type Sign, type Target } from "./targets";

/** A hex with a ring: what a click on it may mean. One option is taken, of several each click shows the next. */
export interface Ring {
  board: number;
  at: Point;
  square: string;
  options: number[];
  /** Beyond the edge, where the ring is only half to be seen; the real square has one too. */
  copy: boolean;
}

/** A round button with the sign of one option. */
export interface Disc {
  board: number;
  at: Point;
  square: string;
  option: number;
  sign: Sign | "arrow";
  turned: number;
  /** Room for a finger around it. */
  reach: number;
}

export interface Dots {
  option: number;
  route: Route;
}

export interface Marks {
  rings: Ring[];
  discs: Disc[];
  dots: Dots[];
  /** Titans that are options themselves. */
  titans: Map<string, number>;
}

const TURNS: Record<Way, number> = { F: 0, R: 60, BR: 120, B: 180, BL: 240, L: 300 };
const WIDE = 31;
const NARROW = 22;

export function marksOf(race: Race, question: Question | null): Marks {
  const marks: Marks = { rings: [], discs: [], dots: [], titans: new Map() };
  if (!question) return marks;
  const targets = question.options.map((choice) => targetOf(question, choice));
  const paths = targets.flatMap((target) => (target.kind === "path" ? [target.ways] : []));
  targets.forEach((target, option) => mark(marks, race, question, target, option, paths));
  spread(marks.discs);
  return marks;
}

function mark(marks: Marks, race: Race, question: Question, target: Target, option: number, paths: Way[][]): void {
  if (target.kind === "cell") {
    ring(marks, target.name, option);
    if (target.sign) disc(marks, target.name, option, target.sign);
  } else if (target.kind === "titan") {
    const square = runnerOf(race, target.name)?.square ?? OFF;
    marks.titans.set(target.name, option);
    if (square !== OFF) ring(marks, square, option);
  } else if (target.kind === "direction") {
    towards(marks, race, startOf(race, question), target.way, option);
  } else if (target.kind === "path") {
    path(marks, race, startOf(race, question), target.ways, option, paths);
  } else if (target.kind === "action" && target.name === "reroll") {
    ring(marks, startOf(race, question), option);
  }
}

function ring(marks: Marks, square: string, option: number): void {
  const spot = spotOf(square);
  if (!spot) return;
  const found = marks.rings.find((one) => one.square === square && !one.copy);
  if (!found) marks.rings.push({ board: spot.board, at: pointOf(spot), square, options: [option], copy: false });
  else if (!found.options.includes(option)) found.options.push(option);
}

function disc(marks: Marks, square: string, option: number, sign: Disc["sign"], turned = 0, at?: Point): void {
  const spot = spotOf(square);
  if (!spot) return;
  marks.discs.push({ board: spot.board, at: at ?? pointOf(spot), square, option, sign, turned, reach: WIDE });
}

/** The next square that way; where that is over an edge, also its half beside the titan. */
function towards(marks: Marks, race: Race, start: string, way: Way, option: number): void {
  const from = spotOf(start);
  if (!from) return;
  const over = beyond(from, way);
  const to = settled(over, race.map.length);
  if (isOutside(over)) {
    const copy = { board: from.board, at: pointOf(over), square: to ? nameOf(to) : OFF, options: [option], copy: true };
    marks.rings.push(copy);
  }
  if (to) {
    ring(marks, nameOf(to), option);
    disc(marks, nameOf(to), option, "arrow", TURNS[way]);
  } else {
    const edge = between(pointOf(from), pointOf(over), 0.6);
    disc(marks, start, option, "arrow", TURNS[way], edge);
  }
}

/** The handle sits where the path parts from all others: on its first step, or on the way from one step to the next. */
function path(marks: Marks, race: Race, start: string, ways: Way[], option: number, paths: Way[][]): void {
  const route = routeOf(race, start, ways);
  const shared = sharedSteps(
    ways,
    paths.filter((other) => other !== ways),
  );
  const next = ways[shared];
  marks.dots.push({ option, route });
  if (shared === 0 && ways[0]) {
    towards(marks, race, start, ways[0], option);
  } else {
    const knot = spotOf(route.squares[shared - 1] ?? start);
    if (route.squares[0]) ring(marks, route.squares[0], option);
    if (knot && next) {
      disc(
        marks,
        nameOf(knot),
        option,
        "arrow",
        TURNS[next],
        between(pointOf(knot), pointOf(beyond(knot, next)), 0.55),
      );
    }
  }
  const end = route.squares.at(-1);
  if (route.sure && end) ring(marks, end, option);
}

/** Two signs on one square lie side by side. */
function spread(discs: Disc[]): void {
  for (const { board, at } of [...discs]) {
    const together = discs.filter((other) => other.board === board && distance(other.at, at) < 1);
    if (together.length < 2) continue;
    together.forEach((other, place) => {
      other.at = { x: at.x + (place - (together.length - 1) / 2) * 2 * NARROW, y: at.y };
      other.reach = NARROW;
    });
  }
}

function between(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
