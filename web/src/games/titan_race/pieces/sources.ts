import type { Words } from "../../contract";
import { CARDS, TRACKS } from "../box";

/** How much of a card is our reading, as the key of a text; "" where the rulebook says it all. */
export function cardSource(card: string): string {
  const source = CARDS[card]?.source;
  return source === "ours" ? "tr-card-ours" : source === "hint" ? "tr-card-hint" : "";
}

/** How much of a map is ours, in a sentence. */
export function mapSource(track: string, words: Words): string {
  const row = TRACKS[track];
  if (!row || row.source === "rulebook") return "";
  const squares = row.fixed.join(", ");
  return words.say(squares ? "tr-map-fixed" : "tr-map-ours", { squares });
}
