import { hero, type Hero, type Realm } from "./realm";

/** Items and dice as they change hands while events are shown. */

export function without<T>(all: readonly T[], one: T): T[] {
  const place = all.indexOf(one);
  return all.filter((_, nth) => nth !== place);
}

type Slot = "weapons" | "spells" | "souls";

function slotOf({ legend }: Realm, item: string): Slot | "amulet" | null {
  if (item.startsWith("amulet")) return "amulet";
  if (item.startsWith("soul")) return "souls";
  if (item === "time_crystal") return null;
  return item !== "fire_bolt" && legend.attacks[item] ? "weapons" : "spells";
}

/** A token is turned: what lies on its back goes where it belongs, or waits where there is no room. */
export function turnedOver(realm: Realm, seat: number, item: string): Realm {
  const slot = slotOf(realm, item);
  if (slot === null) return realm;
  return isFull(realm, seat, slot) ? { ...realm, turned: item } : into(realm, seat, item);
}

function isFull({ players, legend }: Realm, seat: number, slot: Slot | "amulet"): boolean {
  const player = players[seat];
  if (slot === "amulet") return Boolean(player?.amulet);
  return slot !== "souls" && (player?.[slot].length ?? 0) >= (legend.numbers[slot] ?? 0);
}

function into(realm: Realm, seat: number, item: string): Realm {
  const slot = slotOf(realm, item);
  if (slot === "amulet") return hero(realm, seat, () => ({ amulet: item }));
  return slot ? hero(realm, seat, (player) => ({ [slot]: [...player[slot], item] })) : realm;
}

/** There was no room: one of them is left, and what waited may come in. */
export function dropped(realm: Realm, seat: number, item: string): Realm {
  const waiting = realm.turned;
  const next = { ...realm, turned: null };
  return waiting === null || waiting === item ? next : into(taken(next, seat, item), seat, waiting);
}

export function taken(realm: Realm, seat: number, item: string): Realm {
  const slot = slotOf(realm, item);
  if (slot === null || slot === "amulet") return realm;
  return hero(realm, seat, (player) => ({ [slot]: without(player[slot], item) }));
}

export function gained(realm: Realm, seat: number, die: string, by: number): Realm {
  const next = { ...realm, dice: counted(realm.dice, die, -by) };
  return hero(next, seat, ({ army, units }: Hero) => ({
    army: counted(army, die, by),
    units: units + (realm.legend.limited.includes(die) ? by : 0),
  }));
}

export function counted(dice: Record<string, number>, die: string, by: number): Record<string, number> {
  const { [die]: had = 0, ...rest } = dice;
  return had + by > 0 ? { ...rest, [die]: had + by } : rest;
}
