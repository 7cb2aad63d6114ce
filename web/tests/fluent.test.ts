import { describe, expect, it } from "vitest";
import { Lexicon } from "../src/lib/fluent";
import type { Happening, Question, SeatInfo } from "../src/protocol";

const seats = [
  { seat: 0, kind: "person", name: "Ola", level: "" },
  { seat: 1, kind: "bot", name: "", level: "greedy" },
] as SeatInfo[];
const texts = [
  `titan-kraken = Kraken
card-tarcza = Tarcza
card-tarcza-text = Anuluj obrażenie.
action-play = zagraj: { $what }
prompt-die = { $titan }: wybierz kość
event-push = { $squares ->
    [one] { $titan } o { $squares } pole
    [few] { $titan } o { $squares } pola
   *[other] { $titan } o { $squares } pól
}
event-draw = { $seat } dobiera { $card }.
event-draw-hidden = { $seat } dobiera kartę.
act-undo = { $seat } cofa.
bot-name = Bot { $number } ({ $level })
bot-greedy = zachłanny
seat-number = Gracz { $number }
pass = pas`,
];
const words = new Lexicon("pl", texts, [], () => ({ seats, options: {} }));

const question: Question = {
  seat: 0,
  prompt: "die",
  kind: "colour",
  rule: "TR-23",
  about: { kind: "titan", name: "kraken" },
  options: [],
};

function happened(kind: string, words: Happening["words"], hidden = false): Happening {
  return { seq: 1, kind, rule: "", words, hidden, seats: [] };
}

describe("words", () => {
  it("are keys, texts, numbers and lists", () => {
    expect(words.word({ kind: "titan", name: "kraken" })).toBe("Kraken");
    expect(words.word({ kind: "cell", name: "C5" })).toBe("C5");
    expect(words.word({ number: 3 })).toBe("3");
    expect(
      words.word({
        list: [
          { kind: "cell", name: "A1" },
          { kind: "titan", name: "kraken" },
        ],
      }),
    ).toBe("A1, Kraken");
  });

  it("fill in their arguments, however deep", () => {
    expect(words.word({ kind: "action", name: "play", args: { what: { kind: "card", name: "tarcza" } } })).toBe(
      "zagraj: Tarcza",
    );
  });

  it("name a seat by who sits there", () => {
    expect(words.word({ kind: "seat", number: 0 })).toBe("Ola");
    expect(words.word({ kind: "seat", number: 1 })).toBe("Bot 2 (zachłanny)");
    expect(words.word({ kind: "seat", number: 4 })).toBe("Gracz 5");
  });

  it("come back as their key where a text is missing", () => {
    expect(words.say("no-such-text")).toBe("no-such-text");
    expect(words.has("no-such-text")).toBe(false);
  });
});

describe("sentences", () => {
  it("ask about something", () => {
    expect(words.question(question)).toBe("Kraken: wybierz kość");
    expect(words.question({ ...question, about: null })).toContain("wybierz kość");
  });

  it("count in Polish", () => {
    const pushed = (number: number) =>
      words.event(happened("push", { titan: { kind: "titan", name: "kraken" }, squares: { number } }));
    expect([1, 2, 5].map(pushed)).toEqual(["Kraken o 1 pole", "Kraken o 2 pola", "Kraken o 5 pól"]);
  });

  it("do not tell what is hidden", () => {
    const seat = { kind: "seat", number: 0 };
    expect(words.event(happened("draw", { seat, card: { kind: "card", name: "tarcza" } }))).toBe("Ola dobiera Tarcza.");
    expect(words.event(happened("draw", { seat }, true))).toBe("Ola dobiera kartę.");
  });

  it("tell acts of the table by their own key", () => {
    expect(words.event(happened("act-undo", { seat: { kind: "seat", number: 0 } }))).toBe("Ola cofa.");
  });

  it("explain an option by its own text or by that of what it takes", () => {
    expect(words.meaning({ value: 1, word: { kind: "card", name: "tarcza" } })).toBe("Anuluj obrażenie.");
    expect(
      words.meaning({
        value: 1,
        word: { kind: "action", name: "play", args: { what: { kind: "card", name: "tarcza" } } },
      }),
    ).toBe("Anuluj obrażenie.");
    expect(words.meaning({ value: null, word: { key: "pass" } })).toBe("");
  });
});
