import { afterEach, describe, expect, it, vi } from "vitest";
import { fieldsFromServer, rulesFromServer, textsFromServer } from "../src/lib/elsewhere";

afterEach(() => vi.unstubAllGlobals());

describe("a game that this build does not know", () => {
  it("gets its texts and its rules from the server", async () => {
    vi.stubGlobal("fetch", (url: string) => Promise.resolve(new Response(new URL(url).pathname)));
    expect(await textsFromServer("kuhn_poker", "pl")).toBe("/api/texts/pl/kuhn_poker");
    expect(await rulesFromServer("kuhn_poker", "en")).toBe("/api/games/kuhn_poker/rules/en");
  });

  it("gets the kinds of what its views name from the shelf", async () => {
    const shelf = [
      { name: "chess", fields: { turn: "side" } },
      { name: "kuhn_poker", fields: { cards: "card" } },
    ];
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(shelf))));
    expect(await fieldsFromServer("kuhn_poker")).toEqual({ cards: "card" });
    expect(await fieldsFromServer("go")).toEqual({});
  });

  it("goes without them while the server is away or has none", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("no such game", { status: 404 })));
    expect(await textsFromServer("chess", "en")).toBe("");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await rulesFromServer("chess", "en")).toBe("");
    expect(await fieldsFromServer("chess")).toEqual({});
  });
});
