import type { GameClient } from "../../contract";
import Placement from "./Placement.svelte";
import Points from "./Points.svelte";
import Summoning from "./Summoning.svelte";

/** How one wins: points, pieces, patterns. */
export const aim: NonNullable<GameClient["aim"]> = [
  { Picture: Points, title: "tk-aim-points", text: "tk-aim-points-text", rule: "TK-H-01" },
  { Picture: Placement, title: "tk-aim-place", text: "tk-aim-place-text", rule: "TK-G-02" },
  { Picture: Summoning, title: "tk-aim-summon", text: "tk-aim-summon-text", rule: "TK-P-02" },
];
