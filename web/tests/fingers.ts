import { afterAll, afterEach, beforeAll, vi } from "vitest";
import type { pointingWith } from "../src/board/gestures";
import type { Bench } from "../src/games/contract";
import { settings } from "../src/lib/settings.svelte";
import type { Choice } from "../src/protocol";

/** As much of an element as pointing asks for; what it listens to is dispatched on itself. */
export class Drawn extends EventTarget {
  constructor(
    readonly dataset: Record<string, string>,
    private readonly side: number,
  ) {
    super();
  }

  closest(selector: string): Drawn | null {
    return Object.keys(this.dataset).some((mark) => selector.includes(`[data-${mark}]`)) ? this : null;
  }

  getBoundingClientRect() {
    return { width: this.side, height: this.side };
  }

  send(kind: string, pointerType = "", more = {}): void {
    this.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), { pointerType }, more));
  }

  /** What a browser tells of a tap, in its order; the focus moves between the finger and the click. */
  tap(): void {
    for (const kind of ["pointerover", "pointerdown", "pointerup", "pointerleave"]) this.send(kind, "touch");
    this.send("focusin");
    this.send("click", "touch");
  }
}

/** Makes a page of them, for the tests of one file. */
export function onAPage(): void {
  beforeAll(() => {
    vi.stubGlobal("Element", Drawn);
    vi.stubGlobal("HTMLButtonElement", class {});
  });
  afterAll(() => vi.unstubAllGlobals());
  afterEach(() => {
    settings.confirm = false;
    vi.useRealTimers();
  });
}

const choice = (name: string): Choice => ({ value: name, word: { kind: "cell", name } });
export const options = [choice("A1"), choice("A2")];

function table() {
  const chosen: unknown[] = [];
  const asked: unknown[] = [];
  const bench = {
    question: { seat: 0, prompt: "go", kind: "cell", rule: "", about: null, options },
    playing: null,
    previewed: null as Choice | null,
    hover: (next: Choice | null) => (bench.previewed = next),
    waits: () => false,
    choose: ({ value }: Choice) => chosen.push(value),
    why: (kind: string, name: string, _: unknown, holding?: string) => asked.push([kind, name, holding]),
  };
  return { bench, chosen, asked };
}

type Action = ReturnType<typeof pointingWith>;

export function laidOut(dataset: Record<string, string>, side: number, action: Action) {
  const thing = new Drawn(dataset, side);
  const around = table();
  action(thing as unknown as HTMLElement, () => around.bench as unknown as Bench);
  return { thing, ...around };
}

export const SMALL = 30;
export const LARGE = 60;
