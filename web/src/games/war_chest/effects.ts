import type { Point } from "./geometry";
import { EASE, find, LONG, play, SPRING, type Act } from "./motion";

const SVG = "http://www.w3.org/2000/svg";

type Attributes = Record<string, string | number>;

export function draw(name: string, attributes: Attributes, inside: SVGElement[] = [], text = ""): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...inside);
  if (text) element.textContent = text;
  return element;
}

export function symbol(id: string, size: number): SVGElement {
  return draw("use", { href: `#${id}`, x: -size / 2, y: -size / 2, width: size, height: size });
}

/** Shows something over a place of the board, lets it play and takes it away. */
export function show(act: Act, at: Point | null, inside: SVGElement[], frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const layer = find(act, "[data-effects]");
  if (!layer || !at || act.stage.skip.aborted) return;
  const moving = draw("g", {}, inside);
  const holder = draw("g", { transform: `translate(${at.x} ${at.y})` }, [moving]);
  layer.append(holder);
  const gone = () => holder.remove();
  const animation = moving.animate(frames, { easing: EASE, fill: "forwards", ...timing });
  animation.addEventListener("finish", gone);
  act.stage.skip.addEventListener("abort", gone, { once: true });
}

/** A red or green pill that rises from where coins are lost or gained. */
export function pill(act: Act, at: Point | null, text: string, good: boolean): void {
  if (!at) return;
  const shape = { x: -27, y: -16, width: 54, height: 32, rx: 16, stroke: "#20140d", "stroke-width": 2.5 };
  const back = draw("rect", { ...shape, fill: good ? "#2d6b2f" : "#c73a2a" });
  const label = draw("text", { y: 7, "font-size": 20, "font-weight": 800, fill: "#fff", "text-anchor": "middle" }, [], text);
  const rise = act.stage.motion;
  show(
    act,
    { ...at, y: at.y - 46 },
    [back, label],
    [
      { opacity: 0, transform: rise ? "translateY(14px) scale(.6)" : "none" },
      { opacity: 1, transform: rise ? "translateY(0) scale(1.1)" : "none", offset: 0.25 },
      { opacity: 1, transform: rise ? "translateY(-6px)" : "none", offset: 0.75 },
      { opacity: 0, transform: rise ? "translateY(-18px)" : "none" },
    ],
    { duration: 900 },
  );
}

/** Something that appears over a place, grows and fades. */
export function pop(act: Act, at: Point | null, inside: SVGElement[], duration = LONG): void {
  const still = !act.stage.motion;
  const size = (part: number) => (still ? "none" : `scale(${part})`);
  show(
    act,
    at,
    inside,
    [
      { opacity: 0, transform: size(0.4) },
      { opacity: 1, transform: size(1.1), offset: 0.35 },
      { opacity: 1, transform: size(1), offset: 0.75 },
      { opacity: 0, transform: size(1.15) },
    ],
    { duration },
  );
}

export function shake(act: Act, element: Element | null, by = 6): void {
  if (!act.stage.motion) return;
  const frames = [0, -by, by, -by / 2, by / 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  play(act.stage, element, frames, { duration: LONG, easing: "linear" });
}

export function bounce(act: Act, element: Element | null): void {
  const frames = act.stage.motion
    ? [{ transform: "scale(.8)" }, { transform: "scale(1.15)", offset: 0.5 }, { transform: "none" }]
    : [{ opacity: 0.25 }, { opacity: 1 }];
  play(act.stage, element, frames, { duration: LONG, easing: SPRING });
}

/** Falls onto the board from above. */
export function drop(act: Act, element: Element | null): void {
  const frames = act.stage.motion
    ? [{ transform: "translateY(-60px) scale(1.3)", opacity: 0 }, { transform: "none", opacity: 1 }]
    : [{ opacity: 0.25 }, { opacity: 1 }];
  play(act.stage, element, frames, { duration: LONG });
}

/** Sparks of the winning side, all over the board. */
export function celebrate(act: Act, side: string): void {
  for (let place = 0; place < 14; place++) {
    const turn = (place / 14) * Math.PI * 2;
    const far = 120 + (place % 3) * 70;
    const spark = symbol(`wc-ctl-${side}`, 34);
    const away = `translate(${Math.cos(turn) * far}px, ${Math.sin(turn) * far}px) rotate(${place * 40}deg)`;
    const frames = act.stage.motion
      ? [{ transform: "scale(.2)", opacity: 1 }, { transform: away, opacity: 1, offset: 0.7 }, { transform: away, opacity: 0 }]
      : [{ opacity: 0 }, { opacity: 0 }];
    show(act, { x: 0, y: 0 }, [spark], frames, { duration: 1100 });
  }
}
