import { describe, expect, it } from "vitest";
import { ago, clockText, longClock } from "../src/lib/time";

describe("time", () => {
  it("is told as clocks tell it, and never below zero", () => {
    expect([380, 59.2, 0.1, -3, 3725].map(clockText)).toEqual(["6:20", "1:00", "0:01", "0:00", "1:02:05"]);
    expect(longClock(2 * 86400 + 5 * 3600)).toEqual({ days: 2, hours: 5, minutes: 0 });
    expect(longClock(-1)).toEqual({ days: 0, hours: 0, minutes: 0 });
  });

  it("that has gone by is told in the reader's language", () => {
    expect(ago(0, 30, "en", "just now")).toBe("just now");
    expect(ago(0, 300, "en", "just now")).toBe("5 minutes ago");
    expect(ago(0, 90000, "pl", "przed chwilą")).toBe("wczoraj");
  });
});
