import type { Happening } from "../../../protocol";
import { numberOf, seatIn } from "../realm";

/** How a fight has ended: power against what was to be reached, for the crown against the best of the others. */
export interface Ended {
  seq: number;
  seat: number;
  won: boolean;
  power: number | null;
  strength: number | null;
}

const MOST = 3;
const BEGINS = ["fight", "challenge", "rift"];

/** The last fights of a round, whoever fought; what has been taken back was never fought. */
export function foughtLately(lines: Happening[], seats: number): Ended[] {
  const turns = lines.flatMap(({ kind }, place) => (kind === "turn" ? [place] : []));
  const from = Math.max(
    turns.at(-seats - 1) ?? 0,
    lines.findLastIndex(({ kind }) => kind === "act-undo"),
  );
  let contest = "";
  let reached = new Map<number, Happening>();
  const ended: Ended[] = [];
  for (const line of lines.slice(Math.max(0, from))) {
    if (BEGINS.includes(line.kind)) [contest, reached] = [line.kind, new Map<number, Happening>()];
    if (line.kind === "power") reached.set(seatIn(line.words), line);
    if (line.kind === (contest === "rift" ? "crown" : "won") || line.kind === "lost") ended.push(endOf(line, reached));
  }
  return ended.slice(-MOST);
}

function endOf({ seq, kind, words }: Happening, reached: Map<number, Happening>): Ended {
  const seat = seatIn(words);
  const own = reached.get(seat)?.words;
  const others = [...reached.values()]
    .filter((line) => seatIn(line.words) !== seat)
    .map((line) => numberOf(line.words["power"]));
  const strength = others.length ? Math.max(...others) : own ? numberOf(own["strength"]) : null;
  return { seq, seat, won: kind !== "lost", power: own ? numberOf(own["power"]) : null, strength };
}
