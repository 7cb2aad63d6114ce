import { t } from "../../lib/words.svelte";
import type { PlayLine } from "../../protocol";

/** A name, a bot by its level, or the number of the seat. */
export function opponentName(play: PlayLine): string {
  if (play.level) return t("me-bot", { level: t(`bot-${play.level}`) });
  return play.name && !/^#\d+$/.test(play.name) ? play.name : t("seat-number", { number: play.seat + 1 });
}
