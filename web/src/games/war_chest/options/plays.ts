import type { Choice, Question } from "../../../protocol";
import { aboutOf, hexOf, idOf, unitsOf, type Chest } from "../chest";

export type Verb =
  | "deploy"
  | "bolster"
  | "move"
  | "control"
  | "attack"
  | "tactic"
  | "claim"
  | "recruit"
  | "pass"
  | "proclaim"
  | "cure"
  | "return"
  | "choose";

/** An option taken apart: what is done, with which coin, by the unit where, to what. "" where it says nothing. */
export interface Play {
  option: number;
  verb: Verb;
  coin: string;
  at: string;
  to: string;
  unit: string;
  decree: string;
}

/** What a coin does when it is played face down. */
export const FACE_DOWN: readonly Verb[] = ["claim", "recruit", "pass"];

export function isFaceDown(verb: Verb | undefined): boolean {
  return verb !== undefined && FACE_DOWN.includes(verb);
}

export function playsOf(question: Question | null): Play[] {
  return question ? question.options.map((choice, option) => playOf(question, choice, option)) : [];
}

export function playOf(question: Question, choice: Choice, option: number): Play {
  const { kind = "", name = "", args = {} } = choice.word;
  const none = { option, coin: "", at: "", to: "", unit: "", decree: "" };
  if (question.kind === "play" && Array.isArray(choice.value)) {
    const verb = String(choice.value[0]) as Verb;
    const hex = hexOf(args["hex"]);
    return {
      ...none,
      verb,
      coin: idOf(args["coin"]),
      at: verb === "deploy" ? "" : hex,
      to: verb === "deploy" ? hex : hexOf(args["to"]),
      unit: idOf(args["unit"]),
      decree: idOf(args["decree"]),
    };
  }
  const verb = signs[question.prompt] ?? "choose";
  if (kind === "hex") return { ...none, verb, to: name };
  if (kind === "unit" || kind === "coin" || kind === "decree") return { ...none, verb, [kind]: name };
  return { ...none, verb };
}

/** Questions that ask for a hex say by their name what will be done there. */
const signs: Record<string, Verb> = {
  target: "attack",
  step: "move",
  "step-on": "move",
  "shove-where": "move",
  "deploy-where": "deploy",
  guard: "attack",
  sacrifice: "attack",
  march: "move",
  recruit: "recruit",
  poison: "tactic",
  sabotage: "tactic",
  "decree-earl": "proclaim",
};

/** Where a play is shown on the board; "" for those that have no place there. */
export function placeOf(chest: Chest, play: Play): string {
  if (play.verb === "cure") return unitsOf(chest, play.coin).find(({ poison }) => poison.length > 0)?.hex ?? "";
  if (play.verb === "bolster" || play.verb === "control") return play.at || play.to;
  return play.to || (play.verb === "tactic" ? play.at : "");
}

/** The unit whose maneuver it is, for the arrow that shows it. */
export function startOf(chest: Chest, question: Question, play: Play): string {
  if (play.at) return play.at;
  if (question.kind !== "hex" || ["deploy-where", "redeploy", "march", "guard"].includes(question.prompt)) return "";
  const about = unitsOf(chest, aboutOf(question));
  return about.length === 1 ? about[0]!.hex : "";
}
