const FAR = 10;
const STEPS: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -FAR,
  PageDown: FAR,
  Home: -Infinity,
  End: Infinity,
};

/** Where a key leads in a list that is one stop for Tab; null: the key means nothing here. */
export function roved(key: string, at: number, count: number): number | null {
  const step = STEPS[key];
  if (step === undefined || count === 0) return null;
  return Math.max(0, Math.min(count - 1, at + step));
}
