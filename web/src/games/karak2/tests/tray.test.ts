import { expect, test } from "vitest";
import type { Question } from "../../../protocol";
import { chanceOf } from "../tray/chance";
import { beforeReroll, beforeThrow, planOfReroll, planOfThrow } from "../tray/plan";
import type { Hero, Roll } from "../realm";

const HERO_DIE = ["k2", "k1", "s1", "s2", "s2", "s3"];
const ARCHER = ["s1", "s1", "s1", "", "", ""];
const army = { knight: 2, bear: 1 };
const hero = { army } as unknown as Hero;
const roll = (...dice: [string, string][]): Roll =>
  ({ seat: 0, dice: dice.map(([die, face]) => ({ die, face })) }) as unknown as Roll;

function asked(prompt: string, about: string | null, options: [unknown, string, string][] = []): Question {
  const word = (kind: string, name: string) => ({ kind, name });
  return {
    seat: 0,
    prompt,
    kind: "number",
    rule: "",
    about: about === null ? null : word("die", about),
    options: options.map(([value, die, face]) => ({
      value: value as never,
      word: { kind: "thrown", name: "die", args: { die: word("die", die), face: word("face", face) } },
    })),
  };
}

test("a chance is counted over all sides of all dice", () => {
  expect(chanceOf([HERO_DIE], 0)).toBeCloseTo(1);
  expect(chanceOf([HERO_DIE], 2)).toBeCloseTo(3 / 6);
  expect(chanceOf([HERO_DIE, ARCHER], 4)).toBeCloseTo(1 / 12);
  expect(chanceOf([["s2"], ARCHER], 3)).toBeCloseTo(1 / 2);
  expect(chanceOf([], 1)).toBe(0);
});

test("all dice are taken at first, and one answer goes out for each kind", () => {
  const question = asked("dice", "knight");
  const held = beforeThrow(question, hero, roll(["hero", "unthrown"]));
  expect(held.map(({ die, taken, fixed }) => [die, taken, fixed])).toEqual([
    ["hero", true, true],
    ["knight", true, false],
    ["knight", true, false],
    ["bear", true, false],
  ]);
  const left = held.map((one, place) => (place === 1 ? { ...one, taken: false } : one));
  expect(planOfThrow(question, hero, left)).toEqual([
    { prompt: "dice", value: 1 },
    { prompt: "dice", value: 1 },
  ]);
});

test("asked in the middle, only what is left is planned", () => {
  const question = asked("dice", "bear");
  const held = beforeThrow(question, hero, roll(["hero", "unthrown"], ["knight", "unthrown"]));
  expect(held.filter(({ fixed }) => fixed)).toHaveLength(2);
  expect(planOfThrow(question, hero, held)).toEqual([{ prompt: "dice", value: 1 }]);
});

test("dice without a sword are taken up to be thrown again", () => {
  const question = asked("loop", null, [
    [[0, 1], "hero", "k1"],
    [[1, 0], "knight", "s1"],
  ]);
  const held = beforeReroll(question, roll(["hero", "k1"], ["knight", "s1"], ["time_lord", "loop"]));
  expect(held.map(({ die, taken }) => [die, taken])).toEqual([
    ["hero", true],
    ["knight", false],
  ]);
  expect(planOfReroll(question, held)).toEqual([
    { prompt: "loop", value: [0, 1] },
    { prompt: "loop", value: null },
  ]);
});
