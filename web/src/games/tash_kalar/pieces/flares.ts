import { countOf, sideOf, thresholdsOf, type Arena } from "../arena";

/** How far an opponent is ahead, against what a flare asks for. */
export interface Criterion {
  side: number;
  upgraded: number;
  pieces: number;
  upper: number;
  lower: number;
  mine: { upgraded: number; pieces: number };
  theirs: { upgraded: number; pieces: number };
}

export function criteriaOf(arena: Arena, card: string, seat: number | null): Criterion[] {
  const thresholds = thresholdsOf(card);
  const own = sideOf(arena, seat);
  if (!thresholds || seat === null) return [];
  const mine = standing(arena, own);
  return arena.sides.flatMap((_, side) => {
    if (side === own) return [];
    const theirs = standing(arena, side);
    return [
      {
        side,
        mine,
        theirs,
        upgraded: theirs.upgraded - mine.upgraded,
        pieces: theirs.pieces - mine.pieces,
        ...thresholds,
      },
    ];
  });
}

/** The opponent who is furthest ahead. */
export function closest(criteria: Criterion[]): Criterion | null {
  const lack = ({ upgraded, upper, pieces, lower }: Criterion) => Math.min(upper - upgraded, lower - pieces);
  return [...criteria].sort((one, other) => lack(one) - lack(other))[0] ?? null;
}

function standing(arena: Arena, side: number): { upgraded: number; pieces: number } {
  const [pieces = 0, , heroic = 0, legendary = 0] = countOf(arena, side);
  return { pieces, upgraded: heroic + legendary };
}
