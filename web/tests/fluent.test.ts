import { describe, expect, it } from "vitest";
import { Lexicon } from "../src/lib/fluent";
import type { Happening, Question } from "../src/protocol";

const words = new Lexicon("pl", [
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
pass = pas`,
]);

const question: Question = {
  seat: 0,
  prompt: "die",
  kind: "colour",
  rule: "TR-23",
  about: { key: "titan-kraken" },
  about_kind: "titan",
  options: [],
};

function happened(kind: string, words: Happening["words"], hidden = false): Happening {
  return { seq: 1, kind, rule: "", words, hidden, seats: [] };
}

describe("words", () => {
  it("are keys, texts, numbers and lists", () => {
    expect(words.word({ key: "titan-kraken" })).toBe("Kraken");
    expect(words.word({ text: "C5" })).toBe("C5");
    expect(words.word({ number: 3 })).toBe("3");
    expect(words.word({ list: [{ text: "A1" }, { key: "titan-kraken" }] })).toBe("A1, Kraken");
  });

  it("fill in their arguments, however deep", () => {
    expect(words.word({ key: "action-play", args: { what: { key: "card-tarcza" } } })).toBe("zagraj: Tarcza");
  });

  it("name a seat by its text; the number beside it only says which seat", () => {
    expect(words.word({ text: "Ola", number: 2 })).toBe("Ola");
    const bot = { key: "bot-name", number: 1, args: { number: { number: 2 }, level: { key: "bot-greedy" } } };
    expect(words.word(bot)).toBe("Bot 2 (zachłanny)");
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
      words.event(happened("push", { titan: { key: "titan-kraken" }, squares: { number } }));
    expect([1, 2, 5].map(pushed)).toEqual(["Kraken o 1 pole", "Kraken o 2 pola", "Kraken o 5 pól"]);
  });

  it("do not tell what is hidden", () => {
    const seat = { text: "Ola", number: 0 };
    expect(words.event(happened("draw", { seat, card: { key: "card-tarcza" } }))).toBe("Ola dobiera Tarcza.");
    expect(words.event(happened("draw", { seat }, true))).toBe("Ola dobiera kartę.");
  });

  it("tell acts of the table by their own key", () => {
    expect(words.event(happened("act-undo", { seat: { text: "Ola" } }))).toBe("Ola cofa.");
  });

  it("explain an option by its own text or by that of what it takes", () => {
    expect(words.meaning({ value: 1, word: { key: "card-tarcza" } })).toBe("Anuluj obrażenie.");
    expect(words.meaning({ value: 1, word: { key: "action-play", args: { what: { key: "card-tarcza" } } } })).toBe(
      "Anuluj obrażenie.",
    );
    expect(words.meaning({ value: null, word: { key: "pass" } })).toBe("");
  });
});
