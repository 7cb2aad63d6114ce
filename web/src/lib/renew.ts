import { base } from "./base";

const KEY = "stolik.renewed";
const PAUSE = 10_000;

/** A page that is older than the server asks for parts that are gone: it is loaded anew, but not again and again. */
export function renewWhenStale(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE) return;
    void fetch(base, { cache: "no-store" }).then(
      (answer) => {
        if (!answer.ok) return;
        sessionStorage.setItem(KEY, String(Date.now()));
        location.reload();
      },
      () => undefined,
    );
  });
}
