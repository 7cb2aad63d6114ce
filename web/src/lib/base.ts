/** The folder the page was served from; all addresses hang on it, so a base path behind a proxy works. */
export const base = new URL(".", globalThis.document?.baseURI ?? "http://localhost/");

export function apiUrl(path: string): string {
  return new URL(`api/${path}`, base).href;
}

export function socketUrl(path: string): string {
  return apiUrl(path).replace(/^http/, "ws");
}

/** The address of a place in the app, for links that leave this browser. */
export function pageUrl(hash: string): string {
  return new URL(hash, base).href;
}
