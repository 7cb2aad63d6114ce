import type { RatingLine } from "../protocol";
import { api } from "./api";
import { player } from "./player.svelte";
import { t } from "./words.svelte";

/** How strong whoever is here plays, as far as the house can tell. */
let rated: RatingLine[] = $state.raw([]);
let asked = "";

/** In an effect; asked once for each player. */
export function wantLevels(): void {
  const me = player.me;
  if (!me?.id || !me.rated || asked === me.id) return;
  asked = me.id;
  api.myRatings().then(
    ({ own }) => (rated = own),
    () => (asked = ""),
  );
}

/** The bot against whom somebody wins every second game; who never played this form goes by the one most played. */
export function levelFor(own: RatingLine[], game: string, form: string): string {
  const lines = own.filter((line) => line.game === game).sort((a, b) => b.games - a.games);
  return (lines.find((line) => line.form === form) ?? lines[0])?.level ?? "";
}

/** A bot by its level, with a word where it is the one for you. */
export function levelText(game: string, form: string, level: string): string {
  const name = t(`bot-${level}`);
  return levelFor(rated, game, form) === level ? `${name} · ${t("level-for-you")}` : name;
}
