import type { Happening } from "../../../protocol";
import { hexAt, hexOf, idOf, type Chest } from "../chest";

export interface Arrow {
  from: string;
  to: string;
  kind: "move" | "attack" | "pushed";
}

export interface Pill {
  hex: string;
  amount: number;
}

export interface Ghost {
  hex: string;
  unit: string;
  seat: number;
  coins: number;
}

/** What an option would do, as marks on the board. */
export interface Outcome {
  arrows: Arrow[];
  pills: Pill[];
  ghosts: Ghost[];
  controls: { hex: string; side: number }[];
  poisons: { hex: string; poisoner: string }[];
  /** Fortifications that rise or fall. */
  forts: string[];
}

const ARROWS: Record<string, Arrow["kind"]> = { move: "move", redeploy: "move", attack: "attack", shove: "pushed" };

export function outcomeOf(chest: Chest, after: Chest, happened: readonly Happening[]): Outcome {
  const outcome: Outcome = { arrows: [], pills: [], ghosts: [], controls: [], poisons: [], forts: [] };
  for (const { kind, words } of happened) {
    const arrow = ARROWS[kind];
    const hex = hexOf(words["hex"]);
    if (arrow) outcome.arrows.push({ from: hexOf(words["start"]), to: hexOf(words["end"]), kind: arrow });
    else if (kind === "lose" || kind === "pay-stack") gain(outcome, hex, -1);
    else if (kind === "bolster" || kind === "raise") gain(outcome, hex, 1);
    else if (kind === "control") outcome.controls.push({ hex, side: hexAt(after, hex)?.control ?? 0 });
    else if (kind === "poison") outcome.poisons.push({ hex, poisoner: idOf(words["poisoner"]) });
    else if (kind === "fort-up" || kind === "fort-down") outcome.forts.push(hex);
  }
  return { ...outcome, ghosts: ghostsOf(chest, after) };
}

function gain(outcome: Outcome, hex: string, amount: number): void {
  const pill = outcome.pills.find((one) => one.hex === hex);
  if (pill) pill.amount += amount;
  else outcome.pills.push({ hex, amount });
}

/** Units that would stand where they do not stand now. */
function ghostsOf(chest: Chest, after: Chest): Ghost[] {
  return after.hexes.flatMap(({ hex, unit, seat, coins }) =>
    unit && seat !== null && hexAt(chest, hex)?.unit !== unit ? [{ hex, unit, seat, coins }] : [],
  );
}
