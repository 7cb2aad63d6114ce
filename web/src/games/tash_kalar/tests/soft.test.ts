import { expect, it } from "vitest";
import { softened } from "../pieces/soft";

const shown = (text: string) => softened(text).replaceAll("\u00AD", "-");

it("breaks words between syllables, and not near their ends", () => {
  expect(shown("Singularity")).toBe("Sin-gu-la-rity");
  expect(shown("Deathbringer")).toBe("Death-brin-ger");
  expect(shown("Frostweave Summoner")).toBe("Frost-weave Sum-mo-ner");
  expect(shown("Zamarznięta skrzynia")).toBe("Zamarz-nięta skrzy-nia");
  expect(shown("Polar Bear")).toBe("Polar Bear");
});

it("leaves what is joined by a hyphen to that hyphen, and a last letter to what stands before it", () => {
  expect(shown("Two-Headed Dragon")).toBe("Two-Hea-ded Dra-gon");
  expect(softened("Flare 4/5 A")).toBe("Flare 4/5\u00A0A");
});
