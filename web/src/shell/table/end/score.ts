import type { Pattern } from "../../../games/contract";
import type { Outcome, SeatInfo, TableInfo } from "../../../protocol";

/** One part of a score, with the colour and the pattern that it has in every bar of the table. */
export interface Part {
  name: string;
  value: number;
  colour: string;
  pattern: Pattern;
}

const LOOKS: { colour: string; pattern: Pattern }[] = [
  { colour: "#256a9c", pattern: "plain" },
  { colour: "#8a4526", pattern: "stripe" },
  { colour: "#5b3a8c", pattern: "bar" },
  { colour: "#7a5600", pattern: "zig" },
  { colour: "#0f6f66", pattern: "dot" },
  { colour: "#8c2f4a", pattern: "check" },
];
const WHOLE = LOOKS[0]!;

/** The names of all parts, in the order in which they are told first. */
export function partNames(result: Outcome): string[] {
  const counted = (result.parts ?? []).flatMap((parts) => Object.keys(parts).filter((name) => parts[name] !== 0));
  const told = (result.parts ?? []).flatMap((parts) => Object.keys(parts));
  return [...new Set(told)].filter((name) => counted.includes(name));
}

export function lookOf(result: Outcome, name: string): { colour: string; pattern: Pattern } {
  return LOOKS[partNames(result).indexOf(name) % LOOKS.length] ?? WHOLE;
}

/** What the score of a seat is made of; in one piece where the game does not say. */
export function partsOf(result: Outcome, seat: number): Part[] {
  const told = result.parts?.[seat];
  if (!told) return [{ name: "", value: scoreOf(result, seat) ?? 0, ...WHOLE }];
  return partNames(result)
    .map((name) => ({ name, value: told[name] ?? 0, ...lookOf(result, name) }))
    .filter(({ value }) => value !== 0);
}

/** Where nobody counts points, what its parts come to. */
export function scoreOf(result: Outcome, seat: number): number | null {
  const parts = result.parts?.[seat];
  return result.scores?.[seat] ?? (parts ? Object.values(parts).reduce((sum, value) => sum + value, 0) : null);
}

/** How long the longest bar is. */
export function longest(result: Outcome): number {
  const long = result.places.map((_, seat) =>
    partsOf(result, seat).reduce((sum, { value }) => sum + Math.max(0, value), 0),
  );
  return Math.max(1, ...long);
}

/** The best first; who shares a place by points, then by seat. */
export function ranked(table: TableInfo): SeatInfo[] {
  const { result } = table;
  if (!result) return [];
  const place = ({ seat }: SeatInfo) => result.places[seat] ?? 0;
  const score = ({ seat }: SeatInfo) => scoreOf(result, seat) ?? 0;
  return [...table.seats].sort((one, other) => place(one) - place(other) || score(other) - score(one));
}
