import type { ReviewPoint } from "../../protocol";

export const WIDE = 1000;
export const TALL = 340;
/** Less than is ever shown. */
const SLIGHT = 0.001;

/** Where the moment stands from left to right. */
export function across(place: number, count: number): number {
  return count > 1 ? (WIDE * place) / (count - 1) : 0;
}

/** Where a chance stands from top to bottom. */
export function down(chance: number): number {
  return TALL * (1 - chance);
}

export function lineOf(points: ReviewPoint[], seat: number): string {
  return points
    .map(({ chances }, place) => `${across(place, points.length).toFixed(1)},${down(chances[seat] ?? 0).toFixed(1)}`)
    .join(" ");
}

/** The moment nearest to a share of the width. */
export function nearest(share: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.round(share * (count - 1))));
}

/** Places from left to right, in the same order, moved so that none lies nearer to the next than `apart`. */
export function spread(places: number[], apart: number, wide: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = [...places];
  order.forEach((index, number) => {
    const least = number ? (moved[order[number - 1] ?? 0] ?? 0) + apart : 0;
    moved[index] = Math.max(places[index] ?? 0, least);
  });
  [...order].reverse().forEach((index, number) => {
    moved[index] = Math.min(moved[index] ?? 0, wide - number * apart);
  });
  return moved;
}

/** Whose chance changed most in a moment, from what to what; where two changed alike, who gained. */
export function turned(points: ReviewPoint[], place: number): { seat: number; before: number; after: number } {
  const before = points[place - 1]?.chances ?? [];
  const after = points[place]?.chances ?? [];
  const change = (seat: number) => (after[seat] ?? 0) - (before[seat] ?? 0);
  const size = (seat: number) => Math.abs(change(seat)) + (change(seat) > 0 ? SLIGHT : 0);
  const seat = after.reduce((best, _, one) => (size(one) > size(best) ? one : best), 0);
  return { seat, before: before[seat] ?? 0, after: after[seat] ?? 0 };
}

export const percent = (chance: number) => `${Math.round(100 * chance)}\u00a0%`;

/** In points of a hundred, with a sign that is no hyphen. */
export function signed(change: number): string {
  const whole = Math.round(100 * change);
  return whole === 0 ? "0" : `${whole > 0 ? "+" : "−"}${Math.abs(whole)}`;
}
