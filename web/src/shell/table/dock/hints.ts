import type { Bench, Hint } from "../../../games/contract";

export function hintKey(game: string, hint: Hint): string {
  return `${game}/${hint.text}`;
}

/** The first hint for the open question that has not been read and fits the position. */
export function hintFor(hints: Hint[], bench: Bench, read: string[]): Hint | null {
  const prompt = bench.question?.prompt;
  if (!prompt) return null;
  const fits = (hint: Hint) =>
    hint.prompt === prompt && !read.includes(hintKey(bench.table.game, hint)) && (hint.when?.(bench) ?? true);
  return hints.find(fits) ?? null;
}
