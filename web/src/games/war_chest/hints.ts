import type { Bench, Hint } from "../contract";
import { playsOf, type Verb } from "./options/plays";

/** The guided first game: each hint waits for a question and for an option that is really there. */
export const hints: Hint[] = [
  { prompt: "draft", text: "wc-hint-draft", rule: "WC-4.5" },
  { prompt: "ban", text: "wc-hint-ban", rule: "WC-4.6" },
  { prompt: "play", text: "wc-hint-coin", rule: "WC-5.4", when: can("pass") },
  { prompt: "play", text: "wc-hint-deploy", rule: "WC-6.2", when: can("deploy") },
  { prompt: "play", text: "wc-hint-control", rule: "WC-6.11", when: can("control") },
  { prompt: "play", text: "wc-hint-attack", rule: "WC-6.13", when: can("attack") },
  { prompt: "play", text: "wc-hint-tactic", rule: "WC-6.14", when: can("tactic") },
  { prompt: "play", text: "wc-hint-bolster", rule: "WC-6.4", when: can("bolster") },
  { prompt: "play", text: "wc-hint-recruit", rule: "WC-6.7", when: can("recruit") },
  { prompt: "play", text: "wc-hint-claim", rule: "WC-6.6", when: can("claim") },
  { prompt: "play", text: "wc-hint-proclaim", rule: "WC-13.3", when: can("proclaim") },
  { prompt: "play", text: "wc-hint-cure", rule: "WC-N-20", when: can("cure") },
  { prompt: "play", text: "wc-hint-decoy", rule: "WC-N-29", when: can("return") },
  { prompt: "bonus", text: "wc-hint-bonus", rule: "WC-8.30" },
  { prompt: "again", text: "wc-hint-again", rule: "WC-8.13" },
  { prompt: "maneuver", text: "wc-hint-maneuver", rule: "WC-8.3" },
  { prompt: "replace", text: "wc-hint-replace", rule: "WC-7.4" },
  { prompt: "step-on", text: "wc-hint-step-on", rule: "WC-8.29" },
  { prompt: "shove-whom", text: "wc-hint-shove", rule: "WC-13.15" },
  { prompt: "build", text: "wc-hint-build", rule: "WC-14.15" },
  { prompt: "deceive", text: "wc-hint-deceive", rule: "WC-15.6" },
  { prompt: "next", text: "wc-hint-next", rule: "WC-8.6" },
];

function can(verb: Verb): (bench: Bench) => boolean {
  return ({ question }) => playsOf(question).some((play) => play.verb === verb);
}
