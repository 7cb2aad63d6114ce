import { momentOf } from "../../../board/options";
import type { Question } from "../../../protocol";
import { playsOf } from "./plays";

/** What the player has taken up, shared by the arena, the hand and the prompt bar; forgotten with the question. */
class Selection {
  private moment = $state("");
  /** The card of the hand whose places are shown. It stays while others play, to think ahead. */
  private wanted = $state("");
  private from = $state("");
  /** The square whose several images are laid out as a menu. */
  private spread = $state("");
  /** A card or a square that is pointed at, until the pointer leaves. */
  looked = $state("");
  /** A card that is pointed at to be read, wherever it lies. */
  read = $state("");
  at = $state("");
  /** The card, task or pile that lies open beside the arena. */
  sheet = $state("");

  get card(): string {
    return this.wanted;
  }

  take(card: string): void {
    this.wanted = card;
    this.spread = "";
  }

  /** The piece that will move: the one that was clicked, or the only one there is. */
  mover(question: Question | null): string {
    if (question?.kind !== "step") return "";
    const movers = moversOf(question);
    if (this.fits(question) && movers.includes(this.from)) return this.from;
    return movers.length === 1 ? movers[0]! : "";
  }

  grasp(question: Question | null, square: string): void {
    this.moment = momentOf(question);
    this.from = square;
  }

  menu(question: Question | null): string {
    return this.fits(question) ? this.spread : "";
  }

  open(question: Question | null, square: string): void {
    this.moment = momentOf(question);
    this.spread = square;
  }

  private fits(question: Question | null): boolean {
    return question !== null && this.moment === momentOf(question);
  }
}

export const selection = new Selection();

export function moversOf(question: Question | null): string[] {
  return [...new Set(playsOf(question).flatMap(({ from }) => from || []))];
}
