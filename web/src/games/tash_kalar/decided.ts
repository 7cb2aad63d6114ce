import type { Bench } from "../contract";
import { arenaOf } from "./arena";
import { sentence } from "../../lib/sentence";

/** What brought the last round about, and what was compared after it. */
export function decided(bench: Bench): string {
  const { words, table } = bench;
  const { form, sides } = arenaOf(bench);
  const reason = table.result?.reason ?? "";
  if (!words.rule(reason)) return "";
  const scores = sides.map(({ score }) => score).toSorted((one, other) => other - one);
  const drawn = (table.result?.places ?? []).every((place) => place === 1);
  const tie = drawn ? "tk-decided-shared" : "tk-decided-tie";
  const key = reason === "TK-Z-06" ? tie : `tk-decided-${form}`;
  return sentence([lastRound(bench), words.say(key, { scores: scores.join(" : "), score: scores[0] ?? 0, form })], " ");
}

function lastRound(bench: Bench): string {
  const line = bench.lines.findLast(({ kind }) => kind === "last-round");
  const seat = line?.words["seat"];
  if (!line || !seat) return "";
  const key = line.rule === "TK-Z-01" ? "tk-decided-deck" : "tk-decided-limit";
  return bench.words.say(key, { seat: bench.words.word(seat), limit: arenaOf(bench).limit });
}
