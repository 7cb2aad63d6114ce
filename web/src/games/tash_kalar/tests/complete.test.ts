import { describe, expect, it } from "vitest";
import { declared, drawings, isComplete, ruleTexts, source } from "../../../../tests/complete";
import { ANIMATIONS } from "../animate";
import { CHANGES } from "../apply";
import { DECK, FLARES, SCHOOLS } from "../deck";
import { hints } from "../hints";
import { pieceArt } from "../pieces/look";
import { pictureOf } from "../pieces/pictures";

isComplete("tash_kalar", "tk", ANIMATIONS, hints, ["tk-drawn", "tk-small", "tk-card", "tk-field", "tk-seat", "tk-tip"]);

it("every event changes what is shown, or says that it changes nothing", () => {
  expect(Object.keys(CHANGES).sort()).toEqual(declared("tash_kalar", "EVENTS").sort());
});

it("texts of the rules name every card and every school, and say what each card does", () => {
  const cards = [...Object.keys(DECK), ...Object.keys(FLARES)].flatMap((card) => [`card-${card}`, `card-${card}-text`]);
  const frost = Object.entries(DECK).flatMap(([card, row]) => (row.frost ? [`card-${card}-frost`] : []));
  const wanted = [...cards, ...frost, ...SCHOOLS.map((school) => `school-${school}`)];
  for (const language of ["en", "pl"]) {
    const known = new Set(ruleTexts("tash_kalar", language));
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  }
});

describe("drawings", () => {
  const drawn = drawings("tash_kalar");

  it("are there for every piece and every sign", () => {
    for (const school of SCHOOLS) for (const rank of [1, 2, 3]) expect(drawn).toContain(pieceArt(school, rank));
    const used = [...source("tash_kalar").matchAll(/#(tk-(?:i|a|gate)[a-z-]*)"/g)].map((found) => found[1]!);
    expect(used.filter((id) => !drawn.has(id))).toEqual([]);
    const signs = [
      "destroy",
      "upgrade",
      "downgrade",
      "convert",
      "pick-up",
      "gate",
      "mirror",
      "prey",
      "summon",
      "flare",
      "thaw",
    ];
    for (const sign of signs) expect(drawn).toContain(`tk-i-${sign}`);
    for (const kind of ["destruction", "colored", "summoning", "pattern", "enemy"])
      expect(drawn).toContain(`tk-i-kind-${kind}`);
  });

  it("make every card look different", () => {
    const looks = Object.keys(DECK).map((card) => {
      const { art, scene, figure, token, a, b } = pictureOf(card);
      if (art) expect(drawn).toContain(art);
      else
        for (const id of [`tk-bg-${scene}`, `tk-f-${figure}`, ...(token ? [`tk-a-${token}`] : [])])
          expect(drawn).toContain(id);
      return art || `${scene} ${figure} ${token} ${a} ${b}`;
    });
    expect(new Set(looks).size).toBe(looks.length);
  });
});
