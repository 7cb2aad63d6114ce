import type { Made, NewTable } from "../protocol";
import { api } from "./api";
import { go } from "./router.svelte";
import { to } from "./routes";

/** Makes a table, keeps the keys of the seats in its cookie, and goes there. */
export async function makeAndGo(wish: NewTable): Promise<void> {
  await enter(await api.make(wish));
}

export async function enter(made: Made): Promise<void> {
  const tokens = made.keys.map((key) => key.token);
  if (tokens.length) await api.session(made.id, { tokens });
  go(to.table(made.id));
}
