import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../src/style/tokens.css", import.meta.url), "utf-8");
const tokens = new Map(
  [...css.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
);

type Theme = "light" | "dark";
type Colour = [number, number, number];

function hex(name: string, theme: Theme): string {
  const value = tokens.get(name) ?? "";
  const pair = /light-dark\((\S+),\s*(\S+)\)/.exec(value);
  const chosen = pair ? (theme === "light" ? pair[1] : pair[2]) : value;
  const reference = /^var\((--[a-z0-9-]+)\)/.exec(chosen ?? "");
  return reference?.[1] ? hex(reference[1], theme) : (chosen ?? "");
}

function colour(name: string, theme: Theme): Colour {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex(name, theme));
  if (!found) throw new Error(`${name} is no plain colour: ${hex(name, theme)}`);
  return [1, 2, 3].map((part) => parseInt(found[part] ?? "", 16)) as Colour;
}

function light(rgb: Colour): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [light(colour(one, theme)), light(colour(other, theme))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const SURFACES = ["--paper", "--paper-2", "--rail", "--table"];
const TEXTS = ["--text", "--text-2", "--brass-text", "--good", "--bad", "--info"];
const ACCENTS = ["--titan", "--war", "--tash", "--karak"];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const text = [...TEXTS, ...ACCENTS].flatMap((name) => SURFACES.map((surface) => [name, surface] as const));
  it.each([...text, ["--text", "--paper-3"], ["--text-2", "--paper-3"]] as const)(
    "%s can be read on %s",
    (name, surface) => {
      expect(contrast(name, surface, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ["--on-brass", "--brass-fill"] as const,
    ["--on-brass", "--brass-hi"] as const,
    ["--table", "--text"] as const,
    ["--paper", "--text"] as const,
    ...ACCENTS.map((name) => ["--paper", name] as const),
  ])("%s can be read on %s", (name, surface) => {
    expect(contrast(name, surface, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    ["--brass", "--line-2"].flatMap((name) =>
      ["--paper", "--paper-2", "--rail"].map((surface) => [name, surface] as const),
    ),
  )("%s can be told from %s", (name, surface) => {
    expect(contrast(name, surface, theme)).toBeGreaterThanOrEqual(3);
  });
});
