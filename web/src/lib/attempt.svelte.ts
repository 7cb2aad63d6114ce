import { Away, Refusal } from "./api";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** What to tell somebody whose wish was not fulfilled; "" where there is nothing to tell. */
export function explanation(error: unknown): string {
  if (error instanceof Refusal) return error.problem[settings.language];
  if (error instanceof Away) return t("away-text");
  return error === null ? "" : String(error);
}

/** Something that somebody wishes of the server: whether it is under way, and what to say where it came to nothing. */
export class Attempt {
  busy = $state(false);
  trouble = $state("");

  async at(wish: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    await wish().catch((error: unknown) => (this.trouble = explanation(error)));
    this.busy = false;
  }
}
