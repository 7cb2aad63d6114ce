import type { Point } from "../../../board/geometry";
import type { Act as ActOf } from "../../../board/motion";
import { pointOf, spotOf } from "./geometry";
import type { Race } from "../race";
import { standing } from "./stances";

export type Act = ActOf<Race>;

/** A point of one of the boards of a tower. */
export interface Place extends Point {
  board: number;
}

/** Where a titan is drawn after the event. */
export function placeOfTitan({ after }: Act, titan: string): Place | null {
  const spot = spotOf(after.runners.find((runner) => runner.titan === titan)?.square ?? "");
  const found = spot && standing(after, spot.board).find(({ runner }) => runner.titan === titan);
  return found ? { ...found.at, board: spot.board } : null;
}

export function placeOfSquare(square: string): Place | null {
  const spot = spotOf(square);
  return spot ? { ...pointOf(spot), board: spot.board } : null;
}
