import type { Catalogue, CatalogueEntry, Facet, Words } from "../contract";
import { cardsOf, deckOf, rowOf } from "./arena";
import { CARDS, SCHOOLS, TASKS } from "./deck";
import Entry from "./panels/Entry.svelte";
import { effectsOf } from "./pieces/cardText";

const SHARED = ["legend", "flare", "task"] as const;
const RANKS = [1, 2, 3] as const;
const EFFECTS = ["frost", "warp"] as const;

function facets(words: Words): Facet[] {
  const schools = SCHOOLS.map((school) => [school, words.say(`school-${school}`)] as const);
  const shared = SHARED.map((deck) => [deck, words.say(`tk-deck-name-${deck}`)] as const);
  return [
    { id: "deck", name: words.say("tk-facet-deck"), values: [...schools, ...shared] },
    {
      id: "rank",
      name: words.say("tk-facet-rank"),
      values: RANKS.map((rank) => [String(rank), words.say("tk-rank", { rank })]),
    },
    {
      id: "effect",
      name: words.say("tk-facet-effect"),
      values: EFFECTS.map((effect) => [effect, words.say(`tk-effect-name-${effect}`)]),
    },
  ];
}

function cardEntry(words: Words, card: string): CatalogueEntry {
  const row = rowOf(card);
  const effect = EFFECTS.find((kind) => row?.[kind]);
  return {
    id: card,
    thing: { kind: "card", name: card },
    name: words.say(`card-${card}`),
    facets: { deck: deckOf(card), ...(row && { rank: String(row.rank) }), ...(effect && { effect }) },
    text: effectsOf({ words }, card)
      .map(({ text }) => text)
      .join(" "),
    code: [CARDS[card]?.name ?? ""],
  };
}

function taskEntry(words: Words, task: string): CatalogueEntry {
  const key = `task-${task}`;
  return {
    id: key,
    thing: { kind: "task", name: task },
    name: words.say(key),
    facets: { deck: "task" },
    text: words.say(`${key}-text`),
  };
}

function entries(words: Words): CatalogueEntry[] {
  const cards = [...SCHOOLS, "legend", "flare"].flatMap(cardsOf);
  return [...cards.map((card) => cardEntry(words, card)), ...Object.keys(TASKS).map((task) => taskEntry(words, task))];
}

export const catalogue: Catalogue = { facets, entries, Entry };
