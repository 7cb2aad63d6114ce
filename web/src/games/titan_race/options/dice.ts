import type { Bench } from "../../contract";
import { COLOURS, type Colour, type Race } from "../race";
import { asksForAFace, targetOf } from "./targets";

/** A die on the rail: free, or with whoever took it. `option`: its place among the options of the question. */
export interface RailDie {
  key: string;
  colour: Colour;
  titan: string;
  option: number;
  mine: boolean;
}

/** Purple asks for a face; then the five faces lie on the rail instead. */
export function railOf(race: Race, bench: Bench): RailDie[] {
  const { question } = bench;
  if (question && asksForAFace(question)) {
    return question.options.flatMap((choice, option) => {
      const target = targetOf(question, choice);
      return target.kind === "colour"
        ? [{ key: `face ${target.name}`, colour: target.name as Colour, titan: "", option, mine: false }]
        : [];
    });
  }
  const options = colourOptions(bench);
  const free = [...race.dice]
    .sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other))
    .map((colour, place) => {
      const option = options.get(colour) ?? -1;
      return { key: `free ${place} ${colour}`, colour, titan: "", option, mine: false };
    });
  const taken = takenDice(race).map(({ titan, colour, seat }) => ({
    key: `taken ${titan}`,
    colour,
    titan,
    option: -1,
    mine: seat === bench.seen.seat,
  }));
  return [...taken, ...free];
}

function colourOptions({ question }: Bench): Map<string, number> {
  const found = new Map<string, number>();
  question?.options.forEach((choice, option) => {
    const target = targetOf(question, choice);
    if (target.kind === "colour") found.set(target.name, option);
  });
  return found;
}

function takenDice(race: Race): { titan: string; colour: Colour; seat: number }[] {
  return race.runners.flatMap(({ titan, die, seat }) => (die ? [{ titan, colour: die, seat }] : []));
}
