import { describe, expect, it } from "vitest";
import type { Bench } from "../src/games/contract";
import { columns, heading, told } from "../src/games/generic/told";
import { Lexicon } from "../src/lib/fluent";

const words = new Lexicon("en", [
  `titan-kraken = Kraken
health-active = in the race
yes = yes
no = no
bot-name = Bot { $number } ({ $level })
bot-greedy = greedy`,
]);
const bench = {
  words,
  question: null,
  table: { seats: [{ seat: 0, kind: "bot", name: "", level: "greedy" }] },
} as unknown as Bench;
const fields = { turn: "titan", "runners.health": "health", "runners.square": "cell", "runners.owner": "seat" };
const say = (field: string, value: unknown) => told(field, value, bench, fields);

describe("any view in words", () => {
  it("uses the game's own words for what a field is declared to name", () => {
    expect(say("turn", "kraken")).toEqual({ text: "Kraken", kind: "titan", name: "kraken" });
    expect(say("runners.health", "active").text).toBe("in the race");
    expect(say("runners.square", "A1")).toEqual({ text: "A1", kind: "cell", name: "A1" });
  });

  it("guesses no kind from what a field is called, nor from where else a name stands", () => {
    for (const field of ["titan", "titans", "health", "winner"])
      expect(say(field, "kraken")).toEqual({ text: "kraken", kind: "", name: "" });
  });

  it("has words for yes, no, nothing and seats", () => {
    expect([say("ability_used", true), say("x", false), say("turn", null)].map(({ text }) => text)).toEqual([
      "yes",
      "no",
      "–",
    ]);
    expect(say("runners.owner", 0).text).toBe("Bot 1 (greedy)");
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
