import { afterEach, expect, test, vi } from "vitest";
import { whenNear } from "../src/lib/near";

type Change = { isIntersecting: boolean };

/** Stands in for the browser's: what it is told is told on. */
class Watcher {
  static last: Watcher;
  watched: unknown = null;
  constructor(readonly tell: (changes: Change[]) => void) {
    Watcher.last = this;
  }
  observe(node: unknown) {
    this.watched = node;
  }
  disconnect() {
    this.watched = null;
  }
}

afterEach(() => vi.unstubAllGlobals());

test("coming near is seen, also where it is told together with having been far", () => {
  vi.stubGlobal("IntersectionObserver", Watcher);
  const told = vi.fn();
  whenNear(told)({} as HTMLElement);
  Watcher.last.tell([{ isIntersecting: false }]);
  expect(told).not.toHaveBeenCalled();
  Watcher.last.tell([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(told).toHaveBeenCalledTimes(1);
  expect(Watcher.last.watched).toBeNull();
});

test("what goes away is not watched any longer", () => {
  vi.stubGlobal("IntersectionObserver", Watcher);
  const away = whenNear(() => undefined)({} as HTMLElement);
  expect(Watcher.last.watched).not.toBeNull();
  away();
  expect(Watcher.last.watched).toBeNull();
});
