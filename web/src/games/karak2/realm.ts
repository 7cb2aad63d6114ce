import { idOf } from "../../board/options";
import type { Bench } from "../contract";
import type { Word } from "../../protocol";
import { pointOf, type Place } from "./board/geometry";
import type { Point } from "../../board/geometry";
import type { DieView, Player, RollView, TileView, View } from "./view";

export type Goods = Record<string, number>;

export type { Legend, Player as Hero, TileView as Land } from "./view";

/** A die, and what is kept of it only while events are shown. */
export interface Thrown extends DieView {
  /** Thrown again: another one comes next. */
  again?: boolean;
  /** Its skull is ignored. */
  spared?: boolean;
}

export interface Roll extends RollView {
  dice: Thrown[];
}

/** What a seat sees, and what is kept only while events are shown. */
export interface Realm extends View {
  rolls: Roll[];
  /** What is fought for, and how it has ended. */
  contest?: string | undefined;
  outcome?: { seat: number; won: boolean } | undefined;
  tie?: boolean | undefined;
}

export function realmOf(bench: Bench): Realm {
  return bench.shown as Realm;
}

export { idOf };

export function numberOf(word: Word | undefined): number {
  return word?.number ?? Number(word?.name ?? -1);
}

export function seatIn(words: Record<string, Word>, name = "seat"): number {
  return numberOf(words[name]);
}

/** Changes one hero. */
export function hero(realm: Realm, seat: number, change: (player: Player) => Partial<Player>): Realm {
  return {
    ...realm,
    players: realm.players.map((player, place) => (place === seat ? { ...player, ...change(player) } : player)),
  };
}

export function landAt({ tiles }: Realm, tile: number): TileView | undefined {
  return tiles[tile];
}

export function spotOf(realm: Realm, tile: number): Point | null {
  const land = landAt(realm, tile);
  return land ? pointOf(land.at) : null;
}

export function tileOn({ tiles }: Realm, [q, r]: Place): TileView | undefined {
  return tiles.find(({ at }) => at[0] === q && at[1] === r);
}

/** Seats whose heroes stand on a tile, in the order of the table. */
export function seatsOn({ players }: Realm, tile: number): number[] {
  return players.flatMap((player, seat) => (player.hero && player.tile === tile ? [seat] : []));
}

/** Dice as they lie in a row: the hero's own first, then one for each unit. */
export function unitsOf({ army }: Player): string[] {
  return Object.entries(army).flatMap(([die, count]) => Array<string>(count).fill(die));
}

export function isOurs({ legend }: Realm, kind: string, id: string): boolean {
  return legend.ours[kind]?.includes(id) ?? false;
}
