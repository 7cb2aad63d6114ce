/** Every page of the app, in the fragment of the address: no server needs to know them, and no key is ever sent. */
export type Route =
  | { page: "home"; at: "" | "tables" }
  | { page: "create"; game: string }
  | { page: "table"; table: string; keys: string[] }
  | { page: "replay"; table: string; at: number | null; seat: number | null }
  | { page: "review"; table: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "puzzles"; game: string; puzzle: string }
  | { page: "summary"; game: string }
  | { page: "cards"; game: string }
  | { page: "settings" }
  | { page: "me"; pass: string }
  | { page: "house" }
  | { page: "lost" };

const TABLE = /^[A-Za-z0-9_-]{1,64}$/;
const KEYS = /^[A-Za-z0-9._-]+$/;

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split("?");
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first = "", second = "", third = "", fourth = ""] = parts;
  if (!first) return { page: "home", at: "" };
  if (first === "tables") return { page: "home", at: "tables" };
  if (first === "me") return { page: "me", pass: second === "pass" && KEYS.test(third) ? third : "" };
  if (first === "house") return { page: "house" };
  if (first === "settings") return { page: "settings" };
  if (first === "new") return { page: "create", game: second };
  if (first === "learn") return { page: "learn", game: second, lesson: third };
  if (first === "puzzles") return { page: "puzzles", game: second, puzzle: third };
  if (first === "rules") return { page: "rules", game: second, rule: third };
  if (first === "summary" && second) return { page: "summary", game: second };
  if (first === "cards" && second) return { page: "cards", game: second };
  if (first === "t" && TABLE.test(second)) {
    if (!third) return { page: "table", table: second, keys: [] };
    if (third === "key" && KEYS.test(fourth)) return { page: "table", table: second, keys: fourth.split(".") };
    if (third === "review") return { page: "review", table: second };
    if (third === "replay") return replay(second, new URLSearchParams(query));
  }
  return { page: "lost" };
}

function replay(table: string, query: URLSearchParams): Route {
  return { page: "replay", table, at: number(query.get("at")), seat: number(query.get("seat")) };
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const to = {
  home: () => "#/",
  tables: () => "#/tables",
  settings: () => "#/settings",
  me: () => "#/me",
  pass: (code: string) => `#/me/pass/${code}`,
  house: () => "#/house",
  create: (game = "") => `#/new/${game}`,
  table: (table: string) => `#/t/${table}`,
  seat: (table: string, keys: string[]) => `#/t/${table}/key/${keys.join(".")}`,
  replay: (table: string, at?: number, seat?: number | null) => {
    const query = new URLSearchParams();
    if (at !== undefined) query.set("at", String(at));
    if (seat !== undefined && seat !== null) query.set("seat", String(seat));
    return `#/t/${table}/replay${query.size ? `?${query}` : ""}`;
  },
  review: (table: string) => `#/t/${table}/review`,
  learn: (game = "", lesson = "") => `#/learn${game && lesson ? `/${game}/${lesson}` : ""}`,
  puzzles: (game = "") => `#/puzzles${game ? `/${game}` : ""}`,
  puzzle: (game: string, id: string) => `#/puzzles/${game}/${id}`,
  summary: (game: string) => `#/summary/${game}`,
  rules: (game = "", rule = "") => `#/rules${game ? `/${game}` : ""}${rule ? `/${rule}` : ""}`,
  cards: (game: string) => `#/cards/${game}`,
};
