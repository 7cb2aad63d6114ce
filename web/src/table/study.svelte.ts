import { sameChoice } from "../board/options";
import type { EventQueue } from "../board/queue";
import type { Bench, GameClient, Planned, Words } from "../games/contract";
import { settings } from "../lib/settings.svelte";
import type { Choice, Explained, Happening, Preview, Question, Seen, Thing, Value } from "../protocol";
import type { Asker } from "./asker";
import { asked } from "./bench";
import { Foresight } from "./foresight.svelte";
import { queueOn } from "./stage";
import { seatsOf, still } from "./still";
import type { Bubble } from "./table.svelte";

/** What somebody points at that is no option. */
export interface Pointed {
  kind: string;
  name: string;
  holding: Thing | null;
}

/** Where a position is asked about that is no table: a lesson, a puzzle. The server shows and judges. */
export abstract class Study implements Asker {
  shown: unknown = $state.raw({});
  playing: Happening | null = $state.raw(null);
  bubble: Bubble | null = $state.raw(null);
  /** Nobody answered: nothing is lost, it can be tried again. */
  trouble: unknown = $state.raw(null);
  client: GameClient | null = $state.raw(null);
  words: Words | null = $state.raw(null);
  board: HTMLElement | null = null;
  readonly foresight = new Foresight((choice) => void this.imagine(choice));
  protected sent = $state(false);
  protected readonly queue: EventQueue;

  constructor(readonly game: string) {
    this.queue = queueOn(this);
  }

  abstract get question(): Question | null;
  abstract get seen(): Seen;
  /** By seat, and what was agreed. */
  abstract get agreed(): { sides: number[]; options: Record<string, number | string | boolean> };
  protected abstract answer(value: Value): Promise<void>;
  protected abstract look(value: Value): Promise<Preview>;
  protected abstract reason(pointed: Pointed): Promise<Explained>;
  /** The answers so far; what comes back after another one was given is not wanted any more. */
  protected abstract get answers(): Value[];

  get spoken() {
    return { seats: seatsOf(this.agreed.sides), options: this.agreed.options };
  }

  benchIn(words: Words, rule: (id: string) => void): Bench {
    const { seen } = this;
    const bench = still(this.game, seen.view, words, { seat: seen.seat });
    const seats = seatsOf(this.agreed.sides).map((one) => ({ ...one, acting: one.seat === this.question?.seat }));
    return { ...bench, table: { ...bench.table, seats, options: this.agreed.options }, seen, ...asked(this, rule) };
  }

  choose(choice: Choice): void {
    if (!this.question) return;
    if (this.waits(choice)) this.foresight.arm(choice);
    else void this.answer(choice.value);
  }

  waits(choice: Choice): boolean {
    return settings.confirm && !sameChoice(this.foresight.armed, choice);
  }

  /** One thing is asked at a time. */
  plan([first]: Planned[]): void {
    if (this.question && first) void this.answer(first.value);
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

  why(kind: string, name: string, at: DOMRect, holding?: Thing): void {
    if (this.question) void this.explain(kind, name, at, holding);
  }

  private async explain(kind: string, name: string, at: DOMRect, holding?: Thing): Promise<void> {
    const bubble: Bubble = { kind, name, at, answer: null };
    this.bubble = bubble;
    const answer = await this.reason({ kind, name, holding: holding ?? null }).catch(() => null);
    if (this.bubble === bubble) this.bubble = answer && { ...bubble, answer };
  }

  /** Of what is offered now: a pointer may rest where the last question was answered. */
  private async imagine(choice: Choice): Promise<void> {
    if (!this.question?.options.some((one) => sameChoice(one, choice))) return;
    const { answers } = this;
    const preview = await this.look(choice.value).catch(() => null);
    if (preview && answers === this.answers) this.foresight.learn(preview);
  }

  protected async ask(wish: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await wish();
    } catch (error) {
      this.trouble = error;
    }
  }
}
