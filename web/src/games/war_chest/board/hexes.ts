import type { Bench } from "../../contract";
import type { Hex } from "../chest";
import type { Marks } from "../options/marks";
import { optionButton } from "../../../board/options";
import { sentence } from "../../../lib/sentence";

/** What makes a hex a button: its options, or the coin of the unit on it; null where a click only asks. */
export function hexButton(
  bench: Bench,
  { rings, sources }: Marks,
  name: string,
): Record<string, string | number> | null {
  const ring = rings.find(({ hex }) => hex === name);
  if (ring && bench.question) return optionButton(bench, ring.options);
  const source = sources.find(({ hex }) => hex === name);
  if (!source) return null;
  const coin = bench.words.say(`coin-${source.coin}`);
  return {
    role: "button",
    tabindex: 0,
    "aria-label": bench.words.say("wc-take", { coin }),
    "data-take": source.coin,
    "data-at": name,
  };
}

/** A hex in words: its name and all that lies on it. */
export function hexText(
  { words, table }: Bench,
  { hex, location, control, fort, unit, coins, seat, poison }: Hex,
): string {
  const owner = seat === null ? "" : (table.seats[seat]?.name ?? "");
  return sentence([
    hex,
    unit ? words.say("wc-stack", { unit: words.say(`unit-${unit}`), coins }) : "",
    unit && owner ? owner : "",
    poison.length ? words.say("wc-poisoned") : "",
    fort ? words.say("wc-fort") : "",
    location ? words.say(control === null ? "wc-location" : control === 0 ? "wc-held-sun" : "wc-held-moon") : "",
  ]);
}
