import { describe, expect, it } from "vitest";
import { favouredWay, joined, nameOf, OFF, placeOf, pointOf, settled, spotOf, squaresOf } from "../board/geometry";
import { stepped, strokesBetween, surroundings, wayBetween, WAYS, type Way } from "../board/geometry";

const OPPOSITE: Record<Way, Way> = { F: "B", R: "BL", BR: "L", B: "F", BL: "R", L: "BR" };

function walk(start: string, ways: string, boards = 1): string {
  return [...ways].reduce((here, way) => stepped(here, way as Way, boards), start);
}

describe("squares", () => {
  it("have names that lead back to them", () => {
    for (const board of [0, 1, 2]) {
      const squares = squaresOf(board);
      expect(new Set(squares.map(nameOf)).size).toBe(36);
      squares.forEach((spot, place) => {
        expect(spotOf(nameOf(spot))).toEqual(spot);
        expect(placeOf(spot)).toBe(place);
      });
    }
    expect(nameOf(squaresOf(0)[0]!)).toBe("A1");
    expect(nameOf(squaresOf(2)[35]!)).toBe("3:F12");
    expect(spotOf("-")).toBeNull();
  });

  it("lie where the drawing says", () => {
    expect(pointOf(spotOf("A1")!)).toEqual({ x: 50, y: 43.3 * 12 });
    expect(pointOf(spotOf("F12")!)).toEqual({ x: 425, y: 43.3 });
  });
});

describe("a step", () => {
  it("comes back by the opposite one", () => {
    for (const name of squaresOf(0).map(nameOf)) {
      const around = WAYS.map((way) => stepped(name, way, 1));
      expect(new Set(around).size).toBe(6);
      WAYS.forEach((way) => expect(stepped(stepped(name, way, 1), OPPOSITE[way], 1)).toBe(name));
    }
  });

  it("runs round the edges as in the examples of the rulebook", () => {
    expect(walk("F12", "R")).toBe("A1");
    expect(walk("A5", "L")).toBe("F6");
    expect(walk("B10", "FF")).toBe("B2");
    expect(walk("B10", "LLL")).toBe("E1");
    expect(walk("B10", "RRR")).toBe("E1");
    expect(WAYS.map((way) => stepped("D6", way, 1)).sort()).toEqual(["C5", "C7", "D4", "D8", "E5", "E7"]);
  });

  it("leads onto the next board of a tower, and nowhere below or above it", () => {
    expect(walk("C11", "F", 3)).toBe("2:C1");
    expect(stepped("2:B2", "B", 3)).toBe("B12");
    expect(walk("2:F12", "R", 3)).toBe("3:A1");
    expect(stepped("A1", "B", 3)).toBe(OFF);
    expect(walk("3:B12", "F", 3)).toBe(OFF);
  });
});

describe("the way between two squares", () => {
  it("is found over the edges too", () => {
    expect(wayBetween("F12", "A1", 1)).toEqual(["R", 1]);
    expect(wayBetween("A5", "F6", 1)).toEqual(["L", 1]);
    expect(wayBetween("D2", "D6", 1)).toEqual(["F", 2]);
  });

  it("follows the ramp where left and right end on the same square", () => {
    expect(wayBetween("A3", "D6", 1, favouredWay(">"))).toEqual(["R", 3]);
    expect(wayBetween("A3", "D6", 1, favouredWay("<"))).toEqual(["L", 3]);
  });

  it("is one stroke inside the board and two over an edge", () => {
    expect(strokesBetween("D6", "E7", 1)).toEqual([
      { board: 0, from: pointOf(spotOf("D6")!), to: pointOf(spotOf("E7")!) },
    ]);
    const [out, back] = strokesBetween("F12", "A1", 1);
    expect(out).toEqual({ board: 0, from: { x: 425, y: 43.3 }, to: { x: 500, y: 0 } });
    expect(back?.from.x).toBe(-25);
    expect(back?.from.y).toBeCloseTo(562.9);
    expect(back?.to).toEqual(pointOf(spotOf("A1")!));
  });

  it("goes from board to board of a tower", () => {
    expect(strokesBetween("B12", "2:B2", 3).map((stroke) => stroke.board)).toEqual([0, 1]);
    expect(strokesBetween("3:B12", OFF, 3)).toHaveLength(1);
  });

  it("joins steps that meet, and breaks at an edge", () => {
    const inside = [...strokesBetween("B2", "B4", 1), ...strokesBetween("B4", "C5", 1)];
    expect(joined(inside).map((line) => line.points.length)).toEqual([3]);
    const over = [
      ...strokesBetween("B8", "A9", 1),
      ...strokesBetween("A9", "F10", 1),
      ...strokesBetween("F10", "E11", 1),
    ];
    expect(joined(over).map((line) => line.points.length)).toEqual([3, 3]);
  });
});

it("shows half a neighbour beyond each edge, the one that is really there", () => {
  const around = surroundings(0).map((spot) => ({ spot, real: settled(spot, 1) }));
  const at = (column: number, row: number) =>
    around.find(({ spot }) => spot.column === column && spot.row === row)?.real;
  expect(nameOf(at(-1, 6)!)).toBe("F6");
  expect(nameOf(at(6, 5)!)).toBe("A5");
  expect(nameOf(at(0, 13)!)).toBe("A1");
  expect(nameOf(at(1, 0)!)).toBe("B12");
});
