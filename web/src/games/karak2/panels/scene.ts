import type { Bench } from "../../contract";
import type { Realm, Roll } from "../realm";
import { foesOf } from "../board/lands";

/** Weapons and bolts that count in this fight, with what they give. */
export function armsOf({ table }: Bench, realm: Realm, roll: Roll): { item: string; mark: string }[] {
  if (roll.against === "rift" && table.options["rift_uses_weapons_spells"] === false) return [];
  const weapons = (realm.players[roll.seat]?.weapons ?? []).map((item) => ({
    item,
    mark: `+${realm.legend.attacks[item] ?? 0}`,
  }));
  return roll.bolts ? [...weapons, { item: "fire_bolt", mark: `+${roll.bolts}` }] : weapons;
}

/** What weapons add, whatever is thrown. */
export function weaponsOf(bench: Bench, realm: Realm, roll: Roll): number {
  return armsOf(bench, realm, { ...roll, bolts: 0 }).reduce((sum, { mark }) => sum + Number(mark), 0);
}

/** The power once the rules have told it; before that, what lies on the table. */
export function totalOf(bench: Bench, realm: Realm, roll: Roll): number {
  if (roll.power) return roll.power;
  return armsOf(bench, realm, roll).reduce((sum, { mark }) => sum + Number(mark), roll.swords);
}

/** Those who are fought, as tokens: what stands on the tile of the hero. */
export function foesIn(realm: Realm, roll: Roll): { monster: string; strength: number; guards: number }[] {
  const land = realm.tiles[realm.players[roll.seat]?.tile ?? -1];
  return land ? foesOf(realm, land) : [];
}

/** Seats with the highest power so far, where several fight for the crown. */
export function leadersOf(bench: Bench, realm: Realm): number[] {
  const totals = realm.rolls.map((roll) => totalOf(bench, realm, roll));
  const most = Math.max(0, ...totals);
  return most ? realm.rolls.filter((_, place) => totals[place] === most).map(({ seat }) => seat) : [];
}
