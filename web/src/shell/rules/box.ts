import { loadClient } from "../../games";
import type { Catalogue, CatalogueEntry, Facet, Language, Paragraph, Words } from "../../games/contract";
import { loadGameWords, loadRulebook } from "../../lib/words.svelte";

/** What a game's catalogue holds, in one language. */
export interface Box {
  words: Words;
  facets: Facet[];
  entries: CatalogueEntry[];
  Entry: Catalogue["Entry"];
  paragraphs: Paragraph[];
}

/** Null: the game has no catalogue. */
export async function openBox(game: string, language: Language): Promise<Box | null> {
  const client = await loadClient(game);
  if (!client.catalogue) return null;
  const [{ catalogue }, words, { paragraphs }] = await Promise.all([
    client.catalogue(),
    loadGameWords(game, language),
    loadRulebook(game, language),
  ]);
  const { facets, entries, Entry } = catalogue;
  return { words, facets: facets(words), entries: entries(words), Entry, paragraphs };
}
