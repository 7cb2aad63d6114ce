import type { Choice } from "../../../protocol";
import type { Bench } from "../../contract";
import { playOf } from "./plays";

const BUYS = ["build", "train", "build-more", "train-more"];
const CASTS = ["bless", "potion"];

/** What is paid or cast at once; where a list of prices comes next, nothing is. */
export function spends(choice: Choice, bench: Bench): string {
  const { question } = bench;
  if (!question) return "";
  const verb = question.kind === "play" ? playOf(question, choice, -1).verb : question.prompt;
  if (CASTS.includes(verb)) return "k2-spends-spell";
  return BUYS.includes(verb) && !bench.ahead(choice)?.question ? "k2-spends-goods" : "";
}
