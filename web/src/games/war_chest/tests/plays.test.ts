import { describe, expect, it } from "vitest";
import { marksOf } from "../options/marks";
import { placeOf, playsOf, startOf } from "../options/plays";
import { questions } from "./games";

const ON_BOARD = ["deploy", "bolster", "move", "control", "attack", "tactic", "cure"];

describe("the options of every question", () => {
  for (const { question, chest } of questions) {
    it(`${question.prompt}: lie where the board shows them`, () => {
      const hexes = new Set(chest.hexes.map(({ hex }) => hex));
      for (const play of playsOf(question)) {
        const place = placeOf(chest, play);
        if (question.options[play.option]!.value === null) expect(place).toBe("");
        else if (question.kind === "hex" || (question.kind === "play" && ON_BOARD.includes(play.verb)))
          expect(hexes).toContain(place);
        if (play.at) expect(hexes).toContain(play.at);
        const start = startOf(chest, question, play);
        if (start) expect(hexes).toContain(start);
      }
    });

    it(`${question.prompt}: can all be chosen on the board or beside it`, () => {
      const plays = playsOf(question);
      const { rings } = marksOf(chest, question, plays);
      const ringed = new Set(rings.flatMap(({ options }) => options));
      const beside = plays.filter(({ option }) => !ringed.has(option));
      for (const play of beside) {
        if (question.kind === "play" && play.coin)
          expect(["claim", "recruit", "pass", "proclaim", "return"]).toContain(play.verb);
        else expect(question.kind === "hex" && question.options[play.option]!.value !== null).toBe(false);
      }
    });
  }

  it("are named by the coin that pays for them", () => {
    const turn = questions.find(({ question }) => question.prompt === "play")!;
    for (const play of playsOf(turn.question)) expect([...turn.chest.hand, ...turn.chest.drawn]).toContain(play.coin);
  });
});
