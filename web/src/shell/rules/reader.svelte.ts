import type { TermLine } from "../../protocol";

/** Milliseconds in which the mouse may go from a word to its note. */
const WAY = 300;

export interface Asked {
  /** The paragraph in which it was asked. */
  rule: string;
  term: TermLine;
  word: HTMLElement;
}

/** Which term is being explained. What is only pointed at goes away by itself, what was clicked stays. */
export class Reader {
  asked = $state.raw<Asked | null>(null);
  #kept = false;
  #going: ReturnType<typeof setTimeout> | undefined;

  explains(rule: string, term: TermLine): boolean {
    return this.asked?.rule === rule && this.asked.term.id === term.id;
  }

  point(asked: Asked): void {
    if (this.#kept && this.asked) return;
    this.stay();
    this.asked = asked;
  }

  press(asked: Asked): void {
    if (this.#kept && this.explains(asked.rule, asked.term)) return this.close();
    this.stay();
    this.asked = asked;
    this.#kept = true;
  }

  leave(): void {
    if (this.#kept) return;
    this.stay();
    this.#going = setTimeout(() => this.close(), WAY);
  }

  stay(): void {
    clearTimeout(this.#going);
  }

  close(): void {
    this.stay();
    this.asked = null;
    this.#kept = false;
  }
}
