import { describe, expect, it } from "vitest";
import { still } from "../../../table/still";
import { happening } from "../../../../tests/stretches";
import { lexicon } from "../../../../tests/lexicon";
import { raceOn } from "../aim/races";
import { runs, summary } from "../log";
import { opening, sectionsOf, since } from "../told/sections";

const words = lexicon("titan_race", "pl");
const race = {
  ...raceOn("kaldheira", { titan: "slaugg", square: "C5", lap: 2 }, { titan: "kraken", square: "C7" }),
  hand: [["buty"]],
};
const bench = still("titan_race", race, words, { seat: 0 });
const titan = (name: string) => ({ kind: "titan", name });

describe("the position in words", () => {
  it("says whose turn it is and what lies around the reader's titan", () => {
    expect(opening(bench)).toBe("Runda 4. Teraz biegnie Slaugg, Twój tytan.");
    const around = sectionsOf(bench).find(({ title }) => title.startsWith("Wokół"));
    expect(around?.lines[1]).toBe("do przodu: C7, lawa, Kraken; C9, lawa; C11, pusto");
  });

  it("tells the furthest first, and the cards with what they do", () => {
    const [standings] = sectionsOf(bench);
    expect(standings?.lines[0]).toContain("Slaugg, Twój tytan: okrążenie 2 z 3, pole C5, do mety 8 rzędów");
    expect(
      sectionsOf(bench)
        .flatMap(({ lines }) => lines)
        .join(" "),
    ).toContain(words.say("card-buty-text"));
  });

  it("tells what has happened since the reader's last turn", () => {
    const lines = ["slaugg", "kraken", "slaugg"].map((name) => happening("turn", { titan: titan(name) }));
    expect(since(lines, ["slaugg"])).toEqual(lines.slice(1));
  });
});

it("a turn in short names the way, whom it pushed and the card", () => {
  const cell = (name: string) => ({ kind: "cell", name });
  const told = [
    happening("turn", { titan: titan("slaugg") }),
    happening("take-die", { titan: titan("slaugg"), colour: { kind: "colour", name: "yellow" } }),
    happening("play", { titan: titan("slaugg"), card: { kind: "card", name: "buty" } }),
    happening("move", { titan: titan("slaugg"), start: cell("C5"), end: cell("C7") }),
    happening("push", { titan: titan("kraken"), by: titan("slaugg") }),
  ];
  expect(summary(told, bench)).toBe("Slaugg: żółta, C5 → C7, karta Buty włóczęgi, popycha: Kraken");
});

describe("a run in the log", () => {
  const hop = (who: string, start: string, end: string) =>
    happening("move", { titan: titan(who), start: { kind: "cell", name: start }, end: { kind: "cell", name: end } });
  const said = (...lines: ReturnType<typeof happening>[]) => runs(lines).map((line) => words.event(line));

  it("is one line with its way, and what happened on it follows", () => {
    const hurt = happening("damage", { titan: titan("slaugg"), life: { kind: "number", number: 3 } });
    const [way, ...rest] = said(hop("slaugg", "C3", "B4"), hurt, hop("slaugg", "B4", "A5"));
    expect(way).toBe("Slaugg: ruch C3 → B4 → A5.");
    expect(rest).toEqual([words.event(hurt)]);
  });

  it("ends with another action, another push, or somewhere else", () => {
    const card = happening("play", { titan: titan("slaugg"), card: { kind: "card", name: "buty" } });
    const push = happening("push", { titan: titan("slaugg"), by: titan("kraken") });
    const one = hop("slaugg", "C3", "B4");
    for (const between of [card, push]) expect(said(one, between, hop("slaugg", "B4", "A5"))).toHaveLength(3);
    expect(said(one, hop("slaugg", "D4", "D6"), hop("kraken", "B4", "A5"))).toHaveLength(3);
  });
});
