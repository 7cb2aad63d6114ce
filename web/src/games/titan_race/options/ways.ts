import type { Bench, Words } from "../../contract";
import { FACES } from "../box";
import { isOutside, beyond, spotOf, type Way } from "../board/geometry";
import { squareKey } from "../board/squares";
import { askedOf, LAPS, raceOf, runnerOf, type Colour, type Race, type Runner } from "../race";
import { routeOf, targetOf, type Route } from "./targets";

/** A way that a die could lead, and what one would meet on it. */
export interface DieWay {
  ways: Way[];
  route: Route;
}

/** The die, or the face for purple, that is pointed at or tapped once. */
export function lookedAt({ question, previewed }: Bench): Colour | null {
  if (!question || !previewed) return null;
  const target = targetOf(question, previewed);
  return target.kind === "colour" ? (target.name as Colour) : null;
}

/** Where the die that is looked at could lead the titan that is asked about; or the one way that is. */
export function waysOf(bench: Bench): DieWay[] {
  const race = raceOf(bench);
  const colour = lookedAt(bench);
  const runner = runnerOf(race, askedOf(bench.question));
  if (!runner || !spotOf(runner.square) || runner.health === "skull") return [];
  const paths = colour ? FACES[colour].paths.map((path) => [...path] as Way[]) : pathLookedAt(bench);
  return paths.map((ways) => ({ ways, route: routeOf(race, runner.square, ways) }));
}

function pathLookedAt({ question, previewed }: Bench): Way[][] {
  const target = question && previewed ? targetOf(question, previewed) : null;
  return target?.kind === "path" ? [target.ways] : [];
}

/** "on D6 stands Kraken: you push, E7: lava, ends on E7": what lies on a way, square by square. */
export function notesOf(words: Words, race: Race, runner: Runner, { ways, route }: DieWay): string[] {
  const met = route.squares.flatMap((square) => {
    const other = race.runners.find((one) => one.square === square && one.titan !== runner.titan);
    const what = race.traps.includes(square) ? "tr-square-trap" : squareKey(race, square);
    return [
      other ? words.say("tr-way-push", { square, titan: words.say(`titan-${other.titan}`) }) : "",
      what && what !== "tr-square-start" ? words.say("tr-way-what", { square, what: words.say(what) }) : "",
    ];
  });
  const last = route.squares.at(-1) ?? runner.square;
  const end = words.say(route.sure ? "tr-way-end" : "tr-way-wilful", { square: last });
  const line = crossesTheLine(race, runner, ways)
    ? words.say(runner.lap === LAPS ? "tr-way-trophy" : "tr-way-line")
    : "";
  const notes = [...met, line].filter(Boolean);
  return [...(notes.length > 0 ? notes : [words.say("tr-way-clear")]), end];
}

/** Over the top of the board; in a tower only the highest has a line. */
function crossesTheLine(race: Race, { square }: Runner, ways: readonly Way[]): boolean {
  const spot = spotOf(square);
  if (!spot || spot.board < race.map.length - 1) return false;
  const end = ways.reduce((here, way) => beyond(here, way), spot);
  return isOutside({ ...end, column: 0 }) && end.row > spot.row;
}
