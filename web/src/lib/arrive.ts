import { base } from "./base";
import { parse } from "./routes";
import { swap } from "./router.svelte";
import { to } from "./routes";

/** A link by path, such as …/t/LIPA-42#key, becomes one by fragment; the app has no other addresses. */
export function arrive(): void {
  const path = location.pathname.slice(base.pathname.length);
  const [first, table, step = ""] = path.split("/");
  if (first !== "t" || !table) return;
  const key = location.hash.slice(1);
  const shown = /^\d{1,9}$/.test(step) ? to.replay(table, Number(step)) : to.table(table);
  const route = key && !key.startsWith("/") ? to.seat(table, key.split(".")) : shown;
  history.replaceState(null, "", base.pathname + route);
  if (parse(location.hash).page !== "lost") swap(location.hash);
}
