import type { Point } from "./geometry";
import { bodyOf, EASE, fade, find, lasts, LONG, pieceOf, play, shift, SPRING, type Act } from "./motion";

const SVG = "http://www.w3.org/2000/svg";
const SOFT = [{ opacity: 0.25 }, { opacity: 1 }];

/** Where an effect is shown: in the layer `data-effects`, or in that of one of several boards. */
export interface Place extends Point {
  board?: number;
}

export function draw(
  name: string,
  attributes: Record<string, string | number>,
  inside: SVGElement[] = [],
  text = "",
): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...inside);
  if (text) element.textContent = text;
  return element;
}

export function symbol(id: string, width: number, height = width): SVGElement {
  return draw("use", { href: `#${id}`, x: -width / 2, y: -height / 2, width, height });
}

/** The back of a pill: red for a loss, green for a gain. */
export function plate(width: number, height: number, good: boolean): SVGElement {
  const shape = { x: -width / 2, y: -height / 2, width, height, rx: height / 2 };
  return draw("rect", {
    ...shape,
    fill: good ? "var(--gain)" : "var(--bad-fill)",
    stroke: "var(--ink)",
    "stroke-width": 2.5,
  });
}

/** What is written on it. */
export function figures(text: string, where: Record<string, number>): SVGElement {
  return draw("text", { "font-weight": 800, fill: "#fff", "text-anchor": "middle", ...where }, [], text);
}

/** Shows something over a place of the board, lets it play and takes it away. */
export function show(
  { stage }: Act,
  at: Place | null,
  inside: SVGElement[],
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): void {
  const layer = stage.board.querySelector(at?.board === undefined ? "[data-effects]" : `[data-effects="${at.board}"]`);
  if (!layer || !at || stage.skip.aborted) return;
  const moving = draw("g", {}, inside);
  const holder = draw("g", { transform: `translate(${at.x} ${at.y})` }, [moving]);
  layer.append(holder);
  const gone = () => holder.remove();
  const animation = moving.animate(frames, { easing: EASE, fill: "forwards", ...timing });
  animation.playbackRate = stage.pace ?? 1;
  animation.addEventListener("finish", gone);
  stage.skip.addEventListener("abort", gone, { once: true });
}

/** Something that appears over a place, grows and fades. */
export function pop(act: Act, at: Place | null, inside: SVGElement[], duration = LONG): void {
  const size = (part: number) => (act.stage.motion ? `scale(${part})` : "none");
  const frames = [
    { opacity: 0, transform: size(0.4) },
    { opacity: 1, transform: size(1.1), offset: 0.35 },
    { opacity: 1, transform: size(1), offset: 0.75 },
    { opacity: 0, transform: size(1.15) },
  ];
  show(act, at, inside, frames, { duration });
}

/** Something that rises from a place, such as what is lost or gained there. */
export function rise(act: Act, at: Place | null, inside: SVGElement[]): void {
  const up = (transform: string) => (act.stage.motion ? transform : "none");
  const frames = [
    { opacity: 0, transform: up("translateY(14px) scale(.6)") },
    { opacity: 1, transform: up("translateY(0) scale(1.1)"), offset: 0.25 },
    { opacity: 1, transform: up("translateY(-6px)"), offset: 0.75 },
    { opacity: 0, transform: up("translateY(-18px)") },
  ];
  show(act, at, inside, frames, { duration: 900 });
}

export function shake({ stage }: Act, element: Element | null, far = 5): void {
  if (!stage.motion) return;
  const frames = [0, -far, far, -far / 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  play(stage, element, frames, { duration: 260, easing: "linear" });
}

export function bounce({ stage }: Act, element: Element | null): void {
  const frames = [{ transform: "scale(.8)" }, { transform: "scale(1.15)", offset: 0.5 }, { transform: "none" }];
  play(stage, element, stage.motion ? frames : SOFT, { duration: LONG, easing: SPRING });
}

/** Draws the eye to one thing; the next event may start after `time`. */
export function bounced(act: Act, selector: string, time: number): Promise<void> {
  bounce(act, find(act, selector));
  return lasts(act.stage, time);
}

/** Comes to where it stands: from above, unless told otherwise. */
export function enter(
  { stage }: Act,
  element: Element | null,
  from = "translateY(-60px) scale(1.3)",
  duration = LONG,
): void {
  const frames = [
    { transform: from, opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  play(stage, element, stage.motion ? frames : SOFT, { duration });
}

/** Up and down again, on the spot or while the whole piece travels. */
export function leap({ stage }: Act, element: Element | null, height: number, duration: number): void {
  if (!stage.motion) return;
  const frames = [{ transform: "none" }, { transform: `translateY(${-height}px)`, offset: 0.5 }, { transform: "none" }];
  play(stage, element, frames, { duration, easing: "ease-in-out" });
}

/** A piece comes from where it stood, in a leap; without motion, or where that is not known, it is softly there. */
export function travels(
  act: Act,
  name: string,
  [from, to]: readonly [Point | null, Point | null],
  height: number,
  duration: number,
): Promise<void> {
  const piece = pieceOf(act, name);
  if (!act.stage.motion || !from || !to) return fade(act.stage, piece);
  play(act.stage, piece, [{ transform: shift(from, to) }, { transform: "none" }], { duration, easing: "ease-in-out" });
  leap(act, bodyOf(act, name), height, duration);
  return lasts(act.stage, duration);
}
