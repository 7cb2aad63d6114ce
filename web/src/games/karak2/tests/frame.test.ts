import { expect, it } from "vitest";
import { bringing, fitted, kept, zoomed, type Frame } from "../board/frame";

const BOX = { left: -100, top: -50, width: 400, height: 200 };
const ROOM = { width: 200, height: 300 };
const shown = ({ x, y, scale }: Frame, point: { x: number; y: number }) => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

it("shows the whole map in the middle", () => {
  const framing = fitted(BOX, ROOM);
  expect(shown(framing, { x: -100, y: -50 })).toEqual({ x: 0, y: 100 });
  expect(shown(framing, { x: 300, y: 150 })).toEqual({ x: 200, y: 200 });
});

it("does not blow up a small map", () => {
  expect(fitted({ left: 0, top: 0, width: 10, height: 10 }, ROOM).scale).toBe(1.5);
});

it("keeps what is under the finger while it zooms, within limits", () => {
  const before = { x: 20, y: 30, scale: 0.8 };
  const at = { x: 100, y: 110 };
  const under = { x: (at.x - before.x) / before.scale, y: (at.y - before.y) / before.scale };
  const after = zoomed(before, at, 1.5, 0.5);
  expect(after.scale).toBeCloseTo(1.2);
  expect(shown(after, under).x).toBeCloseTo(at.x);
  expect(shown(after, under).y).toBeCloseTo(at.y);
  expect(zoomed(before, at, 0.01, 0.5).scale).toBe(0.5);
  expect(zoomed(before, at, 100, 0.5).scale).toBe(2.4);
});

it("never lets the map be pushed out of sight", () => {
  const far = kept({ x: 5000, y: -5000, scale: 1 }, BOX, ROOM);
  expect(shown(far, { x: -100, y: 150 })).toEqual({ x: 100, y: 150 });
  const inside = { x: 50, y: 100, scale: 1 };
  expect(kept(inside, BOX, ROOM)).toEqual(inside);
});

it("brings a point just inside, and leaves alone what is seen", () => {
  const framing = { x: 0, y: 0, scale: 1 };
  expect(shown(bringing(framing, { x: 500, y: -80 }, ROOM, 40), { x: 500, y: -80 })).toEqual({ x: 160, y: 40 });
  expect(bringing(framing, { x: 100, y: 100 }, ROOM, 40)).toEqual(framing);
});
