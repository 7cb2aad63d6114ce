import { untrack } from "svelte";
import { notify, setTitle } from "../../lib/notify";
import { settings } from "../../lib/settings.svelte";
import { yourTurnSound } from "../../lib/sound";
import type { Table } from "../../table/table.svelte";
import { t } from "../../lib/words.svelte";

/** Tab title, one soft sound and, where wanted, a notice of the browser when a question is opened to this reader. */
export function announceTurn(table: Table): void {
  const asked = $derived(table.playing ? null : (table.update?.seen.find((seen) => seen.question)?.question ?? null));
  const opened = $derived(asked ? `${asked.seat} ${asked.prompt} ${JSON.stringify(asked.options)}` : "");
  let quiet = true;

  $effect(() => {
    const game = table.words?.say("game-name") ?? "Stolik";
    setTitle(opened ? `${t("your-turn")} · ${game}` : `${game} · Stolik`, opened !== "");
  });

  // What was open when the page came up is no news.
  $effect(() => {
    const fresh = opened !== "" && !quiet;
    if (table.update) quiet = opened !== "";
    if (fresh) untrack(() => tell(table));
  });
}

function tell(table: Table): void {
  if (settings.sound) yourTurnSound();
  const question = table.update?.seen.find((seen) => seen.question)?.question;
  if (!settings.notifications || !question || !table.words) return;
  void notify(`${t("your-turn")} · ${table.words.say("game-name")}`, table.words.question(question), table.id);
}
