import { sameChoice } from "../../../board/options";
import { pointingWith } from "../../../board/gestures";

/** Where several options lie, each click shows the next of them; they are taken by their signs. */
export const pointing = pointingWith({
  several(choices, _, bench) {
    const shown = choices.findIndex((choice) => sameChoice(choice, bench.previewed));
    bench.hover(choices[(shown + 1) % choices.length] ?? null);
  },
});
