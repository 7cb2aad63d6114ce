import { expect, test } from "vitest";
import type { Choice, Question } from "../../../protocol";
import type { Bench } from "../../contract";
import { onwardOf } from "../options/onward";
import type { Realm } from "../realm";

const PLACES = [
  [0, 0],
  [1, 0],
  [2, 0],
] as const;
const realm = {
  rolls: [],
  tiles: PLACES.map((at, tile) => ({ tile, at })),
  players: [{ tile: 0 }],
} as unknown as Realm;
const go = (tile: number): Choice => ({
  value: ["go", tile],
  word: { kind: "play", name: "go", args: { tile: { number: tile } } },
});
const deed = (name: string): Choice => ({ value: [name], word: { kind: "play", name } });
const asks = (...options: Choice[]) =>
  ({ seat: 0, prompt: "play", kind: "play", rule: "", about: null, options }) as unknown as Question;

function bench(question: Question | null, ahead: Record<string, Question>): Bench {
  const words = { option: ({ value }: Choice) => String(value), say: (key: string) => key };
  const foreseen = ({ value }: Choice) => ({ value, happened: [], question: ahead[String(value)] ?? null });
  return { question, words, ahead: foreseen } as unknown as Bench;
}

const told = (question: Question | null, ahead: Record<string, Question>) =>
  onwardOf(bench(question, ahead), realm).map(({ verb, twice, place, plan }) => [
    verb,
    twice,
    String(place),
    plan.map(({ value }) => String(value)),
  ]);

test("a way goes on to what lies behind, and gathers at its end", () => {
  const ahead = { "go,1": asks(go(0), go(2), deed("gather"), deed("heal"), deed("end")) };
  expect(told(asks(go(1), deed("gather"), deed("end")), ahead)).toEqual([
    ["go", false, "2,0", ["go,1", "go,2"]],
    ["gather", false, "1,0", ["go,1", "gather"]],
  ]);
});

test("the same deed is done twice where it is offered again", () => {
  const ahead = { gather: asks(deed("gather"), deed("heal")), heal: asks(deed("gather")) };
  expect(told(asks(deed("gather"), deed("heal")), ahead)).toEqual([["gather", true, "0,0", ["gather", "gather"]]]);
});

test("nothing goes on where luck or a fight comes first, or something else is asked", () => {
  expect(told(asks(go(1)), {})).toEqual([]);
  expect(told(null, {})).toEqual([]);
  expect(told({ ...asks(go(1)), prompt: "rotation" }, { "go,1": asks(go(2)) })).toEqual([]);
});
