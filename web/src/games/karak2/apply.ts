import type { Happening, Word } from "../../protocol";
import { RESOURCES } from "./box";
import { beyond } from "./board/geometry";
import { challenged, fought, paired, powered, spared, stolen, thrown, thrownAgain } from "./fight";
import { dropped, gained, taken, turnedOver, without } from "./belongings";
import { hero, idOf, numberOf, seatIn, type Hero, type Land, type Realm } from "./realm";

type Words = Record<string, Word>;
type Change = (realm: Realm, words: Words) => Realm;

/**
 * What the board shows after an event. It repeats what happened and decides nothing; the server's view ends a queue.
 */
export function apply(shown: unknown, { kind, words }: Happening): unknown {
  const realm = shown as Realm;
  return CHANGES[kind]?.(realm, words) ?? realm;
}

function land(realm: Realm, tile: number, change: (land: Land) => Partial<Land>): Realm {
  return { ...realm, tiles: realm.tiles.map((one) => (one.tile === tile ? { ...one, ...change(one) } : one)) };
}

const PEACE = { rolls: [], outcome: undefined, contest: undefined, tie: undefined };

const goes: Change = (realm, words) =>
  hero({ ...realm, ...PEACE }, seatIn(words), () => ({ tile: numberOf(words["tile"]) }));
const isBack: Change = (realm, words) => hero(realm, seatIn(words), () => ({ tile: numberOf(words["tile"]) }));
const lives: Change = (realm, words) => hero(realm, seatIn(words), () => ({ life: numberOf(words["life"]) }));

export const CHANGES: Record<string, Change> = {
  first: (realm, words) => ({ ...realm, first: seatIn(words) }),
  hero: (realm, words) => hero(realm, seatIn(words), () => ({ hero: idOf(words["hero"]) })),
  round: (realm, words) => ({ ...realm, round: numberOf(words["round"]) }),
  turn: (realm, words) => ({ ...realm, ...PEACE, turn: seatIn(words), steps: numberOf(words["steps"]), used: [] }),
  go: goes,
  portal: goes,
  dream: goes,
  put: isBack,
  back: isBack,
  tile: (realm, words) => fromPile(realm, idOf(words["land"])),
  under: (realm, words) => underPile(realm, idOf(words["land"])),
  lay: laid,
  drawn: (realm, words) => ({ ...realm, bag: realm.bag - 1, drawn: [...realm.drawn, idOf(words["army"])] }),
  return: (realm, words) => ({ ...realm, bag: realm.bag + 1, drawn: without(realm.drawn, idOf(words["army"])) }),
  army: (realm, words) =>
    comes({ ...realm, drawn: without(realm.drawn, idOf(words["army"])) }, idOf(words["army"]), numberOf(words["tile"])),
  chase: (realm, words) =>
    comes(leaves(realm, idOf(words["army"]), numberOf(words["start"])), idOf(words["army"]), numberOf(words["end"])),
  "pick-up": (realm, words) => {
    const [seat, item] = [seatIn(words), idOf(words["item"])];
    const here = realm.players[seat]?.tile ?? -1;
    return turnedOver(
      land(realm, here, ({ items }) => ({ items: without(items, item) })),
      seat,
      item,
    );
  },
  pay: (realm, words) => traded(realm, words, -1),
  gain: (realm, words) => traded(realm, words, 1),
  heal: lives,
  wound: lives,
  cut: lives,
  potion: (realm, words) => taken(realm, seatIn(words), "healing"),
  bless: (realm, words) => taken(realm, seatIn(words), "blessing"),
  "gain-die": (realm, words) => gained(realm, seatIn(words), idOf(words["die"]), 1),
  "lose-die": (realm, words) => gained(realm, seatIn(words), idOf(words["die"]), -1),
  "time-lord": stolen,
  found: (realm, words) => {
    const [seat, tile] = [seatIn(words), numberOf(words["tile"])];
    return hero(
      land(realm, tile, () => ({ town: seat })),
      seat,
      () => ({ town: tile }),
    );
  },
  build: (realm, words) => raised(realm, seatIn(words), idOf(words["building"])),
  mirror: (realm, words) => raised(realm, seatIn(words, "other"), idOf(words["building"])),
  plague: (realm, words) => plagued(realm, seatIn(words, "other")),
  cure: (realm) => plagued(realm, -1),
  fight: fought,
  roll: thrown,
  reroll: thrownAgain,
  duplicate: (realm, words) => {
    const spends = idOf(words["duplicate"]) === "spend";
    const more = realm.legend.numbers[spends ? "bolt_spent" : "bolt_kept"] ?? 0;
    const next = paired(realm, seatIn(words), (roll) => ({ bolts: roll.bolts + more }));
    return spends ? taken(next, seatIn(words), "fire_bolt") : next;
  },
  bolt: (realm, words) =>
    taken(
      paired(realm, seatIn(words), (roll) => ({ bolts: roll.bolts + (realm.legend.attacks["fire_bolt"] ?? 0) })),
      seatIn(words),
      "fire_bolt",
    ),
  power: powered,
  won: (realm, words) => ({ ...realm, outcome: { seat: seatIn(words), won: true } }),
  lost: (realm, words) => ({ ...realm, outcome: { seat: seatIn(words), won: false } }),
  spared,
  reward: (realm, words) => {
    const [seat, army] = [seatIn(words), idOf(words["army"])];
    return turnedOver(leaves(realm, army, realm.players[seat]?.tile ?? -1), seat, idOf(words["item"]));
  },
  left: (realm, words) => dropped(realm, seatIn(words), idOf(words["item"])),
  glory: (realm, words) => hero(realm, seatIn(words), () => ({ glory: numberOf(words["glory"]) })),
  rift: (realm) => {
    const tile = realm.tiles.length - 1;
    return { ...realm, ...PEACE, contest: "rift", players: realm.players.map((player) => ({ ...player, tile })) };
  },
  tie: (realm) => ({ ...realm, tie: true }),
  challenge: challenged,
  crown: (realm, words) => ({ ...realm, emperor: seatIn(words) }),
  tax: (realm, words) => {
    const name = idOf(words["resource"]);
    const change =
      (by: number) =>
      ({ goods }: Hero) => ({ goods: { ...goods, [name]: (goods[name] ?? 0) + by } });
    return hero(hero(realm, seatIn(words), change(-1)), seatIn(words, "other"), change(1));
  },
  general: (realm, words) =>
    land({ ...realm, general: true, praetorians: numberOf(words["praetorians"]) }, 0, () => ({ general: true })),
  praetorians: (realm, words) => {
    const fallen = numberOf(words["number"]);
    return hero({ ...realm, praetorians: realm.praetorians - fallen }, seatIn(words), (player) => ({
      praetorians: player.praetorians + fallen,
    }));
  },
  slain: (realm, words) => ({ ...realm, trophy: seatIn(words) }),
};

function traded(realm: Realm, words: Words, sign: number): Realm {
  const by = (name: string) => numberOf(words[name]) * sign;
  const next = {
    ...realm,
    supply: Object.fromEntries(RESOURCES.map((name) => [name, (realm.supply[name] ?? 0) - by(name)])),
  };
  return hero(next, seatIn(words), ({ goods }) => ({
    goods: Object.fromEntries(RESOURCES.map((name) => [name, (goods[name] ?? 0) + by(name)])),
  }));
}

function raised(realm: Realm, seat: number, building: string): Realm {
  return hero(realm, seat, ({ buildings }) => ({ buildings: [...buildings, building] }));
}

function plagued(realm: Realm, seat: number): Realm {
  return { ...realm, players: realm.players.map((player, place) => ({ ...player, plagued: place === seat })) };
}

// Tiles and armies

function fromPile(realm: Realm, name: string): Realm {
  const level = realm.piles.findIndex((pile) => pile > 0);
  return {
    ...realm,
    looked_at: [...realm.looked_at, { land: name, chasms: [] }],
    piles: realm.piles.map((pile, place) => pile - (place === level ? 1 : 0)),
  };
}

function underPile(realm: Realm, name: string): Realm {
  const place = realm.looked_at.findIndex((tile) => tile.land === name);
  const level = realm.piles.findIndex((pile) => pile > 0);
  const piles = realm.piles.map((pile, nth) => pile + (nth === level ? 1 : 0));
  return { ...realm, piles, looked_at: realm.looked_at.filter((_, nth) => nth !== place) };
}

/** Beside the tile of whoever lays it; what is printed on it comes with the server's view. */
function laid(realm: Realm, words: Words): Realm {
  const here = realm.tiles[realm.players[seatIn(words)]?.tile ?? -1];
  const [tile, name] = [numberOf(words["tile"]), idOf(words["land"])];
  if (!here || realm.tiles[tile]) return realm;
  const at = beyond(here.at, Number(idOf(words["edge"])));
  const bare = { chasms: [], armies: [], residents: 0, items: [], yields: {}, town: null, general: false };
  const next: Land = { tile, land: name, level: 0, terrain: [name.split("_")[0] ?? ""], at, ...bare };
  return { ...realm, tiles: [...realm.tiles, next], looked_at: [], laying: null };
}

function comes(realm: Realm, army: string, tile: number): Realm {
  return land(realm, tile, ({ armies }) => ({
    armies: [...armies, { army, strength: realm.legend.strengths[army] ?? 0 }],
  }));
}

function leaves(realm: Realm, army: string, tile: number): Realm {
  return land(realm, tile, ({ armies }) => {
    const gone = armies.findIndex((one) => one.army === army);
    return { armies: armies.filter((_, place) => place !== gone) };
  });
}
