import { afterEach, expect, test } from "vitest";
import { learn, learned, nextLesson, readLearned } from "../src/lib/learned.svelte";
import type { LessonLine } from "../src/protocol";

const line = (id: string, steps: number): LessonLine => ({ id, title: {}, minutes: 2, steps });
const COURSE = [line("first", 2), line("second", 1)];

afterEach(() => COURSE.forEach((one) => learn("chess", one, [])));

test("one may leave a lesson and go on", () => {
  learn("chess", COURSE[0]!, ["a"]);
  expect(learned("chess", "first")).toEqual({ answers: ["a"], done: false });
  expect(learned("chess", "second").answers).toEqual([]);
  expect(nextLesson("chess", COURSE)?.id).toBe("first");
});

test("a lesson that is finished stays so, also while one goes through it again", () => {
  learn("draughts", COURSE[0]!, ["a", "b"]);
  expect(learned("draughts", "first")).toEqual({ answers: [], done: true });
  expect(nextLesson("draughts", COURSE)?.id).toBe("second");
  learn("draughts", COURSE[0]!, ["a"]);
  expect(learned("draughts", "first")).toEqual({ answers: ["a"], done: true });
  learn("draughts", COURSE[1]!, [null]);
  expect(nextLesson("draughts", COURSE)).toBeNull();
});

test("what was kept and does not fit is forgotten", () => {
  expect(readLearned(null)).toEqual({});
  expect(readLearned("no json")).toEqual({});
  expect(readLearned('{"chess": {"first": 3}}')).toEqual({});
  expect(readLearned('{"chess": {"first": {"answers": [1], "done": false}}}')).toEqual({
    chess: { first: { answers: [1], done: false } },
  });
});
