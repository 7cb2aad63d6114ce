import { describe, expect, it } from "vitest";
import { Advice } from "../src/table/advice.svelte";
import { usualLevel } from "../src/lib/levels";
import { parse, to } from "../src/lib/routes";
import type { Hint, ReviewPoint } from "../src/protocol";
import { TALL, WIDE, across, down, lineOf, nearest, signed, spread, turned } from "../src/shell/review/shape";
import { Wish } from "../src/shell/create/wish.svelte";

const point = (at: number, seat: number, ...chances: number[]): ReviewPoint => ({ at, seat, chances, mistake: "" });
const points = [point(0, -1, 0.5, 0.5), point(1, 0, 0.25, 0.75), point(1, -1, 1, 0)];

describe("the picture of a review", () => {
  it("goes from edge to edge and from 0 to 1", () => {
    expect(points.map((_, place) => across(place, points.length))).toEqual([0, WIDE / 2, WIDE]);
    expect([down(0), down(1)]).toEqual([TALL, 0]);
    expect(lineOf(points, 1)).toBe(
      `0.0,${(TALL / 2).toFixed(1)} ${(WIDE / 2).toFixed(1)},${(TALL / 4).toFixed(1)} ${WIDE}.0,${TALL}.0`,
    );
  });

  it("finds the moment that is clicked, also over the edge", () => {
    expect([-1, 0, 0.2, 0.3, 0.8, 7].map((share) => nearest(share, 3))).toEqual([0, 0, 0, 1, 2, 2]);
    expect(across(0, 1)).toBe(0);
  });

  it("keeps its marks apart, in their order and inside", () => {
    expect(spread([10, 300], 46, 400)).toEqual([10, 300]);
    expect(spread([100, 90, 101], 46, 400)).toEqual([136, 90, 182]);
    expect(spread([399, 390, 398], 46, 400)).toEqual([400, 308, 354]);
  });

  it("tells whose chance changed most, and signs every change", () => {
    expect(turned(points, 1)).toEqual({ seat: 1, before: 0.5, after: 0.75 });
    expect(turned(points, 2)).toEqual({ seat: 0, before: 0.25, after: 1 });
    expect(turned([point(0, -1, 0.3, 0.4, 0.3), point(1, 0, 0.5, 0.05, 0.45)], 1)).toEqual({
      seat: 1,
      before: 0.4,
      after: 0.05,
    });
    expect([0.234, -0.5, 0.004].map(signed)).toEqual(["+23", "−50", "0"]);
  });

  it("has an address", () => {
    expect(parse(to.review("abc"))).toEqual({ page: "review", table: "abc" });
  });
});

const hint = (seat: number): Hint => ({ seat, seq: 1, level: "level4", options: [] });

describe("advice", () => {
  it("is there when it comes, and not when the question has gone", async () => {
    const advising = new Advice((seat) => Promise.resolve(hint(seat)));
    const asked = advising.wish(1);
    expect(advising.asking).toBe(true);
    await asked;
    expect(advising.hint).toEqual(hint(1));
    expect(advising.asking).toBe(false);
    const late = advising.wish(0);
    advising.clear();
    await late;
    expect(advising.open).toBe(false);
  });

  it("keeps what went wrong until it is cleared", async () => {
    const advising = new Advice(() => Promise.reject(new Error("no")));
    await advising.wish(0);
    expect(advising.trouble).toBeInstanceOf(Error);
    expect(advising.open).toBe(true);
    advising.clear();
    expect(advising.open).toBe(false);
  });
});

describe("the bots that are offered", () => {
  const game = {
    name: "some",
    rules: 1,
    seats: [2, 3],
    options: [],
    bots: ["random", "greedy", "level1", "level2", "level5"],
    forms: [{ name: "first", en: "", pl: "", seats: 2, options: {}, drawn: [], level: "level2" }],
    lessons: 0,
    fields: {},
  };

  it("are of a friendly level where none is chosen", () => {
    expect(usualLevel(game)).toBe("level2");
    expect(usualLevel({ bots: ["random", "greedy"] })).toBe("greedy");
    expect(new Wish(game).places.map(({ level }) => level)).toEqual(["level2", "level2"]);
  });

  it("come with advice, unless others sit down or the maker says otherwise", () => {
    const wish = new Wish(game);
    expect(wish.table().hints).toBe(true);
    wish.places[1]!.kind = "open";
    expect(wish.table().hints).toBe(false);
    wish.hints = true;
    expect(wish.table().hints).toBe(true);
  });
});
