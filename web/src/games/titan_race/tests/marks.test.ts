import { describe, expect, it } from "vitest";
import { marksOf } from "../options/marks";
import { routeOf, sharedSteps, targetOf } from "../options/targets";
import { ask, raceWith, things } from "./places";

const BLUE = things("action", "FL", "FR", "LF", "RF");

function ringAt(marks: ReturnType<typeof marksOf>, square: string) {
  return marks.rings.find((ring) => ring.square === square && !ring.copy);
}

describe("paths", () => {
  it("of blue have a handle each, far enough from each other for a finger", () => {
    const marks = marksOf(raceWith({ rassik: "D4" }), ask("turn", "action", "rassik", BLUE));
    expect(marks.discs.map((disc) => disc.option).sort()).toEqual([0, 1, 2, 3]);
    for (const one of marks.discs) {
      for (const other of marks.discs) {
        if (one !== other)
          expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(2 * one.reach);
      }
    }
    expect(ringAt(marks, "D6")?.options).toEqual([0, 1]);
    expect(ringAt(marks, "C5")?.options).toEqual([2]);
    expect(ringAt(marks, "C7")?.options).toEqual([0, 2]);
  });

  it("of brown end on the same square and are told apart by their first steps", () => {
    const question = ask("turn", "action", "rassik", things("action", "LLL", "RRR"));
    const marks = marksOf(raceWith({ rassik: "D4" }), question);
    expect(ringAt(marks, "C5")?.options).toEqual([0]);
    expect(ringAt(marks, "E5")?.options).toEqual([1]);
    expect(ringAt(marks, "A7")?.options).toEqual([0, 1]);
  });

  it("over an edge are marked on both sides of it", () => {
    const marks = marksOf(raceWith({ rassik: "A5" }), ask("turn", "action", "rassik", things("action", "LL", "RR")));
    expect(ringAt(marks, "F6")?.options).toEqual([0]);
    const copy = marks.rings.find((ring) => ring.copy);
    expect(copy).toMatchObject({ square: "F6", at: { x: -25 } });
  });

  it("are not foretold where a ramp or ice decides", () => {
    const map = ["sss.......I......I..................."];
    const race = raceWith({ rassik: "D2" }, map);
    expect(routeOf(race, "D2", ["F", "F"])).toEqual({ start: "D2", squares: ["D4"], sure: false });
    expect(routeOf(race, "D2", ["L", "F"])).toEqual({ start: "D2", squares: ["C3", "C5"], sure: true });
  });

  it("share as many steps as they have in common from the start", () => {
    expect(
      sharedSteps(
        ["F", "L"],
        [
          ["F", "R"],
          ["L", "F"],
        ],
      ),
    ).toBe(1);
    expect(
      sharedSteps(
        ["L", "F"],
        [
          ["F", "R"],
          ["F", "L"],
        ],
      ),
    ).toBe(0);
  });
});

it("two signs on one square lie side by side", () => {
  const strike = { kind: "action", name: "strike", args: { what: { kind: "cell", name: "C5" } } };
  const words = [...things("action", "LL", "RR"), strike];
  const marks = marksOf(raceWith({ slaugg: "D4", kraken: "C5" }), ask("turn", "action", "slaugg", words));
  const there = marks.discs.filter((disc) => disc.square === "C5");
  expect(there.map((disc) => disc.sign).sort()).toEqual(["arrow", "strike"]);
  expect(Math.abs(there[0]!.at.x - there[1]!.at.x)).toBe(44);
  expect(ringAt(marks, "C5")?.options).toEqual([0, 2]);
});

it("directions, titans and squares lie where they are", () => {
  const race = raceWith({ ragnarok: "D4", kraken: "E5" });
  const where = marksOf(race, ask("shove-where", "direction", "kraken", things("direction", "F", "BR")));
  expect(where.rings.map((ring) => ring.square)).toEqual(["E7", "F4"]);
  const whom = marksOf(race, ask("shove-whom", "titan", "ragnarok", things("titan", "kraken")));
  expect(whom.titans.get("kraken")).toBe(0);
  expect(ringAt(whom, "E5")?.options).toEqual([0]);
  const cells = marksOf(race, ask("trap", "cell", "ragnarok", [{ kind: "cell", name: "C3" }]));
  expect(cells.discs[0]).toMatchObject({ square: "C3", sign: "trap" });
});

it("every kind of option is read", () => {
  const kinds = (prompt: string, kind: string, word: object) =>
    targetOf(ask(prompt, kind, "kraken", [word]), { value: 0, word });
  expect(kinds("die", "colour", { kind: "colour", name: "red" })).toEqual({ kind: "colour", name: "red" });
  const play = { kind: "action", name: "play", args: { what: { kind: "card", name: "tarcza" } } };
  expect(kinds("turn", "action", play)).toEqual({ kind: "card", name: "tarcza", verb: "play" });
  expect(kinds("pirates", "card", { kind: "card", name: "buty" })).toEqual({
    kind: "card",
    name: "buty",
    verb: "give",
  });
  expect(kinds("pirates", "card", { key: "pass-pirates" })).toEqual({ kind: "action", name: "pass-pirates" });
  expect(kinds("maneuver", "action", { kind: "action", name: "pay" })).toEqual({ kind: "action", name: "pay" });
});
