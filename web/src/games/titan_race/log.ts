import type { Bench, Tally } from "../contract";
import type { Happening, Word } from "../../protocol";
import { cellOf, idOf, raceOf, runnerOf, titanOf } from "./race";

/** Lines of the log: where a turn begins, what it comes to, and what is counted of them. */

const HOPS = ["enter", "move", "slide", "fly"];
const PUSHES = ["push", "shove"];
const LOSSES = ["damage", "pay"];

export function turn({ kind }: Happening): boolean {
  return kind === "turn";
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
  return from && to ? `${cellOf(from)} → ${cellOf(to)}` : "";
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
