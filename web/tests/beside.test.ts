import { expect, it } from "vitest";
import { topOf } from "../src/shell/rules/beside";

const LIST = { top: 100, bottom: 700 };
const MARK = { top: 200, bottom: 220 };

it("puts a note beside its line, below the mark, and whole into what is seen", () => {
  expect(topOf({ top: 300, bottom: 320 }, MARK, LIST, 150)).toBe(292);
  expect(topOf({ top: 200, bottom: 220 }, MARK, LIST, 150)).toBe(228);
  expect(topOf({ top: 660, bottom: 680 }, MARK, LIST, 150)).toBe(542);
  expect(topOf({ top: 300, bottom: 320 }, MARK, LIST, 900)).toBe(108);
});
