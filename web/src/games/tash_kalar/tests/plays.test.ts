import { describe, expect, it } from "vitest";
import { rowOf, sideOf } from "../arena";
import { moversOf } from "../options/selection.svelte";
import { ringsOf } from "../options/marks";
import { fitAt } from "../board/patterns";
import { playsOf, usableCards } from "../options/plays";
import { questions } from "./games";

describe("the options of every question", () => {
  for (const { question, arena } of questions) {
    const side = sideOf(arena, question.seat);

    it(`${question.prompt}: say what they do`, () => {
      for (const play of playsOf(question)) {
        if (play.verb === "choose") expect(["option", "choice"]).toContain(question.kind);
        if (play.verb === "square" || play.verb === "place" || play.verb === "summon")
          expect(arena.squares.map(({ square }) => square)).toContain(play.square);
      }
    });

    it(`${question.prompt}: can all be chosen on the arena, by a card or beside it`, () => {
      const reached = new Set(
        ringsOf(arena, question, { card: "", mover: "" }, side).flatMap(({ options }) => options),
      );
      for (const card of usableCards(question))
        ringsOf(arena, question, { card, mover: "" }, side).forEach(({ options }) =>
          options.forEach((one) => reached.add(one)),
        );
      for (const mover of moversOf(question))
        ringsOf(arena, question, { card: "", mover }, side).forEach(({ options }) =>
          options.forEach((one) => reached.add(one)),
        );
      const onArena = playsOf(question).filter(({ verb }) =>
        ["place", "pick-up", "summon", "square", "move"].includes(verb),
      );
      expect(onArena.filter(({ option }) => !reached.has(option))).toEqual([]);
    });
  }

  it("tell the squares of a summoning as the pattern draws them", () => {
    const summons = questions.flatMap(({ question }) => playsOf(question).filter(({ verb }) => verb === "summon"));
    expect(summons.length).toBeGreaterThan(0);
    for (const { card, square, image, used } of summons) {
      const fit = fitAt(rowOf(card)!, square, image);
      expect(fit?.cells.map((cell) => cell.square).sort()).toEqual([...used].sort());
    }
  });
});
