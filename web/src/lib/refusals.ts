import type { Words } from "../games/contract";
import type { Refused } from "../protocol";
import { told } from "./rulebook";

/** The paragraph that forbids, or the table's own reason. */
export function refusalText(refused: Refused, words: Words): string {
  const rule = refused.rule ? words.rule(refused.key) : undefined;
  if (refused.rule) return rule ? told(rule, words) : refused.key;
  return words.say(`refusal-${refused.key}`, refused.args);
}
