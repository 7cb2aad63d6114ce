import { describe, expect, it } from "vitest";
import { rankOf, rowOf, sideOf, squareAt, type Arena } from "../arena";
import { DECK } from "../deck";
import { nameAt, placeOf, pointOf } from "../board/geometry";
import { standOf } from "../options/marks";
import { allFits, fitting, turnedWay } from "../board/patterns";
import { playsOf } from "../options/plays";
import { games, questions } from "./games";

const arena = games.find(({ after }) => after.phase === "turn")!.after;

function cleared(pieces: Record<string, "common" | "heroic">, foreign: string[] = []): Arena {
  const piece = (square: string) =>
    pieces[square]
      ? { side: 0, rank: pieces[square] }
      : foreign.includes(square)
        ? { side: 1, rank: "common" as const }
        : { side: null, rank: "none" as const };
  return { ...arena, squares: arena.squares.map((square) => ({ ...square, gate: false, ...piece(square.square) })) };
}

describe("geometry", () => {
  it("names the squares of the view, and no others", () => {
    const names = Array.from({ length: 81 }, (_, place) => nameAt(place % 9, Math.floor(place / 9))).filter(Boolean);
    expect(names).toEqual(arena.squares.map(({ square }) => square));
    expect(pointOf("e5")).toEqual({ x: 0, y: 0 });
    expect(placeOf("a1x")).toBeNull();
    expect(nameAt(0, 0)).toBe("");
  });
});

describe("where a card fits", () => {
  it("is where the server offers it", () => {
    let offers = 0;
    for (const { question, arena: seen } of questions) {
      const plays = playsOf(question).filter(({ verb, lent }) => verb === "summon" && lent.length === 0);
      for (const { card, square } of plays) {
        offers++;
        if (seen.bonus) continue;
        expect(fitting(seen, card, sideOf(seen, question.seat)).whole.map((fit) => fit.square)).toContain(square);
      }
    }
    expect(offers).toBeGreaterThan(0);
  });

  it("knows eight images of a crooked pattern and two of a straight one", () => {
    const images = (card: string) => new Set(allFits(card).map(({ image }) => image)).size;
    expect(images("everfrost-snow_fox")).toBe(8);
    expect(images("northern-swordmaster")).toBe(2);
    expect(images("northern-master_of_intrigue")).toBe(1);
    expect(images("southern-swordmaster")).toBe(2);
  });

  it("finds the pattern, and what one piece would make of it", () => {
    const whole = fitting(cleared({ e4: "common", e6: "common" }), "northern-swordmaster", 0);
    expect(whole.whole.map(({ square }) => square)).toEqual(["e5"]);
    const near = fitting(cleared({ e4: "common" }, ["e6"]), "northern-swordmaster", 0);
    expect(near.whole).toEqual([]);
    expect(near.near.map(({ missing, lack }) => `${missing} ${lack}`).sort()).toEqual([
      "c4 piece",
      "e2 piece",
      "e6 foreign",
      "g4 piece",
    ]);
  });

  it("wants heroic pieces where they are drawn, and no higher rank on the summoning square", () => {
    const [card] = Object.entries(DECK).find(([, row]) => row.cells.some(([, , rank]) => rank === 2))!;
    const fit = allFits(card)[0]!;
    const pieces = Object.fromEntries(fit.cells.map(({ square }) => [square, "common" as const]));
    const found = fitting(cleared(pieces), card, 0).whole.some(
      ({ square, image }) => square === fit.square && image === fit.image,
    );
    expect(found).toBe(false);
    const blocked = cleared({ e4: "common", e6: "common", e5: "heroic" });
    expect(rankOf(squareAt(blocked, "e5")!.rank)).toBeGreaterThan(rowOf("northern-swordmaster")!.rank);
    expect(fitting(blocked, "northern-swordmaster", 0).whole).toEqual([]);
  });

  it("is shown by ticks and a plus for the square that is pointed at", () => {
    const seen = cleared({ e4: "common" });
    const stand = standOf(seen, null, "northern-swordmaster", "e6", 0, null)!;
    expect(stand.summons).toEqual([]);
    expect(stand.missing.map(({ square }) => square)).toContain("e6");
    expect(stand.pieces).toEqual(["e4"]);
    expect(stand.ghost).toBe("e5");
  });

  it("turns the ways with the image", () => {
    expect(turnedWay(0, 2)).toBe(2);
    expect(turnedWay(1, 0)).toBe(2);
    expect(turnedWay(4, 2)).toBe(6);
  });
});
