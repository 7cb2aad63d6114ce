import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Lexicon } from "../../../lib/fluent";
import type { Words } from "../../contract";
import { chapters, pieces, plain, readRulebook, search, spelled, told, type Places } from "../../../lib/rulebook";

const text = (path: string) =>
  readFileSync(new URL(`../../../../../src/stolik/games/titan_race/${path}`, import.meta.url), "utf-8");
const read = (language: "en" | "pl") => readRulebook(text(`rules/${language}.md`), language);
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

  it("says where a paragraph lives, and which are definitions", () => {
    const places = JSON.parse(text("rules/code.json")) as Places;
    const { paragraphs } = readRulebook(text("rules/en.md"), "en", places);
    expect(paragraphs.every(({ code }) => code)).toBe(true);
    expect(paragraphs.some(({ code }) => code!.length === 0)).toBe(true);
    expect(paragraphs.flatMap(({ code }) => code!)).not.toContain("definition");
    const [id, wanted] = Object.entries(places).find(([, [place]]) => place?.includes(".py:"))!;
    expect(paragraphs.find((paragraph) => paragraph.id === id)?.code).toEqual(wanted);
    expect(en.paragraphs[0]?.code).toBeUndefined();
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
    expect(pieces("**Blue:** push *far*, see TR-O-02 and `push: leg`.", isRule).map(({ kind }) => kind)).toEqual([
      "strong",
      "text",
      "em",
      "text",
      "rule",
      "text",
      "code",
      "text",
    ]);
    expect(
      pieces("see XY-99", isRule)
        .map(({ text }) => text)
        .join(""),
    ).toBe("see XY-99");
  });

  it.each(["TR-46", "TR-O-02", "WC-6.2", "WC-13.14", "WC-N-01", "WC-N-D1"])("knows an id of any shape: %s", (id) => {
    const found = pieces(`As said (${id}), and ${id}.`, (text) => text === id);
    expect(found.filter(({ kind }) => kind === "rule").map(({ text }) => text)).toEqual([id, id]);
    expect(found.map(({ text }) => text).join("")).toBe(`As said (${id}), and ${id}.`);
  });

  it.each(["en", "pl"] as const)("names options by their words, never by their codes (%s)", (language) => {
    const book = spelled(read(language), new Lexicon(language, [text(`text/${language}.ftl`)]));
    const codes = book.paragraphs.flatMap((one) => pieces(one.text, () => false)).filter(({ kind }) => kind === "code");
    expect(codes).toEqual([]);
    expect(plain(book.paragraphs.find(({ id }) => id === "TR-O-01")?.text ?? "")).toContain(
      language === "en" ? "“Push distance: the whole action”" : "„Zasięg popchnięcia: cała akcja”",
    );
  });

  it("leaves a code alone that no option bears", () => {
    const book = {
      ...en,
      paragraphs: [{ id: "X", chapter: "", source: "", text: "`push: sideways` and `nothing: here`" }],
    };
    expect(spelled(book, new Lexicon("en", [text("text/en.ftl")])).paragraphs[0]?.text).toBe(
      "`push: sideways` and `nothing: here`",
    );
  });

  it("shows no marks once they are made into pieces", () => {
    for (const { text } of [...en.paragraphs, ...pl.paragraphs]) expect(plain(text)).not.toMatch(/[*`]/);
  });

  it("says what is ours wherever a paragraph is told", () => {
    const words = { say: (key: string) => `<${key}>` } as Words;
    const [ours, theirs] = ["ours", "rulebook"].map((source) => en.paragraphs.find((one) => one.source === source)!);
    expect(told(ours!, words)).toBe(`${plain(ours!.text)} <our-reading>`);
    expect(told(theirs!, words)).toBe(plain(theirs!.text));
  });
});
