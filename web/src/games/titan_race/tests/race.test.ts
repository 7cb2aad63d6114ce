import { expect, it } from "vitest";
import { lapSaid } from "../race";

it("a lap that is owed is not the first one", () => {
  expect([0, 1, 3].map((lap) => lapSaid({ lap }))).toEqual(["−1", "1", "3"]);
});
