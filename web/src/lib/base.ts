/** The folder the page was served from; all addresses hang on it, so a base path behind a proxy works. */
export const base = new URL(".", globalThis.document?.baseURI ?? "http://localhost/");

export function apiUrl(path: string): string {
  return new URL(`api/${path}`, base).href;
}

export function socketUrl(path: string): string {
  return apiUrl(path).replace(/^http/, "ws");
}

/** A finished game, or a step of it, as messengers can show it: the server reads this one. */
export function shownUrl(table: string, language: string, step = 0): string {
  return new URL(`t/${table}${step ? `/${step}` : ""}?lang=${language}`, base).href;
}

/** The address of a place in the app, for links that leave this browser. */
export function pageUrl(hash: string): string {
  return new URL(hash, base).href;
}
