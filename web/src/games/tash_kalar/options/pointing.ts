import { pointingWith } from "../../../board/pointing";
import type { Thing } from "../../../protocol";
import type { Bench } from "../../contract";
import { choosing } from "./choosing.svelte";

/** A click takes up a card or the piece that moves, lays out the images of a square as a menu, or opens a card. */
export const pointing = pointingWith({
  marks: ["take", "grasp"],
  closer: { mark: "sheet", open: (sheet) => (choosing.sheet = sheet) },
  several: (_, thing, { question }) => choosing.open(question, thing.dataset["name"] ?? ""),
  looked(thing) {
    choosing.looked = thing?.dataset["take"] ?? "";
    choosing.at = thing?.dataset["kind"] === "square" ? (thing.dataset["name"] ?? "") : "";
  },
  other(thing, { question }) {
    const { take, grasp, sheet } = thing.dataset;
    if (take) choosing.take(take === choosing.card ? "" : take);
    else if (grasp) choosing.grasp(question, grasp === choosing.mover(question) ? "" : grasp);
    else if (sheet) choosing.sheet = choosing.sheet === sheet ? "" : sheet;
    else return false;
    return true;
  },
  holding,
});

/** The card taken in hand: a refusal speaks of what it cannot do. */
function holding({ question }: Bench): Thing | undefined {
  return question?.kind === "action" && choosing.card ? { kind: "card", name: choosing.card } : undefined;
}
