import { pointingWith } from "../../../board/gestures";
import type { Thing } from "../../../protocol";
import type { Bench } from "../../contract";
import { ALL, selection, coinsOf } from "./selection.svelte";

/**
 * A click takes a coin in hand, lays out the options of a hex as a menu, or opens a card; pointing at a coin shows what
 * it could do.
 */
export const pointing = pointingWith({
  marks: ["take"],
  closer: { mark: "card", open: (card) => (selection.card = card) },
  several: (_, thing, { question }) => selection.open(question, thing.dataset["name"] ?? ""),
  looked(thing, choices) {
    selection.looked = choices.length === 0 ? (thing?.dataset["take"] ?? "") : "";
  },
  other(thing, { question }) {
    const { options, take, card, at = "" } = thing.dataset;
    if (take && options === undefined) selection.take(question, take, at);
    else if (card) selection.card = selection.card === card ? "" : card;
    else return false;
    return true;
  },
  holding,
  putDown({ question }): boolean {
    const held = coinsOf(question).length > 1 && selection.coin(question) !== ALL;
    if (held) selection.take(question, ALL);
    return held;
  },
});

/** The coin taken in hand: a refusal speaks of what it cannot do. */
function holding({ question }: Bench): Thing | undefined {
  const coin = selection.coin(question);
  return coin && coin !== ALL ? { kind: "coin", name: coin } : undefined;
}
