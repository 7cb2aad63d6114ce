import type { Language } from "../games/contract";
import { apiUrl } from "./base";

/** A game that this build does not know comes from another package: the server has its texts and its rules. */
export function textsFromServer(game: string, language: Language): Promise<string> {
  return written(`texts/${language}/${encodeURIComponent(game)}`);
}

export function rulesFromServer(game: string, language: Language): Promise<string> {
  return written(`games/${encodeURIComponent(game)}/rules/${language}`);
}

async function written(path: string): Promise<string> {
  const answer = await fetch(apiUrl(path)).catch(() => null);
  return answer?.ok ? answer.text() : "";
}
