import { describe, expect, it } from "vitest";
import { apply } from "../apply";
import type { Chest } from "../chest";
import { games } from "./games";

/** What no event tells: whose turn it is, which step comes next, and what a spy saw. */
function told({ phase: _, turn: __, spied: ___, fresh: ____, reader: _____, ...chest }: Chest): Partial<Chest> {
  return chest;
}

describe("the display follows the events to the server's view", () => {
  games.forEach(({ options, seat, before, events, after }, number) => {
    const kinds = new Set(events.map(({ kind }) => kind));
    it(`stretch ${number}: ${options["setup"]}, ${options["seats"]} seats, seat ${seat}: ${[...kinds].join(" ")}`, () => {
      const shown = events.reduce<unknown>((chest, event) => apply(chest, event), before);
      expect(told(shown as Chest)).toEqual(told(after));
    });
  });
});

it("leaves what it was given as it was", () => {
  const { before, events } = games[1]!;
  const copy = structuredClone(before);
  events.reduce<unknown>((chest, event) => apply(chest, event), before);
  expect(before).toEqual(copy);
});

it("takes an event it does not know for nothing", () => {
  const act = { seq: 0, kind: "act-undo", rule: "", words: {}, hidden: false, seats: [] };
  expect(apply(games[0]!.before, act)).toBe(games[0]!.before);
});
