import { plate, rise, show, symbol, figures } from "../../../board/effects";
import type { Point } from "../../../board/geometry";
import type { Act } from "./places";

/** A pill over a hex where coins are lost or gained. */
export function pill(act: Act, at: Point | null, text: string, good: boolean): void {
  rise(act, at && { ...at, y: at.y - 46 }, [plate(54, 32, good), figures(text, { y: 7, "font-size": 20 })]);
}

/** Sparks of the winning side, all over the board. */
export function celebrate(act: Act, side: string): void {
  for (let place = 0; place < 14; place++) {
    const turn = (place / 14) * Math.PI * 2;
    const far = 120 + (place % 3) * 70;
    const spark = symbol(`wc-ctl-${side}`, 34);
    const away = `translate(${Math.cos(turn) * far}px, ${Math.sin(turn) * far}px) rotate(${place * 40}deg)`;
    const frames = act.stage.motion
      ? [
          { transform: "scale(.2)", opacity: 1 },
          { transform: away, opacity: 1, offset: 0.7 },
          { transform: away, opacity: 0 },
        ]
      : [{ opacity: 0 }, { opacity: 0 }];
    show(act, { x: 0, y: 0 }, [spark], frames, { duration: 1100 });
  }
}
