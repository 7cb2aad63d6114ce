import { describe, expect, it } from "vitest";
import type { Point } from "../../../board/geometry";
import { frameOf, pointOf } from "../board/geometry";
import { games } from "./games";

const boards = [2, 4].map((seats) => games.find(({ options }) => options["seats"] === seats)!.before);

function inside({ x, y }: Point, corners: Point[]): boolean {
  return corners.every((one, place) => {
    const next = corners[(place + 1) % corners.length]!;
    return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x) >= 0;
  });
}

describe("the board", () => {
  it("has its middle in the middle and grows downward", () => {
    expect(pointOf("f4")).toEqual({ x: 0, y: 0 });
    expect(pointOf("f5")).toEqual({ x: 0, y: 86.6 });
    expect(pointOf("g4")).toEqual({ x: 75, y: 43.3 });
    expect(pointOf("h1")!.y).toBeLessThan(0);
    expect(pointOf("card")).toBeNull();
  });

  it("lies the other way round for the side that starts at the top", () => {
    expect(pointOf("h1", true)).toEqual({ x: -pointOf("h1")!.x, y: -pointOf("h1")!.y });
  });

  it("has a frame round all its hexes", () => {
    for (const { hexes, sides } of boards) {
      const { inner } = frameOf(sides.length);
      for (const { hex } of hexes) {
        const { x, y } = pointOf(hex)!;
        for (let turn = 0; turn < 6; turn++) {
          const angle = (turn * Math.PI) / 3;
          expect(inside({ x: x + 47 * Math.cos(angle), y: y + 47 * Math.sin(angle) }, inner)).toBe(true);
        }
      }
    }
  });
});
