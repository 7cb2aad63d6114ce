import type { Lid } from "../games/contract";
import { hasText, t } from "../lib/words.svelte";

/** A box on the shelf. Texts: cover-<game>… */
export interface Cover extends Omit<Lid, "place"> {
  game: string;
}

const lids = import.meta.glob<Lid>("../games/*/cover.ts", { eager: true, import: "lid" });
const PLAIN = { look: "plain", emblem: "em-stolik", players: "", minutes: "" };

/** The boxes that this build has a board for, in the order of the shelf. */
export const COVERS: readonly Cover[] = Object.entries(lids)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([path, lid]) => ({ ...lid, game: path.split("/")[2] ?? "" }));

export function coverOf(game: string): Cover {
  return COVERS.find((cover) => cover.game === game) ?? { game, ...PLAIN };
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
