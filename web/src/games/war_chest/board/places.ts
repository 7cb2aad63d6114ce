import type { Point } from "../../../board/geometry";
import type { Act as ActOf } from "../../../board/motion";
import { isTurnedBoard, type Chest } from "../chest";
import { pointOf } from "./geometry";

export type Act = ActOf<Chest>;

/** Where a hex is drawn for who looks at the board. */
export function placeOf({ stage }: Act, hex: string): Point | null {
  return pointOf(hex, isTurnedBoard(stage.board));
}
