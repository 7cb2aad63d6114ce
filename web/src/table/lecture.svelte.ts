import { sameChoice } from "../board/options";
import type { EventQueue } from "../board/queue";
import type { Bench, GameClient, Planned, Words } from "../games/contract";
import { Refusal, api } from "../lib/api";
import { learn, learned } from "../lib/learned.svelte";
import { settings } from "../lib/settings.svelte";
import type { Choice, Happening, LessonLine, LessonReply, LessonStep, Question, Seen, Thing, Value } from "../protocol";
import type { Asking } from "./asking";
import { Foresight } from "./foresight.svelte";
import { asked } from "./bench";
import { queueOn } from "./stage";
import { seatsOf, still } from "./still";
import type { Bubble } from "./table.svelte";

/** A lesson being given: the server says, shows and judges; here is only what has been answered so far. */
export class Lecture implements Asking {
  step: LessonStep = $state.raw({} as LessonStep);
  /** What was said to the last answer, until it is read: a right one leads on, a wrong one costs nothing. */
  reply: LessonReply | null = $state.raw(null);
  shown: unknown = $state.raw({});
  playing: Happening | null = $state.raw(null);
  bubble: Bubble | null = $state.raw(null);
  /** Nobody answered: nothing is lost, it can be tried again. */
  trouble: unknown = $state.raw(null);
  client: GameClient | null = $state.raw(null);
  words: Words | null = $state.raw(null);
  board: HTMLElement | null = null;
  readonly foresight = new Foresight((choice) => void this.imagine(choice));
  private sent = $state(false);
  private answers: Value[] = [];
  private next: LessonStep | null = null;
  private readonly queue: EventQueue;

  private constructor(
    readonly game: string,
    readonly line: LessonLine,
  ) {
    this.queue = queueOn(this);
  }

  /** Where one has left it; from the start where the lesson has been written anew since. */
  static async of(game: string, line: LessonLine): Promise<Lecture> {
    const lecture = new Lecture(game, line);
    const { answers } = learned(game, line.id);
    await lecture.begin(answers).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return lecture.begin([]);
    });
    return lecture;
  }

  private async begin(answers: Value[]): Promise<void> {
    this.enter(await api.lecture(this.game, this.line.id, { answers, tries: false, answer: null }), answers);
  }

  // What there is to see

  get question(): Question | null {
    return this.playing || this.sent || this.praised ? null : this.step.seen.question;
  }

  get seen(): Seen {
    return this.praised?.seen ?? this.step.seen;
  }

  get praised(): LessonReply | null {
    return this.reply?.right ? this.reply : null;
  }

  /** All steps are behind. */
  get over(): boolean {
    return this.step.number === this.line.steps;
  }

  /** The step that is shown, from 1. */
  get number(): number {
    return Math.min(this.line.steps, this.step.number + 1);
  }

  get spoken() {
    return { seats: seatsOf(this.step.sides), options: this.step.options };
  }

  benchIn(words: Words, rule: (id: string) => void): Bench {
    const { seen } = this;
    const bench = still(this.game, seen.view, words, { seat: seen.seat });
    const seats = seatsOf(this.step.sides).map((one) => ({ ...one, acting: one.seat === this.question?.seat }));
    return {
      ...bench,
      table: { ...bench.table, seats, options: this.step.options },
      seen,
      ...asked(this, rule),
    };
  }

  // What can be done

  choose(choice: Choice): void {
    if (!this.question) return;
    if (this.waits(choice)) this.foresight.arm(choice);
    else void this.answer(choice.value);
  }

  waits(choice: Choice): boolean {
    return settings.confirm && !sameChoice(this.foresight.armed, choice);
  }

  /** A lesson asks one thing at a time. */
  plan([first]: Planned[]): void {
    if (this.question && first) void this.answer(first.value);
  }

  /** To the next step: what was said has been read. */
  goOn(): void {
    const { praised, next } = this;
    if (praised && next) this.enter(next, this.answers);
    else if (!this.step.asks) void this.answer(null);
  }

  /** The step before; what was just answered, once more. */
  async back(): Promise<void> {
    await this.ask(() => this.begin(this.answers.slice(0, -1)));
  }

  /** The right answer is pointed out; to give it is left to whoever learns. */
  async show(): Promise<void> {
    const { question } = this;
    await this.ask(async () => {
      const { value } = await api.lessonShow(this.game, this.line.id, this.lecture());
      const choice = question?.options.find((one) => sameChoice(one, { ...one, value }));
      if (choice) this.foresight.arm(choice);
    });
  }

  skip(): void {
    this.queue.skip();
  }

  calm(): void {
    this.foresight.clear();
    this.bubble = null;
  }

  stop(): void {
    this.calm();
    this.queue.skip();
  }

  // What the server says

  private async answer(value: Value): Promise<void> {
    const asks = this.step.asks;
    this.calm();
    this.sent = true;
    await this.ask(async () => {
      const told = await api.lecture(this.game, this.line.id, { ...this.lecture(), tries: true, answer: value });
      if (!asks || told.reply?.right) this.led(told, [...this.answers, value]);
      else this.reply = told.reply;
    });
    this.sent = false;
  }

  private led(told: LessonStep, answers: Value[]): void {
    const { reply } = told;
    learn(this.game, this.line, answers);
    if (!reply?.seen) return this.enter(told, answers);
    this.answers = answers;
    this.next = told;
    this.reply = reply;
    void this.queue.play(reply.happened, reply.seen.view);
    if (Object.keys(reply.text).length === 0) this.enter(told, answers);
  }

  private enter(step: LessonStep, answers: Value[]): void {
    this.answers = answers;
    this.next = null;
    this.reply = null;
    this.calm();
    this.step = step;
    this.queue.jump(step.seen.view);
  }

  /** Of what is offered now: a pointer may rest where the last question was answered. */
  private async imagine(choice: Choice): Promise<void> {
    if (!this.question?.options.some((one) => sameChoice(one, choice))) return;
    const wish = { ...this.lecture(), answer: choice.value };
    const preview = await api.lessonImagine(this.game, this.line.id, wish).catch(() => null);
    if (preview && wish.answers === this.answers) this.foresight.learn(preview);
  }

  why(kind: string, name: string, at: DOMRect, holding?: Thing): void {
    if (this.question) void this.explain(kind, name, at, holding);
  }

  private async explain(kind: string, name: string, at: DOMRect, holding?: Thing): Promise<void> {
    const bubble: Bubble = { kind, name, at, answer: null };
    this.bubble = bubble;
    const wish = { answers: this.answers, kind, name, holding: holding ?? null };
    const answer = await api.lessonWhy(this.game, this.line.id, wish).catch(() => null);
    if (this.bubble === bubble) this.bubble = answer && { ...bubble, answer };
  }

  private lecture() {
    return { answers: this.answers, tries: false, answer: null };
  }

  private async ask(wish: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await wish();
    } catch (error) {
      this.trouble = error;
    }
  }
}
