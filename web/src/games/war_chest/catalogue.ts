import type { Catalogue, CatalogueEntry, Facet, Words } from "../contract";
import { DECREE_RULES, DECREES, UNIT_RULES, UNITS, type Edition } from "./box";
import Entry from "./panels/Entry.svelte";

const SETS: readonly Edition[] = ["base", "nobility", "siege", "nightfall"];
const COINS = [...new Set(Object.values(UNITS).map(({ coins }) => coins))].sort();

function facets(words: Words): Facet[] {
  return [
    { id: "set", name: words.say("wc-facet-set"), values: SETS.map((set) => [set, words.say(`wc-set-${set}`)]) },
    {
      id: "kind",
      name: words.say("wc-facet-kind"),
      values: ["unit", "decree"].map((kind) => [kind, words.say(`wc-kind-${kind}`)]),
    },
    {
      id: "coins",
      name: words.say("wc-facet-coins"),
      values: COINS.map((coins) => [String(coins), String(coins)]),
    },
  ];
}

function entries(words: Words): CatalogueEntry[] {
  const units = Object.entries(UNITS).map(([unit, { coins, set }]) => ({
    ...written(words, "unit", unit, set, UNIT_RULES[unit] ?? []),
    facets: { set, kind: "unit", coins: String(coins) },
  }));
  const decrees = DECREES.map((decree) => written(words, "decree", decree, "nobility", [DECREE_RULES[decree] ?? ""]));
  return [...units, ...decrees];
}

function written(words: Words, kind: string, name: string, set: Edition, rules: readonly string[]): CatalogueEntry {
  const key = `${kind}-${name}`;
  return {
    id: key,
    thing: { kind, name },
    name: words.say(key),
    text: words.say(`${key}-text`),
    facets: { set, kind },
    rules,
  };
}

export const catalogue: Catalogue = { facets, entries, Entry };
