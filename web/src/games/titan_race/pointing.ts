import type { Choice } from "../../protocol";
import { sameChoice } from "../../board/options";
import type { Bench } from "../contract";

const FINGER = 44;

/** Clicks, pointing and keys for everything inside that carries `data-options`, or `data-kind` and `data-name`. */
export function pointing(node: HTMLElement | SVGElement, bench: () => Bench) {
  let current = bench;
  let left = false;
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
    node.addEventListener(kind, act as EventListener);

  on("click", (event) => {
    const thing = thingOf(event.target);
    if (!thing || current().playing) return;
    const choices = choicesOf(thing, current());
    const small = (event as PointerEvent).pointerType === "touch" && smallerThanFinger(thing);
    if (choices.length > 0) take(choices, current(), small);
    else if (thing.dataset["kind"]) {
      current().why(thing.dataset["kind"], thing.dataset["name"] ?? "", thing.getBoundingClientRect());
    }
  });
  on("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const choices = choicesOf(thingOf(event.target), current());
    const { previewed } = current();
    if (!choices.some((choice) => sameChoice(choice, previewed))) current().hover(choices[0] ?? null);
  });
  on("pointerleave", () => current().hover(null));
  on("focusin", (event) => {
    const choices = choicesOf(thingOf(event.target), current());
    left = false;
    if (choices[0]) current().hover(choices[0]);
  });
  // An option that is taken away while it has the focus says so in the middle of a drawing: later is soon enough.
  on("focusout", () => {
    left = true;
    queueMicrotask(() => left && current().hover(null));
  });
  on("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (event.target instanceof HTMLButtonElement) return;
    const choices = choicesOf(thingOf(event.target), current());
    if (choices.length === 0) return;
    event.preventDefault();
    take(choices, current(), false);
  });

  return {
    update(next: () => Bench) {
      current = next;
    },
  };
}

type Thing = HTMLElement | SVGElement;

function thingOf(target: EventTarget | null): Thing | null {
  return target instanceof Element ? target.closest<Thing>("[data-options], [data-kind]") : null;
}

function choicesOf(thing: Thing | null, bench: Bench): Choice[] {
  const places = thing?.dataset["options"]?.split(",").filter(Boolean) ?? [];
  return places.flatMap((place) => bench.question?.options[Number(place)] ?? []);
}

/** One option is chosen; of several, or where a finger might miss, a click shows what would happen. */
function take(choices: Choice[], bench: Bench, small: boolean): void {
  const shown = choices.findIndex((choice) => sameChoice(choice, bench.previewed));
  const next = choices[(shown + 1) % choices.length];
  if (choices.length > 1) bench.hover(next ?? null);
  else if (small && shown < 0) bench.hover(choices[0] ?? null);
  else if (choices[0]) bench.choose(choices[0]);
}

function smallerThanFinger(thing: Thing): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return Math.min(width, height) < FINGER - 1;
}
