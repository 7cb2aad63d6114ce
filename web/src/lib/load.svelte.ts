import { Away, Refusal } from "./api";
import { wait } from "./socket";
import { untrack } from "svelte";

/** Something asked of the server: asked again by itself while the server is away. */
export class Load<T> {
  value: T | null = $state.raw(null);
  away = $state(false);
  retryAt = $state(0);
  refusal: Refusal | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private turn = 0;

  constructor(private ask: () => Promise<T>) {}

  async now(ask = this.ask): Promise<void> {
    this.ask = ask;
    clearTimeout(this.timer);
    const turn = ++this.turn;
    try {
      const value = await ask();
      if (turn !== this.turn) return;
      this.value = value;
      this.away = false;
      this.refusal = null;
      this.tries = 0;
    } catch (error) {
      if (turn === this.turn) this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (error instanceof Refusal) {
      this.refusal = error;
      this.away = false;
      return;
    }
    if (!(error instanceof Away)) console.error(error);
    this.away = true;
    const ms = wait(this.tries++, Math.random());
    this.retryAt = Date.now() + ms;
    this.timer = setTimeout(() => void this.now(), ms);
  }

  stop(): void {
    this.turn++;
    clearTimeout(this.timer);
  }
}

/** Asked at once, and no more when the component goes; `over` is told what has come by then. */
export function loading<T>(ask: () => Promise<T>, over?: (value: T) => void): Load<T> {
  const load = new Load(ask);
  untrack(() => void load.now());
  $effect(() => () => {
    load.stop();
    if (load.value !== null) over?.(load.value);
  });
  return load;
}
