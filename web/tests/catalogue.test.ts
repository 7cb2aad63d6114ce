import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Catalogue, CatalogueEntry, Language } from "../src/games/contract";
import { readRulebook, type Places } from "../src/lib/rulebook";
import { found, grouped, having, rulesOf, toggled } from "../src/shell/rules/catalogue";
import { lexicon } from "./lexicon";

const CATALOGUES = import.meta.glob<Catalogue>("../src/games/*/catalogue.ts", { eager: true, import: "catalogue" });
const LANGUAGES: readonly Language[] = ["en", "pl"];
const GAMES = Object.keys(import.meta.glob("../src/games/*/view.ts")).map((path) => path.split("/")[3]!);

const read = (path: string) => readFileSync(new URL(`../../src/stolik/games/${path}`, import.meta.url), "utf8");
const rows = (path: string, table: string) =>
  [...read(path).matchAll(new RegExp(`^\\[\\[${table}\\]\\]$`, "gm"))].length;
const SCHOOLS = ["northern", "southern", "highland", "sylvan", "everfrost", "nethervoid", "etherweave"];
const constant = (name: string) =>
  Number(new RegExp(`^${name}: Final = (\\d+)$`, "m").exec(read("tash_kalar/cards.py"))?.[1]);
const written = (source: string, pattern: RegExp) => [...read(source).matchAll(pattern)].length;
const unitsOf = (set: string) => written("war_chest/data/units.toml", new RegExp(`^set = "${set}"$`, "gm"));

/** How many of each group the box declares. */
const DECLARED: Record<string, () => Record<string, number>> = {
  titan_race: () => ({
    titan: rows("titan_race/data/titans.toml", "titan"),
    die: written("titan_race/text/en.ftl", /^face-\w+ = /gm),
    card: rows("titan_race/data/cards.toml", "card"),
    track: rows("titan_race/data/tracks.toml", "track"),
  }),
  war_chest: () => ({
    base: unitsOf("base"),
    nobility: unitsOf("nobility") + written("war_chest/text/en.ftl", /^decree-\w+ = /gm),
    siege: unitsOf("siege"),
    nightfall: unitsOf("nightfall"),
  }),
  tash_kalar: () => ({
    ...Object.fromEntries(SCHOOLS.map((school) => [school, constant("CARDS_IN_SCHOOL")])),
    legend: constant("LEGENDS"),
    flare: written("tash_kalar/text/en.ftl", /^card-flare-[\w-]+(?<!-text) = /gm),
    task: rows("tash_kalar/data/tasks.toml", "task"),
  }),
  karak2: () => ({
    ...Object.fromEntries(["hero", "die", "item"].map((kind) => [kind, rows("karak2/data/karak2.toml", kind)])),
    army: rows("karak2/data/karak2.toml", "monster"),
    building: written("karak2/text/en.ftl", /^building-\w+ = /gm),
  }),
};

function catalogueOf(game: string): Catalogue {
  return CATALOGUES[`../src/games/${game}/catalogue.ts`]!;
}

it("every game has a catalogue", () => {
  expect(Object.keys(CATALOGUES).sort()).toEqual(GAMES.map((game) => `../src/games/${game}/catalogue.ts`).sort());
});

describe.each(GAMES)("the catalogue of %s", (game) => {
  it("lists everything that the box declares, once", () => {
    const { entries, facets } = catalogueOf(game);
    const words = lexicon(game, "en");
    const all = entries(words);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const groups = grouped(all, facets(words)[0]!).map(({ id, entries: held }) => [id, held.length]);
    const declared = DECLARED[game]!();
    expect(Object.fromEntries(groups)).toEqual(declared);
    expect(all).toHaveLength(Object.values(declared).reduce((sum, count) => sum + count));
  });

  it.each(LANGUAGES)("has a name and a text for each, and a name for what it is filtered by (%s)", (language) => {
    const { entries, facets } = catalogueOf(game);
    const words = lexicon(game, language);
    for (const { id, name, text } of entries(words)) {
      expect(words.has(id) || words.has(`card-${id}`) || words.has(id.replace("die-", "face-")), id).toBe(true);
      expect(name).not.toMatch(/^[a-z0-9]+-|[{}]/);
      expect(text).not.toMatch(/\b[a-z]+-\w+-text\b|[{}]/);
      expect(text).not.toBe("");
    }
    const named = facets(words).flatMap(({ name, values }) => [name, ...values.map(([, label]) => label)]);
    expect(named.filter((name) => !name || /^(tr|wc|tk|k2)-/.test(name))).toEqual([]);
  });

  it("has a value of every facet in some entry, and no other", () => {
    const { entries, facets } = catalogueOf(game);
    const words = lexicon(game, "pl");
    const all = entries(words);
    for (const { id, values } of facets(words)) {
      const used = new Set(all.flatMap((entry) => entry.facets[id] ?? []));
      expect(used).toEqual(new Set(values.map(([value]) => value)));
    }
  });

  it("names paragraphs that are written", () => {
    const { entries } = catalogueOf(game);
    const code = JSON.parse(read(`${game}/rules/code.json`)) as Places;
    const { paragraphs } = readRulebook(read(`${game}/rules/pl.md`), "pl", code);
    const all = entries(lexicon(game, "pl"));
    const ids = paragraphs.map(({ id }) => id);
    expect(all.flatMap(({ rules = [] }) => rules).filter((rule) => !ids.includes(rule))).toEqual([]);
    expect(all.some((entry) => rulesOf(entry, paragraphs).length > 0)).toBe(true);
  });
});

it("finds the paragraphs of every unit, titan, die, card, track and hero", () => {
  const wanted = { titan_race: /./, war_chest: /./, karak2: /^hero-/ };
  for (const [game, which] of Object.entries(wanted).filter(([game]) => GAMES.includes(game))) {
    const code = JSON.parse(read(`${game}/rules/code.json`)) as Places;
    const { paragraphs } = readRulebook(read(`${game}/rules/en.md`), "en", code);
    const all = catalogueOf(game)
      .entries(lexicon(game, "en"))
      .filter(({ id }) => which.test(id));
    expect(all.filter((entry) => rulesOf(entry, paragraphs).length === 0).map(({ id }) => id)).toEqual([]);
  }
});

describe("a filter", () => {
  const entry = (id: string, name: string, facets: Record<string, string>, text = ""): CatalogueEntry => ({
    id,
    thing: { kind: "unit", name: id },
    name,
    facets,
    text,
  });
  const all = [
    entry("a", "Łucznik", { set: "base", coins: "4" }, "Atakuje z daleka."),
    entry("b", "Biskup", { set: "nobility", coins: "5" }, "Rekrutuje szton."),
    entry("c", "Zaciąg", { set: "nobility" }, "Zrekrutuj dwa sztony."),
  ];
  const ids = (entries: CatalogueEntry[]) => entries.map(({ id }) => id).join("");

  it("without words and values shows everything", () => {
    expect(ids(found(all, "", {}))).toBe("abc");
    expect(ids(found(all, " ", { set: [] }))).toBe("abc");
  });

  it("needs all words, in name or text, without regard to case and accents", () => {
    expect(ids(found(all, "LUCZNIK", {}))).toBe("a");
    expect(ids(found(all, "szton rekrutuj", {}))).toBe("bc");
    expect(ids(found(all, "łucznik szton", {}))).toBe("");
  });

  it("takes any value of one facet, and one of every facet", () => {
    expect(ids(found(all, "", { set: ["base", "nobility"] }))).toBe("abc");
    expect(ids(found(all, "", { set: ["nobility"], coins: ["5"] }))).toBe("b");
    expect(ids(found(all, "szton", { coins: ["4", "5"] }))).toBe("b");
  });

  it("is switched on and off value by value", () => {
    const one = toggled({}, "set", "base");
    expect(one).toEqual({ set: ["base"] });
    expect(toggled(toggled(one, "set", "siege"), "set", "base")).toEqual({ set: ["siege"] });
  });

  it("groups in the order of the facet and leaves out what is empty", () => {
    const values = ["nobility", "siege", "base"].map((set) => [set, set] as const);
    const groups = grouped(all, { id: "set", name: "", values });
    expect(groups.map(({ id, entries }) => `${id} ${ids(entries)}`)).toEqual(["nobility bc", "base a"]);
    expect(having(all, "coins", "5")).toHaveLength(1);
  });

  it("knows the paragraphs of an entry by their ids and by where they live", () => {
    const paragraph = (id: string, code?: string[]) => ({ id, chapter: "", text: "", source: "ours" as const, code });
    const book = [
      paragraph("X-1", ["heroes/horan.py:plunder"]),
      paragraph("X-2"),
      paragraph("X-3", ["a.py:b", "a.py"]),
    ];
    expect(rulesOf({ ...all[0]!, rules: ["X-2"], code: ["plunder"] }, book).map(({ id }) => id)).toEqual([
      "X-1",
      "X-2",
    ]);
    expect(rulesOf(all[0]!, book)).toEqual([]);
  });
});
