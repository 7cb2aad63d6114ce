import type { Happening } from "../../../protocol";
import type { Bench, Words } from "../../contract";
import { titanBoard } from "../box";
import { beyond, letterAt, OFF, ROWS, settled, nameOf, spotOf, squaresOf, type Way } from "../board/geometry";
import { runs } from "../log";
import { squareKey, squareLabel } from "../board/squares";
import { LAPS, raceOf, runnerOf, runnersOf, titanOf, TITANS, type Race, type Runner } from "../race";
import { nameAt } from "../../../lib/names";
import { sentence } from "../../../lib/sentence";

/** A part of the position in words. */
export interface Section {
  title: string;
  lines: string[];
  /** The lines are in an order that matters. */
  counted?: boolean;
}

const AHEAD: readonly Way[] = ["L", "F", "R"];
const BEHIND: readonly Way[] = ["BL", "B", "BR"];
const STEPS = 3;
const MOST_LINES = 40;

export function sectionsOf(bench: Bench): Section[] {
  const race = raceOf(bench);
  const parts =
    race.phase === "choosing" || race.phase === "dealing"
      ? [choices(bench, race)]
      : [standings(bench, race), news(bench, race), ...surroundings(bench, race), dice(bench, race), hand(bench, race)];
  return [...parts, track(bench, race), supplies(bench, race)].filter(({ lines }) => lines.length > 0);
}

/** One sentence above all: where the race is. */
export function opening(bench: Bench): string {
  const race = raceOf(bench);
  const { words } = bench;
  if (race.winner) return words.say("tr-told-won", { titan: words.say(`titan-${race.winner}`) });
  const runner = runnerOf(race, race.turn ?? "");
  if (!runner) return words.say("tr-told-before");
  return words.say("tr-told-now", {
    round: race.round,
    titan: words.say(`titan-${runner.titan}`),
    owner: owner(bench, runner),
  });
}

function owner(bench: Bench, { seat }: Runner): string {
  if (seat === bench.seen.seat) return bench.words.say("tr-told-yours");
  return bench.words.say("tr-told-of", { name: nameAt(bench, seat) || String(seat + 1) });
}

function choices(bench: Bench, race: Race): Section {
  const { words } = bench;
  const lines = TITANS.map((titan) => {
    const { life, top, colour } = titanBoard(titan);
    const runner = runnerOf(race, titan);
    const die = words.say("tr-die", { colour: words.say(`colour-${colour}`) });
    return sentence(
      [
        `${words.say(`titan-${titan}`)}, ${words.say("tr-life", { life, top })}, ${die}`,
        runner ? owner(bench, runner) : "",
        `${words.say(`ability-${titan}`)}: ${words.say(`ability-${titan}-text`)}`,
      ],
      "; ",
    );
  });
  return { title: words.say("tr-told-titans"), lines };
}

/** The furthest first. */
function standings(bench: Bench, race: Race): Section {
  const lines = [...race.runners]
    .sort((one, other) => distance(other) - distance(one))
    .map((runner) => standing(bench, race, runner));
  return { title: bench.words.say("tr-told-standings"), lines, counted: true };
}

/** Rows from the start; in a tower the lap follows from the board. */
function distance({ square, lap }: Runner): number {
  const spot = spotOf(square);
  return lap * ROWS + (spot?.row ?? 0);
}

function standing(bench: Bench, race: Race, runner: Runner): string {
  const { words } = bench;
  const spot = spotOf(runner.square);
  const used = words.say(runner.ability_used ? "tr-ability-used" : "tr-ability-ready");
  return sentence([
    `${words.say(`titan-${runner.titan}`)}, ${owner(bench, runner)}: ${lapOf(words, runner)}`,
    runner.lap > LAPS ? "" : placeOf(words, race, runner),
    spot && runner.lap <= LAPS ? words.say("tr-told-to-line", { rows: ROWS + 1 - spot.row }) : "",
    words.say("tr-life", { life: runner.life, top: runner.top }),
    runner.health === "skull" ? words.say("tr-told-out") : "",
    runner.health === "heart" ? words.say("tr-getting-up") : "",
    runner.die ? words.say("tr-die", { colour: words.say(`colour-${runner.die}`) }) : "",
    words.say("tr-told-ability", { ability: words.say(`ability-${runner.titan}`), used }),
    words.say("tr-cards", { cards: race.hands[runner.hand] ?? 0 }),
  ]);
}

function lapOf(words: Words, { lap }: Runner): string {
  if (lap > LAPS) return words.say("tr-lap-won");
  return lap < 1 ? words.say("tr-lap-debt") : words.say("tr-lap", { lap });
}

function placeOf(words: Words, race: Race, { square }: Runner): string {
  if (square === OFF) return words.say("tr-told-beside");
  const what = squareKey(race, square);
  return words.say("tr-told-on", { square, what: what ? words.say(what) : "none" });
}

/** What has happened since the reader's last turn was over; of the first turns, everything. */
function news(bench: Bench, race: Race): Section {
  const own = runnersOf(race, bench.seen.seat ?? -1).map(({ titan }) => titan);
  const lines = runs(since(bench.lines, own)).slice(-MOST_LINES);
  return { title: bench.words.say("tr-told-news"), lines: lines.map((line) => bench.words.event(line)), counted: true };
}

export function since(lines: readonly Happening[], own: readonly string[]): Happening[] {
  const turns = lines.flatMap((line, place) =>
    line.kind === "turn" ? [{ place, mine: own.includes(titanOf(line)) }] : [],
  );
  const past = turns.slice(0, -1).findLastIndex(({ mine }) => mine);
  const next = turns[past + 1]?.place ?? 0;
  return lines.slice(past < 0 ? 0 : next);
}

/** For each of the reader's titans the squares it looks at; for who only watches, those of whoever runs. */
function surroundings(bench: Bench, race: Race): Section[] {
  const own = runnersOf(race, bench.seen.seat ?? -1);
  const running = runnerOf(race, race.turn ?? "");
  const watched = own.length > 0 ? own : running ? [running] : [];
  return watched.filter(({ square }) => spotOf(square)).map((runner) => around(bench.words, race, runner));
}

function around(words: Words, race: Race, runner: Runner): Section {
  const line = (way: Way, steps: number) => {
    const squares = Array.from({ length: steps }, (_, step) => seen(words, race, runner.square, way, step + 1));
    return `${words.say(`direction-${way}`)}: ${squares.filter(Boolean).join("; ")}`;
  };
  return {
    title: words.say("tr-told-around", { titan: words.say(`titan-${runner.titan}`), square: runner.square }),
    lines: [...AHEAD.map((way) => line(way, STEPS)), ...BEHIND.map((way) => line(way, 1))],
  };
}

function seen(words: Words, race: Race, from: string, way: Way, steps: number): string {
  const start = spotOf(from)!;
  const over = beyond(start, way, steps);
  const end = settled(over, race.map.length);
  if (!end) return steps === 1 || over.row > ROWS ? words.say(over.row > ROWS ? "cell-off" : "tr-told-wall") : "";
  const name = nameOf(end);
  const label = squareLabel(words, race, name);
  const told = label === name ? `${name}, ${words.say("tr-told-empty")}` : label;
  return over.row > ROWS ? `${told} (${words.say("tr-told-over")})` : told;
}

function dice(bench: Bench, race: Race): Section {
  const { words } = bench;
  const colours = [...new Set(race.dice)];
  const lines = colours.map((colour) => {
    const count = race.dice.filter((one) => one === colour).length;
    const name = `${count > 1 ? `${count} × ` : ""}${words.say(`colour-${colour}`)}`;
    return `${name}, ${words.say(`face-${colour}`)}: ${words.say(`face-${colour}-text`)}`;
  });
  return { title: words.say("tr-told-dice"), lines };
}

function hand(bench: Bench, race: Race): Section {
  const { words } = bench;
  const cards = race.hand.flat();
  const lines = cards.map((card) => `${words.say(`card-${card}`)}: ${words.say(`card-${card}-text`)}`);
  const none = bench.seen.seat === null ? [] : [words.say("tr-hand-empty")];
  return { title: words.say("tr-told-hand"), lines: lines.length > 0 ? lines : none };
}

/** What the track does, and every square on which something is. */
function track(bench: Bench, race: Race): Section {
  const { words } = bench;
  const lines = race.tracks.flatMap((name, board) => [
    `${words.say(`track-${name}`)}. ${words.say(`track-${name}-text`)}`,
    ...kinds(words, race, board),
  ]);
  if (race.traps.length > 0) lines.push(`${words.say("tr-square-trap")}: ${race.traps.join(", ")}`);
  return { title: words.say("tr-told-track"), lines };
}

function kinds(words: Words, race: Race, board: number): string[] {
  const found = new Map<string, string[]>();
  for (const spot of squaresOf(board)) {
    const key = squareKey(race, nameOf(spot));
    if (key && letterAt(race.map, spot) !== "s") found.set(key, [...(found.get(key) ?? []), nameOf(spot)]);
  }
  return [...found].map(([key, squares]) => `${words.say(key)}: ${squares.join(", ")}`);
}

function supplies(bench: Bench, race: Race): Section {
  const { words } = bench;
  const discards = race.discard.map((card) => words.say(`card-${card}`)).join(", ");
  const count = words.say("tr-discard-count", { cards: race.discard.length });
  return {
    title: words.say("tr-supplies"),
    lines: [
      words.say("tr-deck-of", { cards: race.deck }),
      discards ? `${count}: ${discards}` : count,
      words.say("tr-traps-of", { traps: race.traps_left }),
    ],
  };
}
