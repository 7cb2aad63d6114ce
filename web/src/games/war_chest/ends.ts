import type { Bench, Tally } from "../contract";
import type { Choice, Happening } from "../../protocol";
import { chestOf, idOf, ownerOf } from "./chest";
import { playOf } from "./options/plays";

/** With a coin played somebody's turn begins; what comes of it follows. */
const TURNS = ["deploy", "bolster", "discard", "claim", "pay-recruit", "pass", "return"];

export function turn({ kind }: Happening): boolean {
  return TURNS.includes(kind);
}

/** The number of units and coins is small: what is gone for good is said before it is gone. */
export function spends(choice: Choice, { question, seen }: Bench): string {
  const asked = question ?? seen.question;
  if (!asked) return "";
  if (asked.prompt === "sacrifice") return "wc-spends-coin";
  if (asked.prompt === "replace") return choice.word.name === "decoy" || !choice.word.name ? "" : "wc-spends-coin";
  return playOf(asked, choice, -1).verb === "proclaim" && asked.kind === "play" ? "wc-spends-decree" : "";
}

export const tallies: Tally[] = [
  { text: "wc-tally-locations", of: byUnit("control") },
  { text: "wc-tally-attacks", of: byUnit("attack") },
  { text: "wc-tally-lost", of: byUnit("lose", "lose-supply") },
  { text: "wc-tally-recruits", of: ({ kind, words }) => (kind === "recruit" ? (words["seat"]?.number ?? null) : null) },
];

function byUnit(...kinds: string[]): Tally["of"] {
  return ({ kind, words }, bench) => {
    const owner = kinds.includes(kind) ? ownerOf(chestOf(bench), idOf(words["unit"])) : -1;
    return owner >= 0 ? owner : null;
  };
}
