import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Hint } from "../src/games/contract";

const ART = new URL("../src/art/", import.meta.url);
const clientOf = (game: string) => new URL(`../src/games/${game}/`, import.meta.url);
const rulesOf = (game: string) => new URL(`../../src/stolik/games/${game}/`, import.meta.url);
const read = (path: string, from: URL) => readFileSync(new URL(path, from), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1]!);

/** What the page of the end says of a game, by names of its own (`games/contract.ts`). */
const BY_THE_SHELL = /^(ending|why|part|side|deciding|advice)-/;

/** The keys of a table of the game's prompts.py: EVENTS or PROMPTS. */
export function declared(game: string, table: "EVENTS" | "PROMPTS"): string[] {
  const source = read("prompts.py", rulesOf(game));
  const start = source.indexOf(`${table}: Final`);
  return all(source.slice(start, source.indexOf("\n}", start)), /^ {4}"([\w-]+)":/gm);
}

/** The texts that the board adds to those of the rules … */
export function boardTexts(game: string, language: string): string[] {
  return all(read(`text/${language}.ftl`, clientOf(game)), /^([\w-]+) =/gm);
}

/** … and those of the rules. */
export function ruleTexts(game: string, language: string): string[] {
  return all(read(`text/${language}.ftl`, rulesOf(game)), /^([\w-]+) =/gm);
}

/** The symbols of the game's sprites. */
export function drawings(game: string): Set<string> {
  const sprites = readdirSync(ART).filter((file) => file.startsWith(`${game}_`) && file.endsWith(".svg"));
  return new Set(sprites.flatMap((file) => all(read(file, ART), / id="([^"]+)"/g)));
}

/** All code of the board. */
export function source(game: string): string {
  const files = readdirSync(clientOf(game), { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && !file.startsWith("tests/"),
  );
  return files.map((file) => read(file, clientOf(game))).join("\n");
}

/**
 * What the folder of every game must hold. `prefix` begins its texts and drawings; `classes` are no texts, though they
 * look so.
 */
export function isComplete(
  game: string,
  prefix: string,
  animations: object,
  hints: Hint[],
  classes: string[] = [],
): void {
  it("every event of the rules has its animation", () => {
    expect(Object.keys(animations).sort()).toEqual(declared(game, "EVENTS").sort());
  });

  describe("texts of the board", () => {
    it("stand in both languages, in the same order", () => {
      expect(boardTexts(game, "pl")).toEqual(boardTexts(game, "en"));
    });

    it("are all there for what the code says", () => {
      const said = all(source(game), new RegExp(`"(${prefix}-(?:[a-z]+-?)+)"`, "g"));
      const known = new Set([...boardTexts(game, "en"), ...drawings(game), ...classes]);
      expect(said.length).toBeGreaterThan(0);
      expect(said.filter((key) => !known.has(key))).toEqual([]);
    });

    it("are all said here or by the shell, or say better what the rules say", () => {
      const [code, better] = [source(game), ruleTexts(game, "en")];
      const begun = all(code, new RegExp(`\`(${prefix}-[a-z-]+-)\\$\\{`, "g"));
      const isSaid = (key: string) =>
        BY_THE_SHELL.test(key) ||
        better.includes(key) ||
        code.includes(`"${key}"`) ||
        begun.some((start) => key.startsWith(start));
      expect(boardTexts(game, "en").filter((key) => !isSaid(key))).toEqual([]);
    });
  });

  it("hints are bound to questions that are asked and to rules that are written", () => {
    const [prompts, texts, rules] = [
      declared(game, "PROMPTS"),
      boardTexts(game, "en"),
      read("rules/en.md", rulesOf(game)),
    ];
    expect(hints.length).toBeGreaterThan(0);
    for (const hint of hints) {
      expect(prompts).toContain(hint.prompt);
      expect(texts).toContain(hint.text);
      expect(rules).toContain(`### ${hint.rule} `);
    }
  });

  it("hints speak of nothing that a phone does not have", () => {
    for (const language of ["en", "pl"]) {
      const lines = read(`text/${language}.ftl`, clientOf(game)).split("\n");
      const told = lines.filter((line) => line.startsWith(`${prefix}-hint-`));
      expect(told.length).toBeGreaterThan(0);
      expect(
        told.filter((line) => /hover|mouse|beside the board|in the list|naje[dź]|mysz|obok na|liście obok/i.test(line)),
      ).toEqual([]);
    }
  });
}
