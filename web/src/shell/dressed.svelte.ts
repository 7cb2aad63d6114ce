import { loadClient } from "../games";
import type { GameClient, Words } from "../games/contract";
import { settings } from "../lib/settings.svelte";
import type { Spoken } from "../lib/fluent";
import { loadGameWords } from "../lib/words.svelte";

interface Dressed {
  client: GameClient | null;
  words: Words | null;
}

/** What is shown of a game gets its board and its words, and others when the settings change. */
export function dressed<T extends Dressed>(
  shown: () => T | null | undefined,
  game: (shown: T) => string,
  spoken: (shown: T) => Spoken | undefined,
): void {
  $effect(() => {
    const one = shown();
    if (one && game(one)) void loadClient(game(one), settings.textBoard).then((client) => (one.client = client));
  });
  $effect(() => {
    const one = shown();
    if (one && game(one))
      void loadGameWords(game(one), settings.language, () => spoken(one)).then((words) => (one.words = words));
  });
}
