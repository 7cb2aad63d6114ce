import type { GameClient, Words } from "../games/contract";
import type { Happening } from "../protocol";

export interface Scene {
  client: Pick<GameClient, "apply" | "animate">;
  words: Words;
  board: HTMLElement | null;
  motion: boolean;
  sound: boolean;
  /** How many times as fast as usual the reader wants to see it. */
  speed?: number;
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

/** So many may wait without being hurried; from there on the pace rises with every one that waits, up to the most. */
const PATIENCE = 4;
const FASTEST = 8;
/** What came so many milliseconds ago is not watched any more; of the newest a little longer. */
const LATE = 5000;
const LATEST = 12_000;
/** A page that takes so many milliseconds to draw an event is sluggish: the newest is not watched longer there. */
const SLUGGISH = 200;

interface Batch {
  happenings: Happening[];
  view: unknown;
  came: number;
  /** Called when all of it has been shown. */
  done: (() => void) | undefined;
}

/** How many times as fast as usual, when so many events wait. */
export function paceOf(waiting: number): number {
  return Math.min(FASTEST, 1 + Math.max(0, waiting - PATIENCE) / PATIENCE);
}

/** Plays what happened, in order, and ends at the view the server sent; a click skips to the end. */
export class EventQueue {
  private shown: unknown = null;
  private batches: Batch[] = [];
  private running: Promise<void> | null = null;
  private skipping = new AbortController();
  /** Kept when a click skips: one ear for all that is shown meanwhile. */
  private skipped = Promise.resolve();
  /** How many of the batch that is being shown are still to come. */
  private left = 0;
  private sluggish = false;

  constructor(private readonly display: Display) {}

  get busy(): boolean {
    return this.running !== null;
  }

  /** Without motion: another seat, a first view, an undo. */
  jump(view: unknown): void {
    if (this.running) {
      this.batches = [{ happenings: [], view, came: Date.now(), done: undefined }];
      this.skip();
    } else {
      this.shown = view;
      this.display.show(view, null);
    }
  }

  play(happenings: Happening[], view: unknown, done?: () => void): Promise<void> {
    const { client, motion } = this.display.scene();
    const watched = motion && client.apply && happenings.length <= LONGEST ? happenings : [];
    if (!this.running && watched.length === 0) {
      this.jump(view);
      return Promise.resolve();
    }
    this.batches.push({ happenings: watched, view, came: Date.now(), done });
    if (this.waiting > LONGEST) this.catchUp();
    this.running ??= this.run();
    return this.running;
  }

  skip(): void {
    this.skipping.abort();
  }

  /** How many events have come and are not shown yet. */
  get waiting(): number {
    return this.batches.reduce((sum, { happenings }) => sum + happenings.length, this.left);
  }

  /** A page that cannot keep up, such as on a slow machine. */
  private isLate({ came }: Batch): boolean {
    return Date.now() - came > (this.batches.length > 0 || this.sluggish ? LATE : LATEST);
  }

  /** Whoever is too far behind goes on with the newest. */
  private catchUp(): void {
    for (const batch of this.batches.slice(0, -1)) batch.happenings = [];
    this.left = 0;
  }

  private async run(): Promise<void> {
    this.skipping = new AbortController();
    this.skipped = aborted(this.skipping.signal);
    for (let batch = this.batches.shift(); batch; batch = this.batches.shift()) {
      this.left = batch.happenings.length;
      for (const happening of batch.happenings) {
        if (this.skipping.signal.aborted || this.left === 0 || this.isLate(batch)) break;
        this.left--;
        await this.step(happening);
      }
      this.left = 0;
      this.shown = batch.view;
      batch.done?.();
    }
    this.running = null;
    this.display.show(this.shown, null);
  }

  private async step(happening: Happening): Promise<void> {
    const { client, words, board, motion, sound, speed } = this.display.scene();
    const before = this.shown;
    this.shown = client.apply?.(before, happening) ?? before;
    this.display.show(this.shown, happening);
    const asked = Date.now();
    await this.display.drawn();
    this.sluggish = Date.now() - asked > SLUGGISH;
    if (!board || !client.animate) return;
    const pace = (speed ?? 1) * paceOf(this.waiting);
    const stage = { board, before, after: this.shown, words, motion, sound, pace, skip: this.skipping.signal };
    await Promise.race([client.animate(happening, stage), this.skipped]);
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
