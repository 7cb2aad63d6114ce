import type { Args, Language, Words } from "../games/contract";
import { Lexicon } from "./fluent";
import { readRulebook, spelled, type Rulebook } from "./rulebook";

type Load = () => Promise<string>;

const shells: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../text/en"),
  pl: () => import("../text/pl"),
};
const games = import.meta.glob<string>("../../../src/stolik/games/*/text/*.ftl", { query: "?raw", import: "default" });
const boards = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../src/stolik/games/*/rules/*.md", { query: "?raw", import: "default" });

function load(files: Record<string, Load>, path: string): Promise<string> {
  return files[`../../../src/stolik/games/${path}`]?.() ?? Promise.resolve("");
}

/** The shell's words; everything that calls `t` is drawn again when the language changes. */
let shell = $state.raw(new Lexicon("en", []));

export function t(key: string, args?: Args): string {
  return shell.say(key, args);
}

export function hasText(key: string): boolean {
  return shell.has(key);
}

export async function speak(language: Language): Promise<void> {
  const sources = (await shells[language]()).default;
  shell = new Lexicon(language, sources);
  document.documentElement.lang = language;
}

export async function loadRulebook(game: string, language: Language): Promise<Rulebook> {
  const [source, own] = await Promise.all([
    load(rules, `${game}/rules/${language}.md`),
    load(games, `${game}/text/${language}.ftl`),
  ]);
  return spelled(readRulebook(source, language), new Lexicon(language, [own]));
}

export async function loadGameWords(game: string, language: Language): Promise<Words> {
  const [table, own, board, book] = await Promise.all([
    shells[language](),
    load(games, `${game}/text/${language}.ftl`),
    boards[`../games/${game}/text/${language}.ftl`]?.() ?? "",
    loadRulebook(game, language),
  ]);
  return new Lexicon(language, [...table.default, own, board], book.paragraphs);
}
