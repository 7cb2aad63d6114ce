import type { Words } from "../../games/contract";
import { loadClient } from "../../games";
import { api } from "../../lib/api";
import { seatLook } from "../../lib/names";
import type { TableInfo } from "../../protocol";
import { still } from "../../table/still";

/** By seat, as at the table: a game may have colours of its own. */
export async function seatColours(info: TableInfo, words: Words): Promise<string[]> {
  const [client, step] = await Promise.all([loadClient(info.game, false), api.replay(info.id, null, null)]);
  const bench = { ...still(info.game, step.seen.view, words, { table: info }), seen: step.seen };
  return info.seats.map(({ seat }) => client.look?.(bench, seat)?.colour ?? seatLook(seat).colour);
}
