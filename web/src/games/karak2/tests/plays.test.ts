import { describe, expect, it } from "vitest";
import { pointOf } from "../board/geometry";
import { frontier, ringsOf } from "../options/marks";
import { pictureOf, priceOf } from "../pieces/picture";
import { placeOf, playsOf, shortOf } from "../options/plays";
import { tileOn } from "../realm";
import { diceOptions } from "../pieces/thrown";
import { questions } from "./games";

const ON_MAP = ["go", "trail", "ride", "portal", "dream", "explore", "ride-out"];
const BARE = ["answer", "number", "play"];

describe("the options of every question", () => {
  for (const { question, realm } of questions) {
    it(`${question.prompt}: lie where the map shows them`, () => {
      const unknown = frontier(realm).map((place) => place.join());
      for (const play of playsOf(question)) {
        const place = placeOf(realm, question, play);
        if (ON_MAP.includes(play.verb)) expect(place).not.toBeNull();
        if (play.verb === "explore" || play.verb === "ride-out") expect(unknown).toContain(place?.join());
        else if (place) expect(tileOn(realm, place)).toBeDefined();
      }
    });

    it(`${question.prompt}: have rings only once`, () => {
      const rings = ringsOf(realm, question).map(({ place }) => JSON.stringify(pointOf(place)));
      expect(new Set(rings).size).toBe(rings.length);
    });

    it(`${question.prompt}: have pictures`, () => {
      for (const choice of question.options) {
        const picture = pictureOf(realm, question, choice);
        if (choice.value !== null && !BARE.includes(question.kind))
          expect(picture, JSON.stringify(choice)).not.toBeNull();
      }
    });
  }
});

const asked = (prompt: string) => questions.find(({ question }) => question.prompt === prompt)!;

it("a tile to be laid is shown in every way it may lie, each another", () => {
  const { question, realm } = asked("rotation");
  const looks = question.options.map((choice) => JSON.stringify(pictureOf(realm, question, choice)));
  expect(new Set(looks).size).toBe(question.options.length);
  expect(realm.laying).not.toBeNull();
});

it("what is bought shows its price, what is not shows none", () => {
  const { question, realm } = asked("train");
  const [choice] = question.options;
  expect(priceOf(realm, question, { ...choice!, word: { kind: "die", name: "knight" } })).toEqual({
    entry: "knight",
    goods: { food: 2 },
  });
  const tax = asked("tax");
  expect(priceOf(tax.realm, tax.question, tax.question.options[0]!)).toBeNull();
});

it("dice that can be chosen are those of the question", () => {
  for (const prompt of ["loop", "position", "shield", "hard-head", "finesse"]) {
    const { question, realm } = asked(prompt);
    const roll = realm.rolls.findLast(({ seat }) => seat === question.seat)!;
    const options = diceOptions(question, roll).filter((option) => option >= 0);
    expect(options.length, prompt).toBeGreaterThan(0);
    for (const option of options) expect(question.options[option]?.value).not.toBeNull();
  }
});

it("ways are told in a few signs", () => {
  const { question } = asked("play");
  for (const play of playsOf(question))
    expect(shortOf(play) !== "", play.verb).toBe(
      ["go", "trail", "ride", "portal", "explore", "ride-out"].includes(play.verb),
    );
});
