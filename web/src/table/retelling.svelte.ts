import type { EventQueue } from "../board/queue";
import type { GameClient, Words } from "../games/contract";
import type { Happening, Replayed, TableInfo } from "../protocol";
import { NOTHING, Refusal, api } from "../lib/api";
import { moves } from "../lib/settings.svelte";
import { queueOn } from "./stage";

/** A game told again: any step of it, from any seat's knowledge. */
export class Retelling {
  step: Replayed = $state.raw({} as Replayed);
  shown: unknown = $state.raw({});
  playing: Happening | null = $state.raw(null);
  running = $state(false);
  refusal: Refusal | null = $state.raw(null);
  client: GameClient | null = $state.raw(null);
  words: Words | null = $state.raw(null);
  board: HTMLElement | null = null;
  private wanted = 0;
  private readonly queue: EventQueue;

  private constructor(
    readonly info: TableInfo,
    /** The seats held in this browser: their knowledge is open before the game is over. */
    readonly mine: number[],
    step: Replayed,
  ) {
    this.queue = queueOn(this);
    this.step = step;
    this.queue.jump(step.seen.view);
  }

  static async of(table: string, at: number | null, seat: number | null): Promise<Retelling> {
    const { table: info, seen } = await api.table(table, NOTHING);
    const mine = seen.flatMap((one) => (one.seat === null ? [] : [one.seat]));
    const eye = seat ?? mine[0] ?? null;
    return new Retelling(info, mine, await api.replay(info.id, at ?? 0, eye));
  }

  /** What the step did, as far as it has been shown. */
  get lines(): Happening[] {
    const { happened } = this.step;
    return this.playing ? happened.slice(0, happened.indexOf(this.playing) + 1) : happened;
  }

  get seat(): number | null {
    return this.step.seen.seat;
  }

  /** While a game is played its other hands stay closed. */
  get seats(): (number | null)[] {
    const all = this.info.seats.map((seat) => seat.seat);
    const over = this.info.status === "over" || this.info.status === "aborted";
    return [null, ...(over ? all : this.mine)];
  }

  /** One step further is played, any other is shown. */
  async go(at: number, seat = this.seat): Promise<void> {
    const wish = ++this.wanted;
    const next = Math.max(0, Math.min(this.step.last, at));
    const before = this.step;
    try {
      const step = await api.replay(this.info.id, next, seat);
      if (wish !== this.wanted) return;
      this.step = step;
      this.refusal = null;
      const onward = next === before.at + 1 && seat === before.seen.seat;
      if (onward) await this.queue.play(step.happened, step.seen.view);
      else this.queue.jump(step.seen.view);
    } catch (error) {
      this.running = false;
      if (error instanceof Refusal) this.refusal = error;
    }
  }

  async run(): Promise<void> {
    this.running = !this.running;
    while (this.running && this.step.at < this.step.last) {
      await this.go(this.step.at + 1);
      await new Promise((resolve) => setTimeout(resolve, moves() ? 350 : 700));
    }
    this.running = false;
  }

  skip(): void {
    this.queue.skip();
  }

  stop(): void {
    this.running = false;
    this.wanted++;
  }
}
