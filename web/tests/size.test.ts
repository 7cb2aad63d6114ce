import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const STATIC = new URL("../../src/stolik/server/static/", import.meta.url);
const MOST = 100_000;

const weight = (name: string) => gzipSync(readFileSync(new URL(name, STATIC)), { level: 9 }).length;

/** The shell's own words; those of a game and its rulebook are fetched with its table. */
function isShell(name: string): boolean {
  return readFileSync(new URL(name, STATIC), "utf-8").includes("\nhome-title = ");
}

/** What a first visit loads before anything can be clicked: the page, what it names, and the words of one language. */
function firstLoad(): string[] {
  const page = readFileSync(new URL("index.html", STATIC), "utf-8");
  const named = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, name = ""]) => name);
  const words = readdirSync(new URL("assets", STATIC))
    .filter((name) => /^pl-.*\.js$/.test(name))
    .map((name) => `assets/${name}`)
    .filter(isShell);
  expect(words).toHaveLength(1);
  return ["index.html", ...new Set([...named, ...words])];
}

describe.skipIf(!existsSync(new URL("index.html", STATIC)))("the built client", () => {
  it("loads less than 100 kB on a first visit, with all Polish words of the shell", () => {
    expect(firstLoad().reduce((sum, name) => sum + weight(name), 0)).toBeLessThan(MOST);
  });

  it("names nothing that lies elsewhere, and no inline script", () => {
    const page = readFileSync(new URL("index.html", STATIC), "utf-8");
    expect(page).not.toMatch(/(src|href)="(https?:|\/)/);
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  });
});
