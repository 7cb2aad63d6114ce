export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Two devices have gone on by themselves: nothing reached on either is lost. Where only one can be, theirs. */
export function merged(mine: Json | undefined, theirs: Json | undefined): Json {
  if (mine === undefined || theirs === undefined) return theirs ?? mine ?? null;
  if (typeof mine === "boolean" && typeof theirs === "boolean") return mine || theirs;
  if (typeof mine === "number" && typeof theirs === "number") return Math.max(mine, theirs);
  if (Array.isArray(mine) && Array.isArray(theirs)) return mine.length > theirs.length ? mine : theirs;
  if (isObject(mine) && isObject(theirs)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    return Object.fromEntries(keys.map((key) => [key, merged(mine[key], theirs[key])]));
  }
  return theirs;
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Rows with an id: each once, as whoever looked at it last has it. */
export function united<T extends { id: string; at: number }>(mine: T[], theirs: T[]): T[] {
  const rows = new Map<string, T>();
  for (const row of [...mine, ...theirs]) {
    const known = rows.get(row.id);
    if (!known || known.at < row.at) rows.set(row.id, row);
  }
  return [...rows.values()].sort((a, b) => b.at - a.at);
}
