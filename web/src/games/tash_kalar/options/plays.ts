import type { Choice, Question } from "../../../protocol";
import { aboutOf, idOf, squareOf } from "../arena";

export type Verb =
  | "place"
  | "pick-up"
  | "summon"
  | "discard"
  | "flare"
  | "thaw"
  | "warp"
  | "hand-over"
  | "end"
  | "move"
  | "aim"
  | "square"
  | "card"
  | "task"
  | "colour"
  | "school"
  | "rank"
  | "pass"
  | "choose";

/** An option taken apart: what is done, with which card, where. "" where it says nothing. */
export interface Play {
  option: number;
  verb: Verb;
  card: string;
  square: string;
  /** The piece that moves. */
  from: string;
  image: number;
  used: string[];
  lent: string[];
  /** The one of the lent pieces that uses up the right to improvise. */
  improvised: string;
  /** Of the one a flare is measured against, or the colour that is chosen. */
  colour: string;
  way: number;
  name: string;
}

export function playsOf(question: Question | null): Play[] {
  return question ? question.options.map((choice, option) => playOf(question, choice, option)) : [];
}

/** A summoning's answer: verb, card, square, image, and the squares of a borrowed and an improvised piece. */
const IMPROVISED = 5;
const NOWHERE = -1;
const BARE = { card: "", square: "", from: "", image: 0, used: [], lent: [], improvised: "" };
const NOTHING = { ...BARE, colour: "", way: -1, name: "" };

export function playOf(question: Question, { value, word }: Choice, option: number): Play {
  const none: Play = { option, verb: "choose", ...NOTHING };
  const { kind } = question;
  const { name = "", args = {} } = word;
  if (value === null) return { ...none, verb: "pass" };
  if (value === "hand-over") return { ...none, verb: "hand-over" };
  if (kind === "action" && Array.isArray(value)) {
    const lent = (args["lent"]?.list ?? []).map(squareOf);
    return {
      ...none,
      verb: String(value[0]) as Verb,
      card: idOf(args["card"]),
      square: squareOf(args["square"]),
      image: value[0] === "summon" ? Number(value[3]) : 0,
      used: (args["used"]?.list ?? []).map(squareOf),
      lent,
      improvised: Number(value[IMPROVISED] ?? NOWHERE) === NOWHERE ? "" : (lent.at(-1) ?? ""),
      colour: idOf(args["colour"]),
    };
  }
  if (kind === "step") return { ...none, verb: "move", from: squareOf(args["start"]), square: squareOf(args["end"]) };
  if (kind === "square") return { ...none, verb: "square", square: name };
  if (kind === "way") return { ...none, verb: "aim", way: Number(value) };
  if (kind === "card") return { ...none, verb: "card", card: idOf(word) };
  if (kind === "task") return { ...none, verb: "task", name: idOf(word) };
  if (kind === "colour") return { ...none, verb: "colour", colour: idOf(word) };
  if (kind === "school") return { ...none, verb: "school", name: idOf(word) };
  if (kind === "rank") return { ...none, verb: "rank", name: idOf(word) };
  return { ...none, name };
}

/** What is done to a piece or a square that an effect asks for: the sign on its ring. */
export function signOf(question: Question | null): string {
  const sign = question?.prompt ?? "";
  return ["destroy", "upgrade", "downgrade", "convert", "pick-up", "gate", "mirror", "prey"].includes(sign) ? sign : "";
}

export function isHostile(question: Question | null): boolean {
  return ["destroy", "prey", "convert", "downgrade"].includes(question?.prompt ?? "");
}

/** The cards with which something can be done, in the order of the options. */
export function usableCards(question: Question | null): string[] {
  const cards = playsOf(question).flatMap(({ card }) => card || []);
  return [...new Set(cards)];
}

/** The card that a question without a card of its own is about. */
export function actingCard(question: Question | null): string {
  return question && question.kind !== "action" ? aboutOf(question) : "";
}
