import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const GAMES = fileURLToPath(new URL("../src/games", import.meta.url));
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-z-])/gi;
/** White and black, however thick: light and shadow are nobody's colour. */
const LIGHT = /^#(?:fff|000)[0-9a-f]?$|^#(?:ffffff|000000)(?:[0-9a-f]{2})?$/i;
/** What a card of the arena shows is drawn in two colours of its own. */
const DRAWN = "pictures.ts";

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === "tests" ? [] : files(path);
    return /\.(svelte|ts|css)$/.test(name) && name !== DRAWN ? [path] : [];
  });
}

function coloursIn(text: string): string[] {
  return (text.match(HEX) ?? []).map((colour) => colour.toLowerCase()).filter((colour) => !LIGHT.test(colour));
}

describe.each(readdirSync(GAMES).filter((name) => statSync(join(GAMES, name)).isDirectory()))("%s", (game) => {
  const colours = files(join(GAMES, game)).flatMap((file) => coloursIn(readFileSync(file, "utf-8")));

  it("writes a colour once: what is drawn in it twice has a name in palette.css", () => {
    expect(colours.filter((colour, place) => colours.indexOf(colour) !== place)).toEqual([]);
  });
});

it("finds what is written twice", () => {
  expect(coloursIn("fill: #FFF; stroke: #E2B04A; href: #wc-tower; a: #ffc65a99 #0003")).toEqual([
    "#e2b04a",
    "#ffc65a99",
  ]);
});
