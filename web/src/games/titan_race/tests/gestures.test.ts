import { expect, it } from "vitest";
import { LARGE, SMALL, laidOut, onAPage } from "../../../../tests/fingers";
import { pointing } from "../options/gestures";

onAPage();

it("shows by the first tap on something small and takes it by the second", () => {
  const { thing, bench, chosen } = laidOut({ options: "1" }, SMALL, pointing);
  thing.tap();
  expect(bench.previewed?.value).toBe("A2");
  expect(chosen).toEqual([]);
  thing.tap();
  expect(chosen).toEqual(["A2"]);
});

it("shows one after the other where several options lie", () => {
  const { thing, bench, chosen } = laidOut({ options: "0,1" }, LARGE, pointing);
  const seen = [1, 2, 3].map(() => (thing.send("click", "mouse"), bench.previewed?.value));
  expect(seen).toEqual(["A1", "A2", "A1"]);
  expect(chosen).toEqual([]);
});
