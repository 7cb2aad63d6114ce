import type { Choice } from "../../../protocol";
import type { Bench } from "../../contract";
import { playOf } from "./plays";

/** What does not come back, or not before the deck is played through: said on the button, then confirmed. */
const PRICES: Partial<Record<string, string>> = {
  thaw: "tk-spend-thaw",
  flare: "tk-spend-flare",
  warp: "tk-spend-warp",
  discard: "tk-spend-discard",
};

export function spends(choice: Choice, { question }: Bench): string {
  if (question?.kind !== "action") return "";
  const { verb, improvised } = playOf(question, choice, -1);
  return improvised ? "tk-spend-improvised" : (PRICES[verb] ?? "");
}
