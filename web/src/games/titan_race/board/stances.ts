import type { Point } from "../../../board/geometry";
import { pointOf, spotOf } from "./geometry";
import type { Race, Runner } from "../race";

export interface Standing {
  runner: Runner;
  at: Point;
}

/** Who stands where on a board, those in front last. In mid-push two share a square and stand side by side. */
export function standing(race: Race, board: number): Standing[] {
  const found = race.runners.flatMap((runner) => {
    const spot = spotOf(runner.square);
    return spot?.board === board ? [{ runner, at: pointOf(spot) }] : [];
  });
  for (const one of found) {
    const together = found.filter(({ runner }) => runner.square === one.runner.square);
    if (together.length < 2) continue;
    const place = together.indexOf(one);
    const { x, y } = one.at;
    one.at = { x: x + (place - (together.length - 1) / 2) * 34, y: y + place * 8 - 4 };
  }
  return found.sort((one, other) => one.at.y - other.at.y);
}
