import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chapters, pieces, readRulebook, search } from "../src/lib/rulebook";

const read = (language: "en" | "pl") =>
  readRulebook(readFileSync(new URL(`../../src/stolik/games/titan_race/rules/${language}.md`, import.meta.url), "utf-8"), language);
const [en, pl] = [read("en"), read("pl")];

describe("the rulebook", () => {
  it("has the same paragraphs in both languages", () => {
    expect(en.paragraphs.length).toBeGreaterThan(100);
    expect(pl.paragraphs.map(({ id }) => id)).toEqual(en.paragraphs.map(({ id }) => id));
    expect(en.paragraphs.every(({ text, chapter, source }) => text && chapter && source)).toBe(true);
  });

  it("has a title, an introduction and a glossary", () => {
    expect(en.title).toBe("Titan Race");
    expect(en.intro).toContain("titans");
    expect(en.glossary).toContainEqual(["titan", "tytan"]);
    expect(en.glossary[0]).not.toContain("English");
  });

  it("is ordered by chapters", () => {
    const names = chapters(en.paragraphs).map(({ name }) => name);
    expect(names[0]).toBe("Set-up");
    expect(new Set(names).size).toBe(names.length);
  });

  it("is searched without regard to case and accents, all words together", () => {
    expect(search(pl.paragraphs, "SPECJALNA wlasciciel tytan").length).toBeLessThan(pl.paragraphs.length);
    expect(search(pl.paragraphs, "pulapk").length).toBeGreaterThan(3);
    expect(search(en.paragraphs, "tr-46")[0]?.id).toBe("TR-46");
    expect(search(en.paragraphs, "")).toHaveLength(en.paragraphs.length);
  });

  it("turns its little markup into pieces, and ids of paragraphs into links", () => {
    const isRule = (id: string) => id === "TR-O-02";
    expect(pieces("**Blue:** push *far*, see TR-O-02 and `push: leg`.", isRule).map(({ kind }) => kind)).toEqual(
      ["strong", "text", "em", "text", "rule", "text", "code", "text"],
    );
    expect(pieces("see XY-99", isRule).map(({ text }) => text).join("")).toBe("see XY-99");
  });
});
