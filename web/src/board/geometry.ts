export interface Point {
  x: number;
  y: number;
}

/** Enough for a drawing. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, place) => `${place ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** The outline of a flat hex, `radius` from its middle to a corner. */
export function hexPath({ x, y }: Point, radius: number): string {
  const [half, high] = [radius / 2, radius * 0.866];
  return `${pathOf([
    { x: x + radius, y },
    { x: x + half, y: y + high },
    { x: x - half, y: y + high },
    { x: x - radius, y },
    { x: x - half, y: y - high },
    { x: x + half, y: y - high },
  ])}z`;
}

/**
 * An arrow from place to place, bent to one side; it begins `clear` of the one middle and ends as far, and by its
 * `tip`, from the other.
 */
export function arrowPath(from: Point, to: Point, bend = 0.16, clear = 22, tip = 6): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const start = { x: from.x + ux * clear, y: from.y + uy * clear };
  const end = { x: to.x - ux * (clear + tip), y: to.y - uy * (clear + tip) };
  const middle = { x: (start.x + end.x) / 2 - uy * length * bend, y: (start.y + end.y) / 2 + ux * length * bend };
  return `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`;
}
