import type { Happening } from "../../../protocol";
import { squareAt, squareOf, type Arena, type Square } from "../arena";

export interface Outcome {
  /** Pieces that would stand where something else stands now. */
  ghosts: Square[];
  /** Pieces that would be gone or be replaced. */
  lost: Square[];
  arrows: { from: string; to: string }[];
  gate: string;
  /** By side, where the score would change. */
  scores: { side: number; by: number }[];
}

/** What an option would do, as marks on the arena. */
export function outcomeOf(now: Arena, after: Arena, happened: readonly Happening[]): Outcome {
  const changed = after.squares.filter((next) => {
    const before = squareAt(now, next.square);
    return before && (before.side !== next.side || before.rank !== next.rank);
  });
  const arrows = happened
    .filter(({ kind }) => kind === "move")
    .map(({ words }) => ({ from: squareOf(words["start"]), to: squareOf(words["end"]) }));
  const left = new Set(arrows.map(({ from }) => from));
  const gone = changed
    .flatMap(({ square }) => squareAt(now, square) ?? [])
    .filter(({ side, square }) => side !== null && !left.has(square));
  const gate = after.squares.find((next) => next.gate && !squareAt(now, next.square)?.gate)?.square ?? "";
  const scores = after.sides
    .map(({ score }, side) => ({ side, by: score - (now.sides[side]?.score ?? 0) }))
    .filter(({ by }) => by !== 0);
  return {
    ghosts: changed.filter(({ side }) => side !== null),
    lost: gone.filter(({ square }) => isLoss(now, after, square)),
    arrows,
    gate,
    scores,
  };
}

/** A piece that only changes its rank is not lost. */
function isLoss(now: Arena, after: Arena, square: string): boolean {
  return squareAt(now, square)?.side !== squareAt(after, square)?.side || squareAt(after, square)?.rank === "none";
}
