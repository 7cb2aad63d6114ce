import type { GameClient } from "../../../games/contract";
import type { GameInfo, NewTable, TableInfo } from "../../../protocol";

/** Another game of the same kind that is one step further. */
export interface Next {
  /** The option and its next value, or the level of the bots. */
  option: string;
  value: string;
  wish: NewTable;
}

/** The next track, and stronger bots for whoever has beaten these; only where nobody else would have to be asked. */
export function nextGames(table: TableInfo, game: GameInfo, client: GameClient, seat: number, name: string): Next[] {
  const others = table.seats.filter((one) => one.seat !== seat);
  if (others.some(({ kind }) => kind !== "bot")) return [];
  return [further(table, game, client.next, seat, name), stronger(table, game, seat, name)].filter(
    (next) => next !== null,
  );
}

function further(table: TableInfo, game: GameInfo, key: string | undefined, seat: number, name: string): Next | null {
  const option = game.options.find((one) => one.key === key);
  if (!option) return null;
  const place = option.values.indexOf(table.options[option.key] ?? option.default);
  const value = option.values[(place + 1) % option.values.length];
  if (value === undefined) return null;
  const wish = again(table, seat, name, (level) => level);
  return {
    option: option.key,
    value: String(value),
    wish: { ...wish, options: { ...wish.options, [option.key]: value } },
  };
}

function stronger(table: TableInfo, game: GameInfo, seat: number, name: string): Next | null {
  const levels = game.bots.filter((level) => level.startsWith("level"));
  const higher = (level: string) => (levels.includes(level) && levels[levels.indexOf(level) + 1]) || level;
  const beaten = table.seats.filter((one) => one.seat !== seat).map(({ level }) => level);
  const top = beaten.map(higher).sort().at(-1);
  if (table.result?.places[seat] !== 1 || top === undefined || beaten.every((level) => higher(level) === level))
    return null;
  return { option: "level", value: top, wish: again(table, seat, name, higher) };
}

function again(table: TableInfo, seat: number, name: string, level: (now: string) => string): NewTable {
  const { seats, ...options } = table.options;
  void seats;
  return {
    game: table.game,
    seats: table.seats.map((one) =>
      one.seat === seat ? { kind: "here" as const, name } : { kind: "bot" as const, level: level(one.level) },
    ),
    options,
    visibility: "link",
  };
}
