import type { CatalogueEntry, Facet, Paragraph } from "../../games/contract";
import { fold } from "../../lib/rulebook";

/** The values that are wanted, by facet; of a facet of which none is named, all are. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

export function toggled(chosen: Chosen, facet: string, value: string): Chosen {
  const had = chosen[facet] ?? [];
  return { ...chosen, [facet]: had.includes(value) ? had.filter((one) => one !== value) : [...had, value] };
}

/** The entries that have all the words and one of the chosen values of every facet. */
export function found(entries: readonly CatalogueEntry[], wanted: string, chosen: Chosen): CatalogueEntry[] {
  const parts = fold(wanted).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => isChosen(entry, chosen) && hasAll(entry, parts));
}

function isChosen({ facets }: CatalogueEntry, chosen: Chosen): boolean {
  return Object.entries(chosen).every(([facet, values]) => !values.length || values.includes(facets[facet] ?? ""));
}

function hasAll({ name, text }: CatalogueEntry, parts: readonly string[]): boolean {
  const folded = fold(`${name} ${text}`);
  return parts.every((part) => folded.includes(part));
}

export function having(entries: readonly CatalogueEntry[], facet: string, value: string): CatalogueEntry[] {
  return entries.filter(({ facets }) => facets[facet] === value);
}

export interface Group {
  id: string;
  name: string;
  entries: CatalogueEntry[];
}

/** In the order of a facet's values; those that nothing has are left out. */
export function grouped(entries: readonly CatalogueEntry[], { id, values }: Facet): Group[] {
  return values
    .map(([value, name]) => ({ id: value, name, entries: having(entries, id, value) }))
    .filter((group) => group.entries.length);
}

/** The paragraphs that go with an entry, in the order of the book. */
export function rulesOf({ rules = [], code = [] }: CatalogueEntry, paragraphs: readonly Paragraph[]): Paragraph[] {
  const livesThere = (place: string) => code.includes(place.slice(place.indexOf(":") + 1));
  return paragraphs.filter((one) => rules.includes(one.id) || one.code?.some(livesThere));
}
