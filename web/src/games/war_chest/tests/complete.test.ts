import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ANIMATIONS } from "../animate";
import { CHANGES } from "../apply";
import { DECOYS, DECREES, UNITS } from "../box";
import { hints } from "../hints";

const HERE = new URL("../", import.meta.url);
const GAME = new URL("../../../../../src/stolik/games/war_chest/", import.meta.url);
const read = (path: string, from = HERE) => readFileSync(new URL(path, from), "utf8");

function declared(name: string): string[] {
  const source = read("prompts.py", GAME);
  const start = source.indexOf(`${name}: Final`);
  const body = source.slice(start, source.indexOf("\n}", start));
  return [...body.matchAll(/^ {4}"([\w-]+)":/gm)].map((found) => found[1]!);
}

function messages(language: string, from = HERE): string[] {
  return [...read(`text/${language}.ftl`, from).matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!);
}

function drawings(): Set<string> {
  const sprites = ["units", "pieces", "decrees"].map((part) => read(`../../art/war_chest_${part}.svg`));
  return new Set([...sprites.join("").matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!));
}

describe("events", () => {
  it("all have their animation", () => {
    expect(Object.keys(ANIMATIONS).sort()).toEqual(declared("EVENTS").sort());
  });

  it("change what is shown, but for those that change nothing", () => {
    const silent = declared("EVENTS").filter((kind) => !CHANGES[kind]);
    expect(silent.sort()).toEqual(["attack", "spy"]);
  });
});

describe("texts", () => {
  it("stand in both languages, in the same order", () => {
    expect(messages("pl")).toEqual(messages("en"));
  });

  it("are all there for what the code says", () => {
    const files = readdirSync(HERE).filter((file) => /\.(ts|svelte)$/.test(file));
    const said = files.flatMap((file) => [...read(file).matchAll(/"(wc-(?:[a-z]+-?)+)"/g)].map((found) => found[1]!));
    const known = new Set([...messages("en"), ...drawings(), "wc-coin"]);
    expect(said.filter((key) => !known.has(key))).toEqual([]);
  });

  it("name every unit, coin and decree, and say what each unit does", () => {
    const coins = [...Object.keys(UNITS), "royal", ...DECOYS];
    const wanted = [
      ...Object.keys(UNITS).flatMap((unit) => [`unit-${unit}`, `unit-${unit}-text`]),
      ...coins.map((coin) => `coin-${coin}`),
      ...DECREES.map((decree) => `decree-${decree}`),
    ];
    for (const language of ["en", "pl"]) {
      const known = new Set(messages(language, GAME));
      expect(wanted.filter((key) => !known.has(key))).toEqual([]);
    }
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
  it("are there for every unit, coin, decree, marker and sign", () => {
    const drawn = drawings();
    for (const unit of Object.keys(UNITS)) expect(drawn).toContain(`wc-u-${unit}`);
    for (const decree of DECREES) expect(drawn).toContain(`wc-d-${decree}`);
    for (const decoy of DECOYS) expect(drawn).toContain(`wc-${decoy}`);
    for (const side of ["sun", "moon"]) {
      for (const piece of ["coin", "edge", "ctl", "bag", "royal", "seal"]) expect(drawn).toContain(`wc-${piece}-${side}`);
    }
    for (const poisoner of ["assassin", "saboteur"]) expect(drawn).toContain(`wc-poison-${poisoner}`);
    const verbs = ["deploy", "bolster", "move", "control", "attack", "tactic", "claim", "recruit", "pass", "proclaim", "cure", "return"];
    for (const verb of verbs) expect(drawn).toContain(`wc-i-${verb}`);
  });
});
