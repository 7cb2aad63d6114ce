import { expect, it } from "vitest";
import { happening } from "../../../../tests/stretches";
import type { Happening, Word } from "../../../protocol";
import { apply } from "../apply";
import type { Chest } from "../chest";
import { outcomeOf } from "../board/outcome";
import { games } from "./games";

const unit = (name: string): Word => ({ kind: "unit", name: name });

const bare = games.find(({ options }) => options["seats"] === 2)!.before;
const board: Chest = {
  ...bare,
  hexes: bare.hexes.map((hex) => {
    if (hex.hex === "f5") return { ...hex, unit: "knight", seat: 1, coins: 2 };
    return hex.hex === "f3" ? { ...hex, unit: "pikeman", seat: 0, coins: 1 } : hex;
  }),
};

function foreseen(...happened: Happening[]) {
  return outcomeOf(board, happened.reduce<unknown>(apply, board) as Chest, happened);
}

it("shows a move with an arrow and a ghost where it ends", () => {
  const outcome = foreseen(
    happening("move", { unit: unit("knight"), start: { kind: "hex", name: "f5" }, end: { kind: "hex", name: "f4" } }),
  );
  expect(outcome.arrows).toEqual([{ from: "f5", to: "f4", kind: "move" }]);
  expect(outcome.ghosts).toEqual([{ hex: "f4", unit: "knight", seat: 1, coins: 2 }]);
});

it("shows an attack and what both lose", () => {
  const outcome = foreseen(
    happening("attack", { unit: unit("knight"), start: { kind: "hex", name: "f5" }, end: { kind: "hex", name: "f3" } }),
    happening("lose", { unit: unit("pikeman"), hex: { kind: "hex", name: "f3" }, coins: { number: 0 } }),
    happening("destroyed", { unit: unit("pikeman"), hex: { kind: "hex", name: "f3" } }),
    happening("lose", { unit: unit("knight"), hex: { kind: "hex", name: "f5" }, coins: { number: 1 } }),
  );
  expect(outcome.arrows).toEqual([{ from: "f5", to: "f3", kind: "attack" }]);
  expect(outcome.pills).toEqual([
    { hex: "f3", amount: -1 },
    { hex: "f5", amount: -1 },
  ]);
  expect(outcome.ghosts).toEqual([]);
});

it("shows a marker of the side that takes a location, poison and fortifications", () => {
  const outcome = foreseen(
    happening("control", { unit: unit("knight"), hex: { kind: "hex", name: "f5" } }),
    happening("poison", { poisoner: unit("assassin"), unit: unit("pikeman"), hex: { kind: "hex", name: "f3" } }),
    happening("fort-up", { hex: { kind: "hex", name: "f5" } }),
  );
  expect(outcome.controls).toEqual([{ hex: "f5", side: 1 }]);
  expect(outcome.poisons).toEqual([{ hex: "f3", poisoner: "assassin" }]);
  expect(outcome.forts).toEqual(["f5"]);
});
