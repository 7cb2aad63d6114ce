import type { Bench } from "../../contract";
import type { Race } from "../race";
import { targetOf } from "./targets";

/** A card in hand with the options it stands for: to use it (play it, give it away), to throw it away; -1 for none. */
export interface Held {
  card: string;
  use: number;
  drop: number;
}

export interface HandOf {
  titan: string;
  held: Held[];
}

export function handsOf(race: Race, { question, seen }: Bench): HandOf[] {
  const place = (card: string, verbs: string[]) =>
    question?.options.findIndex((choice) => {
      const target = targetOf(question, choice);
      return target.kind === "card" && target.name === card && verbs.includes(target.verb);
    }) ?? -1;
  const own = race.runners.filter((runner) => runner.seat === seen.seat);
  const seats = Math.max(1, race.played.length);
  return race.hand.map((cards, number) => ({
    titan: own.find((runner) => Math.floor(runner.hand / seats) === number)?.titan ?? "",
    held: cards.map((card) => ({ card, use: place(card, ["play", "give"]), drop: place(card, ["discard"]) })),
  }));
}
