import { describe, expect, it } from "vitest";
import { formOf } from "../src/lib/forms";
import { levelFor } from "../src/lib/foryou.svelte";
import type { FormInfo, GameInfo, RatingLine } from "../src/protocol";

const line = (form: string, level: string, games: number): RatingLine => ({
  ...{ game: "some", form, points: 1500, off: 300, games, level },
});
const form = (name: string, seats: number, options: FormInfo["options"], drawn: string[] = []): FormInfo => ({
  ...{ name, seats, en: name, pl: name, options, drawn, level: "level2" },
});
const option = (key: string, usual: string): GameInfo["options"][number] =>
  ({ key, default: usual }) as GameInfo["options"][number];

describe("the level for you", () => {
  const own = [line("duel", "level4", 2), line("first", "level2", 9), { ...line("x", "level5", 20), game: "other" }];

  it("goes by the form, where it was played", () => {
    expect(levelFor(own, "some", "duel")).toBe("level4");
  });

  it("goes by the form most played, where this one never was", () => {
    expect(levelFor(own, "some", "melee")).toBe("level2");
  });

  it("is none of a game that was never rated", () => {
    expect(levelFor(own, "third", "first")).toBe("");
  });
});

describe("the form that is rated together", () => {
  const game = {
    options: [option("track", "laguna"), option("length", "short")],
    forms: [form("first", 2, {}), form("long", 2, { length: "long" }, ["track"])],
  };

  it("is found by seats and by what is agreed, but for what is drawn", () => {
    expect(formOf(game, 2, { track: "laguna", length: "short" })).toBe("first");
    expect(formOf(game, 2, { track: "kaldheira", length: "long" })).toBe("long");
    expect(formOf(game, 2, { track: "kaldheira", length: "short" })).toBe("");
    expect(formOf(game, 3, { track: "laguna", length: "short" })).toBe("");
  });
});
