import type { Land, Realm } from "../realm";
import type { Player } from "../view";

/** Who stands where in a picture. */
export interface Standing {
  hero: string;
  tile: number;
}

type Laid = Pick<Land, "land" | "at"> & Partial<Land>;

const NOTHING = { food: 0, wood: 0, stone: 0 };
const BOX = { faces: {}, prices: {}, strengths: {}, attacks: {}, numbers: {}, abilities: {}, limited: [], ours: {} };

function landOf(laid: Laid, tile: number): Land {
  const bare = { level: 1, terrain: [], chasms: [], armies: [], residents: 0, items: [], yields: {}, town: null };
  return { ...bare, general: false, ...laid, tile };
}

function playerOf({ hero, tile }: Standing): Player {
  return {
    hero,
    tile,
    abilities: [],
    life: 5,
    most_life: 5,
    glory: 2,
    limit: 2,
    units: 0,
    goods: NOTHING,
    army: {},
    weapons: [],
    spells: [],
    amulet: null,
    souls: [],
    praetorians: 0,
    points: 0,
    town: null,
    buildings: [],
    plagued: false,
  };
}

/** A piece of the map in the middle of a game; the first hero has the turn. */
export function realmOn(tiles: readonly Laid[], ...standing: Standing[]): Realm {
  return {
    phase: "playing",
    imperium: true,
    round: 9,
    last_round: null,
    turn: 0,
    first: 0,
    steps: 2,
    moved: false,
    must_fight: false,
    used: [],
    tiles: tiles.map(landOf),
    piles: [4, 8],
    under: [[], []],
    bag: 20,
    supply: NOTHING,
    dice: {},
    emperor: null,
    time_lord: null,
    general: false,
    general_strength: 10,
    praetorians: 2,
    trophy: null,
    players: standing.map(playerOf),
    rolls: [],
    looked_at: [],
    laying: null,
    drawn: [],
    turned: null,
    legend: BOX,
  };
}
