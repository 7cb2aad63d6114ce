import type { GameClient } from "../../contract";
import Dice from "./Dice.svelte";
import Laps from "./Laps.svelte";
import Push from "./Push.svelte";

export const aim: NonNullable<GameClient["aim"]> = [
  { Picture: Laps, title: "tr-aim-laps", text: "tr-aim-laps-text", rule: "TR-73" },
  { Picture: Dice, title: "tr-aim-dice", text: "tr-aim-dice-text", rule: "TR-29" },
  { Picture: Push, title: "tr-aim-push", text: "tr-aim-push-text", rule: "TR-46" },
];
