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

/** Its position in words instead of its board, without whatever is drawn or speaks of pointing at drawings. */
export function inWords({ Told, ...client }: GameClient): GameClient | null {
  if (!Told) return null;
  const { look, actor, subtitle, section, aim, legend, spends, turn, tallies } = client;
  const kept = { look, actor, subtitle, section, aim, legend, spends, turn, tallies };
  const said = Object.fromEntries(Object.entries(kept).filter(([, part]) => part !== undefined));
  return { ...said, Board: Told, apply: (shown) => shown };
}
