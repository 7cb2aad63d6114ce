import { usualLevel } from "../lib/levels";
import type { GameInfo, NewTable } from "../protocol";

/** A table against bots at once: four seats where the game has them, and bots of a friendly level. */
export function quickTable(game: GameInfo, name: string): NewTable {
  const seats = game.seats.includes(4) ? 4 : Math.min(...game.seats);
  const level = usualLevel(game);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level }));
  return { game: game.name, seats: [{ kind: "here", name }, ...bots], visibility: "link" };
}
