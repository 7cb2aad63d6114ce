import { plate, rise, symbol, figures } from "../../../board/effects";
import type { Point } from "../../../board/geometry";
import type { Act as ActOf } from "../../../board/motion";
import type { Realm } from "../realm";

export type Act = ActOf<Realm>;

/** A pill over the map: how much of what is gained or lost. */
export function pill(act: Act, at: Point | null, text: string, icon: string, good: boolean): void {
  const label = figures(text, { x: -14, y: 8, "font-size": 24 });
  const sign = symbol(icon, 30);
  sign.setAttribute("transform", "translate(18 0)");
  sign.setAttribute("color", "#fff");
  rise(act, at && { ...at, y: at.y - 44 }, [plate(84, 38, good), label, sign]);
}
