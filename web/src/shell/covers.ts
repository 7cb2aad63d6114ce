import { hasText, t } from "../lib/words.svelte";

/** The four boxes on the shelf, whether their rules are here already or not. Texts: cover-<game>… */
export interface Cover {
  game: string;
  look: "titan" | "war" | "tash" | "karak" | "plain";
  emblem: string;
  players: string;
  minutes: string;
}

export const COVERS: Cover[] = [
  { game: "titan_race", look: "titan", emblem: "em-titan", players: "2–6", minutes: "30" },
  { game: "war_chest", look: "war", emblem: "em-war", players: "2, 4", minutes: "30–60" },
  { game: "tash_kalar", look: "tash", emblem: "em-tash", players: "2–4", minutes: "30–45" },
  { game: "karak2", look: "karak", emblem: "em-karak", players: "2–5", minutes: "45–90" },
];

export function coverOf(game: string): Cover {
  const known = COVERS.find((cover) => cover.game === game);
  return known ?? { game, look: "plain", emblem: "em-stolik", players: "", minutes: "" };
}

/** What is written on the box; a game of another package goes by its name until its own words are here. */
export function titleOf(game: string): string {
  return hasText(`cover-${game}`) ? t(`cover-${game}`) : game.replaceAll("_", " ");
}

/** The boxes we know, then whatever else the server has. */
export function shelf(games: string[]): Cover[] {
  const known = COVERS.map((cover) => cover.game);
  return [...COVERS, ...games.filter((game) => !known.includes(game)).map(coverOf)];
}
