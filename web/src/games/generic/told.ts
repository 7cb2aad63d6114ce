import type { Bench } from "../contract";
import { nameAt } from "../../lib/names";

/** A leaf of a view as words, with the thing it names, where its field is declared to name things. */
export interface Told {
  text: string;
  kind: string;
  name: string;
}

/** Of what kind the things are that a field names: `cards`, or `players.cards` inside another; as the game declares. */
export type Fields = Readonly<Record<string, string>>;

export const isList = (value: unknown): value is unknown[] => Array.isArray(value);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isList(value);
export const isLeaf = (value: unknown) => !isList(value) && !isRecord(value);

/** "ability_used" is read "ability used", unless the game has a word for it. */
export function heading(key: string, bench: Bench): string {
  return bench.words.has(`view-${key}`) ? bench.words.say(`view-${key}`) : key.replaceAll("_", " ");
}

export function told(field: string, value: unknown, bench: Bench, fields: Fields): Told {
  const kind = fields[field] ?? "";
  if (value === null || value === undefined || value === "") return plain("–");
  if (typeof value === "boolean") return plain(bench.words.say(value ? "yes" : "no"));
  const name = `${value as string | number}`;
  if (kind === "seat") return plain(nameAt(bench, Number(value)) || name);
  if (!kind) return plain(name);
  const key = `${kind}-${name}`;
  return { text: bench.words.has(key) ? bench.words.say(key) : name, kind, name };
}

const plain = (text: string): Told => ({ text, kind: "", name: "" });

/** The columns of a list of like things. */
export function columns(rows: unknown[]): string[] {
  return [...new Set(rows.filter(isRecord).flatMap(Object.keys))];
}
