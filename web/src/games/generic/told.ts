import { optionFor } from "../../board/options";
import type { Bench } from "../contract";
import { seatName } from "../../lib/names";

/** A leaf of a view as words, with the thing it names, if the game knows it. */
export interface Told {
  text: string;
  kind: string;
  name: string;
}

export const isList = (value: unknown): value is unknown[] => Array.isArray(value);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isList(value);
export const isLeaf = (value: unknown) => !isList(value) && !isRecord(value);

/** "ability_used" is read "ability used", unless the game has a word for it. */
export function heading(key: string, bench: Bench): string {
  return bench.words.has(`view-${key}`) ? bench.words.say(`view-${key}`) : key.replaceAll("_", " ");
}

/** "titans" are each a "titan"; "dice" and "hand" stay what they are. */
export function singular(key: string): string {
  return key.endsWith("ies") ? `${key.slice(0, -3)}y` : key.replace(/s$/, "");
}

/** Names of things with their kind: where one is told under a key that has words, it is known everywhere. */
export type Kinds = Map<string, string>;

export function kindsIn(value: unknown, bench: Bench, key = "", found: Kinds = new Map()): Kinds {
  if (isList(value)) value.forEach((item) => kindsIn(item, bench, key, found));
  else if (isRecord(value)) Object.entries(value).forEach(([name, item]) => kindsIn(item, bench, name, found));
  else if (typeof value === "string") {
    const kind = [key, singular(key)].find((one) => bench.words.has(`${one}-${value}`));
    if (kind) found.set(value, kind);
  }
  return found;
}

export function told(key: string, value: unknown, bench: Bench, kinds: Kinds): Told {
  const nothing = { kind: "", name: "" };
  if (value === null || value === undefined || value === "") return { text: "–", ...nothing };
  if (typeof value === "boolean") return { text: bench.words.say(value ? "yes" : "no"), ...nothing };
  if (typeof value === "number") return { text: number(key, value, bench), ...nothing };
  const name = (value as string | string[]).toString();
  const own = [key, singular(key)].find((one) => bench.words.has(`${one}-${name}`));
  const kind = own ?? kinds.get(name) ?? asked(name, bench);
  const text = bench.words.has(`${kind}-${name}`) ? bench.words.say(`${kind}-${name}`) : name;
  return { text, kind, name };
}

/** Something that the open question is about is known by the question's kind. */
function asked(name: string, bench: Bench): string {
  const kind = bench.question?.kind ?? "";
  return optionFor(bench.question, kind, name) ? kind : "";
}

function number(key: string, value: number, bench: Bench): string {
  const seat = key === "seat" ? bench.table.seats[value] : undefined;
  return seat ? seatName(bench.words, seat) : String(value);
}

/** The columns of a list of like things. */
export function columns(rows: unknown[]): string[] {
  return [...new Set(rows.filter(isRecord).flatMap(Object.keys))];
}
