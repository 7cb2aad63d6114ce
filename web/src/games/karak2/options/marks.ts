import type { Question } from "../../../protocol";
import { beyond, type Place } from "../board/geometry";
import { placeOf, playsOf, type Play } from "./plays";
import { tileOn, type Realm } from "../realm";

/** A place with a ring: what a click on it may mean. One option is taken, several are laid out as a menu. */
export interface Ring {
  place: Place;
  options: number[];
  look: "go" | "far" | "foe" | "explore" | "here";
}

const FAR = ["trail", "ride", "portal", "dream"];

export function ringsOf(realm: Realm, question: Question | null): Ring[] {
  if (!question || realm.rolls.length > 0) return [];
  const rings: Ring[] = [];
  for (const play of playsOf(question)) {
    const place = placeOf(realm, question, play);
    if (!place) continue;
    const ring = rings.find((one) => same(one.place, place));
    if (ring) ring.options.push(play.option);
    else rings.push({ place, options: [play.option], look: lookOf(realm, question, play, place) });
  }
  return rings;
}

function lookOf(realm: Realm, question: Question, { verb }: Play, place: Place): Ring["look"] {
  if (verb === "explore" || verb === "ride-out") return "explore";
  const land = tileOn(realm, place);
  const here = realm.players[question.seat]?.tile;
  if (land && (land.armies.length || land.general || land.residents)) return "foe";
  if (land?.tile === here) return "here";
  return FAR.includes(verb) ? "far" : "go";
}

export function same(one: Place | null, other: Place | null): boolean {
  return one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
}

/** Empty places along the map, where something may still be found. */
export function frontier(realm: Realm): Place[] {
  const found = new Map<string, Place>();
  if (realm.piles.every((pile) => pile === 0) && !realm.laying) return [];
  for (const { at, chasms } of realm.tiles) {
    for (const edge of [0, 1, 2, 3, 4, 5]) {
      const place = beyond(at, edge);
      if (!chasms.includes(edge) && !tileOn(realm, place)) found.set(place.join(), place);
    }
  }
  return [...found.values()];
}
