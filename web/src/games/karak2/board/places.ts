import type { Bench } from "../../contract";
import { beyond, type Place } from "./geometry";
import { same, type Ring } from "../options/marks";
import type { Onward } from "../options/onward";
import { landAt, seatsOn, tileOn, type Realm } from "../realm";
import { foesOf } from "./lands";
import { optionButton } from "../../../board/options";
import { nameAt } from "../../../lib/names";

type Attributes = Record<string, string | number>;

/** What makes a place a button: its options, or a way of two steps. */
export function placeButton(
  bench: Bench,
  rings: readonly Ring[],
  place: Place,
  onward: readonly Onward[] = [],
): Attributes {
  const ring = rings.find((one) => same(one.place, place));
  const far = onward.find((one) => one.verb === "go" && same(one.place, place));
  if (far && !ring)
    return { role: "button", tabindex: 0, "aria-label": far.text, "data-plan": JSON.stringify(far.plan) };
  return ring && bench.question ? optionButton(bench, ring.options) : {};
}

/** A place in words, and what the rules are asked about when nothing can be done there. */
export function placeText(bench: Bench, realm: Realm, place: Place): Attributes {
  const land = tileOn(realm, place);
  if (!land) {
    const edge = edgeTo(realm, bench.question?.seat ?? -1, place);
    const asked: Attributes = edge < 0 ? {} : { "data-kind": "edge", "data-name": edge };
    return { role: "img", tabindex: -1, "aria-label": bench.words.say("k2-unknown"), ...asked };
  }
  const { words } = bench;
  const heroes = seatsOn(realm, land.tile).map((seat) => nameAt(bench, seat));
  const foes = foesOf(realm, land).map(({ monster, strength }) =>
    words.say("k2-foe", { army: monsterName(bench, monster), strength }),
  );
  const town = land.town === null ? [] : [words.say("k2-town-of", { name: nameAt(bench, land.town) })];
  const parts = [
    words.say("k2-tile", { tile: land.tile, land: words.say(`land-${land.land}`) }),
    ...foes,
    ...heroes,
    ...town,
  ];
  return { role: "img", tabindex: -1, "aria-label": parts.join(", "), "data-kind": "tile", "data-name": land.tile };
}

export function monsterName({ words }: Bench, monster: string): string {
  const key = `army-${monster}`;
  return words.say(words.has(key) ? key : `k2-monster-${monster}`);
}

function edgeTo(realm: Realm, seat: number, place: Place): number {
  const here = landAt(realm, realm.players[seat]?.tile ?? -1);
  return here ? [0, 1, 2, 3, 4, 5].findIndex((edge) => same(beyond(here.at, edge), place)) : -1;
}
