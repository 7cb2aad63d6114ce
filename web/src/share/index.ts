import type { Component } from "svelte";
import { render } from "svelte/server";
import type { Bench, Words } from "../games/contract";
import tokens from "../style/tokens.css?raw";
import { seatsOf, still } from "../table/still";
import { named, parsed } from "./markup";
import { plainRules, variablesIn } from "./paint";
import { Picture } from "./picture";

const posters = import.meta.glob<{ default: Component<Bench> }>("../games/*/board/Poster.svelte", { eager: true });
const sprites = import.meta.glob<string>("../art/*.svg", { eager: true, query: "?raw", import: "default" });

const drawings = named(Object.values(sprites).flatMap(parsed));
const variables = variablesIn(tokens.slice(tokens.indexOf("--"), tokens.indexOf("@media")));
const nothing = () => "";
/** A picture has no words of its own. */
const words: Words = {
  language: "en",
  has: () => false,
  say: nothing,
  word: nothing,
  question: nothing,
  option: nothing,
  meaning: nothing,
  event: nothing,
  rule: () => undefined,
};

/** A board as SVG; "" where the game has none that stands alone. */
export function board(game: string, view: object, sides: number[]): string {
  const Poster = posters[`../games/${game}/board/Poster.svelte`]?.default;
  if (!Poster) return "";
  const bench = still(game, view, words);
  const { body, head } = render(Poster, { props: { ...bench, table: { ...bench.table, seats: seatsOf(sides) } } });
  const rules = plainRules(head.replace(/<[^>]*>/g, ""), variables);
  return `<style>${rules}</style>${new Picture(drawings, variables).of(body)}`;
}

Object.assign(globalThis, {
  board: (game: string, view: string, sides: string) =>
    board(game, JSON.parse(view) as object, JSON.parse(sides) as number[]),
});
