import { describe, expect, it } from "vitest";
import { declared, drawings, isComplete, ruleTexts } from "../../../../tests/complete";
import { ANIMATIONS } from "../animate";
import { CHANGES } from "../apply";
import { DECOYS, DECREES, UNITS } from "../box";
import { hints } from "../hints";

isComplete("war_chest", "wc", ANIMATIONS, hints, ["wc-coin"]);

it("events change what is shown, but for those that change nothing", () => {
  const silent = declared("war_chest", "EVENTS").filter((kind) => !CHANGES[kind]);
  expect(silent.sort()).toEqual(["attack", "spy"]);
});

it("texts of the rules name every unit, coin and decree, and say what each unit does", () => {
  const coins = [...Object.keys(UNITS), "royal", ...Object.keys(DECOYS)];
  const wanted = [
    ...Object.keys(UNITS).flatMap((unit) => [`unit-${unit}`, `unit-${unit}-text`]),
    ...coins.map((coin) => `coin-${coin}`),
    ...DECREES.map((decree) => `decree-${decree}`),
  ];
  for (const language of ["en", "pl"]) {
    const known = new Set(ruleTexts("war_chest", language));
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  }
});

describe("drawings", () => {
  it("are there for every unit, coin, decree, marker and sign", () => {
    const drawn = drawings("war_chest");
    for (const unit of Object.keys(UNITS)) expect(drawn).toContain(`wc-u-${unit}`);
    for (const decree of DECREES) expect(drawn).toContain(`wc-d-${decree}`);
    for (const decoy of Object.keys(DECOYS)) expect(drawn).toContain(`wc-${decoy}`);
    for (const side of ["sun", "moon"]) {
      for (const piece of ["coin", "edge", "ctl", "bag", "royal", "seal"])
        expect(drawn).toContain(`wc-${piece}-${side}`);
    }
    for (const poisoner of ["assassin", "saboteur"]) expect(drawn).toContain(`wc-poison-${poisoner}`);
    const verbs = [
      "deploy",
      "bolster",
      "move",
      "control",
      "attack",
      "tactic",
      "claim",
      "recruit",
      "pass",
      "proclaim",
      "cure",
      "return",
    ];
    for (const verb of verbs) expect(drawn).toContain(`wc-i-${verb}`);
  });
});
