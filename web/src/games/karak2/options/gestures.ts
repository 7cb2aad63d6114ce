import { pointingWith } from "../../../board/gestures";
import type { Planned } from "../../contract";
import { selection } from "./selection.svelte";

/** A click takes the one option of a thing or two at once, lays out several as a menu, or opens the board of a hero. */
export const pointing = pointingWith({
  marks: ["sheet", "plan"],
  closer: { mark: "look", open: (sheet) => selection.toggle(sheet) },
  several(choices, thing, { question }) {
    const { options } = thing.dataset;
    const frame = thing.closest(".karak")?.getBoundingClientRect();
    const { left, top, width, height } = thing.getBoundingClientRect();
    if (!frame || !options || choices.length === 0) return;
    const at = { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top };
    selection.open(question, { options: options.split(",").map(Number), at, clear: height / 2 });
  },
  other(thing, bench) {
    const { sheet, plan } = thing.dataset;
    if (plan) bench.plan(JSON.parse(plan) as Planned[]);
    if (plan) return true;
    if (!sheet) return false;
    selection.toggle(sheet);
    return true;
  },
});
