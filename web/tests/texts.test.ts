import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = new URL("../src/", import.meta.url).pathname;
const read = (path: string) => readFileSync(join(SRC, path), "utf-8");
const keys = (source: string) => [...source.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map(([, key = ""]) => key);
const [en, pl] = [read("text/en.ftl"), read("text/pl.ftl")];
const table = ["../../src/stolik/text/en.ftl", "../../src/stolik/server/text/en.ftl"].map(read).join("\n");

function sources(folder: string): string[] {
  return readdirSync(join(SRC, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

const shell = ["shell", "lib", "table", "games/generic"].flatMap(sources).map(read).join("\n");
const plain = [...shell.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map(([, key = ""]) => key);
const begun = [...shell.matchAll(/\bt\(`([a-z0-9-]+)\$\{/g)].map(([, key = ""]) => key);

describe("the shell's texts", () => {
  it("are the same messages in both languages, in the same order", () => {
    expect(keys(pl)).toEqual(keys(en));
    expect(new Set(keys(en)).size).toBe(keys(en).length);
  });

  it("take the same arguments in both languages", () => {
    const args = (source: string) =>
      source
        .split(/^(?=[a-z])/m)
        .map((message) => [...new Set([...message.matchAll(/\$([a-z]+)/g)].map(([, name]) => name))].sort());
    expect(args(pl)).toEqual(args(en));
  });

  it("call hints and advice by different words, and say the word on the button first where it is spoken", () => {
    for (const source of [en, pl]) {
      const said = (key: string) => new RegExp(`^${key} = (.*)$`, "m").exec(source)?.[1]?.toLowerCase() ?? "";
      for (const hint of ["hint", "hints", "hint-none"]) expect(said(hint)).not.toContain(said("advice").slice(0, 4));
      for (const advice of ["advice", "advice-ask", "create-hints"]) {
        expect(said(advice)).not.toContain(said("hint").slice(0, 7));
      }
      expect(said("advice-ask").startsWith(said("advice"))).toBe(true);
    }
  });

  it("are all there that the shell asks for", () => {
    const known = new Set([...keys(en), ...keys(table)]);
    expect(plain.filter((key) => !known.has(key))).toEqual([]);
    expect(begun.filter((start) => ![...known].some((key) => key.startsWith(start)))).toEqual([]);
  });

  it("are all asked for", () => {
    const used = (key: string) =>
      plain.includes(key) || shell.includes(`"${key}"`) || begun.some((start) => key.startsWith(start));
    const prefixed = /^(cover|visibility|pace|absence|theme|motion|speed|concede|leave|abort|thing)-/;
    expect(keys(en).filter((key) => !used(key) && !prefixed.test(key))).toEqual([]);
  });
});
