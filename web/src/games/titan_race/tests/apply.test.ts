import { followsEvents, type Stretch } from "../../../../tests/stretches";
import { apply } from "../apply";
import type { Race } from "../race";
import games from "./games.json";

/** What no event tells: which step comes next. */
function told({ phase: _, ...race }: Race): Partial<Race> {
  return race;
}

followsEvents(games as unknown as Stretch<Race>[], apply, told);
