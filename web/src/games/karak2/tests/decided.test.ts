import { expect, it } from "vitest";
import { happening } from "../../../../tests/stretches";
import type { Bench } from "../../contract";
import { decided } from "../decided";

/** What is said of two heroes with so many points, so much glory and so large an army each. */
function told(places: number[], ...heroes: [points: number, glory: number, units: number][]): string {
  const players = heroes.map(([, glory, units]) => ({ glory, units }));
  const words = {
    event: ({ kind }: { kind: string }) => kind,
    say: (key: string, args: Record<string, number>) => [key, ...Object.values(args)].join(" "),
  };
  return decided({
    words,
    lines: [{ ...happening("general-falls", {}), rule: "K-B-80" }],
    table: { result: { places, scores: heroes.map(([points]) => points), reason: "K-B-80", parts: null } },
    shown: { players },
  } as unknown as Bench);
}

it("points that differ need no word more", () => {
  expect(told([1, 2], [5, 3, 2], [4, 6, 2])).toBe("");
});

it("equal points are told apart by glory, then by the army, in the order of places", () => {
  expect(told([2, 1], [5, 3, 9], [5, 6, 2])).toBe("general-falls k2-decided-glory 6 3");
  expect(told([3, 1, 2], [5, 1, 2], [5, 6, 2], [5, 6, 1])).toBe("general-falls k2-decided-army 2 1");
  expect(told([1, 1], [5, 6, 2], [5, 6, 2])).toBe("general-falls k2-decided-shared");
});
