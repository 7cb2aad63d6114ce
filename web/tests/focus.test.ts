import { describe, expect, it } from "vitest";
import { beyond, scrolledTo } from "../src/lib/fades";
import { roved } from "../src/lib/arrowKeys";

describe("a list that is one stop for Tab", () => {
  it("is walked by arrows, without going round", () => {
    expect(roved("ArrowUp", 5, 9)).toBe(4);
    expect(roved("ArrowDown", 8, 9)).toBe(8);
    expect(roved("ArrowUp", 0, 9)).toBe(0);
    expect(roved("PageUp", 25, 30)).toBe(15);
    expect(roved("Home", 7, 9)).toBe(0);
    expect(roved("End", 7, 9)).toBe(8);
  });

  it("leaves other keys, and all keys where nothing is listed, alone", () => {
    expect(roved("ArrowRight", 1, 9)).toBeNull();
    expect(roved("Enter", 1, 9)).toBeNull();
    expect(roved("End", 0, 0)).toBeNull();
  });
});

describe("a list that scrolls", () => {
  it("tells on which side there is more", () => {
    const list = { scrollHeight: 500, clientHeight: 200 };
    expect(beyond({ ...list, scrollTop: 0 })).toEqual({ above: false, below: true });
    expect(beyond({ ...list, scrollTop: 100 })).toEqual({ above: true, below: true });
    expect(beyond({ ...list, scrollTop: 300 })).toEqual({ above: true, below: false });
    expect(beyond({ scrollHeight: 202, clientHeight: 200, scrollTop: 0 })).toEqual({ above: false, below: false });
  });

  it("is scrolled just so far that a row is seen whole", () => {
    const list = { top: 100, bottom: 300, scrollTop: 40 };
    expect(scrolledTo(list, { top: 150, bottom: 200 })).toBe(40);
    expect(scrolledTo(list, { top: 280, bottom: 340 })).toBe(88);
    expect(scrolledTo(list, { top: 70, bottom: 130 })).toBe(2);
  });
});
