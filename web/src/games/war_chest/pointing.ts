import type { Choice } from "../../protocol";
import { sameChoice } from "../../board/options";
import { settings } from "../../lib/settings.svelte";
import type { Bench } from "../contract";
import { ALL, choosing } from "./choosing.svelte";

const FINGER = 44;
const LONG_PRESS = 450;

/** Clicks, pointing and keys for everything inside that carries `data-options`, `data-take`, `data-card`, or `data-kind` and `data-name`. */
export function pointing(node: HTMLElement | SVGElement, bench: () => Bench) {
  let current = bench;
  let left = false;
  let finger = false;
  let held = false;
  let pressed: ReturnType<typeof setTimeout> | undefined;
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
    node.addEventListener(kind, act as EventListener);

  on("click", (event) => {
    const thing = thingOf(event.target);
    if (thing && !held && !current().playing) clicked(thing, current(), (event as PointerEvent).pointerType === "touch");
    held = false;
  });
  on("contextmenu", (event) => {
    const card = thingOf(event.target)?.dataset["card"];
    if (!card) return;
    event.preventDefault();
    choosing.card = card;
  });
  on("pointerdown", (event) => {
    const card = thingOf(event.target)?.dataset["card"];
    clearTimeout(pressed);
    finger = event.pointerType === "touch";
    held = false;
    if (card && finger) pressed = setTimeout(() => ((held = true), (choosing.card = card)), LONG_PRESS);
  });
  for (const kind of ["pointerup", "pointermove", "pointercancel"] as const) on(kind, () => clearTimeout(pressed));
  on("pointerover", (event) => {
    if (event.pointerType === "mouse") look(thingOf(event.target), current());
  });
  on("pointerleave", (event) => {
    if (event.pointerType === "mouse") look(null, current());
  });
  on("focusin", (event) => {
    left = false;
    if (!finger) look(thingOf(event.target), current());
  });
  // An option that is taken away while it has the focus says so in the middle of a drawing: later is soon enough.
  on("focusout", () => {
    left = true;
    queueMicrotask(() => left && look(null, current()));
  });
  on("keydown", (event) => {
    finger = false;
    if (event.key !== "Enter" && event.key !== " ") return;
    if (event.target instanceof HTMLButtonElement) return;
    const thing = thingOf(event.target);
    if (!thing) return;
    event.preventDefault();
    clicked(thing, current(), false);
  });

  return {
    update(next: () => Bench) {
      current = next;
    },
  };
}

type Thing = HTMLElement | SVGElement;

function thingOf(target: EventTarget | null): Thing | null {
  return target instanceof Element ? target.closest<Thing>("[data-options], [data-take], [data-kind], [data-card]") : null;
}

function choicesOf(thing: Thing | null, bench: Bench): Choice[] {
  const places = thing?.dataset["options"]?.split(",").filter(Boolean) ?? [];
  return places.flatMap((place) => bench.question?.options[Number(place)] ?? []);
}

function look(thing: Thing | null, bench: Bench): void {
  const choices = choicesOf(thing, bench);
  choosing.looked = choices.length === 0 ? (thing?.dataset["take"] ?? "") : "";
  if (!choices.some((choice) => sameChoice(choice, bench.previewed))) bench.hover(choices[0] ?? null);
}

function clicked(thing: Thing, bench: Bench, touch: boolean): void {
  const { options, take, card, kind, name = "", at = "" } = thing.dataset;
  const choices = choicesOf(thing, bench);
  if (choices.length > 1) choosing.open(bench.question, name);
  else if (choices[0] && touch && mightMiss(thing) && !sameChoice(choices[0], bench.previewed)) bench.hover(choices[0]);
  else if (choices[0]) bench.choose(choices[0]);
  else if (take && options === undefined) choosing.take(bench.question, take, at);
  else if (card) choosing.card = choosing.card === card ? "" : card;
  else if (kind) bench.why(kind, name, thing.getBoundingClientRect(), holding(bench));
}

/** The coin taken in hand: a refusal speaks of what it cannot do. */
function holding(bench: Bench): string {
  const coin = choosing.coin(bench.question);
  return coin && coin !== ALL ? `coin-${coin}` : "";
}

/** The first touch only shows what would happen, unless the table asks again anyway. */
function mightMiss(thing: Thing): boolean {
  if (settings.confirm) return false;
  const { width, height } = thing.getBoundingClientRect();
  return Math.min(width, height) < FINGER - 1;
}
