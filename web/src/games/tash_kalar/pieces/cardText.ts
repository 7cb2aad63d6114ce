import type { Bench } from "../../contract";
import { rowOf } from "../arena";
import { patternText } from "./patternWords";

const PARTS = ["text", "frost", "warp"] as const;

/** A card as it is read aloud: rank, pattern, and all that it does. */
export function cardText({ words }: Bench, card: string): string {
  const row = rowOf(card);
  const told = row ? [`${words.say("tk-rank", { rank: row.rank })}.`, patternText(words, row)] : [];
  const effects = effectsOf({ words }, card).map(({ kind, text }) => words.say(`tk-effect-${kind}`, { text }));
  return [...told, ...effects].join(" ");
}

export interface Printed {
  kind: (typeof PARTS)[number];
  text: string;
}

/** What is printed on a card: what the being does, its frost effect, its effect from the hand. */
export function effectsOf({ words }: Pick<Bench, "words">, card: string): Printed[] {
  return PARTS.flatMap((kind) => {
    const key = `card-${card}-${kind}`;
    return words.has(key) ? [{ kind, text: words.say(key) }] : [];
  });
}
