import { beyond } from "../board/geometry";
import { foesOf } from "../board/lands";
import { monsterName } from "../board/places";
import { RESOURCES } from "../box";
import type { Bench } from "../../contract";
import type { Happening } from "../../../protocol";
import { heroName } from "../names";
import { seatIn, seatsOn, tileOn, type Goods, type Hero, type Land, type Realm, type Roll } from "../realm";
import { nameAt } from "../../../lib/names";

const EDGES = [0, 1, 2, 3, 4, 5];

/** "2 food, 1 stone"; "" for nothing. */
export function goodsTold({ words }: Bench, goods: Goods): string {
  return RESOURCES.filter((name) => goods[name])
    .map((name) => words.say(`k2-told-${name}`, { count: goods[name] ?? 0 }))
    .join(", ");
}

/** "knight dice 2, bear die 1". */
export function diceTold({ words }: Bench, army: Record<string, number>): string {
  return Object.entries(army)
    .filter(([, count]) => count > 0)
    .map(([die, count]) => words.say("k2-told-count", { name: words.say(`die-${die}`), count }))
    .join(", ");
}

/** What stands and lies on a tile. */
export function onTile(bench: Bench, realm: Realm, land: Land): string[] {
  const { words } = bench;
  const goods = goodsTold(bench, land.yields);
  return [
    ...seatsOn(realm, land.tile).map((seat) => words.say("k2-told-stands", { name: who(bench, seat) })),
    ...foesOf(realm, land).map(({ monster, strength }) =>
      words.say("k2-foe", { army: monsterName(bench, monster), strength }),
    ),
    land.town === null ? "" : words.say("k2-town-of", { name: nameAt(bench, land.town) }),
    ...land.items.map((item) => words.say("k2-told-lies", { item: words.say(`item-${item}`) })),
    goods ? words.say("k2-told-yields", { goods }) : "",
  ].filter(Boolean);
}

/** What lies beyond each edge of a tile: another tile, a chasm, or the unknown. */
export function aroundTile({ words }: Bench, realm: Realm, land: Land): string {
  const told = EDGES.map((edge) => {
    const next = tileOn(realm, beyond(land.at, edge));
    const closed = land.chasms.includes(edge) || (next?.chasms.includes((edge + 3) % 6) ?? false);
    const side = words.say(`edge-${edge}`);
    if (!next) return words.say(closed ? "k2-told-edge-chasm" : "k2-told-edge-unknown", { side });
    return words.say(closed ? "k2-told-edge-closed" : "k2-told-edge-tile", { side, tile: next.tile });
  });
  return told.join("; ");
}

export function who(bench: Bench, seat: number): string {
  const hero = heroName(bench, seat);
  return hero ? bench.words.say("k2-told-who", { name: nameAt(bench, seat), hero }) : nameAt(bench, seat);
}

/** A hero in lines: where, how well, with what. */
export function heroTold(bench: Bench, realm: Realm, seat: number, player: Hero): string[] {
  const { words } = bench;
  const items = [...player.weapons, ...player.spells, ...(player.amulet ? [player.amulet] : []), ...player.souls];
  const land = realm.tiles[player.tile];
  return [
    land ? words.say("k2-told-on", { tile: player.tile, land: words.say(`land-${land.land}`) }) : "",
    player.life
      ? words.say("k2-life", { life: player.life, most: player.most_life })
      : words.say("k2-told-unconscious", { most: player.most_life }),
    words.say("k2-told-points", { points: player.points, glory: player.glory }),
    realm.emperor === seat ? words.say("k2-told-emperor") : "",
    realm.trophy === seat ? words.say("k2-told-trophy") : "",
    player.praetorians ? words.say("k2-told-praetorians", { count: player.praetorians }) : "",
    words.say("k2-told-goods", { goods: goodsTold(bench, player.goods) || words.say("k2-told-none") }),
    words.say("k2-told-army", {
      units: player.units,
      limit: player.limit,
      dice: diceTold(bench, player.army) || words.say("k2-told-none"),
    }),
    words.say("k2-told-items", {
      items: items.map((item) => words.say(`item-${item}`)).join(", ") || words.say("k2-told-none"),
    }),
    townTold(bench, player),
  ].filter(Boolean);
}

function townTold({ words }: Bench, { town, buildings, plagued }: Hero): string {
  if (town === null) return words.say("k2-told-no-town");
  const built = buildings.map((building) => words.say(`building-${building}`)).join(", ");
  return words.say(plagued ? "k2-told-town-ill" : "k2-told-town", { town, built: built || words.say("k2-told-none") });
}

/** A throw of the fight under way. */
export function rollTold(bench: Bench, roll: Roll): string {
  const { words } = bench;
  const dice = roll.dice.map(({ die, face }) =>
    face === "unthrown"
      ? words.say(`die-${die}`)
      : words.say("thrown-die", { die: words.say(`die-${die}`), face: words.say(`face-${face || "blank"}`) }),
  );
  const args = { name: who(bench, roll.seat), dice: dice.join(", ") || words.say("k2-told-none") };
  return words.say(roll.strength ? "k2-told-roll-against" : "k2-told-roll", { ...args, strength: roll.strength });
}

/** What happened since the reader's turn before this one, or since the reader's last turn ended. */
export function sinceLastTurn(lines: readonly Happening[], seat: number | null): Happening[] {
  const turns = lines.flatMap(({ kind, words }, place) => (kind === "turn" ? [{ place, seat: seatIn(words) }] : []));
  const current = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
  const last = current.findLastIndex((turn) => turn.seat === seat);
  const from = current[last + 1]?.place ?? current[0]?.place ?? 0;
  return lines.slice(from);
}
