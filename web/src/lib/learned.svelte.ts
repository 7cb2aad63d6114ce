import type { LessonLine, Value } from "../protocol";
import { keep, kept } from "./settings.svelte";

/** How far somebody in this browser has come in a lesson. */
export interface Learned {
  /** An answer for each step so far, so that one may leave and go on. */
  answers: Value[];
  /** It has been finished once; going through it again takes nothing away. */
  done: boolean;
}

type Courses = Record<string, Record<string, Learned>>;

export const KEY = "stolik.learned";
const NOTHING: Learned = { answers: [], done: false };

export function readLearned(text: string | null): Courses {
  try {
    const found = (JSON.parse(text ?? "{}") as Courses | null) ?? {};
    const fits = Object.values(found).every((course) => Object.values(course).every(isLearned));
    return fits ? found : {};
  } catch {
    return {};
  }
}

function isLearned(one: Partial<Learned> | null): boolean {
  return Array.isArray(one?.answers) && typeof one?.done === "boolean";
}

let courses: Courses = $state.raw(readLearned(kept(KEY)));

/** Another device has brought more. */
export function readAgain(): void {
  courses = readLearned(kept(KEY));
}

export function learned(game: string, lesson: string): Learned {
  return courses[game]?.[lesson] ?? NOTHING;
}

/** The answers so far; with the last step it is done, and begins anew. */
export function learn(game: string, line: LessonLine, answers: Value[]): void {
  const done = answers.length >= line.steps;
  const now = { answers: done ? [] : answers, done: done || learned(game, line.id).done };
  courses = { ...courses, [game]: { ...courses[game], [line.id]: now } };
  keep(KEY, JSON.stringify(courses));
}

/** The first lesson that is not finished; null where all are. */
export function nextLesson(game: string, lines: LessonLine[]): LessonLine | null {
  return lines.find(({ id }) => !learned(game, id).done) ?? null;
}
