import { api } from "../lib/api";
import { ratingNow, solve, tried } from "../lib/solved.svelte";
import type { PuzzleJudged, PuzzleStep, Question, Seen, Value } from "../protocol";
import { Study, type Pointed } from "./study.svelte";

/** A puzzle being solved: the server asks, judges and tells the chances; here is only what has been answered. */
export class Puzzle extends Study {
  step: PuzzleStep = $state.raw({} as PuzzleStep);
  /** What was said to the answer that decided it. */
  judged: PuzzleJudged | null = $state.raw(null);
  /** That answer; undefined for whoever had it shown. */
  given: Value | undefined = $state.raw(undefined);
  /** The rule that a hint has named. */
  rule = $state("");
  /** How the rating has changed, where this try was the first. */
  gain: number | null = $state(null);
  protected answers: Value[] = $state.raw([]);

  private constructor(
    game: string,
    readonly id: string,
    /** Where it is the puzzle of a day. */
    readonly day: string | null,
  ) {
    super(game);
  }

  static async of(game: string, id: string): Promise<Puzzle> {
    const today = await api.puzzleToday();
    const isToday = today.line?.game === game && today.line.id === id;
    const solving = new Puzzle(game, id, isToday ? today.day : null);
    await solving.begin();
    return solving;
  }

  private async begin(): Promise<void> {
    this.step = await api.puzzle(this.game, this.id, this.wish([]));
    this.answers = [];
    this.judged = null;
    this.given = undefined;
    this.gain = null;
    this.calm();
    this.queue.jump(this.step.seen.view);
  }

  get question(): Question | null {
    return this.playing || this.sent || this.judged ? null : this.step.seen.question;
  }

  get seen(): Seen {
    return this.judged?.seen ?? this.step.seen;
  }

  get agreed() {
    return this.step;
  }

  get line() {
    return this.step.line;
  }

  /** Which answer of the solution is looked for, from 1. */
  get number(): number {
    return Math.min(this.line.answers, this.answers.length + 1);
  }

  /** Right answers, from which one may play on. */
  get found(): Value[] {
    return this.judged?.solved && this.given !== undefined ? [...this.answers, this.given] : this.answers;
  }

  async again(): Promise<void> {
    await this.ask(() => this.begin());
  }

  async hint(): Promise<void> {
    await this.ask(async () => {
      this.rule = (await api.puzzleHint(this.game, this.id)).rule;
    });
  }

  /** The solution is told, and this try was in vain. */
  async giveUp(): Promise<void> {
    await this.decide({ gives_up: true }, undefined);
  }

  protected async answer(value: Value): Promise<void> {
    await this.decide({ tries: true, answer: value }, value);
  }

  private async decide(wish: object, value: Value | undefined): Promise<void> {
    this.calm();
    this.sent = true;
    await this.ask(async () => {
      const told = await api.puzzle(this.game, this.id, { ...this.wish(this.answers), ...wish });
      if (told.judged) this.take(told, told.judged, value);
    });
    this.sent = false;
  }

  private take(told: PuzzleStep, judged: PuzzleJudged, value: Value | undefined): void {
    if (judged.right && !judged.solved) {
      this.answers = [...this.answers, value ?? null];
      this.step = told;
      void this.queue.play(judged.happened, told.seen.view);
      return;
    }
    const first = tried(this.line) === null;
    if (first && judged.rating) this.gain = Math.round(judged.rating.mu) - Math.round(ratingNow().mu);
    solve(this.line, judged.solved, judged.rating, this.day);
    this.step = { ...this.step, line: told.line };
    this.given = value;
    this.judged = judged;
    void this.queue.play(judged.happened, judged.seen.view);
  }

  protected look(value: Value) {
    return api.puzzleImagine(this.game, this.id, { ...this.wish(this.answers), answer: value });
  }

  protected reason(pointed: Pointed) {
    return api.puzzleWhy(this.game, this.id, { answers: this.answers, ...pointed });
  }

  /** A position that somebody has kept is not rated, nor is a second try. */
  private wish(answers: Value[]) {
    const counts = this.step.line && this.line.theme !== "kept" && tried(this.line) === null;
    return { answers, tries: false, answer: null, gives_up: false, rating: counts ? ratingNow() : null };
  }
}
