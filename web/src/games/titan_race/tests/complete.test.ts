import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ANIMATIONS } from "../animate";
import { CARDS, TRACKS } from "../box";
import { hints } from "../hints";
import { COLOURS, TITANS } from "../race";

const HERE = new URL("../", import.meta.url);
const GAME = new URL("../../../../../src/stolik/games/titan_race/", import.meta.url);
const read = (path: string, from = HERE) => readFileSync(new URL(path, from), "utf8");

function declared(name: string): string[] {
  const source = read("prompts.py", GAME);
  const start = source.indexOf(`${name}: Final`);
  const body = source.slice(start, source.indexOf("\n}", start));
  return [...body.matchAll(/^ {4}"([\w-]+)":/gm)].map((found) => found[1]!);
}

function messages(language: string): string[] {
  return [...read(`text/${language}.ftl`).matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!);
}

function drawings(): Set<string> {
  const sprites = ["figures", "cards", "worlds"].map((part) => read(`../../art/titan_race_${part}.svg`));
  return new Set([...sprites.join("").matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!));
}

it("every event of the rules has its animation", () => {
  expect(Object.keys(ANIMATIONS).sort()).toEqual(declared("EVENTS").sort());
});

describe("texts", () => {
  it("stand in both languages, in the same order", () => {
    expect(messages("pl")).toEqual(messages("en"));
  });

  it("are all there for what the code says", () => {
    const files = readdirSync(HERE).filter((file) => /\.(ts|svelte)$/.test(file));
    const said = files.flatMap((file) => [...read(file).matchAll(/"(tr-(?:[a-z]+-?)+)"/g)].map((found) => found[1]!));
    const known = new Set([...messages("en"), ...drawings()]);
    expect(said.filter((key) => !known.has(key))).toEqual([]);
  });
});

describe("hints", () => {
  it("are bound to questions that are asked and to rules that are written", () => {
    const prompts = declared("PROMPTS");
    const rules = read("rules/en.md", GAME);
    for (const hint of hints) {
      expect(prompts).toContain(hint.prompt);
      expect(rules).toContain(`### ${hint.rule} `);
      expect(messages("en")).toContain(hint.text);
    }
  });
});

describe("drawings", () => {
  it("are there for every titan, die, card and square", () => {
    const drawn = drawings();
    for (const titan of TITANS) expect(drawn).toContain(`tr-${titan}`);
    for (const colour of COLOURS) expect(drawn).toContain(`tr-d-${colour}`);
    for (const card of Object.keys(CARDS)) expect(drawn).toContain(`tr-art-${card}`);
    const special: Record<string, string[]> = {
      lava: ["L1", "L2", "L3"],
      pirates: ["P"],
      ramps: ["left", "right", "M"],
      statues: ["S"],
      pentagrams: ["O"],
      ice: ["I1", "I2"],
    };
    for (const [track, { effect }] of Object.entries(TRACKS)) {
      const parts = ["a", "b", "1", "2", "3", ...(special[effect] ?? ["missing"])];
      for (const part of parts) expect(drawn).toContain(`tr-${track}-${part}`);
    }
  });
});
