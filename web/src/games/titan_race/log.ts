import type { Bench, Tally } from "../contract";
import type { Happening, Word } from "../../protocol";
import { cellOf, idOf, raceOf, runnerOf, titanOf } from "./race";

/** Lines of the log: where a turn begins, what it comes to, and what is counted of them. */

const HOPS = ["enter", "move", "slide", "fly"];
const PUSHES = ["push", "shove"];
const ARROW = " → ";
const LOSSES = ["damage", "pay"];

export function turn({ kind }: Happening): boolean {
  return kind === "turn";
}

/** What ends a run: something else is done, or the titan is pushed or moved anew. */
const BARRIERS = ["turn", "take-die", "play", "ability", "reroll", "swap", "wake", "enter"];

/** One line for a run, with its way: "Slaugg: C3 → B4 → A5"; what happened on it follows. */
export function joined(before: Happening[], line: Happening): { at: number; line: Happening } | null {
  if (!HOPS.includes(line.kind)) return null;
  const titan = titanOf(line);
  const at = before.findLastIndex(({ kind, words }) => kind === line.kind && idOf(words["titan"]) === titan);
  const since = before.slice(at + 1);
  const first = before[at];
  const anew = ({ kind, words }: Happening) =>
    BARRIERS.includes(kind) || (PUSHES.includes(kind) && idOf(words["titan"]) === titan);
  const way = first ? cellOf(first.words["end"]) : "";
  if (!first || since.some(anew) || way.split(ARROW).at(-1) !== cellOf(line.words["start"])) return null;
  const end = { ...line.words["end"]!, name: `${way}${ARROW}${cellOf(line.words["end"])}` };
  return { at, line: { ...first, seq: line.seq, words: { ...first.words, end } } };
}

/** Lines with every run in one. */
export function runs(lines: readonly Happening[]): Happening[] {
  const told: Happening[] = [];
  for (const line of lines) {
    const found = joined(told, line);
    if (found) told[found.at] = found.line;
    else told.push(line);
  }
  return told;
}

/** "Slaugg: green, C5 → E9, pushes Kraken". */
export function summary(lines: Happening[], { words }: Bench): string {
  const first = lines.find(turn);
  if (!first) return "";
  const titan = titanOf(first);
  const mine = (kinds: readonly string[], whose = "titan") =>
    lines.filter((line) => kinds.includes(line.kind) && idOf(line.words[whose]) === titan);
  const names = (found: Happening[]) => [...new Set(found.map(({ words: said }) => words.word(said["titan"]!)))];
  const list = (key: string, found: Happening[]) =>
    found.length > 0 ? words.say(key, { titans: names(found).join(", ") }) : "";
  const lap = mine(["lap", "lap-back"]).at(-1)?.words["lap"]?.number;
  const parts = [
    ...mine(["take-die", "face"]).map(({ words: said }) => words.word(said["colour"]!)),
    mine(["pass"]).length > 0 ? words.say("tr-sum-pass") : "",
    wayOf(mine(HOPS)),
    ...mine(["play"]).map(({ words: said }) => words.say("tr-sum-card", { card: words.word(said["card"]!) })),
    list("tr-sum-push", mine(PUSHES, "by")),
    list(
      "tr-sum-out",
      lines.filter(({ kind }) => kind === "knockout"),
    ),
    lap !== undefined && lap !== null && mine(["win"]).length === 0 ? words.say("tr-sum-lap", { lap }) : "",
    mine(["win"]).length > 0 ? words.say("tr-sum-win") : "",
  ].filter(Boolean);
  return words.say("tr-sum", { titan: words.word(first.words["titan"]!), parts: parts.join(", ") });
}

/** From where to where it ran, in one piece. */
function wayOf(hops: Happening[]): string {
  const from = hops[0]?.words["start"] ?? hops[0]?.words["cell"];
  const to = hops.at(-1)?.words["end"];
  return from && to ? `${cellOf(from)}${ARROW}${cellOf(to).split(ARROW).at(-1)}` : "";
}

/** Whose titan this is. */
function seatOf(word: Word | undefined, bench: Bench): number | null {
  return runnerOf(raceOf(bench), idOf(word))?.seat ?? null;
}

function counted(text: string, kinds: readonly string[], whose = "titan"): Tally {
  return {
    text,
    of: ({ kind, words }, bench) => (kinds.includes(kind) ? seatOf(words[whose], bench) : null),
  };
}

export const tallies: Tally[] = [
  {
    ...counted("tr-tally-laps", ["lap", "lap-back"]),
    amount: ({ kind }) => (kind === "lap" ? 1 : -1),
  },
  counted("tr-tally-pushes", PUSHES, "by"),
  counted("tr-tally-outs", ["knockout"]),
  counted("tr-tally-lives", LOSSES),
  counted("tr-tally-cards", ["play"]),
];
