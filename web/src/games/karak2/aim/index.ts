import type { GameClient } from "../../contract";
import Explore from "./Explore.svelte";
import General from "./General.svelte";
import Stones from "./Stones.svelte";

export const aim: NonNullable<GameClient["aim"]> = [
  { Picture: Stones, title: "k2-aim-stones", text: "k2-aim-stones-text", rule: "K-B-81" },
  { Picture: Explore, title: "k2-aim-explore", text: "k2-aim-explore-text", rule: "K-B-31" },
  { Picture: General, title: "k2-aim-general", text: "k2-aim-general-text", rule: "K-B-80" },
];
