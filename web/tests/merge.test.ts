import { expect, it } from "vitest";
import { merged, united } from "../src/lib/merge";
import { newKey } from "../src/lib/player.svelte";

it("loses nothing that was reached on either device", () => {
  const phone = { titan_race: { first: { answers: [1, 2], done: false }, second: { answers: [], done: true } } };
  const desk = { titan_race: { first: { answers: [1], done: true } }, karak2: {} };
  expect(merged(phone, desk)).toEqual({
    titan_race: { first: { answers: [1, 2], done: true }, second: { answers: [], done: true } },
    karak2: {},
  });
});

it("has every table once, as it was last looked at", () => {
  const rows = united(
    [{ id: "a", at: 1 }],
    [
      { id: "a", at: 2 },
      { id: "b", at: 3 },
    ],
  );
  expect(rows).toEqual([
    { id: "b", at: 3 },
    { id: "a", at: 2 },
  ]);
});

it("makes keys as the house takes them", () => {
  expect(newKey()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(newKey()).not.toBe(newKey());
});
