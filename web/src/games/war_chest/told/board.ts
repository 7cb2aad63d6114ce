import type { Bench } from "../../contract";
import { hexAt, markersOf, placedOf, type Chest, type Hex } from "../chest";
import { sideName } from "../pieces/look";
import type { Section } from "./sections";
import { nameAt } from "../../../lib/names";
import { sentence } from "../../../lib/sentence";

/** What lies on the board, hex by hex, and how far each side has come. */
export function boardTold(bench: Bench, chest: Chest): Section[] {
  return [
    { title: bench.words.say("wc-told-game"), lines: gameTold(bench, chest) },
    ...[0, 1].map((side) => ({
      title: bench.words.say("wc-told-units", { side: sideWord(bench, side) }),
      lines: unitsTold(bench, chest, side),
    })),
    { title: bench.words.say("wc-told-locations"), lines: locationsTold(bench, chest) },
  ];
}

export function sideWord({ words }: Bench, side: number | null | undefined): string {
  return words.say(`wc-side-${sideName(side)}`);
}

function gameTold(bench: Bench, chest: Chest): string[] {
  const { words, seen } = bench;
  const seatsOf = (side: number) => chest.sides.flatMap((own, seat) => (own === side ? [nameAt(bench, seat)] : []));
  const sides = [0, 1].map((side) => {
    const [placed, markers] = [placedOf(chest, side), markersOf(chest, side)];
    const who = { side: sideWord(bench, side), seats: seatsOf(side).join(", ") };
    return words.say("wc-told-side", { ...who, placed, markers, left: markers - placed });
  });
  const acting = chest.turn === null ? "" : words.say("wc-told-turn", { seat: nameAt(bench, chest.turn) });
  return [
    chest.winner === null ? "" : words.say("wc-told-won", { side: sideWord(bench, chest.winner) }),
    chest.round > 0 ? words.say("wc-told-round", { round: chest.round }) : "",
    chest.winner !== null ? "" : chest.turn === seen.seat && acting ? words.say("wc-told-turn-you") : acting,
    chest.initiative === null ? "" : words.say("wc-told-initiative", { seat: nameAt(bench, chest.initiative) }),
    chest.claimed ? words.say("wc-told-claimed") : "",
    ...sides,
  ].filter(Boolean);
}

function unitsTold(bench: Bench, chest: Chest, side: number): string[] {
  const own = chest.hexes.filter(({ seat }) => seat !== null && chest.sides[seat] === side);
  return own.length ? own.map((hex) => unitTold(bench, chest, hex)) : [bench.words.say("wc-told-units-none")];
}

function unitTold(bench: Bench, chest: Chest, hex: Hex): string {
  const { words } = bench;
  const stack = words.say("wc-stack", { unit: words.say(`unit-${hex.unit}`), coins: hex.coins });
  const near = neighbours(chest, hex.hex).filter(({ unit }) => unit !== null);
  const units = near.map((other) =>
    words.say("wc-told-near-one", { unit: words.say(`unit-${other.unit}`), hex: other.hex }),
  );
  return sentence(
    [
      words.say("wc-told-unit", { hex: hex.hex, stack, seat: nameAt(bench, hex.seat) }),
      hex.poison.length ? words.say("wc-poisoned") : "",
      hex.fort ? words.say("wc-fort") : "",
      hex.location ? heldTold(bench, hex) : "",
      units.length ? words.say("wc-told-near", { units: units.join(", ") }) : "",
    ],
    "; ",
  );
}

function heldTold({ words }: Bench, { control }: Hex): string {
  return words.say(control === null ? "wc-location" : `wc-held-${sideName(control)}`);
}

function locationsTold(bench: Bench, chest: Chest): string[] {
  const { words } = bench;
  const forts = chest.hexes.filter(({ fort }) => fort).map(({ hex }) => hex);
  const locations = chest.hexes.filter(({ location }) => location);
  return [
    ...locations.map((hex) => {
      const stands = hex.unit ? words.say("wc-told-stands", { unit: words.say(`unit-${hex.unit}`) }) : "";
      const told = words.say("wc-told-location", { hex: hex.hex, held: heldTold(bench, hex) });
      return `${told}, ${stands || words.say("wc-told-empty")}`;
    }),
    ...(forts.length ? [words.say("wc-told-fort-at", { hexes: forts.join(", ") })] : []),
    ...(chest.forts === null ? [] : [words.say("wc-forts-of", { forts: chest.forts })]),
  ];
}

/** The six hexes around one, as far as the board goes. */
export function neighbours(chest: Chest, name: string): Hex[] {
  const [file, rank] = [name.charCodeAt(0), Number(name.slice(1))];
  const around = [
    [0, -1],
    [0, 1],
    [1, 0],
    [1, -1],
    [-1, 0],
    [-1, 1],
  ];
  return around.flatMap(([q, r]) => hexAt(chest, `${String.fromCharCode(file + q!)}${rank + r!}`) ?? []);
}
