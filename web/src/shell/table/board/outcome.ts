import type { Words } from "../../../games/contract";
import { seatName } from "../../../lib/names";
import { told } from "../../../lib/rulebook";
import type { SeatInfo, TableInfo } from "../../../protocol";

/** The seats on first place; nobody where all share it. */
export function winners(table: TableInfo): SeatInfo[] {
  const places = table.result?.places ?? [];
  const first = table.seats.filter((seat) => places[seat.seat] === 1);
  return first.length === places.length ? [] : first;
}

export function outcomeText(table: TableInfo, words: Words): string {
  const best = winners(table);
  if (best.length === 0) return words.say("result-draw");
  const names = best.map((seat) => seatName(words, seat)).join(", ");
  return words.say("result-win", { count: best.length, names });
}

/** A table act has a sentence of its own, a rule its paragraph. */
export function reasonText(table: TableInfo, words: Words): string {
  const reason = table.result?.reason ?? "";
  if (words.has(`result-by-${reason}`)) return words.say(`result-by-${reason}`);
  const rule = words.rule(reason);
  return rule ? told(rule, words) : "";
}
