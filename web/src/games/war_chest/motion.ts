import type { Stage } from "../contract";
import { isTurnedBoard, type Chest } from "./chest";
import { pointOf, type Point } from "./geometry";

export const SHORT = 150;
export const MIDDLE = 240;
export const LONG = 340;
export const EASE = "cubic-bezier(.2, .8, .2, 1)";
export const SPRING = "cubic-bezier(.3, 1.5, .5, 1)";

/** What every animation of an event works with. */
export interface Act {
  stage: Stage;
  before: Chest;
  after: Chest;
}

/** Over when the time is up, or at once when the player skips. */
export function lasts(stage: Stage, time: number): Promise<void> {
  return new Promise((resolve) => {
    if (stage.skip.aborted) return resolve();
    const timer = setTimeout(resolve, time);
    stage.skip.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** Plays frames on an element; skipping ends them where they would end. */
export function play(stage: Stage, element: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (!element || stage.skip.aborted) return;
  const animation = element.animate(frames, { easing: EASE, ...timing });
  stage.skip.addEventListener("abort", () => animation.finish(), { once: true });
}

/** Without motion a change is only a soft one. */
export function fade(stage: Stage, element: Element | null): Promise<void> {
  play(stage, element, [{ opacity: 0.25 }, { opacity: 1 }], { duration: SHORT, easing: "linear" });
  return lasts(stage, SHORT);
}

export function find({ stage }: Act, selector: string): Element | null {
  return stage.board.querySelector(selector);
}

export function pieceOf(act: Act, hex: string): Element | null {
  return find(act, `[data-piece="${hex}"]`);
}

export function bodyOf(act: Act, hex: string): Element | null {
  return pieceOf(act, hex)?.querySelector("[data-body]") ?? null;
}

export function placeOf(act: Act, hex: string): Point | null {
  return pointOf(hex, isTurnedBoard(act.stage.board));
}

export function shift(to: Point, from: Point): string {
  return `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
}
