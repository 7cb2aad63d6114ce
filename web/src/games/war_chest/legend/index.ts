import type { Sign } from "../../contract";
import Markers from "./Markers.svelte";
import Removed from "./Removed.svelte";
import Supply from "./Supply.svelte";

/** What stands on a seat's panel, from top to bottom. */
export const legend: Sign[] = [
  { Sign: Markers, text: "wc-legend-markers" },
  { icon: "wc-init", text: "wc-legend-initiative" },
  { icon: "wc-i-hand", text: "wc-legend-hand" },
  { icon: "i-bag", text: "wc-legend-bag" },
  { icon: "i-discard", text: "wc-legend-up" },
  { icon: "wc-i-down", text: "wc-legend-down" },
  { icon: "i-grave", text: "wc-legend-grave" },
  { Sign: Supply, text: "wc-legend-supply" },
  { Sign: Removed, text: "wc-legend-removed" },
];
