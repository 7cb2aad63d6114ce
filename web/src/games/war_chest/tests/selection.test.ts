import { describe, expect, it } from "vitest";
import type { Question } from "../../../protocol";
import { ALL, selection, coinsOf, shownPlays } from "../options/selection.svelte";
import { marksOf } from "../options/marks";
import { games } from "./games";

const hex = (name: string) => ({ kind: "hex", name });
const coin = (name: string) => ({ kind: "coin", name: name });

/** A Footman may stand twice on the board; the Knight is not there yet. */
const turn: Question = {
  seat: 0,
  prompt: "play",
  kind: "play",
  rule: "WC-5.4",
  about: null,
  options: [
    {
      value: ["move", 5, 1, 2],
      word: { kind: "play", name: "move", args: { coin: coin("footman"), hex: hex("f4"), to: hex("f5") } },
    },
    {
      value: ["move", 5, 3, 2],
      word: { kind: "play", name: "move", args: { coin: coin("footman"), hex: hex("g4"), to: hex("f5") } },
    },
    {
      value: ["attack", 5, 3, 4],
      word: { kind: "play", name: "attack", args: { coin: coin("footman"), hex: hex("g4"), to: hex("h3") } },
    },
    { value: ["pass", 5], word: { kind: "play", name: "pass", args: { coin: coin("footman") } } },
    { value: ["deploy", 6, 7], word: { kind: "play", name: "deploy", args: { coin: coin("knight"), hex: hex("e2") } } },
    { value: ["pass", 6], word: { kind: "play", name: "pass", args: { coin: coin("knight") } } },
  ],
};
const options = (looked = "") => shownPlays({ question: turn }, looked).map(({ option }) => option);

describe("a coin in hand", () => {
  it("is the first one, until another is taken", () => {
    expect(coinsOf(turn)).toEqual(["footman", "knight"]);
    expect(selection.coin(turn)).toBe("footman");
    expect(selection.isTaken(turn)).toBe(false);
    selection.take(turn, "knight");
    expect(selection.isTaken(turn)).toBe(true);
    expect(options()).toEqual([4, 5]);
  });

  it("may be every coin at once", () => {
    selection.take(turn, ALL);
    expect(options()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("is looked at on the board while the pointer is over it", () => {
    selection.take(turn, "knight");
    expect(options("footman")).toEqual([0, 1, 2, 3]);
  });

  it("means one of two units where that was clicked", () => {
    selection.take(turn, "footman", "g4");
    expect(options()).toEqual([1, 2, 3]);
  });

  it("is forgotten with its question", () => {
    selection.take(turn, "knight");
    const later = { ...turn, options: turn.options.slice(0, 4) };
    expect(selection.coin(later)).toBe("footman");
    expect(selection.coin(null)).toBe("");
  });
});

describe("the board", () => {
  const chest = games[0]!.before;

  it("rings a hex once, with all that can be done there", () => {
    selection.take(turn, "footman");
    const { rings } = marksOf(chest, turn, shownPlays({ question: turn }));
    expect(rings).toEqual([
      { hex: "f5", options: [0, 1], verbs: ["move"] },
      { hex: "h3", options: [2], verbs: ["attack"] },
    ]);
  });

  it("offers the units whose coin is not in hand now", () => {
    selection.take(turn, "knight");
    const { rings, sources } = marksOf(chest, turn, shownPlays({ question: turn }));
    expect(rings.map((ring) => ring.hex)).toEqual(["e2"]);
    expect(sources).toEqual([
      { hex: "f4", coin: "footman" },
      { hex: "g4", coin: "footman" },
    ]);
  });

  it("opens the menu of a hex without letting go of the coin", () => {
    selection.take(turn, "footman");
    selection.open(turn, "f5");
    expect(selection.menu(turn)).toBe("f5");
    expect(selection.coin(turn)).toBe("footman");
    selection.take(turn, "knight");
    expect(selection.menu(turn)).toBe("");
  });
});
