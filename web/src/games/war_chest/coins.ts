import { DECOYS, UNITS } from "./box";
import type { Chest, Player } from "./chest";

export type Zone = "bag" | "hand" | "drawn" | "down" | "up" | "board";

const SECRET = ["bag", "hand", "drawn", "down"] as const;
const COINS = [...Object.keys(UNITS), "royal", ...Object.keys(DECOYS)];

/** The order in which the rules list coins. */
export function inOrder(coins: readonly string[]): string[] {
  return [...coins].sort((one, other) => COINS.indexOf(one) - COINS.indexOf(other));
}

export function isDecoy(coin: string): boolean {
  return DECOYS[coin] !== undefined;
}

/** The decoy that a unit sends. */
export function decoyOf(unit: string): string {
  return Object.keys(DECOYS).find((decoy) => DECOYS[decoy] === unit) ?? "";
}

/** A coin goes from zone to zone; without a name it is one of another seat, which nobody may see. */
export function between(chest: Chest, seat: number, from: Zone, to: Zone, coin: string): Chest {
  const players = chest.players.map((player, place) => (place === seat ? counted(player, from, to, coin) : player));
  return { ...chest, ...own(chest, seat, from, to, coin), players, fresh: "" };
}

/** What is played comes from the hand; while a coin drawn by the Warrior Priest is being used, it is that one. */
export function played(chest: Chest, seat: number, coin: string, to: Zone): Chest {
  return between(chest, seat, (chest.players[seat]?.drawn ?? 0) > 0 ? "drawn" : "hand", to, coin);
}

function counted(player: Player, from: Zone, to: Zone, coin: string): Player {
  const next = { ...player };
  for (const [zone, by] of [
    [from, -1],
    [to, 1],
  ] as const) {
    if (zone === "up") next.up = by > 0 ? inOrder([...next.up, coin]) : without(next.up, coin);
    else if (zone !== "board") next[zone] = Math.max(0, next[zone] + by);
  }
  if (isSecret(from) && !isSecret(to)) next.reserve = without(next.reserve, coin);
  return next;
}

/** The reader's own coins, by name; a coin that stays secret is named to its holder only. */
function own(chest: Chest, seat: number, from: Zone, to: Zone, coin: string): Partial<Chest> {
  const secret = isSecret(from) && isSecret(to) && from !== "hand";
  if (!coin || !(secret || isReader(chest, seat))) return {};
  const change: Partial<Chest> = { reader: seat };
  if (isSecret(from)) change[from] = without(isFirst(chest) ? (chest.players[seat]?.reserve ?? []) : chest[from], coin);
  if (isSecret(to)) change[to] = inOrder([...chest[to], coin]);
  return change;
}

/** The first coin that is drawn tells whose bag the reader has; until then no event did. */
function isFirst(chest: Chest): boolean {
  return SECRET.every((zone) => chest[zone].length === 0);
}

/** Whoever looks knows what everybody knows of that seat together, and how it is split; a spectator knows no split. */
export function isReader(chest: Chest, seat: number): boolean {
  if (chest.reader !== undefined) return chest.reader === seat;
  const player = chest.players[seat];
  const known = inOrder(SECRET.flatMap((zone) => chest[zone]));
  const split = SECRET.every((zone) => chest[zone].length === player?.[zone]);
  return split && known.length > 0 && known.join() === player?.reserve.join();
}

function isSecret(zone: Zone): zone is (typeof SECRET)[number] {
  return (SECRET as readonly Zone[]).includes(zone);
}

function without(coins: readonly string[], coin: string): string[] {
  const place = coins.indexOf(coin);
  return place < 0 ? [...coins] : coins.filter((_, one) => one !== place);
}
