import { isThing } from "../../../board/options";
import type { Bench } from "../../contract";
import type { Choice } from "../../../protocol";
import { raceOf } from "../race";
import { targetOf } from "./targets";

/** Turns that have been ended by themselves; one that is taken back is asked about. */
const ended = new Set<string>();

/** The end of a turn in which nothing is left but to throw a card away. */
function onlyEnd({ question }: Bench): Choice | null {
  if (question?.prompt !== "turn") return null;
  const useful = question.options.filter((choice) => {
    const target = targetOf(question, choice);
    return target.kind !== "card" || target.verb !== "discard";
  });
  const [end] = useful;
  return useful.length === 1 && end && isThing(end.word, "action", "end") ? end : null;
}

/** Ends such a turn without asking. */
export function endUseless(bench: Bench): void {
  const end = onlyEnd(bench);
  if (!end) return;
  const race = raceOf(bench);
  const turn = `${bench.table.id} ${race.round} ${race.turn}`;
  if (ended.has(turn)) return;
  ended.add(turn);
  bench.plan([{ prompt: "turn", value: end.value }]);
}
