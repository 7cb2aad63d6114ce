import type { Me } from "../protocol";
import { keep, kept } from "./settings.svelte";

/** By which the house knows who comes back: made here, sent with what is one's own, and written into no address. */
export const HEADER = "Stolik-Player";

const KEY = "stolik.player";
const BYTES = 32;

export function newKey(bytes = crypto.getRandomValues(new Uint8Array(BYTES))): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** That of this device; made when it is asked for first. "" where nothing can be kept. */
export function playerKey(): string {
  const found = kept(KEY);
  if (found) return found;
  keep(KEY, newKey());
  return kept(KEY) ?? "";
}

/** Which addresses of the API are told who asks. */
export function isOwn(path: string): boolean {
  return path === "me" || path.startsWith("me/") || path.endsWith("/session");
}

class Player {
  /** As the house last told it; null until then, and where it knows nobody. */
  me: Me | null = $state.raw(null);
  /** The house remembers nobody. */
  off = $state(false);
  /** A seat was taken here: from now on the house may know who it was. */
  seated: () => void = () => undefined;
}

export const player = new Player();

/** A key of nobody's: after everything was deleted. */
export function forgetKey(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    /* forbidden: then there was none */
  }
}
