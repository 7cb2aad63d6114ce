import type { Stretch } from "../../../../tests/stretches";
import type { Question } from "../../../protocol";
import type { Hero, Land, Legend, Realm } from "../realm";
import recorded from "./games.json";

interface Asked extends Stretch<Realm> {
  question: Question | null;
}

type Brief<Row> = (Partial<Row> | null)[];
type View = Omit<Realm, "legend" | "tiles" | "players"> & { tiles: Brief<Land>; players: Brief<Hero> };
type Recorded = Omit<Asked, "before" | "after"> & { before: View; after: Partial<View> };

const LAND: Land = {
  tile: 0,
  land: "",
  level: 0,
  terrain: [],
  at: [0, 0],
  chasms: [],
  armies: [],
  residents: 0,
  items: [],
  yields: {},
  town: null,
  general: false,
};
const HERO: Hero = {
  hero: null,
  abilities: [],
  tile: 0,
  life: 0,
  most_life: 0,
  glory: 0,
  limit: 0,
  units: 0,
  goods: {},
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
const LEGEND: Legend = {
  faces: {},
  prices: { town: { wood: 2 }, military_camp: { food: 3, wood: 1 }, knight: { food: 2 }, rebels: { food: 2 } },
  strengths: {
    skeletons: 1,
    imps: 2,
    dryads: 3,
    shadow_eaters: 4,
    elementals: 5,
    fallen_knights: 6,
    ghosts: 3,
    time_lord: 6,
  },
  attacks: { sword: 1, axe: 2, fire_bolt: 1 },
  ours: {},
};

/** The record leaves out what is empty, and after a stretch all that is as it was before. */
function whole<Row>(bare: Row, rows: Brief<Row>, before: Row[] = []): Row[] {
  return rows.map((row, place) => (row ? { ...bare, ...row } : before[place]!));
}

function realm(view: View): Realm {
  return { ...view, legend: LEGEND, tiles: whole(LAND, view.tiles), players: whole(HERO, view.players) };
}

function after(before: Realm, changed: Partial<View>): Realm {
  const tiles = changed.tiles ? whole(LAND, changed.tiles, before.tiles) : before.tiles;
  const players = changed.players ? whole(HERO, changed.players, before.players) : before.players;
  return { ...before, ...changed, tiles, players };
}

export const games: Asked[] = (recorded as unknown as Recorded[]).map((stretch) => {
  const before = realm(stretch.before);
  return { ...stretch, before, after: after(before, stretch.after) };
});

export const questions = games.flatMap(({ question, after: shown }) => (question ? [{ question, realm: shown }] : []));
