import type { Args, Language, Words } from "../games/contract";
import { rulesFromServer, textsFromServer } from "./elsewhere";
import { Lexicon, type Spoken } from "./fluent";
import { readRulebook, spelled, type Places, type Rulebook } from "./rulebook";

const NOWHERE: Spoken = { seats: [], options: {} };
const shells: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../text/en"),
  pl: () => import("../text/pl"),
};
const games = import.meta.glob<string>("../../../src/stolik/games/*/text/*.ftl", { query: "?raw", import: "default" });
const boards = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../src/stolik/games/*/rules/*.md", { query: "?raw", import: "default" });
const code = import.meta.glob<Places>("../../../src/stolik/games/*/rules/code.json", { import: "default" });

function textsOf(game: string, language: Language): Promise<string> {
  return games[`../../../src/stolik/games/${game}/text/${language}.ftl`]?.() ?? textsFromServer(game, language);
}

function rulesOf(game: string, language: Language): Promise<string> {
  return rules[`../../../src/stolik/games/${game}/rules/${language}.md`]?.() ?? rulesFromServer(game, language);
}

async function codeOf(game: string): Promise<Places> {
  return (await code[`../../../src/stolik/games/${game}/rules/code.json`]?.()) ?? {};
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
  const [source, own, places] = await Promise.all([rulesOf(game, language), textsOf(game, language), codeOf(game)]);
  return spelled(readRulebook(source, language, places), new Lexicon(language, [own]));
}

/** `table` is the one that is spoken of. */
export async function loadGameWords(
  game: string,
  language: Language,
  table?: () => Spoken | undefined,
): Promise<Words> {
  const [shared, own, board, book] = await Promise.all([
    shells[language](),
    textsOf(game, language),
    boards[`../games/${game}/text/${language}.ftl`]?.() ?? "",
    loadRulebook(game, language),
  ]);
  return new Lexicon(language, [...shared.default, own, board], book.paragraphs, () => table?.() ?? NOWHERE);
}
