import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameClient } from "../src/games/contract";
import type { Happening, Question } from "../src/protocol";

/** A piece of a recorded game: what a seat saw, what it was told, what it saw then. */
export interface Stretch<View> {
  options: Record<string, unknown>;
  seat: number | null;
  before: View;
  events: Happening[];
  after: View;
  /** Where it ends with one that is asked of the seat. */
  question: Question | null;
}

/** What `scripts/tools/recorded_games.py` has played. */
export function recorded<View>(game: string): Stretch<View>[] {
  const file = new URL(`../../build/games/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Stretch<View>[];
}

type Apply = NonNullable<GameClient["apply"]>;

export function happening(kind: string, words: Happening["words"] = {}): Happening {
  return { seq: 0, kind, rule: "", words, hidden: false, seats: [] };
}

/** `told` leaves out what no event tells, such as which step comes next. */
export function followsEvents<View>(
  stretches: Stretch<View>[],
  apply: Apply,
  told: (view: View, events: Happening[]) => unknown,
): void {
  const shownAfter = ({ before, events }: Stretch<View>) =>
    events.reduce<unknown>((view, event) => apply(view, event), before);

  describe("the display follows the events to the server's view", () => {
    stretches.forEach((stretch, number) => {
      const { options, seat, events, after } = stretch;
      const kinds = [...new Set(events.map(({ kind }) => kind))];
      it(`stretch ${number}: ${String(options["seats"])} seats, seat ${seat}: ${kinds.join(" ")}`, () => {
        expect(told(shownAfter(stretch) as View, events)).toEqual(told(after, events));
      });
    });
  });

  it("leaves what it was given as it was", () => {
    for (const stretch of stretches) {
      const copy = structuredClone(stretch.before);
      shownAfter(stretch);
      expect(stretch.before).toEqual(copy);
    }
  });

  it("takes an event it does not know for nothing", () => {
    const { before } = stretches[0]!;
    expect(apply(before, happening("act-undo"))).toBe(before);
  });
}
