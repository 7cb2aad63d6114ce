import type { TableInfo } from "../protocol";
import { keep, kept } from "./settings.svelte";

/** A table at which somebody in this browser has sat or watched. Keys are not here: the cookie has them. */
export interface MyTable {
  id: string;
  code: string;
  game: string;
  /** The seats held here. */
  seats: number[];
  /** When it was last looked at, in seconds. */
  at: number;
  info: TableInfo | null;
}

const KEY = "stolik.tables";
const MOST = 40;

function readMine(): MyTable[] {
  try {
    const found = JSON.parse(kept(KEY) ?? "[]") as MyTable[];
    return found.filter((table) => typeof table.id === "string" && Array.isArray(table.seats));
  } catch {
    return [];
  }
}

let mine: MyTable[] = $state.raw(readMine());

export function myTables(): MyTable[] {
  return mine;
}

function set(next: MyTable[]): void {
  mine = next.sort((a, b) => b.at - a.at).slice(0, MOST);
  keep(KEY, JSON.stringify(mine));
}

/** Those of all devices. */
export function takeTables(tables: MyTable[]): void {
  set(tables.filter((table) => typeof table.id === "string" && Array.isArray(table.seats)));
}

export function remember(info: TableInfo, seats: number[]): void {
  const row: MyTable = { id: info.id, code: info.code, game: info.game, seats, at: Date.now() / 1000, info };
  set([row, ...mine.filter((table) => table.id !== info.id)]);
}

/** News of a table, without it moving up. */
export function refresh(info: TableInfo): void {
  set(mine.map((table) => (table.id === info.id ? { ...table, info } : table)));
}

export function forget(id: string): void {
  set(mine.filter((table) => table.id !== id));
}

export function waitsForMe(table: MyTable): boolean {
  const info = table.info;
  return info?.status === "playing" && info.seats.some((seat) => seat.acting && table.seats.includes(seat.seat));
}
