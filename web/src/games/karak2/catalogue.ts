import type { Catalogue, CatalogueEntry, Facet, Words } from "../contract";
import { BUILDINGS } from "./box";
import Entry from "./panels/Entry.svelte";
import { ARMIES, DICE, HEROES, ITEMS, LEGEND } from "./printed";

const KINDS = ["hero", "die", "item", "army", "building"] as const;
type Kind = (typeof KINDS)[number];

function facets(words: Words): Facet[] {
  return [
    {
      id: "kind",
      name: words.say("k2-facet-kind"),
      values: KINDS.map((kind) => [kind, words.say(`k2-kind-${kind}`)]),
    },
    {
      id: "set",
      name: words.say("k2-facet-set"),
      values: [
        ["base", words.say("k2-base")],
        ["imperium", words.say("k2-imperium")],
      ],
    },
  ];
}

function heroText(words: Words, hero: string): string {
  const abilities = LEGEND.abilities[hero] ?? [];
  return [
    words.say(`hero-${hero}-text`),
    ...abilities.map((ability) => `${words.say(`ability-${ability}`)}: ${words.say(`ability-${ability}-text`)}`),
  ].join(" ");
}

function facesText(words: Words, die: string): string {
  return (LEGEND.faces[die] ?? []).map((face) => words.say(`face-${face || "blank"}`)).join(", ");
}

function armyText(words: Words, army: string): string {
  const items = Object.entries(ARMIES[army]?.rewards ?? {}).map(([item, count]) =>
    words.say("k2-told-count", { name: words.say(`item-${item}`), count }),
  );
  const strength = words.say("k2-card-strength", { strength: LEGEND.strengths[army] ?? 0 });
  return `${strength}. ${words.say("k2-card-rewards", { items: items.join(", ") })}`;
}

function entries(words: Words): CatalogueEntry[] {
  const entry = (kind: Kind, name: string, set: string, text: string, code: readonly string[] = []) => ({
    id: `${kind}-${name}`,
    thing: { kind, name },
    name: words.say(`${kind}-${name}`),
    facets: { kind, set },
    text,
    code,
  });
  const printed = (kind: Kind, name: string) => words.say(`${kind}-${name}-text`);
  return [
    ...Object.entries(HEROES).map(([hero, { set }]) =>
      entry("hero", hero, set, heroText(words, hero), LEGEND.abilities[hero]),
    ),
    ...Object.entries(DICE).map(([die, { set }]) => entry("die", die, set, facesText(words, die))),
    ...Object.entries(ITEMS).map(([item, { set }]) => entry("item", item, set, printed("item", item))),
    ...Object.entries(ARMIES).map(([army, { set }]) => entry("army", army, set, armyText(words, army))),
    ...BUILDINGS.map((building) => entry("building", building, "base", printed("building", building))),
  ];
}

export const catalogue: Catalogue = { facets, entries, Entry };
