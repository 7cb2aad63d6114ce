import { expect, it } from "vitest";
import { beyond, boxOf, chasmPath, outline, pointOf, type Place } from "../board/geometry";
import { spotsOf } from "../board/spots";

const HERE: Place = [2, -1];
const EDGES = [0, 1, 2, 3, 4, 5];
const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([value]) => Number(value));

it("counts the edges from the east against the clock", () => {
  const here = pointOf(HERE);
  const ways = EDGES.map((edge) => pointOf(beyond(HERE, edge))).map(({ x, y }) => [x - here.x, y - here.y]);
  expect(ways).toEqual([
    [104, 0],
    [52, -90],
    [-52, -90],
    [-104, 0],
    [-52, 90],
    [52, 90],
  ]);
});

it("comes back over the opposite edge", () => {
  for (const edge of EDGES) expect(beyond(beyond(HERE, edge), edge + 3)).toEqual(HERE);
});

it("draws a chasm along its own edge", () => {
  for (const edge of EDGES) {
    const [here, there] = [pointOf(HERE), pointOf(beyond(HERE, edge))];
    const border = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
    const path = numbers(chasmPath(here, edge));
    const xs = path.filter((_, place) => place % 2 === 0);
    const ys = path.filter((_, place) => place % 2 === 1);
    const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.hypot(middle(xs) - border.x, middle(ys) - border.y)).toBeLessThan(5);
  }
});

it("takes up what its tiles take up", () => {
  expect(boxOf([[0, 0]], 0)).toEqual({ left: -52, top: -60, width: 104, height: 120 });
  expect(
    boxOf(
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      10,
    ),
  ).toEqual({ left: -62, top: -70, width: 228, height: 230 });
  expect(numbers(outline({ x: 0, y: 0 })).slice(0, 4)).toEqual([52, 30, 52, -30]);
});

it("has room for everybody on a tile, nobody on the place of another", () => {
  for (const heroes of [0, 1, 2, 3, 4, 5])
    for (const armies of [0, 1, 2]) {
      const spots = spotsOf(heroes, armies, false);
      expect([spots.heroes.length, spots.armies.length]).toEqual([heroes, armies]);
      const places = [...spots.heroes, ...spots.armies].map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(heroes + armies);
    }
});
