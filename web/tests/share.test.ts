import { describe, expect, test } from "vitest";
import { named, parsed } from "../src/share/markup";
import { painted, plainRules, variablesIn } from "../src/share/paint";
import { Picture } from "../src/share/picture";

describe("a picture that stands alone", () => {
  const sprites = named(
    parsed(`<svg><defs>
      <symbol id="coin" viewBox="0 0 9 9">
      <path fill="var(--field)" stroke="var(--ink,#000)"/><use href="#dot"/></symbol>
      <g id="dot"><circle r="1"/></g><pattern id="bars" width="2"><path d="M0 0"/></pattern></defs></svg>`),
  );
  const drawn = (markup: string) => new Picture(sprites, { "--ink": "#111" }).of(markup);

  test("takes along what it uses, and what that uses", () => {
    const picture = drawn(`<!--[--><g fill="url(#bars)" data-name="x" aria-label="y"><use href="#dot"></use></g>`);
    expect(picture).toContain(`<pattern id="bars-0" width="2"`);
    expect(picture).toContain(`<g fill="url(#bars-0)"><use href="#dot-1"/></g>`);
    expect(picture).not.toContain("coin");
  });

  test("draws one thing in two colours", () => {
    const picture = drawn(
      `<g style="--field: red;"><use href="#coin"/></g><g style="--field: blue;"><use href="#coin"/></g>`,
    );
    expect(picture.match(/<symbol/g)).toHaveLength(2);
    expect(picture).toContain(`<path fill="red" stroke="#111"/>`);
    expect(picture).toContain(`<path fill="blue" stroke="#111"/>`);
  });

  test("keeps what is written", () => {
    expect(drawn(`<text x="1">a &lt; b</text>`)).toContain(`<text x="1">a &lt; b</text>`);
  });
});

describe("styles in plain words", () => {
  test("variables stand for each other, and for the day", () => {
    const known = variablesIn("--a: light-dark(#fff, #000); --b: var(--a); /* c */");
    expect(painted("fill: var(--b); stroke: var(--none, #123); color: var(--none)", known)).toBe(
      "fill: #fff; stroke: #123; color: none",
    );
  });

  test("states, conditions and motion are for a page", () => {
    const sheet = `@keyframes turn { 0% { x: 1 } 100% { x: 2 } } .a.s1 b:where(.s1) { fill: var(--x) }
      .a:hover { fill: red } @media (max-width: 9px) { .a { fill: blue } } /* .b { fill: red } */ .c > .d{x:1}`;
    expect(plainRules(sheet, { "--x": "lime" })).toBe(".a.s1 b.s1{fill: lime}.c > .d{x:1}");
  });
});
