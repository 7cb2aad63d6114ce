import { describe, expect, it } from "vitest";
import type { Bench } from "../src/games/contract";
import { columns, heading, kindsIn, told } from "../src/games/generic/told";
import { Lexicon } from "../src/lib/fluent";
import type { Question } from "../src/protocol";

const words = new Lexicon("en", [
  `titan-kraken = Kraken
health-active = in the race
yes = yes
no = no
bot-name = Bot { $number } ({ $level })
bot-greedy = greedy`,
]);
const question: Question = {
  seat: 0,
  prompt: "entry",
  kind: "cell",
  rule: "",
  about: null,
  options: [{ value: 1, word: { kind: "cell", name: "A1" } }],
};
const bench = {
  words,
  question,
  table: { seats: [{ seat: 0, kind: "bot", name: "", level: "greedy" }] },
} as unknown as Bench;
const view = {
  turn: "kraken",
  runners: [{ titan: "kraken", health: "active", seat: 0, ability_used: true, square: "A1", die: null }],
};
const kinds = kindsIn(view, bench);
const say = (key: string, value: unknown) => told(key, value, bench, kinds);

describe("any view in words", () => {
  it("uses the game's own words where it has them", () => {
    expect(say("titan", "kraken")).toEqual({ text: "Kraken", kind: "titan", name: "kraken" });
    expect(say("health", "active").text).toBe("in the race");
    expect(say("titans", "kraken").kind).toBe("titan");
  });

  it("knows a thing everywhere once it is told somewhere", () => {
    expect(say("turn", "kraken").text).toBe("Kraken");
  });

  it("knows what the question is about", () => {
    expect(say("square", "A1")).toEqual({ text: "A1", kind: "cell", name: "A1" });
    expect(say("square", "B2").kind).toBe("");
  });

  it("has words for yes, no, nothing and seats", () => {
    expect(
      [say("ability_used", true), say("x", false), say("die", null), say("hand", [])].map(({ text }) => text),
    ).toEqual(["yes", "no", "–", ""]);
    expect(say("seat", 0).text).toBe("Bot 1 (greedy)");
    expect(say("lap", 0).text).toBe("0");
    expect(heading("ability_used", bench)).toBe("ability used");
  });

  it("makes a table of like things", () => {
    expect(
      columns([
        { a: 1, b: 2 },
        { b: 3, c: 4 },
      ]),
    ).toEqual(["a", "b", "c"]);
  });
});
