import type { Args, Words } from "../../../games/contract";
import { seatName } from "../../../lib/names";
import type { Happening, SeatInfo, TableInfo } from "../../../protocol";

/** The seats on first place; nobody where all share it. */
export function winners(table: TableInfo): SeatInfo[] {
  const places = table.result?.places ?? [];
  const first = table.seats.filter((seat) => places[seat.seat] === 1);
  return first.length === places.length ? [] : first;
}

/** By how many points it was won; 0 where nobody counts any. */
export function margin(table: TableInfo): number {
  const scores = table.result?.scores;
  const best = winners(table);
  if (!scores || best.length === 0) return 0;
  const others = table.seats.filter((seat) => !best.includes(seat)).map(({ seat }) => scores[seat] ?? 0);
  return (scores[best[0]?.seat ?? 0] ?? 0) - Math.max(...others);
}

export function listed(words: Pick<Words, "language">, names: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** What a friend would say who has watched. */
export function outcomeText(table: TableInfo, words: Words, mine: number[] = []): string {
  const args = argsOf(table, words, mine);
  const own = `ending-${slug(table)}`;
  if (words.has(own)) return words.say(own, args);
  if (winners(table).length === 0) return words.say("end-draw");
  return words.say(args["margin"] ? "end-win-by" : "end-win", args);
}

/** How it came to that: a sentence of the game's, of the table's, or the line of the log that decided it. */
export function reasonText(table: TableInfo, words: Words, lines: Happening[] = [], mine: number[] = []): string {
  const reason = table.result?.reason ?? "";
  const last = lines.findLast((line) => line.rule === reason);
  const own = `why-${slug(table)}`;
  if (words.has(own)) return words.say(own, { ...namesIn(last, words), ...argsOf(table, words, mine) });
  if (words.has(`result-by-${reason}`)) return words.say(`result-by-${reason}`);
  return last ? words.event(last) : words.rule(reason) ? words.say("end-by-rule") : "";
}

function argsOf(table: TableInfo, words: Words, mine: number[]): Args {
  const best = winners(table);
  const names = best.map((seat) => seatName(words, seat));
  const you = best.length === 1 && mine.length === 1 && mine[0] === best[0]?.seat;
  const by = margin(table);
  return {
    names: listed(words, names),
    count: best.length,
    margin: by,
    by: by > 0 ? words.say("end-by", { margin: by }) : "",
    you: you ? "yes" : "no",
  };
}

function namesIn(line: Happening | undefined, words: Words): Args {
  return Object.fromEntries(Object.entries(line?.words ?? {}).map(([name, word]) => [name, words.word(word)]));
}

function slug(table: TableInfo): string {
  return (table.result?.reason ?? "").replaceAll(".", "-");
}
