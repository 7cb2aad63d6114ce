import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARDS, FACES, TITAN_BOARDS, TRACKS } from "../box";
import { COLOURS } from "../race";

type Row = Record<string, string | number | string[]>;

const DATA = new URL("../../../../../src/stolik/games/titan_race/data/", import.meta.url);

/** As much of TOML as the data files use, maps aside: tables of texts, numbers and lists of texts. */
function rowsOf(file: string): Row[] {
  const rows: Row[] = [];
  for (const line of readFileSync(new URL(file, DATA), "utf8").split("\n")) {
    if (line.startsWith("[[")) rows.push({});
    const found = /^(\w+) = (".*"|\d+|\[.*\])$/.exec(line);
    if (found && !found[2]!.startsWith('"""'))
      rows.at(-1)![found[1]!] = JSON.parse(found[2]!) as string | number | string[];
  }
  return rows;
}

describe("the box", () => {
  it("has the cards of the data files", () => {
    const cards = rowsOf("cards.toml").map(({ id, timing, source }) => [id, { timing, source }]);
    expect(CARDS).toEqual(Object.fromEntries(cards));
  });

  it("has the titans of the data files", () => {
    const titans = rowsOf("titans.toml").map((row) => [
      row["id"],
      {
        colour: row["colour"],
        life: row["life"],
        top: row["top"],
        colourSource: row["colour_source"],
        lifeSource: row["life_source"],
      },
    ]);
    expect(TITAN_BOARDS).toEqual(Object.fromEntries(titans));
  });

  it("has the paths of the rules' dice", () => {
    const source = readFileSync(new URL("../dice.py", DATA), "utf8");
    const table = source.slice(source.indexOf("PATHS: Final = ("), source.indexOf("PLAIN_FACES"));
    const rows = [...table.matchAll(/^ {4}\((.*)\),/gm)].map(([, row]) =>
      [...row!.matchAll(/"(\w+)"/g)].map(([, path]) => path),
    );
    expect(COLOURS.map((colour) => FACES[colour].paths)).toEqual(rows);
    const rules = [...table.matchAll(/TR-\d+/g)].map(([rule]) => rule);
    expect(COLOURS.map((colour) => FACES[colour].rule)).toEqual(rules);
  });

  it("has the tracks of the data files", () => {
    const tracks = rowsOf("tracks.toml").map(({ id, effect, source, fixed }) => [id, { effect, source, fixed }]);
    expect(TRACKS).toEqual(Object.fromEntries(tracks));
  });
});
