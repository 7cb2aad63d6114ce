import { readFileSync } from "node:fs";
import type { Language } from "../src/games/contract";
import { Lexicon } from "../src/lib/fluent";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** Everything that a table of this game says in one language, without the paragraphs of its rules. */
export function lexicon(game: string, language: Language): Lexicon {
  const files = [
    `../src/text/${language}.ftl`,
    `../../src/stolik/games/${game}/text/${language}.ftl`,
    `../src/games/${game}/text/${language}.ftl`,
  ];
  return new Lexicon(language, files.map(read));
}
