import type { Bench, GameClient } from "../../../games/contract";
import type { Happening } from "../../../protocol";

/** A line of the log, and how many came before it. */
export interface Told {
  line: Happening;
  place: number;
}

/** Lines that belong together: a heading alone, or what happened in somebody's turn. */
export interface Turn {
  /** That of its first line: it stays the same while the log grows. */
  place: number;
  heading: boolean;
  seat: number | null;
  lines: Told[];
}

/** The log by turns. A game says with which lines they begin; otherwise one begins when somebody else acts. */
export function turnsOf(lines: Happening[], first: number, client: GameClient, bench: Bench): Turn[] {
  const turns: Turn[] = [];
  lines.forEach((line, number) => {
    const told = { line, place: first + number };
    const heading = line.kind === client.section;
    const act = line.kind.startsWith("act-");
    const seat = client.actor?.(line, bench) ?? null;
    const last = turns.at(-1);
    const begins = client.turn ? client.turn(line) : seat !== null && last?.seat !== null && seat !== last?.seat;
    if (!last || last.heading || isAct(last) || heading || act || begins)
      turns.push({ place: told.place, heading, seat, lines: [told] });
    else {
      add(last, told, client);
      last.seat ??= seat;
    }
  });
  return turns;
}

/** As a line of its own, or as the end of an earlier one. */
function add(turn: Turn, told: Told, client: GameClient): void {
  const before = turn.lines.map(({ line }) => line);
  const joined = client.joined?.(before, told.line);
  if (joined) turn.lines[joined.at] = { place: turn.lines[joined.at]!.place, line: joined.line };
  else turn.lines.push(told);
}

function isAct({ lines }: Turn): boolean {
  return lines[0]?.line.kind.startsWith("act-") ?? false;
}

/** What stands on the folded line. */
export function summaryOf({ lines }: Turn, client: GameClient, bench: Bench): string {
  const own = client.summary?.(
    lines.map(({ line }) => line),
    bench,
  );
  const first = lines[0];
  return own || (first ? bench.words.event(first.line) : "");
}
