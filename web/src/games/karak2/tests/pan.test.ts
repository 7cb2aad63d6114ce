import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { panning } from "../board/pan";

/** As much of an element as panning asks for; its corner lies at 10 20. */
class Frame extends EventTarget {
  held: number[] = [];

  closest(): null {
    return null;
  }

  getBoundingClientRect() {
    return { left: 10, top: 20 };
  }

  setPointerCapture(pointer: number): void {
    this.held.push(pointer);
  }

  send(kind: string, x = 0, y = 0, more = {}): boolean {
    const event = new Event(kind, { cancelable: true });
    return this.dispatchEvent(Object.assign(event, { button: 0, pointerId: 1, clientX: x, clientY: y, ...more }));
  }
}

beforeAll(() => void vi.stubGlobal("WheelEvent", { DOM_DELTA_LINE: 1 }));
afterAll(() => void vi.unstubAllGlobals());

function frame() {
  const told: unknown[] = [];
  const node = new Frame();
  panning(node as unknown as HTMLElement, {
    move: (dx, dy) => told.push(["move", dx, dy]),
    zoom: (factor, at) => told.push(["zoom", Math.round(factor * 100) / 100, at]),
    fit: () => told.push(["fit"]),
  });
  return { node, told };
}

it("leaves a click alone, even of a shaky hand", () => {
  const { node, told } = frame();
  node.send("pointerdown", 100, 100);
  node.send("pointermove", 104, 103);
  node.send("pointerup", 104, 103);
  expect(node.send("click")).toBe(true);
  expect([told, node.held]).toEqual([[], []]);
});

it("moves the map with a drag, and takes the click that ends it", async () => {
  const { node, told } = frame();
  node.send("pointerdown", 100, 100);
  node.send("pointermove", 120, 90);
  node.send("pointermove", 130, 95);
  node.send("pointerup", 130, 95);
  expect(node.send("click")).toBe(false);
  expect(told).toEqual([
    ["move", 20, -10],
    ["move", 10, 5],
  ]);
  expect(node.held).toEqual([1]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(node.send("click")).toBe(true);
});

it("grows under two fingers that part, about the point between them", () => {
  const { node, told } = frame();
  node.send("pointerdown", 110, 120);
  node.send("pointerdown", 210, 120, { pointerId: 2 });
  node.send("pointermove", 310, 120, { pointerId: 2 });
  expect(told).toEqual([
    ["move", 50, 0],
    ["zoom", 2, { x: 200, y: 100 }],
  ]);
  node.send("pointerup", 310, 120, { pointerId: 2 });
  node.send("pointermove", 111, 120);
  expect(told.at(-1)).toEqual(["move", 1, 0]);
});

it("zooms with the wheel where the mouse is", () => {
  const { node, told } = frame();
  expect(node.send("wheel", 60, 70, { deltaY: -100, deltaMode: 0 })).toBe(false);
  expect(told).toEqual([["zoom", 1.25, { x: 50, y: 50 }]]);
});

it("has keys for everything, and leaves plain arrows to the options", () => {
  const { node, told } = frame();
  const key = (key: string, more = {}) => node.send("keydown", 0, 0, { key, ...more });
  expect([key("+"), key("-"), key("0"), key("ArrowLeft", { shiftKey: true })]).toEqual([false, false, false, false]);
  expect([key("ArrowLeft"), key("1"), key("+", { ctrlKey: true })]).toEqual([true, true, true]);
  expect(told).toEqual([["zoom", 1.3, undefined], ["zoom", 0.77, undefined], ["fit"], ["move", 90, 0]]);
});
