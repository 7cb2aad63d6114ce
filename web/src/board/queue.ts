import type { GameClient, Words } from "../games/contract";
import type { Happening } from "../protocol";

export interface Scene {
  client: Pick<GameClient, "apply" | "animate">;
  words: Words;
  board: HTMLElement | null;
  motion: boolean;
  sound: boolean;
}

export interface Display {
  /** What is to be drawn now, and which event is being shown. */
  show(shown: unknown, playing: Happening | null): void;
  scene(): Scene;
  /** Lets the page draw what `show` said. */
  drawn(): Promise<void>;
}

/** More than that is not watched but read in the log. */
export const LONGEST = 60;

interface Batch {
  happenings: Happening[];
  view: unknown;
}

/** Plays what happened, in order, and ends at the view the server sent; a click skips to the end. */
export class EventQueue {
  private shown: unknown = null;
  private batches: Batch[] = [];
  private running: Promise<void> | null = null;
  private skipping = new AbortController();

  constructor(private readonly display: Display) {}

  get busy(): boolean {
    return this.running !== null;
  }

  /** Without motion: another seat, a first view, an undo. */
  jump(view: unknown): void {
    if (this.running) {
      this.batches = [{ happenings: [], view }];
      this.skip();
    } else {
      this.shown = view;
      this.display.show(view, null);
    }
  }

  play(happenings: Happening[], view: unknown): Promise<void> {
    const { client, motion } = this.display.scene();
    const watched = motion && client.apply && happenings.length <= LONGEST ? happenings : [];
    if (!this.running && watched.length === 0) {
      this.jump(view);
      return Promise.resolve();
    }
    this.batches.push({ happenings: watched, view });
    this.running ??= this.run();
    return this.running;
  }

  skip(): void {
    this.skipping.abort();
  }

  private async run(): Promise<void> {
    this.skipping = new AbortController();
    for (let batch = this.batches.shift(); batch; batch = this.batches.shift()) {
      for (const happening of batch.happenings) {
        if (this.skipping.signal.aborted) break;
        await this.step(happening);
      }
      this.shown = batch.view;
    }
    this.running = null;
    this.display.show(this.shown, null);
  }

  private async step(happening: Happening): Promise<void> {
    const { client, words, board, motion, sound } = this.display.scene();
    const before = this.shown;
    this.shown = client.apply?.(before, happening) ?? before;
    this.display.show(this.shown, happening);
    await this.display.drawn();
    if (!board || !client.animate) return;
    const stage = { board, before, after: this.shown, words, motion, sound, skip: this.skipping.signal };
    await Promise.race([client.animate(happening, stage), aborted(this.skipping.signal)]);
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
