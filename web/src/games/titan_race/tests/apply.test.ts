import { describe, expect, it } from "vitest";
import type { Happening } from "../../../protocol";
import { apply } from "../apply";
import type { Race } from "../race";
import games from "./games.json";

interface Stretch {
  options: Record<string, unknown>;
  seat: number | null;
  before: Race;
  events: Happening[];
  after: Race;
}

/** What no event tells: which step comes next. */
function told({ phase: _, ...race }: Race): Omit<Race, "phase"> {
  return race;
}

describe("the display follows the events to the server's view", () => {
  (games as unknown as Stretch[]).forEach(({ options, seat, before, events, after }, number) => {
    const kinds = new Set(events.map(({ kind }) => kind));
    it(`stretch ${number}: ${options["seats"]} seats, seat ${seat}, ${kinds.size} kinds of events`, () => {
      const shown = events.reduce<unknown>((race, event) => apply(race, event), before);
      expect(told(shown as Race)).toEqual(told(after));
    });
  });
});

it("leaves what it was given as it was", () => {
  const { before, events } = (games as unknown as Stretch[])[1]!;
  const copy = structuredClone(before);
  events.reduce<unknown>((race, event) => apply(race, event), before);
  expect(before).toEqual(copy);
});

it("takes an event it does not know for nothing", () => {
  const { before } = (games as unknown as Stretch[])[0]!;
  const act = { seq: 0, kind: "act-undo", rule: "", words: {}, hidden: false, seats: [] };
  expect(apply(before, act)).toBe(before);
});
