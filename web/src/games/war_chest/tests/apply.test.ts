import { followsEvents } from "../../../../tests/stretches";
import { apply } from "../apply";
import type { Chest } from "../chest";
import { games } from "./games";

/** What no event tells: whose turn it is, which step comes next, and what a spy saw. */
function told({ phase: _, turn: __, spied: ___, fresh: ____, reader: _____, ...chest }: Chest): Partial<Chest> {
  return chest;
}

followsEvents(games, apply, told);
