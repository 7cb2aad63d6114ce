import { idOf } from "../../board/options";
import type { Bench } from "../contract";
import type { Word } from "../../protocol";
import { pointOf, type Place } from "./geometry";
import type { Point } from "../../board/geometry";

export type Goods = Record<string, number>;

export interface Land {
  tile: number;
  land: string;
  level: number;
  terrain: string[];
  at: Place;
  chasms: number[];
  armies: { army: string; strength: number }[];
  residents: number;
  items: string[];
  yields: Goods;
  town: number | null;
  general: boolean;
}

export interface Thrown {
  die: string;
  face: string;
  /** Thrown again while events are shown: another one comes next. */
  again?: boolean;
  /** Its skull is ignored. */
  spared?: boolean;
}

export type Against = "monsters" | "residents" | "general" | "rift" | "duel";

export interface Roll {
  seat: number;
  against: Against;
  strength: number;
  dice: Thrown[];
  swords: number;
  bolts: number;
  power: number;
}

export interface Hero {
  hero: string | null;
  abilities: string[];
  tile: number;
  life: number;
  most_life: number;
  glory: number;
  limit: number;
  units: number;
  goods: Goods;
  army: Record<string, number>;
  weapons: string[];
  spells: string[];
  amulet: string | null;
  souls: string[];
  praetorians: number;
  points: number;
  town: number | null;
  buildings: string[];
  plagued: boolean;
}

export interface Legend {
  faces: Record<string, string[]>;
  prices: Record<string, Goods>;
  strengths: Record<string, number>;
  attacks: Record<string, number>;
  ours: Record<string, string[]>;
}

/** The view of a seat, as the rules build it. */
export interface Realm {
  phase: string;
  imperium: boolean;
  round: number;
  last_round: number | null;
  turn: number | null;
  first: number | null;
  steps: number;
  moved: boolean;
  must_fight: boolean;
  used: string[];
  tiles: Land[];
  piles: number[];
  under: string[][];
  bag: number;
  supply: Goods;
  dice: Record<string, number>;
  emperor: number | null;
  time_lord: number | null;
  general: boolean;
  general_strength: number;
  praetorians: number;
  trophy: number | null;
  players: Hero[];
  rolls: Roll[];
  looked_at: { land: string; chasms: number[] }[];
  laying: Place | null;
  drawn: string[];
  turned: string | null;
  legend: Legend;
  /** Only while events are shown: what is fought for, and how it has ended. */
  contest?: Against | undefined;
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
export function hero(realm: Realm, seat: number, change: (player: Hero) => Partial<Hero>): Realm {
  return {
    ...realm,
    players: realm.players.map((player, place) => (place === seat ? { ...player, ...change(player) } : player)),
  };
}

export function landAt({ tiles }: Realm, tile: number): Land | undefined {
  return tiles[tile];
}

export function spotOf(realm: Realm, tile: number): Point | null {
  const land = landAt(realm, tile);
  return land ? pointOf(land.at) : null;
}

export function tileOn({ tiles }: Realm, [q, r]: Place): Land | undefined {
  return tiles.find(({ at }) => at[0] === q && at[1] === r);
}

/** Seats whose heroes stand on a tile, in the order of the table. */
export function seatsOn({ players }: Realm, tile: number): number[] {
  return players.flatMap((player, seat) => (player.hero && player.tile === tile ? [seat] : []));
}

/** Dice as they lie in a row: the hero's own first, then one for each unit. */
export function unitsOf({ army }: Hero): string[] {
  return Object.entries(army).flatMap(([die, count]) => Array<string>(count).fill(die));
}

export function isOurs({ legend }: Realm, kind: string, id: string): boolean {
  return legend.ours[kind]?.includes(id) ?? false;
}
