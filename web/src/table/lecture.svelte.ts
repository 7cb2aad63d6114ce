import { sameChoice } from "../board/options";
import { Refusal, api } from "../lib/api";
import { learn, learned } from "../lib/learned.svelte";
import type { LessonLine, LessonReply, LessonStep, Question, Seen, Value } from "../protocol";
import { Study, type Pointed } from "./study.svelte";

/** A lesson being given: the server says, shows and judges; here is only what has been answered so far. */
export class Lecture extends Study {
  step: LessonStep = $state.raw({} as LessonStep);
  /** What was said to the last answer, until it is read: a right one leads on, a wrong one costs nothing. */
  reply: LessonReply | null = $state.raw(null);
  protected answers: Value[] = [];
  private next: LessonStep | null = null;

  private constructor(
    game: string,
    readonly line: LessonLine,
  ) {
    super(game);
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

  get agreed() {
    return this.step;
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

  // What can be done

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

  // What the server says

  protected async answer(value: Value): Promise<void> {
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

  protected look(value: Value) {
    return api.lessonImagine(this.game, this.line.id, { ...this.lecture(), answer: value });
  }

  protected reason(pointed: Pointed) {
    return api.lessonWhy(this.game, this.line.id, { answers: this.answers, ...pointed });
  }

  private lecture() {
    return { answers: this.answers, tries: false, answer: null };
  }
}
