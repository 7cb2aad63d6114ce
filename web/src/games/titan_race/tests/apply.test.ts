import { followsEvents, recorded } from "../../../../tests/stretches";
import { apply } from "../apply";
import type { Race } from "../race";

/** What no event tells: which step comes next. */
function told({ phase: _, ...race }: Race): Partial<Race> {
  return race;
}

followsEvents(recorded<Race>("titan_race"), apply, told);
