import { swordsOf } from "../pieces/thrown";

/** How likely dice reach a number of swords; each die is the list of its faces. Weapons come off the number before. */
export function chanceOf(dice: readonly (readonly string[])[], goal: number): number {
  let sums = [1];
  for (const faces of dice) {
    const next: number[] = [];
    for (const [sum, part] of sums.entries())
      for (const face of faces) {
        const more = sum + swordsOf(face);
        next[more] = (next[more] ?? 0) + part / faces.length;
      }
    sums = Array.from(next, (part) => part ?? 0);
  }
  return sums.reduce((all, part, sum) => (sum >= goal ? all + part : all), 0);
}
