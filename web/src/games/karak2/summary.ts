import type { Happening } from "../../protocol";
import type { Bench } from "../contract";

/** What a turn is remembered for, the most telling first. */
const TELLING = [
  ...["slain", "crown", "general", "praetorians", "reward", "lost", "won", "unconscious", "found", "build", "gain-die"],
  ...["plague", "lay", "gain", "heal", "go"],
];
const MOST = 2;

/** The one or two lines of a turn that tell most of it, as they came. */
export function summary(lines: Happening[], bench: Bench): string {
  const ranked = lines
    .map((line, place) => ({ line, place, rank: TELLING.indexOf(line.kind) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .slice(0, MOST)
    .sort((one, other) => one.place - other.place);
  const [first] = lines;
  if (ranked.length) return ranked.map(({ line }) => bench.words.event(line)).join(" ");
  return first ? bench.words.event(first) : "";
}
