import { expect, it } from "vitest";
import { followsEvents } from "../../../../tests/stretches";
import type { Happening } from "../../../protocol";
import { apply } from "../apply";
import { squareOf, type Arena } from "../arena";
import { games } from "./games";

/** What the events tell of the arena: the pieces, the Gate, points, who plays, what lies open. */
function told(
  { squares, sides, turn, chooser, last, next_task, tasks, players, form }: Arena,
  events: Happening[],
): unknown {
  return {
    squares: squares.filter(({ square }) => square !== coming(events)),
    sides: sides.map(({ school, score, against, tasks: claimed }) => ({
      school,
      score: form === "high_form" ? 0 : score,
      against,
      claimed,
    })),
    turn,
    chooser,
    last,
    next_task,
    tasks: tasks.map(({ task }) => task),
    frost: players.map(({ frost, taxed }) => ({ frost, taxed })),
    piles: players.map(({ pile }) => pile),
  };
}

/** The square of a being that is shown already, though in a shortage a piece must be picked up before it stands. */
function coming(events: Happening[]): string {
  const last = events.at(-1);
  return last?.kind === "summon" ? squareOf(last.words["square"]) : "";
}

const isPlaying = (arena: Arena) => arena.phase === "turn" && arena.sides.every(({ school }) => school);
const played = games.filter(({ before }) => isPlaying(before));

followsEvents(played, apply, told);

it("the hand of the reader holds what was drawn and not yet played", () => {
  const stretches = played.filter(({ before, seat }) => seat !== null && before.players.length < 4);
  expect(stretches.length).toBeGreaterThan(5);
  for (const { before, events, after } of stretches) {
    const shown = events.reduce<unknown>((arena, event) => apply(arena, event), before) as Arena;
    expect([...shown.hand, ...shown.legends, ...shown.flares].sort()).toEqual(
      [...after.hand, ...after.legends, ...after.flares].sort(),
    );
  }
});
