import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { qr, qrPath } from "../src/lib/qr";

const LINK = "http://localhost:8123/#/t/ec5fecbedfc7e09b";
const corner = (rows: boolean[][], top: number, left: number) =>
  rows.slice(top, top + 7).map((row) =>
    row
      .slice(left, left + 7)
      .map((dark) => (dark ? "#" : "."))
      .join(""),
  );
const FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

describe("a QR code", () => {
  it("is square, with its three corners", () => {
    const rows = qr(LINK);
    expect(rows).toHaveLength(29);
    expect(rows.every((row) => row.length === 29)).toBe(true);
    expect(corner(rows, 0, 0)).toEqual(FINDER);
    expect(corner(rows, 0, 22)).toEqual(FINDER);
    expect(corner(rows, 22, 0)).toEqual(FINDER);
  });

  it("grows with what it says, up to a point", () => {
    expect([10, 60, 120, 280].map((length) => qr("x".repeat(length)).length)).toEqual([21, 33, 45, 65]);
    expect(() => qr("x".repeat(300))).toThrow();
  });

  it("stays what readers have read", () => {
    const digest = createHash("sha256")
      .update(qrPath(qr(LINK)))
      .digest("hex");
    expect(digest.slice(0, 16)).toBe("e1e1e98c962f58d7");
  });

  it("is the one that the server prints in a terminal", () => {
    const kept = readFileSync("../tests/server/process/qr.txt", "utf-8").trim().split("\n");
    expect(qr("http://192.168.1.20:8765/").map((row) => row.map((dark) => (dark ? "#" : ".")).join(""))).toEqual(kept);
  });
});
