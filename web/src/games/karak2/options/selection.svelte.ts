import type { Point } from "../../../board/geometry";
import type { Question } from "../../../protocol";

/** Several options of one place, laid out as a menu. */
export interface Spread {
  options: number[];
  at: Point;
  clear: number;
}

export const LEGEND = "legend";

/** What lies open over the map; a menu is forgotten with its question. */
class Selection {
  private moment = $state.raw<Question | null>(null);
  private spread = $state.raw<Spread | null>(null);
  /** The board of the hero of a seat, by its number, or the LEGEND; "" for neither. */
  sheet = $state("");

  menu(question: Question | null): Spread | null {
    return question !== null && this.moment === question ? this.spread : null;
  }

  open(question: Question | null, spread: Spread | null): void {
    this.moment = question;
    this.spread = spread;
  }

  toggle(sheet: string): void {
    this.sheet = this.sheet === sheet ? "" : sheet;
  }
}

export const selection = new Selection();
