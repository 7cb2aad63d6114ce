import type { Choice, Question } from "../../../protocol";
import type { Bench, Planned } from "../../contract";
import type { Place } from "../board/geometry";
import { placeOf, playsOf, type Play } from "./plays";
import type { Realm } from "../realm";

/** Two answers by one click: a way of two steps, a way and gathering at its end, or a deed done twice. */
export interface Onward {
  place: Place;
  verb: "go" | "gather" | "heal";
  twice: boolean;
  text: string;
  plan: Planned[];
}

/** Of the last two the page must know, before they are chosen, whether a list of prices comes next. */
const FIRST = ["go", "gather", "heal", "build", "train"];

/** What the question after an option would offer, as far as the page knows it already. */
export function onwardOf(bench: Bench, realm: Realm): Onward[] {
  const { question } = bench;
  if (question?.prompt !== "play" || realm.rolls.length > 0) return [];
  const plays = playsOf(question);
  const near = plays.map((play) => String(placeOf(realm, question, play)));
  const found = plays.filter(({ verb }) => FIRST.includes(verb)).flatMap((play) => after(bench, realm, question, play));
  const far = found.filter(({ verb, place }) => verb !== "go" || !near.includes(String(place)));
  return far.filter((one, nth) => far.findIndex((other) => keyOf(other) === keyOf(one)) === nth);
}

function keyOf({ place, verb }: Onward): string {
  return `${verb} ${String(place)}`;
}

function after(bench: Bench, realm: Realm, question: Question, first: Play): Onward[] {
  const choice = question.options[first.option]!;
  const next = bench.ahead(choice)?.question ?? null;
  if (next?.prompt !== "play") return [];
  return playsOf(next).flatMap((then): Onward[] => {
    const [verb, twice] = [then.verb, first.verb !== "go"];
    if (verb !== "go" && verb !== "gather" && verb !== "heal") return [];
    if (twice ? verb !== first.verb : verb === "heal") return [];
    const place = verb === "go" ? placeOf(realm, next, then) : placeOf(realm, question, first);
    const other = next.options[then.option]!;
    return place ? [{ place, verb, twice, text: textOf(bench, choice, other), plan: planOf(choice, other) }] : [];
  });
}

function planOf(...choices: Choice[]): Planned[] {
  return choices.map(({ value }) => ({ prompt: "play", value }));
}

function textOf({ words }: Bench, one: Choice, two: Choice): string {
  const [first, then] = [words.option(one), words.option(two)];
  return first === then ? words.say("k2-twice", { deed: first }) : words.say("k2-onward", { first, then });
}
