import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, Language, Paragraph, Words } from "../games/contract";
import type { Choice, Happening, Question, TableInfo, Word } from "../protocol";
import { seatName } from "./names";

/** What of a table is spoken of: whoever sits there, and what has been agreed on. */
export type Spoken = Pick<TableInfo, "seats" | "options">;

/** Everything a person reads, in one language. */
export class Lexicon implements Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly rules: Map<string, Paragraph>;

  constructor(
    language: Language,
    sources: string[],
    rules: Paragraph[] = [],
    private readonly table: () => Spoken = () => ({ seats: [], options: {} }),
  ) {
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
    return pattern == null ? key : this.bundle.formatPattern(pattern, { ...this.agreed(), ...args }, []);
  }

  word(word: Word): string {
    return String(this.plain(word));
  }

  question(question: Question): string {
    const { about } = question;
    const args = about ? { [about.kind || "number"]: this.plain(about) } : {};
    return this.say(`prompt-${question.prompt}`, args);
  }

  option(choice: Choice): string {
    return this.word(choice.word);
  }

  meaning(choice: Choice): string {
    const keys = [choice.word, ...Object.values(choice.word.args ?? {})].map(
      ({ kind, name }) => `${kind}-${name}-text`,
    );
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

  /** A number stays one, so that plurals fit; of a seat it tells which. A thing without a text has its name. */
  private plain(word: Word): string | number {
    if (word.list) return word.list.map((item) => this.word(item)).join(", ");
    if (word.text) return word.text;
    if (word.key) return this.say(word.key, this.parts(word));
    if (word.kind === "seat") return this.seat(word.number ?? 0);
    const { kind, name } = word;
    if (!name) return word.number ?? "";
    if (!this.has(`${kind}-${name}`)) return name;
    return this.say(`${kind}-${name}`, this.parts(word));
  }

  private parts(word: Word): Args {
    const args = Object.entries(word.args ?? {}).map(([part, thing]) => [part, this.plain(thing)]);
    return Object.fromEntries(args) as Args;
  }

  /** A text may depend on what the table has agreed on, as that of a card does which was printed twice. */
  private agreed(): Args {
    const options = Object.entries(this.table().options);
    return Object.fromEntries(options.map(([key, value]) => [key, typeof value === "number" ? value : String(value)]));
  }

  private seat(number: number): string {
    const seat = this.table().seats[number];
    return seat ? seatName(this, seat) : this.say("seat-number", { number: number + 1 });
  }
}

function eventKey(happening: Happening): string {
  if (happening.kind.startsWith("act-")) return happening.kind;
  return `event-${happening.kind}${happening.hidden ? "-hidden" : ""}`;
}
