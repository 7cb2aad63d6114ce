import { describe, expect, it } from "vitest";
import { happening } from "../../../../tests/stretches";
import { closest, criteriaOf } from "../pieces/flares";
import { squareAt, worthOf, type Arena } from "../arena";
import { apply } from "../apply";
import { outcomeOf } from "../board/outcome";
import { games } from "./games";

const at = games.find(
  ({ after }) => after.phase === "turn" && after.form === "duel" && after.players.length === 2,
)!.after;
const school = (side: number) => ({ kind: "colour", name: at.sides[side]!.school });

function standing(pieces: Record<string, [side: number, rank: "common" | "heroic"]>): Arena {
  return {
    ...at,
    turn: at.players.findIndex(({ side }) => side === 0),
    squares: at.squares.map((square) => {
      const [side, rank] = pieces[square.square] ?? [null, "none" as const];
      return { ...square, gate: false, side, rank };
    }),
  };
}

describe("what an option would do", () => {
  it("is a way, a loss and a ghost", () => {
    const now = standing({ e4: [0, "heroic"], e5: [1, "common"] });
    const events = [
      happening("destroy", {
        colour: school(1),
        rank: { kind: "rank", name: "common" },
        square: { kind: "square", name: "e5" },
      }),
      happening("move", {
        colour: school(0),
        rank: { kind: "rank", name: "heroic" },
        start: { kind: "square", name: "e4" },
        end: { kind: "square", name: "e5" },
      }),
    ];
    const after = events.reduce<unknown>((arena, event) => apply(arena, event), now) as Arena;
    const outcome = outcomeOf(now, after, events);
    expect(outcome.arrows).toEqual([{ from: "e4", to: "e5" }]);
    expect(outcome.lost.map(({ square }) => square)).toEqual(["e5"]);
    expect(outcome.ghosts.map(({ square, side }) => `${square} ${side}`)).toEqual(["e5 0"]);
    expect(after.sides[1]!.tally).toEqual([at.sides[1]!.tally[0]! + 1, ...at.sides[1]!.tally.slice(1)]);
  });

  it("does not call a change of rank a loss", () => {
    const now = standing({ e4: [0, "common"] });
    const events = [
      happening("upgrade", {
        colour: school(0),
        rank: { kind: "rank", name: "heroic" },
        square: { kind: "square", name: "e4" },
      }),
    ];
    const outcome = outcomeOf(now, apply(now, events[0]!) as Arena, events);
    expect(outcome.lost).toEqual([]);
    expect(outcome.ghosts.map(({ rank }) => rank)).toEqual(["heroic"]);
  });

  it("leaves a being standing that was summoned over a piece", () => {
    const now = standing({ e5: [1, "common"] });
    const card = `${at.players[now.turn!]!.school}-x`;
    const summon = happening("summon", {
      seat: { number: now.turn! },
      card: { kind: "card", name: card },
      square: { kind: "square", name: "e5" },
    });
    const destroy = happening("destroy", {
      colour: school(1),
      rank: { kind: "rank", name: "common" },
      square: { kind: "square", name: "e5" },
    });
    const after = [summon, destroy].reduce<unknown>((arena, event) => apply(arena, event), now) as Arena;
    expect(squareAt(after, "e5")?.side).toBe(0);
    const again = apply(
      after,
      happening("destroy", {
        colour: school(0),
        rank: { kind: "rank", name: "common" },
        square: { kind: "square", name: "e5" },
      }),
    ) as Arena;
    expect(squareAt(again, "e5")?.side).toBeNull();
  });
});

describe("a flare", () => {
  it("is measured against what both sides have on the arena", () => {
    const now = standing({ a4: [0, "common"], e4: [1, "heroic"], e5: [1, "common"], e6: [1, "common"] });
    const seat = now.turn!;
    expect(criteriaOf(now, "flare-3-5", seat)).toEqual([
      {
        side: 1,
        upgraded: 1,
        pieces: 2,
        upper: 3,
        lower: 5,
        mine: { upgraded: 0, pieces: 1 },
        theirs: { upgraded: 1, pieces: 3 },
      },
    ]);
    expect(closest([])).toBeNull();
    expect(criteriaOf(now, "northern-knight", seat)).toEqual([]);
  });
});

it("two commons are a point, as is a heroic piece; a legendary one is two", () => {
  expect([worthOf([1, 0, 0]), worthOf([3, 0, 0]), worthOf([1, 1, 0]), worthOf([0, 0, 2])]).toEqual([0, 1, 1, 4]);
});
