import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COINS_IN_BAG, DECOYS, DECREE_RULES, DECREES, UNIT_RULES, UNITS } from "../box";
import { PICTURES } from "../pieces/reach";

const GAME = new URL("../../../../../src/stolik/games/war_chest/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, GAME), "utf8");

it("knows the units, their sets and their coins as the box has them, in its order", () => {
  const rows = read("data/units.toml").split("[[unit]]").slice(1);
  const units = rows.map((row) => {
    const found = (key: string) => new RegExp(`^${key} = "?([^"\\n]+)"?$`, "m").exec(row)?.[1] ?? "";
    return [found("id"), { coins: Number(found("coins")), set: found("set") }];
  });
  expect(Object.entries(UNITS)).toEqual(units);
});

it("knows how many coins of a unit go into the bag", () => {
  expect(read("unit_cards.py")).toContain(`\nCOINS_IN_BAG: Final = ${COINS_IN_BAG}\n`);
});

it("knows the decoys and who sends them", () => {
  const source = read("unit_cards.py");
  const senders = /DECEIVERS: Final = \(([^)]*)\)/.exec(source)?.[1]?.toLowerCase().split(", ") ?? [];
  expect(source).toContain('*(f"decoy_{UNIT_IDS[unit]}" for unit in DECEIVERS)]');
  expect(Object.entries(DECOYS)).toEqual(senders.map((unit) => [`decoy_${unit}`, unit]));
});

it("knows the decrees in the order of the rules", () => {
  const source = /DECREE_IDS: Final = \(([^)]*)\)/.exec(read("decrees.py"))?.[1] ?? "";
  expect([...source.matchAll(/"(\w+)"/g)].map((found) => found[1])).toEqual([...DECREES]);
});

it("has rules that are written for every unit and decree, and a picture of every unit's reach", () => {
  const rules = read("rules/en.md");
  for (const rule of [...Object.values(UNIT_RULES).flat(), ...Object.values(DECREE_RULES)])
    expect(rules).toContain(`### ${rule} `);
  expect(Object.keys(UNIT_RULES)).toEqual(Object.keys(UNITS));
  expect(Object.keys(PICTURES)).toEqual(Object.keys(UNITS));
});
