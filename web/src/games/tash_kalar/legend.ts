import type { Sign } from "../contract";
import Free from "./panels/Free.svelte";
import { pieceArt } from "./pieces/look";

/** What stands on a seat's panel. */
export const legend: Sign[] = [
  { icon: pieceArt("northern", 1), text: "tk-legend-common" },
  { icon: pieceArt("northern", 2), text: "tk-legend-heroic" },
  { icon: pieceArt("northern", 3), text: "tk-legend-legendary" },
  { icon: "i-bag", text: "tk-legend-supply" },
  { icon: "tk-i-deck", text: "tk-legend-hand" },
  { icon: "i-star", text: "tk-legend-legends" },
  { icon: "tk-i-flare", text: "tk-legend-flares" },
  { icon: "i-cards", text: "tk-legend-deck" },
  { icon: "tk-i-discard", text: "tk-legend-pile" },
  { icon: "tk-i-task", text: "tk-legend-tasks" },
  { icon: "tk-gate-ic", text: "tk-legend-gate" },
  { icon: "tk-i-last", text: "tk-legend-last" },
  { icon: pieceArt("southern", 1), text: "tk-legend-against" },
  { Sign: Free, text: "tk-legend-improvise" },
];
