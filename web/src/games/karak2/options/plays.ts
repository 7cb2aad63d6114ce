import type { Choice, Question } from "../../../protocol";
import { beyond, type Place } from "../board/geometry";
import { idOf, numberOf, type Realm } from "../realm";

/**
 * An option taken apart: what is done, and what of the map, of the heroes or of things it names; -1 and "" where it
 * names nothing.
 */
export interface Play {
  option: number;
  verb: string;
  tile: number;
  over: number;
  edge: number;
  seat: number;
  army: string;
  /** A die, an item, a building, a resource or a hero, by its kind. */
  thing: { kind: string; id: string } | null;
}

const THINGS = ["die", "item", "building", "resource", "hero", "army"];
const PASS = "pass";

export function playsOf(question: Question | null): Play[] {
  return question ? question.options.map((choice, option) => playOf(question, choice, option)) : [];
}

export function playOf(question: Question, choice: Choice, option: number): Play {
  const { kind = "", args = {} } = choice.word;
  const play: Play = {
    option,
    verb: choice.value === null ? PASS : question.prompt,
    tile: -1,
    over: -1,
    edge: -1,
    seat: -1,
    army: "",
    thing: null,
  };
  if (choice.value === null) return play;
  if (question.kind === "play" && Array.isArray(choice.value)) return turnPlay(play, choice);
  if (question.kind === "seat") return { ...play, seat: Number(choice.value) };
  if (question.kind === "tile") return { ...play, tile: Number(choice.value) };
  if (question.kind === "prey")
    return {
      ...play,
      tile: numberOf(args["tile"]),
      army: idOf(args["army"]),
      thing: { kind: "army", id: idOf(args["army"]) },
    };
  if (question.kind === "copy") return { ...play, thing: { kind: "land", id: idOf(args["land"]) } };
  if (question.kind === "thrown") return { ...play, thing: { kind: "die", id: idOf(args["die"]) } };
  return THINGS.includes(kind) ? { ...play, thing: { kind, id: idOf(choice.word) } } : play;
}

function turnPlay(play: Play, { value, word }: Choice): Play {
  const args = word.args ?? {};
  const verb = String((value as (string | number)[])[0]);
  const edge = args["edge"] ? Number(idOf(args["edge"])) : -1;
  return {
    ...play,
    verb,
    edge,
    tile: args["tile"] ? numberOf(args["tile"]) : -1,
    over: args["over"] ? numberOf(args["over"]) : -1,
    seat: verb === "dream" ? Number((value as number[])[1]) : -1,
    thing: args["item"] ? { kind: "item", id: idOf(args["item"]) } : null,
  };
}

/** Deeds where the hero stands; a click on its tile offers them. */
export const DEEDS = [
  "fight",
  "heal",
  "gather",
  "found",
  "build",
  "train",
  "cure",
  "rebels",
  "summon",
  "challenge",
  "wild",
  "pick-up",
];
const FROM_HERE = ["explore", "ride-out"];

/** Where a play is shown on the map. */
export function placeOf(realm: Realm, question: Question, play: Play): Place | null {
  const here = realm.players[question.seat]?.tile ?? -1;
  const at = (tile: number) => realm.tiles[tile]?.at ?? null;
  if (FROM_HERE.includes(play.verb)) {
    const start = at(play.verb === "explore" ? here : play.tile);
    return start && beyond(start, play.edge);
  }
  if (play.tile >= 0) return at(play.tile);
  if (play.seat >= 0)
    return at(onTown(question) ? (realm.players[play.seat]?.town ?? -1) : (realm.players[play.seat]?.tile ?? -1));
  if (DEEDS.includes(play.verb)) return at(here);
  return null;
}

/** Questions about somebody's town, not about where somebody stands. */
function onTown({ prompt }: Question): boolean {
  return prompt === "plague" || prompt === "mirror";
}

const ARROWS = ["→", "↗", "↖", "←", "↙", "↘"];

/** A way in a few signs; "" for what is no way. */
export function shortOf({ verb, tile, over, edge }: Play): string {
  if (verb === "go" || verb === "trail" || verb === "portal") return String(tile);
  if (verb === "ride") return `${over} → ${tile}`;
  if (verb === "explore") return ARROWS[edge] ?? "";
  return verb === "ride-out" ? `${tile} ${ARROWS[edge] ?? ""}` : "";
}
