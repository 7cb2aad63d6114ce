import type { Bench } from "../contract";
import { chestOf, placedOf } from "./chest";
import { sideName } from "./pieces/look";

/** By the last marker, or by nothing: how many locations each side holds is told either way. */
const KINDS: Partial<Record<string, string>> = {
  "WC-11.1": "wc-decided-markers",
  "WC-10.2": "wc-decided-coins",
  "WC-10.3": "wc-decided-limit",
};

export function decided(bench: Bench): string {
  const { words, lines, table } = bench;
  const chest = chestOf(bench);
  const key = KINDS[table.result?.reason ?? ""];
  if (!key) return "";
  const winner = chest.winner ?? 0;
  const taken = lines.findLast(({ kind }) => kind === "control")?.words["hex"];
  return words.say(key, {
    side: words.say(`wc-side-${sideName(winner)}`),
    hex: taken ? words.word(taken) : "",
    own: placedOf(chest, winner),
    other: placedOf(chest, 1 - winner),
  });
}
