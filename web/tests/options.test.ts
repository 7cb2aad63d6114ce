import { describe, expect, it } from "vitest";
import { named, optionFor, sameChoice } from "../src/board/options";
import type { Choice, Question } from "../src/protocol";

const choices: Choice[] = [
  { value: 2, word: { kind: "cell", name: "C5" } },
  { value: 3, word: { kind: "titan", name: "kraken" } },
  {
    value: ["play", 4],
    word: { kind: "action", name: "play", args: { what: { kind: "card", name: "eliksir_pedu" } } },
  },
  { value: ["trap", 7], word: { kind: "action", name: "trap", args: { what: { kind: "cell", name: "A7" } } } },
  { value: null, word: { key: "pass" } },
];
const question: Question = {
  seat: 0,
  prompt: "x",
  kind: "cell",
  rule: "",
  about: null,
  options: choices,
};

describe("options and things on the board", () => {
  it("are bound by the words of the option", () => {
    expect(optionFor(question, "cell", "C5")?.value).toBe(2);
    expect(optionFor(question, "titan", "kraken")?.value).toBe(3);
    expect(optionFor(question, "card", "eliksir_pedu")?.value).toEqual(["play", 4]);
    expect(optionFor(question, "cell", "A7")?.value).toEqual(["trap", 7]);
  });

  it("are not bound by chance", () => {
    expect(optionFor(question, "cell", "C6")).toBeNull();
    expect(optionFor(null, "cell", "C5")).toBeNull();
    expect(named(choices[4] as Choice)).toEqual([]);
  });

  it("are the same when their values are", () => {
    const [, , play] = choices as [Choice, Choice, Choice];
    expect(sameChoice(play, { ...play, value: ["play", 4] })).toBe(true);
    expect(sameChoice(play, { ...play, value: ["play", 5] })).toBe(false);
    expect(sameChoice(null, null)).toBe(false);
  });
});
