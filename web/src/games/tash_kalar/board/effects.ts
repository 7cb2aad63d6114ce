import { draw, enter, plate, rise, show, symbol, figures } from "../../../board/effects";
import type { Point } from "../../../board/geometry";
import { pieceOf, type Act } from "../../../board/motion";

/** Points, or what else is gained or lost, as a pill that rises. */
export function pill(act: Act, at: Point | null, text: string, good: boolean): void {
  rise(act, at, [plate(24 + text.length * 12, 36, good), figures(text, { y: 8, "font-size": 22 })]);
}

/** A shattered piece: it flares up, and splinters fly. */
export function shatter(act: Act, at: Point | null, art: string, size: number, colour: string): void {
  const frames = act.stage.motion
    ? [
        { opacity: 1, transform: "none" },
        { opacity: 1, transform: "scale(1.18)", offset: 0.3 },
        { opacity: 0, transform: "scale(.5) rotate(14deg)" },
      ]
    : [{ opacity: 1 }, { opacity: 0 }];
  show(act, at, [symbol(art, size)], frames, { duration: 420 });
  if (!act.stage.motion) return;
  for (let place = 0; place < 7; place++) {
    const turn = (place / 7) * Math.PI * 2 + 0.4;
    const far = `translate(${Math.cos(turn) * 44}px, ${Math.sin(turn) * 44}px) rotate(${place * 60}deg)`;
    const splinter = draw("path", { d: "M-5 4L0-7l6 9z", fill: colour, stroke: "var(--ink)", "stroke-width": 2 });
    show(
      act,
      at,
      [splinter],
      [
        { opacity: 1, transform: "none" },
        { opacity: 1, transform: far, offset: 0.7 },
        { opacity: 0, transform: far },
      ],
      { duration: 520 },
    );
  }
}

/** A ring of light that opens where a being comes. */
export function burst(act: Act, at: Point | null, colour: string): void {
  const still = !act.stage.motion;
  const ring = (radius: number, wide: number) =>
    draw("circle", { r: radius, fill: "none", stroke: colour, "stroke-width": wide });
  show(
    act,
    at,
    [ring(30, 5), ring(22, 2.5)],
    [
      { opacity: 0, transform: still ? "none" : "scale(.3)" },
      { opacity: 1, offset: 0.3 },
      { opacity: 0, transform: still ? "none" : "scale(1.7)" },
    ],
    { duration: 620 },
  );
}

/** Falls onto the arena from above. */
export function drop(act: Act, square: string): void {
  enter(act, pieceOf(act, square), "translateY(-46px) scale(1.25)");
}
