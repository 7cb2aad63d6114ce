import { pointingWith } from "../../../board/gestures";
import type { Thing } from "../../../protocol";
import type { Bench } from "../../contract";
import { selection } from "./selection.svelte";

/** A click takes up a card or the piece that moves, lays out the images of a square as a menu, or opens a card. */
export const pointing = pointingWith({
  marks: ["take", "grasp"],
  closer: { mark: "sheet", open: (sheet) => (selection.sheet = sheet), peek },
  several: (_, thing, { question }) => selection.open(question, thing.dataset["name"] ?? ""),
  looked(thing) {
    const { take = "", sheet = "" } = thing?.dataset ?? {};
    selection.looked = take;
    selection.read = sheet.includes(":") ? "" : sheet;
    selection.at = thing?.dataset["kind"] === "square" ? (thing.dataset["name"] ?? "") : "";
  },
  other(thing, { question }) {
    const { take, grasp, sheet } = thing.dataset;
    if (take) selection.take(take === selection.card ? "" : take);
    else if (grasp) selection.grasp(question, grasp === selection.mover(question) ? "" : grasp);
    else if (sheet) selection.sheet = selection.sheet === sheet ? "" : sheet;
    else return false;
    return true;
  },
  holding,
  putDown(): boolean {
    const held = selection.card !== "";
    selection.take("");
    return held;
  },
});

/** A card that is about to be spent is read in the dock, not over the log. */
function peek(sheet: string): void {
  if (sheet && !sheet.includes(":")) selection.read = sheet;
}

/** The card taken in hand: a refusal speaks of what it cannot do. */
function holding({ question }: Bench): Thing | undefined {
  return question?.kind === "action" && selection.card ? { kind: "card", name: selection.card } : undefined;
}
