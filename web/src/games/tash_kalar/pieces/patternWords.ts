import type { Words } from "../../contract";
import type { Row } from "../deck";

/** A pattern, as it is drawn on its card, for whoever does not see it: every square counted from the summoning one. */
export function patternText(words: Words, row: Row): string {
  const pieces = row.cells.map(([x, y, rank]) =>
    rank > 1 ? words.say("tk-cell-heroic", { cell: cellText(words, x, y) }) : cellText(words, x, y),
  );
  const told = [
    words.say("tk-pattern", { count: pieces.length, pieces: pieces.join("; ") }),
    ...Object.entries(row.marks ?? {}).map(([mark, cells]) =>
      words.say("tk-pattern-marks", { mark, cells: cells.map(([x, y]) => cellText(words, x, y)).join("; ") }),
    ),
  ];
  if (row.arrows)
    told.push(words.say("tk-pattern-arrows", { ways: row.arrows.map((way) => wayText(words, way)).join(", ") }));
  return told.join(" ");
}

/** "1 up and 2 left". */
export function cellText(words: Words, x: number, y: number): string {
  if (x === 0 && y === 0) return words.say("tk-cell-here");
  const down = y === 0 ? "" : words.say(y > 0 ? "tk-cell-down" : "tk-cell-up", { count: Math.abs(y) });
  const right = x === 0 ? "" : words.say(x > 0 ? "tk-cell-right" : "tk-cell-left", { count: Math.abs(x) });
  return down && right ? words.say("tk-cell-both", { down, right }) : down || right;
}

const COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

function wayText(words: Words, way: number): string {
  return words.say(`way-${COMPASS[way] ?? ""}`);
}
