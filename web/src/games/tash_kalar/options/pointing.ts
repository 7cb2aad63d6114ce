import { pointingWith } from "../../../board/pointing";
import type { Thing } from "../../../protocol";
import type { Bench } from "../../contract";
import { choosing } from "./choosing.svelte";

/** A click takes up a card or the piece that moves, lays out the images of a square as a menu, or opens a card. */
export const pointing = pointingWith({
  marks: ["take", "grasp"],
  closer: { mark: "sheet", open: (sheet) => (choosing.sheet = sheet), peek },
  several: (_, thing, { question }) => choosing.open(question, thing.dataset["name"] ?? ""),
  looked(thing) {
    const { take = "", sheet = "" } = thing?.dataset ?? {};
    choosing.looked = take;
    choosing.read = sheet.includes(":") ? "" : sheet;
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
  putDown(): boolean {
    const held = choosing.card !== "";
    choosing.take("");
    return held;
  },
});

/** A card that is about to be spent is read in the dock, not over the log. */
function peek(sheet: string): void {
  if (sheet && !sheet.includes(":")) choosing.read = sheet;
}

/** The card taken in hand: a refusal speaks of what it cannot do. */
function holding({ question }: Bench): Thing | undefined {
  return question?.kind === "action" && choosing.card ? { kind: "card", name: choosing.card } : undefined;
}
