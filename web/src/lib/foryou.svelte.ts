import { api } from "./api";
import { player } from "./player.svelte";
import { t } from "./words.svelte";

/** By game: the bot against whom whoever is here wins every second game, as far as the house can tell. */
let levels: Record<string, string> = $state.raw({});
let asked = "";

/** In an effect; asked once for each player. */
export function wantLevels(): void {
  const me = player.me;
  if (!me?.id || !me.rated || asked === me.id) return;
  asked = me.id;
  api.myRatings().then(
    ({ own }) => {
      const least = [...own].sort((a, b) => a.games - b.games);
      levels = Object.fromEntries(least.map(({ game, level }) => [game, level]));
    },
    () => (asked = ""),
  );
}

/** A bot by its level, with a word where it is the one for you. */
export function levelText(game: string, level: string): string {
  const name = t(`bot-${level}`);
  return levels[game] === level ? `${name} · ${t("level-for-you")}` : name;
}
