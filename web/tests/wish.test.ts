import { describe, expect, it } from "vitest";
import type { Fit, GameInfo } from "../src/protocol";
import { Wish } from "../src/shell/create/wish.svelte";

const game: GameInfo = { name: "some", rules: 1, seats: [2, 3, 4], options: [], bots: ["random"] };
const no = { key: "option-seats", en: "no", pl: "nie" };
const fit = (seats: number, fits: boolean): Fit => ({ seats, problem: fits ? null : no });

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

  it("gives the address for notices to the first seat that plays here", () => {
    const wish = new Wish(game);
    wish.places[0]!.kind = "open";
    wish.places[2]!.kind = "here";
    wish.places[3]!.kind = "here";
    expect(wish.table("Guest").seats.some((seat) => "webhook" in seat)).toBe(false);
    wish.webhook = " https://example.org/me ";
    expect(wish.table("Guest").seats.map((seat) => seat.webhook)).toEqual([
      undefined,
      undefined,
      "https://example.org/me",
      undefined,
    ]);
  });
});
