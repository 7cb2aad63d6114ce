import type { Happening } from "../../protocol";
import type { Bench, Tally } from "../contract";
import { arenaOf, idOf, sideOf, sideOfSchool } from "./arena";

/** What is counted for the end, for whoever had the turn: partners share their pieces, not their deeds. */
export const tallies: Tally[] = [
  { text: "tk-tally-beings", of: by("summon") },
  { text: "tk-tally-pieces", of: (happening, bench) => (happening.kind === "place" ? turnOf(happening, bench) : null) },
  { text: "tk-tally-destroyed", of: destroyer },
  { text: "tk-tally-flares", of: by("flare") },
];

function by(kind: string): Tally["of"] {
  return (happening) => (happening.kind === kind ? (happening.words["seat"]?.number ?? null) : null);
}

/** Of another colour: what one destroys of one's own is no deed. */
function destroyer(happening: Happening, bench: Bench): number | null {
  if (happening.kind !== "destroy") return null;
  const arena = arenaOf(bench);
  const seat = turnOf(happening, bench);
  const fallen = sideOfSchool(arena, idOf(happening.words["colour"]));
  return seat !== null && fallen !== sideOf(arena, seat) ? seat : null;
}

function turnOf(happening: Happening, { lines }: Bench): number | null {
  const turn = lines.slice(0, lines.indexOf(happening)).findLast(({ kind }) => kind === "turn");
  return turn?.words["seat"]?.number ?? null;
}
