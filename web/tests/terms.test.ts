import { describe, expect, it } from "vitest";
import { pieces } from "../src/lib/rulebook";
import { mark, readTerms, type Part } from "../src/lib/terms";

const line = (id: string, rule: string, en: string[], pl: string[]) => ({ id, rule, forms: { en, pl } });
const LINES = [
  line("coin", "WC-5.5", ["coin", "coins"], ["szton", "sztonu", "sztony"]),
  line("royal-coin", "WC-6.17", ["royal coin"], ["szton koronny"]),
  line("ice", "TR-104", ["ice"], ["lód", "lodzie"]),
  line("tr", "TR-1", ["TR"], ["TR"]),
];
const isRule = (id: string) => id.startsWith("TR-");
const shown = (parts: Part[]) =>
  parts.map((part) => (part.kind === "term" ? `[${part.text}|${part.term.id}]` : part.text)).join("");
const cut = (text: string, rule = "X-1", language: "en" | "pl" = "en", lines = LINES) =>
  shown(mark(pieces(text, isRule), readTerms(lines, language), rule));

describe("the terms of a paragraph", () => {
  it("are marked where they first stand, whatever their form and case", () => {
    expect(cut("Coins lie on a coin.")).toBe("[Coins|coin] lie on a coin.");
    expect(cut("Bez sztonu na lodzie.", "X-1", "pl")).toBe("Bez [sztonu|coin] na [lodzie|ice].");
  });

  it("are the longest that fit", () => {
    expect(cut("The royal coin and a coin.")).toBe("The [royal coin|royal-coin] and a [coin|coin].");
  });

  it("are whole words", () => {
    expect(cut("A choice of dice, coined twice, an ice-cold slice.")).toBe(
      "A choice of dice, coined twice, an ice-cold slice.",
    );
    expect(cut("Na lód, nie na łódź.", "X-1", "pl")).toBe("Na [lód|ice], nie na łódź.");
  });

  it("are not marked in the paragraph that defines them", () => {
    expect(cut("Ice costs a coin.", "TR-104")).toBe("Ice costs a [coin|coin].");
  });

  it("do not stand in ids, in what is stressed or in code", () => {
    expect(cut("See TR-104, **Coin:** *ice* or `coin: ice`.")).toBe("See TR-104, Coin: ice or coin: ice.");
  });

  it("need not be", () => {
    expect(cut("A coin on ice.", "X-1", "en", [])).toBe("A coin on ice.");
  });
});
