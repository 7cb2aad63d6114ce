import { parse, type Route } from "./routes";

let route: Route = $state.raw(parse(globalThis.location?.hash ?? ""));

export function here(): Route {
  return route;
}

export function watchAddress(): void {
  addEventListener("hashchange", () => (route = parse(location.hash)));
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a new page in the history, e.g. when a key has been exchanged. */
export function swap(hash: string): void {
  history.replaceState(null, "", hash);
  route = parse(hash);
}
