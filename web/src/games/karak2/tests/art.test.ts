import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BUILDINGS, RESOURCES } from "../box";
import { dieLook, LIVERIES, signOf, tileArt } from "../pieces/look";

const ART = new URL("../../../art/", import.meta.url);
const BOX = readFileSync(new URL("../../../../../src/stolik/games/karak2/data/karak2.toml", import.meta.url), "utf8");
const sprites = readdirSync(ART)
  .filter((name) => /^karak2_.*\.svg$/.test(name))
  .map((name) => readFileSync(new URL(name, ART), "utf8"));
const ids = sprites.flatMap((sprite) => [...sprite.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id));
const drawn = new Set(ids);

const rows = (table: string) => BOX.split(/^(?=\[\[)/m).filter((row) => row.startsWith(`[[${table}]]`));
const idOf = (row: string) => /^id = "(\w+)"/m.exec(row)?.[1] ?? "";
const named = (table: string) => rows(table).map(idOf);

function undrawn(names: readonly string[]): string[] {
  expect(names.length).toBeGreaterThan(0);
  return names.filter((name) => !drawn.has(name));
}

it("draws every tile, and the backs of both levels", () => {
  expect(undrawn([...named("start"), ...named("tile"), "back_1", "back_2", "unknown"].map(tileArt))).toEqual([]);
});

it("draws every hero twice: in a medallion and on the map", () => {
  expect(undrawn(named("hero").flatMap((hero) => [`k2-p-${hero}`, `k2-h-${hero}`]))).toEqual([]);
});

it("draws every army, those who live on tiles, and the Dark General with his praetorians", () => {
  const others = ["goblins", "rock_eaters", "dark_general", "praetorians"];
  expect(undrawn([...named("monster"), ...others].map((monster) => `k2-m-${monster}`))).toEqual([]);
});

it("draws every item, resource and building", () => {
  expect(undrawn(named("item").map((item) => `k2-i-${item}`))).toEqual([]);
  expect(undrawn(RESOURCES.map((resource) => `k2-r-${resource}`))).toEqual([]);
  expect(undrawn(BUILDINGS.map((building) => `k2-b-${building}`))).toEqual([]);
});

it("has the buildings of the box in its order", () => {
  const prices = named("price");
  expect(prices.slice(1, 1 + BUILDINGS.length)).toEqual([...BUILDINGS]);
});

it("draws every die with all its sides, each in colours of its own", () => {
  const faces = rows("die").flatMap((row) =>
    [...(/^faces = \[(.*)\]/m.exec(row)?.[1] ?? "").matchAll(/"(\w*)"/g)].map(([, face = ""]) => face),
  );
  expect(undrawn(faces.map(signOf))).toEqual([]);
  expect(undrawn(named("die").map((die) => `k2-u-${die}`))).toEqual([]);
  const colours = named("die").map((die) => dieLook(die, LIVERIES[0]!).colour);
  expect(new Set(colours).size).toBe(colours.length);
});

it("has a pattern for every seat, and no two seats alike", () => {
  expect(undrawn(LIVERIES.map(({ pattern }) => `k2-pat-${pattern}`))).toEqual([]);
  expect(new Set(LIVERIES.map(({ pattern }) => pattern)).size).toBe(5);
  expect(new Set(LIVERIES.map(({ colour }) => colour)).size).toBe(5);
});

it("uses only what is drawn, and draws nothing twice", () => {
  const used = sprites.flatMap((sprite) => [...sprite.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id));
  expect(undrawn(used)).toEqual([]);
  expect(ids.length).toBe(drawn.size);
});
