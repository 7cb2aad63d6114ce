import type { Words } from "../../contract";
import { letterAt, spotOf } from "./geometry";
import type { Race } from "../race";
import { sentence } from "../../../lib/sentence";

const KEYS: Record<string, string> = {
  s: "start",
  "*": "special",
  L: "L",
  P: "P",
  S: "S",
  O: "O",
  I: "I",
  "<": "left",
  ">": "right",
  M: "M",
};

/** The text that names what is printed on a square; "" where there is nothing. */
export function squareKey(race: Race, name: string): string {
  const spot = spotOf(name);
  const key = KEYS[spot ? letterAt(race.map, spot) : "."];
  return key ? `tr-square-${key}` : "";
}

/** "C5, lava, Kraken": what a screen reader says of a square. */
export function squareLabel(words: Words, race: Race, name: string): string {
  const key = squareKey(race, name);
  const runner = race.runners.find((one) => one.square === name);
  const state = { active: "", skull: "tr-out", heart: "tr-getting-up" }[runner?.health ?? "active"];
  return sentence([
    name,
    key ? words.say(key) : "",
    race.traps.includes(name) ? words.say("tr-square-trap") : "",
    runner ? words.say(`titan-${runner.titan}`) : "",
    state ? words.say(state) : "",
  ]);
}
