import { expect, test } from "vitest";
import type { Bench, GameClient } from "../src/games/contract";
import type { Happening } from "../src/protocol";
import { summaryOf, turnsOf } from "../src/shell/table/side/turns";

const line = (kind: string, seat?: number): Happening => ({
  seq: 1,
  kind,
  rule: "",
  words: seat === undefined ? {} : { seat: { kind: "seat", number: seat } },
  hidden: false,
  seats: [],
});
const bench = { words: { event: ({ kind }: Happening) => `${kind}!` } } as unknown as Bench;
const client = {
  section: "round",
  actor: ({ words }: Happening) => words["seat"]?.number ?? null,
} as unknown as GameClient;
const kinds = (lines: Happening[], of = client) =>
  turnsOf(lines, 0, of, bench).map((turn) => turn.lines.map((one) => one.line.kind).join(" "));

const log = [line("round"), line("move", 0), line("push"), line("move", 1), line("hit", 1), line("act-undo", 1)];

test("a turn goes on until somebody else acts; headings and acts of the table stand alone", () => {
  expect(kinds(log)).toEqual(["round", "move push", "move hit", "act-undo"]);
  expect(kinds([...log, line("roll", 1)])).toEqual(["round", "move push", "move hit", "act-undo", "roll"]);
});

test("a game may say with which lines turns begin", () => {
  const own = { ...client, turn: ({ kind }: Happening) => kind === "hit" };
  expect(kinds(log, own)).toEqual(["round", "move push move", "hit", "act-undo"]);
});

test("a folded turn says its first line, or what the game makes of it", () => {
  const [, turn] = turnsOf(log, 0, client, bench);
  expect(turn).toMatchObject({ place: 1, seat: 0 });
  expect(summaryOf(turn!, client, bench)).toBe("move!");
  expect(summaryOf(turn!, { ...client, summary: (lines) => `${lines.length} lines` }, bench)).toBe("2 lines");
});
