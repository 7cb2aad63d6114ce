import type { Stretch } from "../../../../tests/stretches";
import type { Question } from "../../../protocol";
import type { Arena, Square } from "../arena";
import recorded from "./games.json";

interface Asked extends Stretch<Arena> {
  question: Question | null;
}

type Brief = string | ({ square: string } & Partial<Square>);

const BARE: Omit<Square, "square"> = { ground: ".", side: null, rank: "none", gate: false };

type View = Omit<Arena, "squares"> & { squares: Brief[] };

/** The record leaves out what is the same on every plain empty square … */
function whole({ squares }: { squares: Brief[] }): Square[] {
  return squares.map((square) => ({ ...BARE, ...(typeof square === "string" ? { square } : square) }));
}

/** … and after a stretch all that is as it was before. */
function changed(before: View, after: View): Arena {
  const squares = whole(after);
  return {
    ...before,
    ...after,
    squares: whole(before).map((was) => squares.find(({ square }) => square === was.square) ?? was),
  };
}

type Recorded = Omit<Asked, "before" | "after"> & { before: View; after: View };

export const games: Asked[] = (recorded as unknown as Recorded[]).map((stretch) => ({
  ...stretch,
  before: { ...stretch.before, squares: whole(stretch.before) },
  after: changed(stretch.before, stretch.after),
}));

export const questions = games.flatMap(({ question, after, seat }) =>
  question ? [{ question, arena: after, seat }] : [],
);
