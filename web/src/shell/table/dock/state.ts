import type { Bench } from "../../../games/contract";
import { seatName, standsIn } from "../../../lib/names";
import type { Table } from "../../../table/table.svelte";
import { t } from "../../../lib/words.svelte";
import { outcomeText, winners } from "../board/outcome";

/** What the prompt bar says when this reader is asked nothing. */
export interface State {
  over: string[];
  title: string;
  text: string;
  seat: number | null;
  thinking: boolean;
}

export function stateOf(table: Table, bench: Bench): State {
  const state: Omit<State, "title"> = { over: over(table, bench), text: "", seat: null, thinking: false };
  const { status } = bench.table;
  if (status === "waiting") return { ...state, title: t("state-waiting") };
  if (status === "over")
    return {
      ...state,
      title: outcomeText(bench.table, bench.words, table.mine),
      seat: winners(bench.table)[0]?.seat ?? null,
    };
  if (status === "aborted") return { ...state, title: t("aborted-title") };
  if (status === "stopped") return { ...state, title: t("stopped-title") };
  return { ...state, ...acting(table, bench) };
}

function over(table: Table, bench: Bench): string[] {
  if (table.mine.length === 0) return [t("state-watching")];
  return [bench.words.say("game-name")];
}

function acting(table: Table, bench: Bench): Pick<State, "title" | "text" | "seat" | "thinking"> {
  const seat = bench.table.seats.find((one) => one.acting);
  if (table.playing || !seat)
    return { title: table.playing ? bench.words.event(table.playing) : "", text: "", seat: null, thinking: false };
  const name = seatName(bench.words, seat);
  const mine = table.mine.includes(seat.seat);
  if (mine && standsIn(seat))
    return { title: t("state-bot-for-you"), text: t("state-bot-for-you-text"), seat: seat.seat, thinking: true };
  if (seat.kind === "bot")
    return {
      title: deciding(bench, name) || t("state-thinking", { name }),
      text: t("state-thinking-text"),
      seat: seat.seat,
      thinking: true,
    };
  if (!seat.online)
    return { title: t("state-away", { name }), text: t("state-away-text"), seat: seat.seat, thinking: false };
  return { title: deciding(bench, name) || t("state-their-turn", { name }), text: "", seat: seat.seat, thinking: true };
}

/** What the other one decides, where all may know it and the game has words for it. */
function deciding({ table, words }: Bench, name: string): string {
  const key = `deciding-${table.deciding}`;
  return table.deciding && words.has(key) ? words.say(key, { name }) : "";
}
