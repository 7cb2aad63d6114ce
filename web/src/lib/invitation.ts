import type { Reachable } from "../protocol";
import { base } from "./base";

/** Names under which a machine knows only itself. */
const ALONE = ["localhost", "127.0.0.1", "[::1]"];

/** The addresses that a friend's phone can open, the best first; none where only this machine reaches the table. */
export function doors(reach: Reachable, page: URL = base): string[] {
  if (reach.by === "network") return reach.addresses;
  return reach.by === "page" && !ALONE.includes(page.hostname) ? [page.href] : [];
}

/** As one types it: without what every browser adds by itself. */
export function typed(door: string): string {
  return door.replace(/^http:\/\//, "").replace(/\/$/, "");
}

/** On a page that came without encryption browsers keep the clipboard for themselves; the old way works there too. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
