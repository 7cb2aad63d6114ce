import type { Words } from "../../games/contract";
import { api } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import { loadGameWords, t } from "../../lib/words.svelte";
import type { FormInfo } from "../../protocol";

/** What things and forms of games are called; each game's words come when they are needed first. */
export class Names {
  private words: Record<string, Words> = $state.raw({});
  private forms: Record<string, FormInfo[]> = $state.raw({});
  private asked = new Set<string>();

  constructor() {
    api.games().then(
      (games) => (this.forms = Object.fromEntries(games.map(({ name, forms }) => [name, forms]))),
      () => undefined,
    );
  }

  /** In an effect: the words of these games, in the language of now. */
  want(games: string[]): void {
    const language = settings.language;
    for (const game of games) {
      const key = `${game} ${language}`;
      if (this.asked.has(key)) continue;
      this.asked.add(key);
      loadGameWords(game, language).then(
        (words) => (this.words = { ...this.words, [key]: words }),
        () => undefined,
      );
    }
  }

  private of(game: string): Words | undefined {
    return this.words[`${game} ${settings.language}`];
  }

  thing(game: string, kind: string, name: string): string {
    return this.of(game)?.word({ kind, name }) ?? name;
  }

  kind(game: string, kind: string): string {
    const words = this.of(game);
    return words?.has(`factor-${kind}`) ? words.say(`factor-${kind}`) : kind;
  }

  form(game: string, form: string): string {
    const found = this.forms[game]?.find(({ name }) => name === form);
    if (!form) return t("form-own");
    return found?.[settings.language] || t("form-usual");
  }

  /** How it ended: what the table says, or the paragraph. */
  reason(game: string, reason: string): string {
    const words = this.of(game);
    if (words?.has(`result-by-${reason}`)) return words.say(`result-by-${reason}`);
    return words?.rule(reason)?.text ?? reason;
  }
}
