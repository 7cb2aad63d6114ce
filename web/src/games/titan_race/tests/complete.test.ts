import { describe, expect, it } from "vitest";
import { drawings, isComplete } from "../../../../tests/complete";
import { ANIMATIONS } from "../animate";
import { CARDS, TRACKS } from "../box";
import { hints } from "../hints";
import { COLOURS, TITANS } from "../race";

isComplete("titan_race", "tr", ANIMATIONS, hints);

describe("drawings", () => {
  it("are there for every titan, die, card and square", () => {
    const drawn = drawings("titan_race");
    for (const titan of TITANS) expect(drawn).toContain(`tr-${titan}`);
    for (const colour of COLOURS) expect(drawn).toContain(`tr-d-${colour}`);
    for (const card of Object.keys(CARDS)) expect(drawn).toContain(`tr-art-${card}`);
    const special: Record<string, string[]> = {
      lava: ["L1", "L2", "L3"],
      pirates: ["P"],
      ramps: ["left", "right", "M"],
      statues: ["S"],
      pentagrams: ["O"],
      ice: ["I1", "I2"],
    };
    for (const [track, { effect }] of Object.entries(TRACKS)) {
      const parts = ["a", "b", "1", "2", "3", ...(special[effect] ?? ["missing"])];
      for (const part of parts) expect(drawn).toContain(`tr-${track}-${part}`);
    }
  });
});
