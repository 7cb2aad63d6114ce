import type { Choice, Question } from "../../../protocol";
import { rotated } from "../board/geometry";
import { playOf, type Play } from "../options/plays";
import { idOf, type Goods, type Realm } from "../realm";

/** The picture of an option: a sign of the sprite, a die, a tile, a hero or an army. */
export type Picture =
  | { kind: "sign"; id: string }
  | { kind: "item"; id: string; mark: string }
  | { kind: "die"; die: string; face: string | null; count: number }
  | { kind: "tile"; land: string; chasms: number[] }
  | { kind: "hero"; hero: string; seat: number | null }
  | { kind: "army"; army: string };

const SIGNS: Record<string, string> = {
  fight: "k2-a-fight",
  gather: "k2-a-gather",
  heal: "k2-a-heal",
  build: "k2-a-build",
  found: "k2-town",
  cure: "k2-plague",
  bless: "k2-i-blessing",
  potion: "k2-i-healing",
  challenge: "k2-crown",
  portal: "k2-b-portal",
  explore: "k2-explore",
  "ride-out": "k2-explore",
  retreat: "k2-banner",
};
const DICE: Record<string, string> = { train: "knight", rebels: "knight", summon: "skeleton" };
const WAYS = ["go", "trail", "ride"];
const BOLTS: Record<string, string> = { keep: "bolt_kept", spend: "bolt_spent" };

export function pictureOf(realm: Realm, question: Question, choice: Choice): Picture | null {
  if (choice.value === null) return null;
  const play = playOf(question, choice, -1);
  if (question.kind === "play") return ofTurn(realm, play);
  if (play.seat >= 0) return heroOf(realm, play.seat);
  if (play.thing) return ofThing(realm, question, choice, play.thing);
  if (question.kind === "tile") return landOf(realm, play.tile);
  const [tile] = realm.looked_at;
  if (question.prompt === "rotation" && tile)
    return { kind: "tile", land: tile.land, chasms: rotated(tile.chasms, Number(choice.value)) };
  if (question.prompt === "dice")
    return { kind: "die", die: idOf(question.about ?? undefined), face: null, count: Number(choice.value) };
  if (question.prompt === "bolts") return { kind: "item", id: "fire_bolt", mark: `×${String(choice.value)}` };
  if (question.prompt === "duplicate")
    return { kind: "item", id: "fire_bolt", mark: `+${realm.legend.numbers[BOLTS[String(choice.value)] ?? ""] ?? 0}` };
  return null;
}

function ofTurn(realm: Realm, play: Play): Picture | null {
  const [sign, die] = [SIGNS[play.verb], DICE[play.verb]];
  if (sign) return { kind: "sign", id: sign };
  if (die) return { kind: "die", die, face: null, count: 1 };
  if (WAYS.includes(play.verb)) return landOf(realm, play.tile);
  if (play.seat >= 0) return heroOf(realm, play.seat);
  if (play.thing) return { kind: "item", id: play.thing.id, mark: "" };
  return play.verb === "wild" ? { kind: "army", army: "dryads" } : null;
}

function ofThing(
  realm: Realm,
  question: Question,
  { word }: Choice,
  { kind, id }: { kind: string; id: string },
): Picture | null {
  if (kind === "die")
    return {
      kind: "die",
      die: id,
      face: question.kind === "thrown" ? faceOf(idOf(word.args?.["face"])) : null,
      count: 1,
    };
  if (kind === "item")
    return { kind: "item", id, mark: realm.legend.attacks[id] ? `+${realm.legend.attacks[id]}` : "" };
  if (kind === "building") return { kind: "sign", id: `k2-b-${id}` };
  if (kind === "resource") return { kind: "sign", id: `k2-r-${id}` };
  if (kind === "hero") return { kind: "hero", hero: id, seat: null };
  if (kind === "army") return { kind: "army", army: id };
  if (kind !== "land") return null;
  const copies = realm.looked_at.filter(({ land }) => land === id);
  const chasms = word.args?.["chasms"]?.number ?? 0;
  return {
    kind: "tile",
    land: id,
    chasms: (copies.find((copy) => copy.chasms.length === chasms) ?? copies[0])?.chasms ?? [],
  };
}

/** A blank side has no sign: the rules call it "blank" only in words. */
export function faceOf(face: string): string {
  return face === "blank" ? "" : face;
}

function heroOf(realm: Realm, seat: number): Picture | null {
  const hero = realm.players[seat]?.hero;
  return hero ? { kind: "hero", hero, seat } : null;
}

function landOf(realm: Realm, tile: number): Picture | null {
  const land = realm.tiles[tile];
  return land ? { kind: "tile", land: land.land, chasms: land.chasms } : null;
}

const PRICED: Record<string, string> = { found: "town", cure: "cure", rebels: "rebels" };

/** What an option costs, and the entry of the box that says so. */
export function priceOf(realm: Realm, question: Question, choice: Choice): { entry: string; goods: Goods } | null {
  if (choice.value === null) return null;
  const { verb, thing } = playOf(question, choice, -1);
  const buys = ["build", "build-more", "train", "train-more"].includes(question.prompt);
  const entry = question.kind === "play" ? PRICED[verb] : buys ? thing?.id : undefined;
  const goods = entry === undefined ? undefined : realm.legend.prices[entry];
  return entry !== undefined && goods ? { entry, goods } : null;
}
