import type { Bench, Hint } from "../contract";
import { playsOf } from "./options/plays";
import { realmOf } from "./realm";

/** The guided first game: each hint waits for a question and for an option that is really there. */
export const hints: Hint[] = [
  { prompt: "hero", text: "k2-hint-hero", rule: "K-O-58" },
  { prompt: "play", text: "k2-hint-fight", rule: "K-O-13", when: (bench) => realmOf(bench).must_fight },
  { prompt: "play", text: "k2-hint-steps", rule: "K-O-11", when: can("explore") },
  { prompt: "play", text: "k2-hint-explore", rule: "K-O-04", when: can("explore") },
  { prompt: "play", text: "k2-hint-gather", rule: "K-O-15", when: can("gather") },
  { prompt: "play", text: "k2-hint-found", rule: "K-O-16", when: can("found") },
  { prompt: "play", text: "k2-hint-build", rule: "K-O-82", when: can("build") },
  { prompt: "play", text: "k2-hint-train", rule: "K-O-83", when: can("train") },
  { prompt: "play", text: "k2-hint-heal", rule: "K-O-14", when: can("heal") },
  { prompt: "play", text: "k2-hint-challenge", rule: "K-I-49", when: can("challenge") },
  { prompt: "rotation", text: "k2-hint-rotation", rule: "K-O-05" },
  { prompt: "dice", text: "k2-hint-dice", rule: "K-O-20" },
  { prompt: "bolts", text: "k2-hint-bolts", rule: "K-O-91" },
  { prompt: "blessing", text: "k2-hint-blessing", rule: "K-I-28" },
  { prompt: "tax", text: "k2-hint-tax", rule: "K-I-40" },
  { prompt: "gift", text: "k2-hint-gift", rule: "K-I-43" },
  { prompt: "mirror", text: "k2-hint-mirror", rule: "K-I-39" },
  { prompt: "plague", text: "k2-hint-plague", rule: "K-O-40" },
];

function can(verb: string): (bench: Bench) => boolean {
  return ({ question }) => playsOf(question).some((play) => play.verb === verb);
}
