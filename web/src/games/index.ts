import type { GameClient } from "./contract";

const clients = import.meta.glob<{ client: GameClient }>("./*/index.ts");

/** The game's own board, or the generic one, which shows any view and any question. */
export async function loadClient(game: string, inWords = false): Promise<GameClient> {
  const load = (inWords ? undefined : clients[`./${game}/index.ts`]) ?? clients["./generic/index.ts"];
  if (!load) throw new Error("no boards in this build");
  return (await load()).client;
}
