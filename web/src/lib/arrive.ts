import { base } from "./base";
import { parse } from "./routes";
import { swap } from "./router.svelte";
import { to } from "./routes";

/** A link by path, such as …/t/LIPA-42#key, becomes one by fragment; the app has no other addresses. */
export function arrive(): void {
  const path = location.pathname.slice(base.pathname.length);
  const [first, table] = path.split("/");
  if (first !== "t" || !table) return;
  const key = location.hash.slice(1);
  const route = key && !key.startsWith("/") ? to.seat(table, key.split(".")) : to.table(table);
  history.replaceState(null, "", base.pathname + route);
  if (parse(location.hash).page === "table") swap(location.hash);
}
