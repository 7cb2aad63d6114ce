import { tick } from "svelte";
import type { Bench } from "../games/contract";
import { settings } from "../lib/settings.svelte";
import type { Choice, Thing as Named } from "../protocol";
import { optionsFor, sameChoice } from "./options";

const FINGER = 44;
const LONG_PRESS = 450;

export type Thing = HTMLElement | SVGElement;

/** What a game does with a thing, beyond taking its one option. */
export interface Gestures {
  /** A click where several options lie. */
  several(choices: Choice[], thing: Thing, bench: Bench): void;
  /** What makes a thing besides `data-options` and `data-kind`: "take" stands for `data-take`. */
  marks?: readonly string[];
  /** A thing is pointed at, or nothing is. */
  looked?(thing: Thing | null, choices: Choice[]): void;
  /** A click on what is no option; false where it means nothing, so that the rules say why. */
  other?(thing: Thing, bench: Bench): boolean;
  /** What is in hand when the rules are asked why. */
  holding?(bench: Bench): Named | undefined;
  /**
   * Puts down what is in hand; false where nothing is. Asked where a click is meant for an option that what is in hand
   * hides: then the click counts without it.
   */
  putDown?(bench: Bench): boolean;
  /**
   * The other button, or a finger that stays, opens what the mark names; the mark makes a thing too. So does the first
   * click on an option that waits for a second one. `peek` shows it while an option is pointed at, and "" ends that.
   */
  closer?: { mark: string; open(name: string): void; peek?(name: string): void };
}

const hands = new Set<() => boolean>();

/** Puts down whatever is in hand, anywhere on the page; false where nothing is. */
export function putDown(): boolean {
  return [...hands].some((empty) => empty());
}

/** Clicks, pointing, fingers and keys for everything inside that is a thing, as an action of Svelte. */
export function pointingWith(gestures: Gestures) {
  const { closer } = gestures;
  const marks = ["options", "kind", ...(gestures.marks ?? []), ...(closer ? [closer.mark] : [])];
  const selector = marks.map((mark) => `[data-${mark}]`).join(", ");
  const thingOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<Thing>(selector) : null);
  const closerOf = (target: EventTarget | null) => (closer && thingOf(target)?.dataset[closer.mark]) || "";

  return (node: Thing, bench: () => Bench) => {
    let current = bench;
    let left = false;
    let finger = false;
    let held = false;
    let pressed: ReturnType<typeof setTimeout> | undefined;
    const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(kind, act as EventListener);

    on("click", (event) => {
      const thing = thingOf(event.target);
      if (thing && !held) clicked(gestures, thing, current, event.pointerType === "touch");
      held = false;
    });
    on("contextmenu", (event) => {
      const name = closerOf(event.target);
      if (!name) return;
      event.preventDefault();
      closer?.open(name);
    });
    on("pointerdown", (event) => {
      const name = closerOf(event.target);
      clearTimeout(pressed);
      finger = event.pointerType === "touch";
      held = false;
      if (name && finger) pressed = setTimeout(() => ((held = true), closer?.open(name)), LONG_PRESS);
    });
    for (const kind of ["pointerup", "pointermove", "pointercancel"] as const) on(kind, () => clearTimeout(pressed));
    on("pointerover", (event) => {
      if (event.pointerType === "mouse") look(gestures, thingOf(event.target), current());
    });
    // A finger leaves with every tap: what it has shown stays for the second one.
    on("pointerleave", (event) => {
      if (event.pointerType === "mouse") look(gestures, null, current());
    });
    on("focusin", (event) => {
      left = false;
      if (!finger) look(gestures, thingOf(event.target), current());
    });
    // An option that is taken away while it has the focus says so in the middle of a drawing: later is soon enough.
    on("focusout", () => {
      left = true;
      queueMicrotask(() => left && look(gestures, null, current()));
    });
    on("keydown", (event) => {
      finger = false;
      if (event.key !== "Enter" && event.key !== " ") return;
      if (event.target instanceof HTMLButtonElement) return;
      const thing = thingOf(event.target);
      if (!thing) return;
      event.preventDefault();
      clicked(gestures, thing, current, false);
    });

    const empty = () => gestures.putDown?.(current()) ?? false;
    hands.add(empty);
    return {
      update(next: () => Bench) {
        current = next;
      },
      destroy() {
        clearTimeout(pressed);
        hands.delete(empty);
      },
    };
  };
}

function choicesOf(thing: Thing | null, bench: Bench): Choice[] {
  const places = thing?.dataset["options"]?.split(",").filter(Boolean) ?? [];
  return places.flatMap((place) => bench.question?.options[Number(place)] ?? []);
}

function look(gestures: Gestures, thing: Thing | null, bench: Bench): void {
  const choices = choicesOf(thing, bench);
  gestures.looked?.(thing, choices);
  gestures.closer?.peek?.(choices.length ? nameOf(gestures, thing) : "");
  if (!choices.some((choice) => sameChoice(choice, bench.previewed))) bench.hover(choices[0] ?? null);
}

/** What a closer look at the thing opens. */
function nameOf({ closer }: Gestures, thing: Thing | null): string {
  return (closer && thing?.dataset[closer.mark]) || "";
}

function clicked(gestures: Gestures, thing: Thing, current: () => Bench, touch: boolean): void {
  const bench = current();
  if (bench.playing) return;
  const choices = choicesOf(thing, bench);
  const [choice] = choices;
  if (choices.length > 1) gestures.several(choices, thing, bench);
  else if (choice && touch && mightMiss(thing) && !sameChoice(choice, bench.previewed)) look(gestures, thing, bench);
  else if (choice) take(gestures, thing, choice, bench);
  else if (gestures.other?.(thing, bench)) return;
  else refuse(gestures, thing, current, touch);
}

/** Where it waits to be chosen once more, the thing is shown whole. */
function take(gestures: Gestures, thing: Thing, choice: Choice, bench: Bench): void {
  const { closer } = gestures;
  if (bench.waits(choice)) {
    look(gestures, thing, bench);
    const name = nameOf(gestures, thing);
    if (name && !closer?.peek) closer?.open(name);
  }
  bench.choose(choice);
}

/** The rules say why not, but only of what is not offered: what is in hand is no reason, and is put down. */
function refuse(gestures: Gestures, thing: Thing, current: () => Bench, touch: boolean): void {
  const { kind, name = "" } = thing.dataset;
  if (!kind) return;
  const bench = current();
  const offered = optionsFor(bench.question, kind, name);
  if (offered.length === 0) bench.why(kind, name, thing.getBoundingClientRect(), gestures.holding?.(bench));
  else if (gestures.putDown?.(bench)) {
    void tick().then(() => {
      if (choicesOf(thing, current()).length) clicked(gestures, thing, current, touch);
      else current().hover(offered[0]!);
    });
  } else bench.hover(offered[0]!);
}

/** The first touch only shows what would happen, unless the table asks again anyway. */
function mightMiss(thing: Thing): boolean {
  if (settings.confirm) return false;
  const { width, height } = thing.getBoundingClientRect();
  return Math.min(width, height) < FINGER - 1;
}
