import type { GameClient } from "./contract";

const clients = import.meta.glob<{ client: GameClient }>("./*/index.ts");

/** The game's own board, or the generic one, which shows any view and any question. */
export async function loadClient(game: string, inWords = false): Promise<GameClient> {
  const own = await clients[`./${game}/index.ts`]?.();
  if (own && !inWords) return own.client;
  if (own?.client.Told) return told(own.client, own.client.Told);
  const generic = await clients["./generic/index.ts"]?.();
  if (!generic) throw new Error("no boards in this build");
  return generic.client;
}

/** The same game with its position in words instead of pictures. */
function told(client: GameClient, Told: NonNullable<GameClient["Told"]>): GameClient {
  const inWords: GameClient = { ...client, Board: Told };
  delete inWords.Side;
  delete inWords.Hand;
  delete inWords.animate;
  return inWords;
}
