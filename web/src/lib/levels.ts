import type { GameInfo } from "../protocol";

const FRIENDLY = "level2";

/** The bot for whoever has not chosen one: neither asleep nor a master. */
export function usualLevel(game: Pick<GameInfo, "bots">): string {
  return game.bots.includes(FRIENDLY) ? FRIENDLY : (game.bots.at(-1) ?? "");
}
