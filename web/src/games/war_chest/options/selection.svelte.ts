import { momentOf } from "../../../board/options";
import type { Bench } from "../../contract";
import type { Question } from "../../../protocol";
import { playsOf, type Play } from "./plays";

export const ALL = "*";
/** The sheet with all units of the game. */
export const UNITS = "units";

/** The coin taken in hand, shared by the board, the hand and the prompt bar; forgotten with the question. */
class Selection {
  private moment = $state("");
  private wanted = $state("");
  private unit = $state("");
  /** The hex whose several options are laid out as a menu. */
  private spread = $state("");
  /** Pointed at, which shows what it could do until the pointer leaves. */
  looked = $state("");
  /** The unit or decree whose card lies open, the number of the seat whose sheet does, or UNITS. */
  card = $state("");

  /** Which coin: the one that was taken, else the first of the question; ALL shows every option. */
  coin(question: Question | null): string {
    const coins = coinsOf(question);
    if (this.fits(question) && (this.wanted === ALL || coins.includes(this.wanted))) return this.wanted;
    return coins[0] ?? "";
  }

  /** Taken by the player, not only proposed. */
  isTaken(question: Question | null): boolean {
    return this.fits(question) && this.wanted === this.coin(question);
  }

  /** The hex of the unit that was clicked, where two of a kind stand on the board. */
  at(question: Question | null): string {
    return this.fits(question) ? this.unit : "";
  }

  menu(question: Question | null): string {
    return this.fits(question) ? this.spread : "";
  }

  take(question: Question | null, coin: string, at = ""): void {
    this.moment = momentOf(question);
    this.wanted = coin;
    this.unit = at;
    this.spread = "";
  }

  open(question: Question | null, hex: string): void {
    const [coin, at] = [this.coin(question), this.at(question)];
    this.take(question, coin, at);
    this.spread = hex;
  }

  private fits(question: Question | null): boolean {
    return question !== null && this.moment === momentOf(question);
  }
}

export const selection = new Selection();

/** The kinds of coins with which something can be done, in the order of the options. */
export function coinsOf(question: Question | null): string[] {
  if (question?.kind !== "play") return [];
  return [
    ...new Set(
      playsOf(question)
        .map(({ coin }) => coin)
        .filter(Boolean),
    ),
  ];
}

/**
 * The options that are shown now: all of them, or those of the coin taken in hand. `looked` counts only on the board.
 */
export function shownPlays({ question }: Pick<Bench, "question">, looked = ""): Play[] {
  const plays = playsOf(question);
  const coin = looked || selection.coin(question);
  const at = looked ? "" : selection.at(question);
  if (!coin || coin === ALL) return plays;
  return plays.filter((play) => (!play.coin || play.coin === coin) && (!at || !play.at || play.at === at));
}
