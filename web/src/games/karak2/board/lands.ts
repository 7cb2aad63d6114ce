import type { Point } from "../../../board/geometry";
import { pointOf } from "./geometry";
import { seatsOn, type Land, type Realm } from "../realm";
import { spotsOf, type Spot } from "./spots";

export interface Foe {
  monster: string;
  strength: number;
  guards: number;
  at: Point;
  size: number;
  side: "left" | "right";
}

/** Who and what stands on a tile, each in its place on the map. */
export interface Standing {
  heroes: { seat: number; at: Point; size: number }[];
  foes: Foe[];
  townAt: Spot;
}

/** A tile in its place on the map, with all that stands on it. */
export type Laid = Land & Standing & { point: Point };

const RESIDENTS: Record<string, string> = { goblin_cave: "goblins", rock_eater_mine: "rock_eaters" };

/** Armies, whoever lives there while at home, and the Dark General. */
export function foesOf(realm: Realm, land: Land): { monster: string; strength: number; guards: number }[] {
  const armies = land.armies.map(({ army, strength }) => ({ monster: army, strength, guards: 0 }));
  const lives = RESIDENTS[land.land];
  if (land.residents && lives) armies.push({ monster: lives, strength: land.residents, guards: 0 });
  if (land.general)
    armies.push({ monster: "dark_general", strength: realm.general_strength, guards: realm.praetorians });
  return armies;
}

export function standingOn(realm: Realm, land: Land): Standing {
  const middle = pointOf(land.at);
  const place = ({ x, y, size }: Spot) => ({ at: { x: middle.x + x, y: middle.y + y }, size });
  const [seats, foes] = [seatsOn(realm, land.tile), foesOf(realm, land)];
  const spots = spotsOf(seats.length, foes.length, land.town !== null);
  return {
    heroes: seats.map((seat, nth) => ({ seat, ...place(spots.heroes[nth] ?? spots.town) })),
    foes: foes.map((foe, nth) => ({
      ...foe,
      ...place(spots.armies[nth] ?? spots.town),
      side: foes.length > 1 && nth === 0 ? "left" : "right",
    })),
    townAt: { ...spots.town, x: middle.x + spots.town.x, y: middle.y + spots.town.y },
  };
}

export function landsOf(realm: Realm): Laid[] {
  return realm.tiles.map((land) => ({ ...land, ...standingOn(realm, land), point: pointOf(land.at) }));
}

/** Where a hero stands, among all who stand there. */
export function heroAt(realm: Realm, seat: number): Point | null {
  const land = realm.tiles[realm.players[seat]?.tile ?? -1];
  return (land && standingOn(realm, land).heroes.find((hero) => hero.seat === seat)?.at) ?? null;
}
