import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, Language, Paragraph, Words } from "../games/contract";
import type { Choice, Happening, Question, Word } from "../protocol";

/** Everything a person reads, in one language. */
export class Lexicon implements Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly rules: Map<string, Paragraph>;

  constructor(language: Language, sources: string[], rules: Paragraph[] = []) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.rules = new Map(rules.map((paragraph) => [paragraph.id, paragraph]));
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  say(key: string, args?: Args): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern == null ? key : this.bundle.formatPattern(pattern, args ?? null, []);
  }

  word(word: Word): string {
    return String(this.plain(word));
  }

  question(question: Question): string {
    const args = question.about ? { [question.about_kind]: this.word(question.about) } : {};
    return this.say(`prompt-${question.prompt}`, args);
  }

  option(_question: Question, choice: Choice): string {
    return this.word(choice.word);
  }

  meaning(choice: Choice): string {
    const keys = [choice.word, ...Object.values(choice.word.args ?? {})].map((word) => `${word.key}-text`);
    const key = keys.find((one) => this.has(one));
    return key ? this.say(key) : "";
  }

  event(happening: Happening): string {
    const args = Object.entries(happening.words).map(([name, word]) => [name, this.plain(word)]);
    return this.say(eventKey(happening), Object.fromEntries(args) as Args);
  }

  rule(id: string): Paragraph | undefined {
    return this.rules.get(id);
  }

  /** A number stays one, so that plurals fit; beside a text or a key it only tells which seat is meant. */
  private plain(word: Word): string | number {
    if (word.list?.length) return word.list.map((item) => this.word(item)).join(", ");
    if (word.text) return word.text;
    if (!word.key) return word.number ?? "";
    const args = Object.entries(word.args ?? {}).map(([name, part]) => [name, this.plain(part)]);
    return this.say(word.key, Object.fromEntries(args) as Args);
  }
}

function eventKey(happening: Happening): string {
  if (happening.kind.startsWith("act-")) return happening.kind;
  return `event-${happening.kind}${happening.hidden ? "-hidden" : ""}`;
}
