import type { GameClient } from "./contract";

const clients = import.meta.glob<{ client: GameClient }>("./*/index.ts");

/** The game's own board, or the generic one, which shows any view and any question. */
export async function loadClient(game: string, words = false): Promise<GameClient> {
  const generic = clients["./generic/index.ts"];
  const load = clients[`./${game}/index.ts`] ?? generic;
  if (!load || !generic) throw new Error("no boards in this build");
  const { client } = await load();
  if (!words) return client;
  return inWords(client) ?? (await generic()).client;
}

const DRAWN = ["Side", "Hand", "handTitle", "SeatExtra", "Figure", "over", "Option", "Closeup", "animate", "hints"];

/** Its position in words instead of its board, without whatever is drawn or speaks of pointing at drawings. */
export function inWords({ Told, ...client }: GameClient): GameClient | null {
  if (!Told) return null;
  const said = Object.fromEntries(Object.entries(client).filter(([part]) => !DRAWN.includes(part)));
  return { ...said, Board: Told, apply: (shown) => shown };
}
