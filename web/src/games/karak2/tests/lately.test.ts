import { describe, expect, it } from "vitest";
import type { Happening } from "../../../protocol";
import { foughtLately } from "../panels/lately";

type Told = [kind: string, words?: Record<string, number>];

function lines(...told: Told[]): Happening[] {
  return told.map(([kind, words = {}], seq) => ({
    seq,
    kind,
    rule: "",
    words: Object.fromEntries(Object.entries(words).map(([name, number]) => [name, { number }])),
    hidden: false,
    seats: [],
  }));
}

const fight: Told[] = [
  ["turn", { seat: 0 }],
  ["fight", { seat: 0, strength: 3 }],
  ["power", { seat: 0, power: 2, strength: 3 }],
  ["lost", { seat: 0 }],
];

describe("the last fights", () => {
  it("tell the power and what was to be reached", () => {
    expect(foughtLately(lines(...fight), 2)).toEqual([{ seq: 3, seat: 0, won: false, power: 2, strength: 3 }]);
  });

  it("tell both powers of a duel, the winner's first", () => {
    const duel: Told[] = [
      ["challenge", { seat: 1, other: 0 }],
      ["power", { seat: 1, power: 4, strength: 0 }],
      ["power", { seat: 0, power: 3, strength: 5 }],
      ["won", { seat: 1 }],
    ];
    expect(foughtLately(lines(...duel), 2)[0]).toMatchObject({ seat: 1, won: true, power: 4, strength: 3 });
  });

  it("tell who has won the crown at a Rift, and the next best power", () => {
    const rift: Told[] = [
      ["rift", { seat: 0 }],
      ["power", { seat: 0, power: 5, strength: 0 }],
      ["power", { seat: 1, power: 2, strength: 0 }],
      ["power", { seat: 2, power: 4, strength: 0 }],
      ["crown", { seat: 0 }],
    ];
    expect(foughtLately(lines(...rift), 3)).toEqual([{ seq: 4, seat: 0, won: true, power: 5, strength: 4 }]);
  });

  it("tell no power where nobody rolled", () => {
    const ambush: Told[] = [
      ...fight,
      ["fight", { seat: 1, strength: 1 }],
      ["ambush", { seat: 1 }],
      ["won", { seat: 1 }],
    ];
    expect(foughtLately(lines(...ambush), 2).at(-1)).toMatchObject({ seat: 1, won: true, power: null, strength: null });
  });

  it("are those of one round, and of no move that was taken back", () => {
    const turns: Told[] = [
      ["turn", { seat: 1 }],
      ["turn", { seat: 0 }],
    ];
    expect(foughtLately(lines(...fight, ...turns), 2)).toHaveLength(1);
    expect(foughtLately(lines(...fight, ...turns, ["turn", { seat: 1 }]), 2)).toHaveLength(0);
    expect(foughtLately(lines(...fight, ["act-undo"]), 2)).toHaveLength(0);
  });
});
