import { describe, expect, it } from "vitest";
import type { GameLine, PlayLine } from "../src/protocol";
import { ALL, byMonth, byThing, course, fits, idOf, mineOf, records, sums, type Mine } from "../src/shell/me/figures";

const seat = (seat: number, place: number, more: Partial<PlayLine> = {}): PlayLine => ({
  seat,
  name: "",
  level: "",
  side: seat,
  place,
  score: null,
  had: {},
  you: false,
  player: "",
  points: null,
  off: null,
  luck: null,
  own: null,
  ...more,
});

function game(ended: string, place: number, more: Partial<GameLine> = {}): Mine {
  const line: GameLine = {
    table: ended,
    game: "titan_race",
    form: "first",
    began: 0,
    ended: Date.parse(ended) / 1000,
    answers: 10,
    reason: "concede",
    series: ended,
    plays: [
      seat(0, place, { you: true, had: { titan: ["kraken"] }, points: 1500 + place, off: 100 }),
      seat(1, 3 - place, { level: "level2" }),
    ],
    ...more,
  };
  const mine = mineOf(line);
  if (!mine) throw new Error("nobody's game");
  return mine;
}

/** The newest first. */
const GAMES = [game("2026-05-03", 1, { answers: 70 }), game("2026-05-02", 1), game("2026-03-01", 2)];

describe("figures", () => {
  it("counts wins, and streaks from the oldest on", () => {
    expect(sums(GAMES)).toEqual({ games: 3, won: 2, drawn: 0, lost: 1 });
    const told = records(GAMES);
    expect([told.streak, told.best, told.firstWin?.line.table, told.longest?.line.table]).toEqual([
      2,
      2,
      "2026-05-02",
      "2026-05-03",
    ]);
  });

  it("has no outcome where one has played every part", () => {
    const alone = game("2026-05-04", 1, { plays: [seat(0, 1, { you: true }), seat(1, 2, { you: true })] });
    expect(alone.outcome).toBeNull();
    expect(sums([alone])).toEqual({ games: 1, won: 0, drawn: 0, lost: 0 });
  });

  it("filters by game, form and opponent", () => {
    const other = game("2026-05-05", 1, { game: "karak2", form: "" });
    const of = (filter: object) => [...GAMES, other].filter((one) => fits(one, { ...ALL, ...filter })).length;
    expect([of({}), of({ game: "karak2" }), of({ form: "" }), of({ opponent: "bot level2" })]).toEqual([4, 1, 1, 4]);
    expect(idOf(seat(1, 1, { player: "abc", name: "Jan" }))).toBe("abc");
  });

  it("shows months without a game", () => {
    expect(byMonth(GAMES).map(({ month, games }) => [month, games])).toEqual([
      ["2026-03", 1],
      ["2026-04", 0],
      ["2026-05", 2],
    ]);
  });

  it("tells how chosen things fared, and how a rating went", () => {
    expect(byThing(GAMES)).toEqual([{ kind: "titan", name: "kraken", games: 3, won: 2 }]);
    expect(course(GAMES, "titan_race", "first").map(({ points }) => points)).toEqual([1502, 1501, 1501]);
  });
});
