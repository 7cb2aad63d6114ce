import { expect, test } from "vitest";
import type { GameClient } from "../src/games/contract";
import type { GameInfo, SeatInfo, TableInfo } from "../src/protocol";
import { margin, winners } from "../src/shell/table/board/outcome";
import { nextGames } from "../src/shell/table/end/next";
import { longest, partNames, partsOf, ranked } from "../src/shell/table/end/score";

function seat(number: number, level = ""): SeatInfo {
  const kind = level ? "bot" : "person";
  return { seat: number, side: number, kind, level, name: level ? "" : "Ola" } as SeatInfo;
}

function table(places: number[], scores: number[] | null, parts: Record<string, number>[] | null = null): TableInfo {
  const seats = [seat(0), seat(1, "level1"), seat(2, "level2")].slice(0, places.length);
  const options = { seats: places.length, track: "laguna" };
  return { game: "race", seats, options, result: { places, scores, parts, reason: "R-1" } } as unknown as TableInfo;
}

const game = {
  bots: ["random", "level1", "level2", "level3"],
  options: [{ key: "track", default: "kaldheira", values: ["kaldheira", "laguna", "odlewnia"], ours: "" }],
} as unknown as GameInfo;
const client = { next: "track" } as GameClient;

test("the margin is to the best of the others; nobody has won where all share the place", () => {
  expect(margin(table([1, 2, 3], [9, 6, 4]))).toBe(3);
  expect(margin(table([1, 2, 2], null))).toBe(0);
  expect(winners(table([1, 1, 1], [4, 4, 4]))).toEqual([]);
});

test("a bar is made of parts that look the same in every row; without parts it is whole", () => {
  const { result } = table(
    [1, 2],
    [7, 4],
    [
      { stones: 5, crown: 2, nothing: 0 },
      { stones: 1, general: 3, nothing: 0 },
    ],
  );
  expect(partNames(result!)).toEqual(["stones", "crown", "general"]);
  const looks = [0, 1].flatMap((one) => partsOf(result!, one).map(({ name, pattern }) => `${name} ${pattern}`));
  expect(new Set(looks).size).toBe(3);
  expect(new Set(looks.map((look) => look.split(" ")[1])).size).toBe(3);
  expect(longest(result!)).toBe(7);
  expect(partsOf(table([1, 2], [7, 4]).result!, 1)).toMatchObject([{ name: "", value: 4 }]);
});

test("places come first, points tell those apart who share one", () => {
  expect(ranked(table([2, 1, 2], [3, 1, 5])).map((one) => one.seat)).toEqual([1, 2, 0]);
});

test("the next track is offered, and stronger bots to whoever has won", () => {
  const won = nextGames(table([1, 2, 3], null), game, client, 0, "Ola");
  expect(won.map(({ option, value }) => [option, value])).toEqual([
    ["track", "odlewnia"],
    ["level", "level3"],
  ]);
  expect(won[0]?.wish.options).toEqual({ track: "odlewnia" });
  expect(won[1]?.wish.seats).toEqual([
    { kind: "here", name: "Ola" },
    { kind: "bot", level: "level2" },
    { kind: "bot", level: "level3" },
  ]);
  expect(nextGames(table([2, 1, 3], null), game, client, 0, "Ola").map(({ option }) => option)).toEqual(["track"]);
  const people = { ...table([1, 2], null), seats: [seat(0), seat(1)] };
  expect(nextGames(people, game, client, 0, "Ola")).toEqual([]);
  const without = { ...table([1, 2], null), seats: [seat(0), seat(1, "greedy")] };
  expect(nextGames(without, game, client, 0, "Ola").map(({ option }) => option)).toEqual(["track"]);
});
