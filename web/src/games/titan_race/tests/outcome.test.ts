import { expect, it } from "vitest";
import { happening } from "../../../../tests/stretches";
import type { Happening } from "../../../protocol";
import { outcomeOf } from "../board/outcome";
import { raceWith } from "./places";

function hop(kind: string, titan: string, start: string, end: string): Happening {
  return happening(kind, {
    titan: { kind: "titan", name: titan },
    start: { kind: "cell", name: start },
    end: { kind: "cell", name: end },
  });
}

const slaugg = { kind: "titan", name: "slaugg" };
const kraken = { kind: "titan", name: "kraken" };

it("a push draws a ribbon for the mover, a pale one for the pushed, ghosts and pills", () => {
  const race = raceWith({ slaugg: "B6", kraken: "D8" });
  const outcome = outcomeOf(
    race,
    [
      hop("move", "slaugg", "B6", "C7"),
      happening("damage", { titan: slaugg, life: { number: 3 } }),
      hop("move", "slaugg", "C7", "D8"),
      happening("push", { titan: kraken, direction: { kind: "direction", name: "R" }, squares: { number: 2 } }),
      hop("move", "kraken", "D8", "E9"),
      hop("move", "kraken", "E9", "F10"),
      happening("damage", { titan: kraken, life: { number: 3 } }),
      happening("turn", { titan: kraken }),
      happening("gain", { titan: kraken, life: { number: 4 } }),
    ],
    "slaugg",
  );
  expect(outcome.trails.map(({ titan, main }) => [titan, main])).toEqual([
    ["slaugg", true],
    ["kraken", false],
  ]);
  expect(outcome.trails[0]!.stops.map((stop) => stop.number)).toEqual([1, 2]);
  expect(outcome.ghosts.map(({ titan, square }) => [titan, square])).toEqual([
    ["slaugg", "D8"],
    ["kraken", "F10"],
  ]);
  expect(outcome.pills).toEqual([
    { titan: "slaugg", square: "C7", good: false, amount: -1, sign: "heart" },
    { titan: "kraken", square: "F10", good: false, amount: -1, sign: "heart" },
  ]);
});

it("a way over the edge is broken there, and a slide counts no step", () => {
  const happened = [hop("move", "slaugg", "A5", "F6"), hop("slide", "slaugg", "F6", "E7")];
  const outcome = outcomeOf(raceWith({ slaugg: "A5" }), happened, "slaugg");
  expect(outcome.trails[0]!.lines.map((line) => line.points.length)).toEqual([2, 3]);
  expect(outcome.trails[0]!.stops).toHaveLength(1);
});

it("a trap that goes off at once is not shown as laid", () => {
  const laid = happening("trap", { titan: slaugg, cell: { kind: "cell", name: "C5" } });
  const gone = happening("trap-gone", { cell: { kind: "cell", name: "C5" } });
  const race = raceWith({ slaugg: "B4" });
  expect(outcomeOf(race, [laid], "slaugg").trapsLaid).toEqual(["C5"]);
  expect(outcomeOf(race, [laid, gone], "slaugg")).toMatchObject({ trapsLaid: [], trapsGone: [] });
});
