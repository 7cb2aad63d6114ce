import { api } from "../../../lib/api";
import { Load } from "../../../lib/load.svelte";
import type { Happening, Reviewed, ReviewPoint } from "../../../protocol";

const AGAIN = 700;

/** Where the game turned: the moment, what happened there, and the step before it, from which it can be played anew. */
export interface Turn {
  point: ReviewPoint;
  place: number;
  before: number;
  happened: Happening[];
}

interface Found {
  review: Reviewed;
  turn: Turn | null;
}

/** The review of a game, made on request, and the greatest change in it. */
export class Pivot {
  private readonly load: Load<Found>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  asked = $state(false);

  constructor(
    private readonly table: string,
    private readonly eyes: number | null,
  ) {
    this.load = new Load(() => this.find());
  }

  get review(): Reviewed | null {
    const review = this.load.value?.review;
    return review && review.done === review.of ? review : null;
  }

  get turn(): Turn | null {
    return this.load.value?.turn ?? null;
  }

  /** How much of it is done, from 0 to 1. */
  get share(): number {
    const review = this.load.value?.review;
    return review ? review.done / Math.max(1, review.of) : 0;
  }

  wish(): void {
    if (this.asked) return;
    this.asked = true;
    void this.load.now();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.load.stop();
  }

  private async find(): Promise<Found> {
    const review = await api.review(this.table);
    if (review.done < review.of) this.timer = setTimeout(() => void this.load.now(), AGAIN);
    return { review, turn: review.done < review.of ? null : await this.turned(review) };
  }

  private async turned({ decisive, points }: Reviewed): Promise<Turn | null> {
    const place = decisive[0];
    const point = points[place ?? -1];
    if (place === undefined || !point) return null;
    const { happened } = await api.replay(this.table, point.at, this.eyes);
    return { point, place, before: points[place - 1]?.at ?? 0, happened };
  }
}
