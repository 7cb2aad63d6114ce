import type { Language, Words } from "../games/contract";
import type { Refused } from "../protocol";
import { Away, Refusal } from "./api";
import { told } from "./rulebook";

/** What to tell somebody whose wish was not fulfilled. */
export function explanation(error: unknown, words: { language: Language; away: string }): string {
  if (error instanceof Refusal) return error.problem[words.language];
  if (error instanceof Away) return words.away;
  return String(error);
}

/** The paragraph that forbids, or the table's own reason. */
export function refusalText(refused: Refused, words: Words): string {
  const rule = refused.rule ? words.rule(refused.key) : undefined;
  if (refused.rule) return rule ? told(rule, words) : refused.key;
  return words.say(`refusal-${refused.key}`, refused.args);
}
