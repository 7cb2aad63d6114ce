import type { Sign } from "../../contract";
import LapSign from "./LapSign.svelte";

/** What stands on a titan's panel. */
export const legend: Sign[] = [
  { icon: "tr-heart", text: "tr-sign-heart" },
  { Sign: LapSign, text: "tr-sign-laps" },
  { icon: "tr-trophy", text: "tr-sign-trophy" },
  { icon: "tr-cards", text: "tr-sign-cards" },
  { icon: "tr-skull", text: "tr-sign-skull" },
  { icon: "tr-ready", text: "tr-sign-ready" },
  { icon: "tr-used", text: "tr-sign-used" },
];
