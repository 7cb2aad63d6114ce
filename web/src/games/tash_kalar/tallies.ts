import type { Happening } from "../../protocol";
import type { Bench, Tally } from "../contract";
import { arenaOf, idOf, seatsOf, sideOfSchool } from "./arena";

/** What is counted for the end. */
export const tallies: Tally[] = [
  { text: "tk-tally-beings", of: by("summon") },
  { text: "tk-tally-pieces", of: ownerOf("place", "add") },
  { text: "tk-tally-lost", of: ownerOf("destroy") },
  { text: "tk-tally-flares", of: by("flare") },
];

function by(kind: string): Tally["of"] {
  return (happening) => (happening.kind === kind ? (happening.words["seat"]?.number ?? null) : null);
}

/** Whose piece it is; of a team the first. */
function ownerOf(...kinds: string[]): Tally["of"] {
  return (happening: Happening, bench: Bench) => {
    if (!kinds.includes(happening.kind)) return null;
    const arena = arenaOf(bench);
    return seatsOf(arena, sideOfSchool(arena, idOf(happening.words["colour"])))[0] ?? null;
  };
}
