import { isThing } from "../../board/options";
import type { Bench, Hint } from "../contract";
import { isOutside, beyond, letterAt, spotOf } from "./board/geometry";
import { raceOf } from "./race";
import { routeOf, startOf, targetOf } from "./options/targets";

/** The guided first lap: each hint waits for a question and for a situation that is really there. */
export const hints: Hint[] = [
  { prompt: "choose-titan", text: "tr-hint-titan", rule: "TR-06" },
  { prompt: "first-titan", text: "tr-hint-order", rule: "TR-107" },
  { prompt: "first-die", text: "tr-hint-die", rule: "TR-30" },
  { prompt: "idle-die", text: "tr-hint-idle", rule: "TR-67" },
  { prompt: "entry", text: "tr-hint-entry", rule: "TR-22" },
  { prompt: "turn", text: "tr-hint-purple", rule: "TR-35", when: (bench) => has(bench, "face") },
  { prompt: "turn", text: "tr-hint-path", rule: "TR-28", when: (bench) => ways(bench).length > 0 },
  { prompt: "turn", text: "tr-hint-push", rule: "TR-46", when: meetsSomebody },
  { prompt: "turn", text: "tr-hint-brown", rule: "TR-33", when: (bench) => has(bench, "LLL") },
  { prompt: "turn", text: "tr-hint-edge", rule: "TR-14", when: crossesAnEdge },
  { prompt: "turn", text: "tr-hint-strike", rule: "TR-34", when: (bench) => has(bench, "strike") },
  { prompt: "turn", text: "tr-hint-trap", rule: "TR-36", when: (bench) => has(bench, "trap") },
  { prompt: "after", text: "tr-hint-strike", rule: "TR-34", when: (bench) => has(bench, "strike") },
  { prompt: "after", text: "tr-hint-trap", rule: "TR-36", when: (bench) => has(bench, "trap") },
  { prompt: "turn", text: "tr-hint-lava", rule: "TR-84", when: (bench) => leadsOver(bench, "L") },
  { prompt: "turn", text: "tr-hint-ice", rule: "TR-104", when: (bench) => leadsOver(bench, "I") },
  { prompt: "turn", text: "tr-hint-ramp", rule: "TR-90", when: (bench) => leadsOver(bench, "<>M") },
  { prompt: "turn", text: "tr-hint-statue", rule: "TR-94", when: (bench) => leadsOver(bench, "S") },
  {
    prompt: "turn",
    text: "tr-hint-turn",
    rule: "TR-28",
    when: (bench) => ["ability", "play"].some((action) => has(bench, action)),
  },
  { prompt: "turn", text: "tr-hint-ability", rule: "TR-37", when: (bench) => has(bench, "ability") },
  { prompt: "turn", text: "tr-hint-card", rule: "TR-43", when: (bench) => has(bench, "play") },
  { prompt: "rest", text: "tr-hint-pentagram", rule: "TR-100", when: (bench) => has(bench, "reroll") },
  { prompt: "rest", text: "tr-hint-end", rule: "TR-O-39" },
  { prompt: "pirates", text: "tr-hint-pirates", rule: "TR-87" },
  { prompt: "shield", text: "tr-hint-reaction", rule: "TR-O-26" },
  { prompt: "anchor", text: "tr-hint-reaction", rule: "TR-O-26" },
  { prompt: "payback", text: "tr-hint-reaction", rule: "TR-O-26" },
];

function has({ question }: Bench, action: string): boolean {
  return question?.options.some(({ word }) => isThing(word, "action", action)) ?? false;
}

function ways({ question }: Bench) {
  return (question?.options ?? []).flatMap((choice) => {
    const target = targetOf(question!, choice);
    return target.kind === "path" ? [target.ways] : [];
  });
}

function squaresAhead(bench: Bench): string[] {
  const race = raceOf(bench);
  if (!bench.question) return [];
  const start = startOf(race, bench.question);
  return [start, ...ways(bench).flatMap((way) => routeOf(race, start, way).squares)];
}

function leadsOver(bench: Bench, letters: string): boolean {
  const { map } = raceOf(bench);
  return squaresAhead(bench).some((square) => {
    const spot = spotOf(square);
    return spot !== null && letters.includes(letterAt(map, spot));
  });
}

function meetsSomebody(bench: Bench): boolean {
  const [, ...ahead] = squaresAhead(bench);
  return raceOf(bench).runners.some(({ square }) => ahead.includes(square));
}

function crossesAnEdge(bench: Bench): boolean {
  const [start = ""] = squaresAhead(bench);
  const spot = spotOf(start);
  return spot !== null && ways(bench).some(([way]) => way !== undefined && isOutside(beyond(spot, way)));
}
