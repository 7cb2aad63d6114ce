import type { Choice, Happening, Preview, Question } from "../../../protocol";
import { rotated, type Place } from "./geometry";
import { placeOf, playOf } from "../options/plays";
import { idOf, numberOf, type Realm } from "../realm";

/** Something gained or lost over a tile: a picture and how much. */
export interface Pill {
  tile: number;
  icon: string;
  amount: number;
}

/** What an option would do, as marks on the map. */
export interface Outcome {
  /** The hero goes there. */
  to: Place | null;
  over: Place | null;
  /** The tile would lie so. */
  laid: { land: string; at: Place; chasms: number[] } | null;
  pills: Pill[];
}

const MOVES = ["go", "trail", "ride", "portal", "dream", "explore", "ride-out"];

export function outcomeOf(
  realm: Realm,
  question: Question | null,
  choice: Choice | null,
  preview: Preview | null,
): Outcome | null {
  if (!question || !choice) return null;
  const play = playOf(question, choice, -1);
  const goes = MOVES.includes(play.verb);
  const over = play.verb === "ride" ? play.over : play.verb === "ride-out" ? play.tile : -1;
  return {
    to: goes || question.kind === "tile" ? placeOf(realm, question, play) : null,
    over: realm.tiles[over]?.at ?? null,
    laid: question.prompt === "rotation" ? laidSo(realm, Number(choice.value)) : null,
    pills: goes ? [] : pillsOf(realm, preview?.happened ?? []),
  };
}

function laidSo({ looked_at: [tile], laying }: Realm, turns: number): Outcome["laid"] {
  return tile && laying ? { land: tile.land, at: laying, chasms: rotated(tile.chasms, turns) } : null;
}

function pillsOf(realm: Realm, happened: readonly Happening[]): Pill[] {
  return happened.flatMap(({ kind, words }) => {
    const seat = numberOf(words["seat"]);
    const tile = realm.players[seat]?.tile ?? -1;
    const life = realm.players[seat]?.life ?? 0;
    if (kind === "heal" || kind === "wound")
      return [{ tile, icon: "k2-heart", amount: numberOf(words["life"]) - life }];
    if (kind === "gain-die" || kind === "lose-die")
      return [{ tile, icon: `k2-u-${idOf(words["die"])}`, amount: kind === "gain-die" ? 1 : -1 }];
    if (kind !== "gain" && kind !== "pay") return [];
    return ["food", "wood", "stone"].flatMap((name) => {
      const amount = numberOf(words[name]) * (kind === "gain" ? 1 : -1);
      return amount ? [{ tile, icon: `k2-r-${name}`, amount }] : [];
    });
  });
}
