import type { Language } from "../games/contract";
import type { TermLine } from "../protocol";
import type { Piece } from "./rulebook";

export type TermPiece = { kind: "term"; text: string; term: TermLine };
export type Part = Piece | TermPiece;

/** The terms of a game, to be found in texts of one language. */
export interface Terms {
  pattern: RegExp;
  named: ReadonlyMap<string, TermLine>;
}

const NONE = /(?!)/gu;

export function readTerms(lines: readonly TermLine[], language: Language): Terms {
  const named = new Map(
    lines.flatMap((term) => (term.forms[language] ?? []).map((form) => [form.toLowerCase(), term] as const)),
  );
  const longestFirst = [...named.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = named.size
    ? new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}-])`, "giu")
    : NONE;
  return { pattern, named };
}

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** Each term is marked where a paragraph first has it, in its running text; the one that defines it does not. */
export function mark(pieces: readonly Piece[], { pattern, named }: Terms, rule: string): Part[] {
  const met = new Set([...named.values()].filter((term) => term.rule === rule));
  return pieces.flatMap((piece) => (piece.kind === "text" ? cut(piece.text, pattern, named, met) : [piece]));
}

function cut(text: string, pattern: RegExp, named: Terms["named"], met: Set<TermLine>): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const term = named.get(found.toLowerCase());
    if (!term || met.has(term)) continue;
    met.add(term);
    if (index > from) parts.push({ kind: "text", text: text.slice(from, index) });
    parts.push({ kind: "term", text: found, term });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}
