import { describe, expect, it } from "vitest";
import type { Fit, FormInfo, GameInfo } from "../src/protocol";
import { Wish } from "../src/shell/create/wish.svelte";

const form = (name: string, seats: number, more: Partial<FormInfo> = {}): FormInfo => ({
  ...{ name, seats, en: name, pl: name, options: {}, drawn: [], level: "random" },
  ...more,
});
const game: GameInfo = {
  name: "some",
  rules: 1,
  seats: [2, 3, 4],
  options: [],
  bots: ["random"],
  forms: [form("first", 4)],
  lessons: 0,
  fields: {},
};
const no = { key: "option-seats", en: "no", pl: "nie" };
const fit = (seats: number, fits: boolean): Fit => ({
  ...{ seats, problem: fits ? null : no, sides: [], applies: [] },
});

describe("the wish for a table", () => {
  it("offers the numbers of seats that fit the options, and keeps the one chosen", () => {
    const wish = new Wish(game);
    expect(wish.numbers).toEqual([2, 3, 4]);
    expect(wish.problem).toBeNull();
    wish.fits = [fit(2, true), fit(3, false), fit(4, false)];
    expect(wish.numbers).toEqual([2, 4]);
    expect(wish.problem).toEqual(no);
    expect(wish.concernsSeats).toBe(true);
    wish.resize(2);
    expect(wish.numbers).toEqual([2]);
    expect(wish.problem).toBeNull();
  });

  it("knows when no number of seats would help", () => {
    const wish = new Wish(game);
    wish.fits = [fit(2, false), fit(4, false)];
    expect(wish.problem).toEqual(no);
    expect(wish.concernsSeats).toBe(false);
  });

  it("calls nobody by a word of the maker's language", () => {
    const wish = new Wish(game);
    wish.places[0]!.name = "";
    wish.places[1]!.kind = "here";
    expect(wish.table().seats.slice(0, 2)).toEqual([
      { kind: "here", name: "" },
      { kind: "here", name: "" },
    ]);
  });

  it("fixes the level of substitutes where several people play", () => {
    const wish = new Wish({ ...game, bots: ["random", "level2", "level4"] });
    expect(wish.table().substitute).toBe("");
    wish.places[1]!.kind = "open";
    expect(wish.table().substitute).toBe("level2");
    wish.substitute = "level4";
    expect(wish.table().substitute).toBe("level4");
  });

  it("gives the address for notices to the first seat that plays here", () => {
    const wish = new Wish(game);
    wish.places[0]!.kind = "open";
    wish.places[2]!.kind = "here";
    wish.places[3]!.kind = "here";
    expect(wish.table().seats.some((seat) => "webhook" in seat)).toBe(false);
    wish.webhook = " https://example.org/me ";
    expect(wish.table().seats.map((seat) => seat.webhook)).toEqual([
      undefined,
      undefined,
      "https://example.org/me",
      undefined,
    ]);
  });
});

describe("a set-up with a name", () => {
  const track = { key: "track", default: "a", values: ["a", "b"], ours: "" };
  const offered: GameInfo = {
    ...game,
    options: [track],
    forms: [form("first", 3, { options: { track: "b" }, level: "level1" }), form("any", 4, { drawn: ["track"] })],
  };

  it("is where a wish starts from, bots included", () => {
    const wish = new Wish(offered);
    expect(wish.form).toBe("first");
    expect(wish.places.map(({ kind, level }) => [kind, level])).toEqual([
      ["here", "level1"],
      ["bot", "level1"],
      ["bot", "level1"],
    ]);
    expect(wish.table()).toMatchObject({ options: { track: "b" }, drawn: [] });
  });

  it("is left when something is changed, and what is drawn is not chosen", () => {
    const wish = new Wish(offered);
    wish.take(offered.forms[1]!);
    expect(wish.form).toBe("any");
    expect(wish.table()).toMatchObject({ options: {}, drawn: ["track"] });
    wish.choose("track", "b");
    expect(wish.form).toBe("");
    expect(wish.table()).toMatchObject({ options: { track: "b" }, drawn: [] });
    wish.choose("track", null);
    expect(wish.form).toBe("any");
  });

  it("says who plays together, and which options mean anything", () => {
    const wish = new Wish({ ...offered, forms: [form("four", 4)] });
    expect(wish.applies("track")).toBe(true);
    wish.fits = [{ seats: 4, problem: null, sides: [0, 1, 0, 1], applies: [] }];
    expect(wish.partners(0)).toEqual([3]);
    expect(wish.applies("track")).toBe(false);
  });
});
