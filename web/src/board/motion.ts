import type { Stage } from "../games/contract";
import type { Happening } from "../protocol";
import type { Point } from "./geometry";

export const SHORT = 150;
export const MIDDLE = 240;
export const LONG = 340;
export const EASE = "cubic-bezier(.2, .8, .2, 1)";
export const SPRING = "cubic-bezier(.3, 1.5, .5, 1)";

/** What every animation of an event works with; `View` is what the game shows before and after it. */
export interface Act<View = unknown> {
  stage: Stage;
  before: View;
  after: View;
}

export type Animation<View> = (act: Act<View>, happening: Happening) => Promise<void> | void;

/** Shows one event by its kind; over when the next may start, which is often before the last of it has faded. */
export function animatedBy<View>(animations: Record<string, Animation<View>>) {
  return async (happening: Happening, stage: Stage): Promise<void> => {
    const act = { stage, before: stage.before as View, after: stage.after as View };
    await animations[happening.kind]?.(act, happening);
  };
}

/** Over when the time is up, or at once when the player skips. */
export function lasts(stage: Stage, time: number): Promise<void> {
  return new Promise((resolve) => {
    if (stage.skip.aborted) return resolve();
    const over = () => {
      clearTimeout(timer);
      stage.skip.removeEventListener("abort", over);
      resolve();
    };
    const timer = setTimeout(over, time / (stage.pace ?? 1));
    stage.skip.addEventListener("abort", over);
  });
}

/** What shows something, and is over after `time`. */
export function lasting<View>(time: number, show: (act: Act<View>, happening: Happening) => void): Animation<View> {
  return (act, happening) => {
    show(act, happening);
    return lasts(act.stage, time);
  };
}

/** Plays frames on an element; skipping ends them where they would end. */
export function play(
  stage: Stage,
  element: Element | null,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): void {
  if (!element || stage.skip.aborted) return;
  const animation = element.animate(frames, { easing: EASE, ...timing });
  animation.playbackRate = stage.pace ?? 1;
  stage.skip.addEventListener("abort", () => animation.finish(), { once: true });
}

/** Without motion a change is only a soft one. */
export function fade(stage: Stage, element: Element | null): Promise<void> {
  play(stage, element, [{ opacity: 0.25 }, { opacity: 1 }], { duration: SHORT, easing: "linear" });
  return lasts(stage, SHORT);
}

/** On the board, or where the seats and the hand are. */
export function find({ stage }: Act, selector: string): Element | null {
  return stage.board.querySelector(selector) ?? document.querySelector(selector);
}

/** What stands on the board and carries `data-piece`. */
export function pieceOf({ stage }: Act, name: string): Element | null {
  return stage.board.querySelector(`[data-piece="${name}"]`);
}

/** The part of a piece that leaps and shakes, without its shadow. */
export function bodyOf(act: Act, name: string): Element | null {
  return pieceOf(act, name)?.querySelector("[data-body]") ?? null;
}

export function shift(to: Point, from: Point): string {
  return `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
}
