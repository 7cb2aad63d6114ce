import type { Language } from "../games/contract";
import { api } from "./api";
import { apiUrl } from "./base";

/** A game that this build does not know comes from another package: the server has its texts and its rules. */
export function textsFromServer(game: string, language: Language): Promise<string> {
  return written(`texts/${language}/${encodeURIComponent(game)}`);
}

export function rulesFromServer(game: string, language: Language): Promise<string> {
  return written(`games/${encodeURIComponent(game)}/rules/${language}`);
}

/** Of what kind the things are that each field of its views names. */
export async function fieldsFromServer(game: string): Promise<Readonly<Record<string, string>>> {
  const games = await api.games().catch(() => []);
  return games.find(({ name }) => name === game)?.fields ?? {};
}

async function written(path: string): Promise<string> {
  const answer = await fetch(apiUrl(path)).catch(() => null);
  return answer?.ok ? answer.text() : "";
}
