import type { Language, Paragraph, Words } from "../games/contract";

export interface Rulebook {
  language: Language;
  title: string;
  intro: string;
  /** Rows of the glossary: the reader's language first. */
  glossary: [string, string][];
  paragraphs: Paragraph[];
}

/** rules/code.json: the places of a paragraph in the folder of its game, or `definition` alone. */
export type Places = Record<string, string[]>;

const DEFINITION = "definition";

/** rules/<language>.md: `## chapter`, `### id · source`, then the text. */
export function readRulebook(source: string, language: Language, code: Places = {}): Rulebook {
  const book: Rulebook = { language, title: "", intro: "", glossary: [], paragraphs: [] };
  let chapter = "";
  let open: Paragraph | null = null;
  for (const line of source.split("\n").map((text) => text.trim())) {
    if (line.startsWith("### ")) {
      const [id = "", origin = ""] = line.slice(4).split(" · ");
      open = { id, chapter, text: "", source: origin, ...placesOf(code[id]) };
      book.paragraphs.push(open);
    } else if (line.startsWith("## ")) {
      chapter = line.slice(3);
      open = null;
    } else if (line.startsWith("# ")) book.title = line.slice(2);
    else if (line.startsWith("|")) addRow(book, line);
    else if (line && open) open.text = joined(open.text, line);
    else if (line && !chapter) book.intro = joined(book.intro, line);
  }
  book.glossary.shift();
  return book;
}

function placesOf(places: string[] | undefined): Pick<Paragraph, "code"> {
  return places ? { code: places.filter((place) => place !== DEFINITION) } : {};
}

function joined(before: string, line: string): string {
  return before ? `${before} ${line}` : line;
}

function addRow(book: Rulebook, line: string): void {
  const cells = line.split("|").map((cell) => cell.trim());
  const [, first = "", second = ""] = cells;
  if (!/^-*$/.test(first)) book.glossary.push([first, second]);
}

const WRITTEN: Record<string, string> = { true: "yes", false: "no" };

/** Options stand in the rules as `key: value`; a reader knows them by the words of the form for a new table. */
export function spelled(book: Rulebook, words: Pick<Words, "has" | "say">): Rulebook {
  const before = book.language === "pl" ? "„" : "“";
  const spell = (code: string, key: string, value: string) => {
    const [name, chosen] = [`option-${key}`, `option-${key}-${WRITTEN[value] ?? value}`];
    return words.has(name) && words.has(chosen) ? `${before}${words.say(name)}: ${words.say(chosen)}”` : code;
  };
  const paragraphs = book.paragraphs.map((one) => ({ ...one, text: one.text.replace(/`(\w+): (\w+)`/g, spell) }));
  return { ...book, paragraphs };
}

export interface Chapter {
  name: string;
  paragraphs: Paragraph[];
}

export function chapters(paragraphs: Paragraph[]): Chapter[] {
  const found: Chapter[] = [];
  for (const paragraph of paragraphs) {
    if (found.at(-1)?.name !== paragraph.chapter) found.push({ name: paragraph.chapter, paragraphs: [] });
    found.at(-1)?.paragraphs.push(paragraph);
  }
  return found;
}

/** Case and accents do not matter. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The paragraphs that have all the words, in their id, chapter or text. */
export function search(paragraphs: Paragraph[], wanted: string): Paragraph[] {
  const parts = fold(wanted).split(/\s+/).filter(Boolean);
  return paragraphs.filter(({ id, chapter, text }) => {
    const folded = fold(`${id} ${chapter} ${text}`);
    return parts.every((part) => folded.includes(part));
  });
}

export type Piece = { kind: "text" | "strong" | "em" | "code" | "rule"; text: string };

/** The little markup there is, and the ids of other paragraphs, which become links. */
export function pieces(text: string, isRule: (id: string) => boolean): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{1,3}-(?:[A-Z]+-)?[A-Z]?\d+(?:\.\d+)?\b)/)) {
    if (part.startsWith("**")) found.push({ kind: "strong", text: part.slice(2, -2) });
    else if (part.startsWith("*") && part.length > 2) found.push({ kind: "em", text: part.slice(1, -1) });
    else if (part.startsWith("`")) found.push({ kind: "code", text: part.slice(1, -1) });
    else if (isRule(part)) found.push({ kind: "rule", text: part });
    else if (part) found.push({ kind: "text", text: part });
  }
  return found;
}

/** Where a paragraph comes from, as one of the marks that a page shows; their texts are `mark-…`. */
export type Mark = "rulebook" | "public" | "ours";

export function markOf({ source }: Pick<Paragraph, "source">): Mark {
  if (source === "ours") return "ours";
  return /rulebook|seed/.test(source) ? "rulebook" : "public";
}

/** The text alone, where emphasis would only be in the way. */
export function plain(text: string): string {
  return pieces(text, () => false)
    .map((piece) => piece.text)
    .join("");
}

/** A paragraph in a line of text; what is ours says so. */
export function told({ text, source }: Paragraph, words: Words): string {
  return source === "ours" ? `${plain(text)} ${words.say("our-reading")}` : plain(text);
}
