import type { Catalogue, CatalogueEntry, Facet, Words } from "../contract";
import { CARDS, FACES, TRACKS } from "./box";
import { choices } from "./choices";
import { hints } from "./hints";
import Entry from "./panels/Entry.svelte";
import { COLOURS, TITANS } from "./race";

const KINDS = ["titan", "die", "card", "track"] as const;
const TIMINGS = ["own-turn", "reaction"] as const;

function facets(words: Words): Facet[] {
  return [
    {
      id: "kind",
      name: words.say("tr-facet-kind"),
      values: KINDS.map((kind) => [kind, words.say(`tr-kind-${kind}`)]),
    },
    {
      id: "timing",
      name: words.say("tr-facet-timing"),
      values: TIMINGS.map((timing) => [timing, words.say(`tr-${timing}`)]),
    },
  ];
}

/** The paragraph that a hint of the first lap names for this. */
function ruleFor(subject: string): string[] {
  const hint = hints.find(({ text }) => `tr-hint-${subject}`.startsWith(text));
  return hint?.rule ? [hint.rule] : [];
}

function entries(words: Words): CatalogueEntry[] {
  return [
    ...TITANS.map((titan) => ({
      id: `titan-${titan}`,
      thing: { kind: "titan", name: titan },
      name: words.say(`titan-${titan}`),
      facets: { kind: "titan" },
      text: [`rider-${titan}`, `ability-${titan}`, `ability-${titan}-text`].map((key) => words.say(key)).join(". "),
      rules: ruleFor("ability"),
    })),
    ...COLOURS.map((colour) => ({
      id: `die-${colour}`,
      thing: { kind: "die", name: colour },
      name: words.say(`face-${colour}`),
      facets: { kind: "die" },
      text: `${words.say("tr-die", { colour: words.say(`colour-${colour}`) })}. ${words.say(`face-${colour}-text`)}`,
      rules: [FACES[colour].rule],
    })),
    ...Object.entries(CARDS).map(([card, { timing }]) => ({
      id: `card-${card}`,
      thing: { kind: "card", name: card },
      name: words.say(`card-${card}`),
      facets: { kind: "card", timing: timing.replace("_", "-") },
      text: words.say(`card-${card}-text`),
      rules: ruleFor(timing === "reaction" ? "reaction" : "card"),
    })),
    ...Object.entries(TRACKS).map(([track, { effect }]) => ({
      id: `track-${track}`,
      thing: { kind: "track", name: track },
      name: words.say(`track-${track}`),
      facets: { kind: "track" },
      text: choices.track.text(track, words),
      rules: ruleFor(effect),
    })),
  ];
}

export const catalogue: Catalogue = { facets, entries, Entry };
