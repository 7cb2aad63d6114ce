import { expect, test } from "vitest";
import { bothSolved, FIRST, ratingNow, readSolved, solve, streak, tally, tried, week } from "../src/lib/solved.svelte";
import type { PuzzleLine } from "../src/protocol";

const line: PuzzleLine = { id: "1", game: "war_chest", theme: "win", rating: 1400, difficulty: 2, answers: 1 };

test("the first try counts, with its rating", () => {
  expect(tried(line)).toBeNull();
  solve(line, false, { mu: 1150, sigma: 320 }, "2026-11-17");
  solve(line, true, { mu: 1300, sigma: 300 }, "2026-11-17");
  expect(tried(line)).toBe(false);
  expect(ratingNow().mu).toBe(1150);
  expect(tally()).toEqual({ of: 1, found: 0 });
  expect(week("2026-11-18").at(-2)).toEqual({ day: "2026-11-17", found: false });
});

test("a streak is days in a row up to today, or up to yesterday while today's is open", () => {
  const days = { "2026-10-31": true, "2026-11-01": true, "2026-11-02": true };
  expect(streak("2026-11-02", days)).toBe(3);
  expect(streak("2026-11-03", days)).toBe(3);
  expect(streak("2026-11-04", days)).toBe(0);
  expect(streak("2026-11-03", { ...days, "2026-11-03": false })).toBe(0);
});

test("what is kept and does not fit is forgotten", () => {
  for (const text of [null, "", "[]", '{"puzzles":1}', '{"puzzles":{},"days":{},"rating":{"mu":"x"}}'])
    expect(readSolved(text)).toEqual({ puzzles: {}, days: {}, rating: FIRST });
  const good = { puzzles: { "a/1": true }, days: {}, rating: { mu: 1, sigma: 2 } };
  expect(readSolved(JSON.stringify(good))).toEqual(good);
});

test("two devices know what was found on either, and the rating of the one that tried more", () => {
  const phone = {
    puzzles: { "a/1": true, "a/2": false },
    days: { "2026-11-17": true },
    rating: { mu: 1150, sigma: 90 },
  };
  const desk = { puzzles: { "a/2": true }, days: {}, rating: { mu: 1300, sigma: 200 } };
  const both = { puzzles: { "a/1": true, "a/2": true }, days: phone.days, rating: phone.rating };
  expect(bothSolved(phone, desk)).toEqual(both);
  expect(bothSolved(desk, phone)).toEqual(both);
});
