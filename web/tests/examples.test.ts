import { afterEach, expect, test, vi } from "vitest";
import { Away, api } from "../src/lib/api";
import { loadExamples, shownBy } from "../src/lib/examples.svelte";
import type { ExampleLine } from "../src/protocol";

const line = (id: string, ...shows: string[]): ExampleLine => ({ id, chapter: "", shows, title: {}, text: {} });
const LINES = [line("also", "R-1", "R-2"), line("own", "R-2", "R-1"), line("second", "R-2", "R-3")];

afterEach(() => vi.restoreAllMocks());

test("the example of a rule is the first below it, else one that shows it too", async () => {
  vi.spyOn(api, "examples").mockResolvedValue(LINES);
  expect(shownBy("chess", "R-2"), "while they are loaded").toBeNull();
  await loadExamples("chess");
  expect(shownBy("chess", "R-1")?.id).toBe("also");
  expect(shownBy("chess", "R-2")?.id).toBe("own");
  expect(shownBy("chess", "R-3")?.id).toBe("second");
  expect(shownBy("chess", "R-4")).toBeNull();
});

test("the lines of a game are asked for once", async () => {
  const ask = vi.spyOn(api, "examples").mockImplementation((game) => Promise.resolve([line(game, "R-1")]));
  await Promise.all([loadExamples("go"), loadExamples("go"), loadExamples("shogi")]);
  expect(shownBy("go", "R-1")?.id).toBe("go");
  expect(shownBy("shogi", "R-1")?.id).toBe("shogi");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("when nobody answered, the next who asks tries again", async () => {
  const ask = vi.spyOn(api, "examples").mockRejectedValueOnce(new Away()).mockResolvedValue(LINES);
  await loadExamples("draughts");
  expect(shownBy("draughts", "R-1")).toBeNull();
  await loadExamples("draughts");
  expect(shownBy("draughts", "R-1")?.id).toBe("also");
  expect(ask).toHaveBeenCalledTimes(2);
});
