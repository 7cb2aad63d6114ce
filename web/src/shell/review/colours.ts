import type { Bench, Words } from "../../games/contract";
import { loadClient } from "../../games";
import { api } from "../../lib/api";
import { seatLook } from "../../lib/names";
import type { TableInfo } from "../../protocol";

/** By seat, as at the table: a game may have colours of its own. */
export async function seatColours(info: TableInfo, words: Words): Promise<string[]> {
  const [client, step] = await Promise.all([loadClient(info.game, false), api.replay(info.id, null, null)]);
  const nothing = () => undefined;
  const bench: Bench = {
    table: info,
    seen: step.seen,
    question: null,
    words,
    lines: [],
    playing: null,
    shown: step.seen.view,
    previewed: null,
    preview: null,
    choose: nothing,
    hover: nothing,
    waits: () => false,
    plan: nothing,
    ahead: () => null,
    why: nothing,
    rule: nothing,
    motion: false,
    sound: false,
  };
  return info.seats.map(({ seat }) => client.look?.(bench, seat)?.colour ?? seatLook(seat).colour);
}
