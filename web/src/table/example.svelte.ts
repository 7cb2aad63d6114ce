import type { EventQueue } from "../board/queue";
import { loadClient } from "../games";
import type { Bench, GameClient, Language, Words } from "../games/contract";
import { api } from "../lib/api";
import { moves } from "../lib/settings.svelte";
import { loadGameWords } from "../lib/words.svelte";
import type { ExampleTold, Happening } from "../protocol";
import { queueOn } from "./stage";
import { seatsOf, still } from "./still";

/** An example of the rules, played step by step on the game's own board. */
export class PlayedExample {
  at = $state(0);
  shown: unknown = $state.raw({});
  playing: Happening | null = $state.raw(null);
  running = $state(false);
  board: HTMLElement | null = null;
  private readonly queue: EventQueue;

  private constructor(
    readonly game: string,
    readonly told: ExampleTold,
    readonly client: GameClient,
    readonly words: Words,
  ) {
    this.queue = queueOn(this, { silent: true });
    this.queue.jump(this.step.seen.view);
  }

  static async of(game: string, name: string, language: Language): Promise<PlayedExample> {
    const [told, client] = await Promise.all([api.example(game, name), loadClient(game)]);
    const spoken = { seats: seatsOf(told.sides), options: told.options };
    return new PlayedExample(game, told, client, await loadGameWords(game, language, () => spoken));
  }

  get step() {
    return this.told.steps[this.at]!;
  }

  get last(): number {
    return this.told.steps.length - 1;
  }

  /** What the answer did, in the sentences of the log; where it only led to a question, that. */
  get said(): string[] {
    const { happened, seen } = this.step;
    if (happened.length === 0 && seen.question && this.at > 0) return [this.words.question(seen.question)];
    return happened.map((one) => this.words.event(one));
  }

  get bench(): Bench {
    const { seen } = this.step;
    const bench = still(this.game, seen.view, this.words, { seat: seen.seat });
    const table = { ...bench.table, seats: seatsOf(this.told.sides), options: this.told.options };
    return { ...bench, table, shown: this.shown, playing: this.playing, motion: moves() };
  }

  /** One step further is played, any other is shown. */
  async go(to: number): Promise<void> {
    const before = this.at;
    this.at = Math.max(0, Math.min(this.last, to));
    if (this.at === before + 1) await this.queue.play(this.step.happened, this.step.seen.view);
    else this.queue.jump(this.step.seen.view);
  }

  async run(): Promise<void> {
    if (this.running) return void (this.running = false);
    this.running = true;
    if (this.at === this.last) await this.go(0);
    while (this.running && this.at < this.last) {
      await new Promise((resolve) => setTimeout(resolve, moves() ? 500 : 900));
      if (this.running) await this.go(this.at + 1);
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
    this.queue.skip();
  }
}
