import { expect, it } from "vitest";
import { declared, isComplete } from "../../../../tests/complete";
import { ANIMATIONS } from "../animate";
import { CHANGES } from "../apply";
import { hints } from "../hints";

isComplete("karak2", "k2", ANIMATIONS, hints, ["k2-die", "k2-item", "k2-portrait", "k2-tip"]);

it("events change what is shown, but for those that change nothing", () => {
  const silent = declared("karak2", "EVENTS").filter((kind) => !CHANGES[kind]);
  expect(silent.sort()).toEqual(["ambush", "gift", "last-round", "unconscious"]);
});
