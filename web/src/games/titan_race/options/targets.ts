import type { Choice, Question } from "../../../protocol";
import { letterAt, OFF, spotOf, stepped, type Way } from "../board/geometry";
import { askedOf, cellOf, idOf, runnerOf, type Race } from "../race";

/** Where an option lies: a square, a titan, a way to go from where somebody stands, a die, a card, or nowhere. */
export type Target =
  | { kind: "cell"; name: string; sign: Sign | null }
  | { kind: "titan"; name: string }
  | { kind: "path"; ways: Way[] }
  | { kind: "direction"; way: Way }
  | { kind: "colour"; name: string }
  | { kind: "card"; name: string; verb: "play" | "discard" | "give" }
  | { kind: "action"; name: string };

export type Sign = "trap" | "strike" | "enter";

export function targetOf(question: Question, choice: Choice): Target {
  const { kind = "", name = "", key = "", args = {} } = choice.word;
  if (kind === "cell") return { kind, name, sign: signOf(question.prompt) };
  if (kind === "titan" || kind === "colour") return { kind, name };
  if (kind === "direction") return { kind, way: name as Way };
  if (kind === "card") return { kind, name, verb: "give" };
  if (name === "strike" || name === "trap") return { kind: "cell", name: cellOf(args["what"]), sign: name };
  if (name === "play" || name === "discard") return { kind: "card", name: idOf(args["what"]), verb: name };
  if (name === "face") return { kind: "colour", name: idOf(args["what"]) };
  if (kind === "action" && /^[FLR]+$/.test(name)) return { kind: "path", ways: [...name] as Way[] };
  return { kind: "action", name: name || key };
}

/** Whether the faces of the purple die are offered. */
export function asksForAFace(question: Question | null): boolean {
  if (!question) return false;
  return question.prompt === "face" || question.options.some(({ word }) => word.name === "face");
}

function signOf(prompt: string): Sign | null {
  return prompt === "trap" ? "trap" : prompt === "entry" ? "enter" : null;
}

/** The squares of a path, as far as they can be told by looking: a ramp or ice has its own mind. */
export interface Route {
  start: string;
  squares: string[];
  /** It ends where the last of `squares` is. */
  sure: boolean;
}

export function routeOf(race: Race, start: string, ways: readonly Way[]): Route {
  const squares: string[] = [];
  let here = start;
  for (const way of ways) {
    if (squares.length > 0 && isWilful(race, here)) return { start, squares, sure: false };
    here = stepped(here, way, race.map.length);
    if (here === OFF) return { start, squares, sure: false };
    squares.push(here);
  }
  return { start, squares, sure: !isWilful(race, here) && !"<>M".includes(letter(race, start)) };
}

function isWilful(race: Race, square: string): boolean {
  return "<>MI".includes(letter(race, square));
}

function letter(race: Race, square: string): string {
  const spot = spotOf(square);
  return spot ? letterAt(race.map, spot) : ".";
}

/** The square from which paths and directions of this question start. */
export function startOf(race: Race, question: Question): string {
  return runnerOf(race, askedOf(question))?.square ?? OFF;
}

/** How many steps a path has in common with the most similar of the others. */
export function sharedSteps(ways: readonly Way[], others: readonly (readonly Way[])[]): number {
  const common = (other: readonly Way[]) => ways.findIndex((way, place) => way !== other[place]);
  return Math.max(0, ...others.map((other) => (common(other) < 0 ? ways.length : common(other))));
}
