import { idOf } from "../../board/options";
import type { Bench } from "../contract";
import type { Happening, Question, Word } from "../../protocol";
import type { ColourName, Runner, View } from "./view";

export type { ColourName as Colour, Health, Runner } from "./view";
export type Race = View;

export const COLOURS: readonly ColourName[] = ["yellow", "blue", "brown", "red", "green", "purple"];
export const TITANS = ["masakrator", "ragnarok", "rassik", "kraken", "slaugg", "chtoolhoo"] as const;
export const LAPS = 3;

/** What is to be drawn now; before the first event has been shown, what the seat sees. */
export function raceOf(bench: Bench): Race {
  const shown = bench.shown as Partial<Race> | null;
  return (shown?.runners ? shown : bench.seen.view) as Race;
}

export { idOf };

export function cellOf(word: Word | undefined): string {
  return word?.name && word.name !== "off" ? word.name : "-";
}

export function titanOf(happening: Happening): string {
  return idOf(happening.words["titan"]);
}

/** Who acts in a line of the log: who pushes, not who is pushed. */
export function actorOf(happening: Happening): string {
  return idOf(happening.words["by"]) || titanOf(happening);
}

export function runnerOf(race: Race, titan: string): Runner | undefined {
  return race.runners.find((runner) => runner.titan === titan);
}

export function runnersOf(race: Race, seat: number): Runner[] {
  return race.runners.filter((runner) => runner.seat === seat);
}

/** Whom a question is about. */
export function askedOf(question: Question | null): string {
  return question?.about?.kind === "titan" ? idOf(question.about) : "";
}

/** As on the lap track: a lap that is owed is minus one; above three there is the trophy instead. */
export function lapSaid({ lap }: Pick<Runner, "lap">): string {
  return lap < 1 ? "−1" : String(lap);
}
