import { describe, expect, it } from "vitest";
import type { Words } from "../src/games/contract";
import { doors, typed } from "../src/lib/invitation";
import { seatName } from "../src/lib/names";
import type { GameInfo, SeatInfo, TableInfo } from "../src/protocol";
import { places } from "../src/shell/gather/places";
import { agreed } from "../src/shell/gather/setup";

const seat = (number: number, side: number): SeatInfo => ({
  seat: number,
  side,
  kind: "person",
  name: `#${number + 1}`,
  level: "",
  online: true,
  acting: false,
  gone: false,
  clock: null,
  grace: 0,
  left: false,
});
const words = {
  has: (key: string) => key.startsWith("option-"),
  say: (key: string, args?: object) => `${key}${args ? JSON.stringify(args) : ""}`,
} as unknown as Words;

describe("an invitation", () => {
  const reach = { addresses: [], opens: false, command: "" };

  it("never leads to a machine that means itself", () => {
    const network = { ...reach, by: "network" as const, addresses: ["http://192.168.1.20:8765/"] };
    expect(doors(network, new URL("http://localhost:8765/"))).toEqual(network.addresses);
    for (const page of ["http://localhost:8765/", "http://127.0.0.1/", "http://[::1]:80/"])
      for (const by of ["page", "machine"] as const) expect(doors({ ...reach, by }, new URL(page))).toEqual([]);
    expect(doors({ ...reach, by: "page" }, new URL("https://stolik.example/games/"))).toEqual([
      "https://stolik.example/games/",
    ]);
  });

  it("is written as one types it", () => {
    expect(typed("http://192.168.1.20:8765/")).toBe("192.168.1.20:8765");
    expect(typed("https://stolik.example/games/")).toBe("https://stolik.example/games");
  });
});

describe("seats", () => {
  it("lie so that partners sit opposite, whoever looks", () => {
    for (const near of [0, 1, 2, 3]) {
      const at = places(4, near);
      expect(at[near]).toEqual({ x: 50, y: 91 });
      for (const [one, other] of [
        [0, 2],
        [1, 3],
      ] as const) {
        expect(at[one]!.x + at[other]!.x).toBeCloseTo(100);
        expect(at[one]!.y + at[other]!.y).toBeCloseTo(100);
      }
    }
  });

  it("whose player gave no name are called in the reader's language", () => {
    expect(seatName(words, seat(2, 0))).toBe('seat-number{"number":3}');
    expect(seatName(words, { ...seat(2, 0), name: "#nasz" })).toBe("#nasz");
  });
});

describe("what is agreed", () => {
  const option = (key: string, values: (string | boolean)[], ours = "") => ({ key, default: values[0]!, values, ours });
  const tracks = ["kaldheira", "laguna", "odlewnia"];
  const game = {
    options: [
      option("track", tracks),
      option("grand_slam", [false, true]),
      option("track2", tracks),
      option("teams", ["none", "two"]),
      option("push", ["whole", "rest"], "TR-9"),
    ],
  } as unknown as GameInfo;
  const told = (options: TableInfo["options"], ...applies: string[]) =>
    agreed(game, applies, { options } as TableInfo, words).map(({ key, value }) => [key, value]);
  const USUAL = ["track", "grand_slam", "teams", "push"];

  it("is the form, and whatever is unusual", () => {
    expect(
      told({ track: "laguna", grand_slam: false, track2: "laguna", teams: "none", push: "whole" }, ...USUAL),
    ).toEqual([
      ["track", "option-track-laguna"],
      ["teams", "option-teams-none"],
    ]);
    expect(
      told({ grand_slam: true, track2: "laguna", teams: "two", push: "rest" }, ...USUAL, "track2").map(([key]) => key),
    ).toEqual(["track", "grand_slam", "track2", "teams", "push"]);
  });
});
