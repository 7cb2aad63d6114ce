import { expect, it } from "vitest";
import { happening } from "../../../../tests/stretches";
import type { Happening, Preview } from "../../../protocol";
import { isIdle } from "../options/cardState";

const CARD = "everfrost-ice_wyvern";
const card = { kind: "card", name: CARD };

function foreseen(...happened: Happening[]): Preview {
  return { happened, view: { playing: null, bonus: null } } as unknown as Preview;
}

it("a frost effect that does nothing before its card is put away is idle", () => {
  const [thaw, away] = [happening("thaw", { card }), happening("discard", { card })];
  expect(isIdle(foreseen(thaw, away), CARD)).toBe(true);
  expect(isIdle(foreseen(thaw, happening("destroy"), away), CARD)).toBe(false);
  expect(isIdle(foreseen(thaw), CARD), "something is asked first").toBe(false);
});
