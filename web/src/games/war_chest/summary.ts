import type { Happening } from "../../protocol";
import type { Bench, Words } from "../contract";

/** What a turn came to, in one line: who played which coin, and what its units did with it. */
export function summary(lines: Happening[], { words }: Bench): string {
  const [first] = lines;
  const seat = first && said(words, first, "seat");
  if (!first) return "";
  const together = lines.length > 1 && TOGETHER[first.kind];
  if (together) return words.say(together);
  const deeds = [...new Set(lines.flatMap((line) => deed(words, line, first)))];
  if (!deeds.length || !seat) return words.event(first);
  return `${seat}: ${deeds.join(", ")}`;
}

/** What all do, one after the other. */
const TOGETHER: Partial<Record<string, string>> = {
  deal: "wc-sum-deal",
  reveal: "wc-sum-deal",
  draw: "wc-sum-draw",
  refill: "wc-sum-draw",
};

/** What is told by the next line as well, or by nobody's choice, is left to the open turn. */
const DEEDS = ["deploy", "bolster", "claim", "pass", "return", "proclaim", "recruit", "move", "attack", "control"];
const EFFECTS = ["destroyed", "redeploy", "shove", "poison", "cure", "deceive", "fort-up", "fort-down", "win"];

function deed(words: Words, line: Happening, first: Happening): string[] {
  if (![...DEEDS, ...EFFECTS].includes(line.kind)) return [];
  const unit = said(words, line, "unit") || said(words, line, "decree") || said(words, first, "coin");
  const hex = said(words, line, "end") || said(words, line, "hex");
  return [words.say(`wc-sum-${line.kind}`, { unit, hex })];
}

function said(words: Words, { words: args }: Happening, name: string): string {
  const word = args[name];
  return word ? words.word(word) : "";
}
