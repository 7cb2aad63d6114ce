import type { Stretch } from "../../../../tests/stretches";
import type { Question } from "../../../protocol";
import type { Chest, Hex } from "../chest";
import recorded from "./games.json";

interface Asked extends Stretch<Chest> {
  question: Question | null;
}

type Brief = string | ({ hex: string } & Partial<Hex>);

const BARE: Omit<Hex, "hex"> = {
  location: false,
  wing: false,
  control: null,
  fort: false,
  unit: null,
  coins: 0,
  seat: null,
  poison: [],
};

type View = Omit<Chest, "hexes"> & { hexes: Brief[] };

/** The record leaves out what is the same on every bare hex … */
function whole({ hexes }: { hexes: Brief[] }): Hex[] {
  return hexes.map((hex) => ({ ...BARE, ...(typeof hex === "string" ? { hex } : hex) }));
}

/** … and after a stretch all that is as it was before. */
function changed(before: View, after: View): Chest {
  const hexes = whole(after);
  return { ...before, ...after, hexes: whole(before).map((was) => hexes.find(({ hex }) => hex === was.hex) ?? was) };
}

type Recorded = Omit<Asked, "before" | "after"> & { before: View; after: View };

export const games: Asked[] = (recorded as unknown as Recorded[]).map((stretch) => ({
  ...stretch,
  before: { ...stretch.before, hexes: whole(stretch.before) },
  after: changed(stretch.before, stretch.after),
}));

export const questions = games.flatMap(({ question, after, seat }) =>
  question ? [{ question, chest: after, seat }] : [],
);
