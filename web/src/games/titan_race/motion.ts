import type { Stage } from "../contract";
import { pointOf, spotOf, type Point } from "./geometry";
import type { Race } from "./race";
import { standing } from "./standing";

export const SHORT = 150;
export const MIDDLE = 240;
export const LONG = 340;
export const EASE = "cubic-bezier(.2, .8, .2, 1)";
export const SPRING = "cubic-bezier(.3, 1.5, .5, 1)";

/** What every animation of an event works with. */
export interface Act {
  stage: Stage;
  before: Race;
  after: Race;
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

export function pieceOf({ stage }: Act, titan: string): Element | null {
  return stage.board.querySelector(`[data-piece="${titan}"]`);
}

export function bodyOf(act: Act, titan: string): Element | null {
  return pieceOf(act, titan)?.querySelector("[data-body]") ?? null;
}

/** Where a titan is drawn after the event. */
export function placeOfTitan({ after }: Act, titan: string): (Point & { board: number }) | null {
  const spot = spotOf(after.runners.find((runner) => runner.titan === titan)?.square ?? "");
  const found = spot && standing(after, spot.board).find(({ runner }) => runner.titan === titan);
  return found ? { ...found.at, board: spot.board } : null;
}

export function placeOfSquare(square: string): (Point & { board: number }) | null {
  const spot = spotOf(square);
  return spot ? { ...pointOf(spot), board: spot.board } : null;
}

export function shift(to: Point, from: Point, more = ""): string {
  return `translate(${to.x - from.x}px, ${to.y - from.y}px) ${more}`.trim();
}
