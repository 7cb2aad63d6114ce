import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

const file = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url));
const { icons } = JSON.parse(file("manifest.webmanifest").toString()) as { icons: Icon[] };
const pictures = icons.filter(({ type }) => type === "image/png");

describe("the installed app", () => {
  it.each(["any", "maskable"])("has icons for every launcher (%s)", (purpose) => {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(["any", "192x192", "512x512"]));
  });

  it.each(pictures)("tells the size of $src as it is", ({ src, sizes }) => {
    const png = file(src);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  });
});
