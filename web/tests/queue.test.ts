import { describe, expect, it, vi } from "vitest";
import { EventQueue, LONGEST, paceOf } from "../src/board/queue";
import type { GameClient, Words } from "../src/games/contract";
import type { Happening } from "../src/protocol";

const happening = (kind: string): Happening => ({ seq: 1, kind, rule: "", words: {}, hidden: false, seats: [] });
const events = (...kinds: string[]) => kinds.map(happening);
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

function stage(client: Pick<GameClient, "apply" | "animate">, motion = true, drawn = () => Promise.resolve()) {
  const shown: string[] = [];
  const queue = new EventQueue({
    show: (view, playing) => shown.push(`${String(view)}${playing ? `:${playing.kind}` : ""}`),
    scene: () => ({ client, words: {} as Words, board: {} as HTMLElement, motion, sound: false }),
    drawn,
  });
  return { queue, shown };
}

const apply = (shown: unknown, { kind }: Happening) => `${String(shown)}${kind}`;

describe("the queue", () => {
  it("plays events in order and ends at the server's view", async () => {
    const { queue, shown } = stage({ apply, animate: pause });
    queue.jump("0");
    await queue.play(events("a", "b"), "end");
    expect(shown).toEqual(["0", "0a:a", "0ab:b", "end"]);
    expect(queue.busy).toBe(false);
  });

  it("plays what comes in the meantime after it", async () => {
    const { queue, shown } = stage({ apply, animate: pause });
    queue.jump("0");
    const first = queue.play(events("a"), "1");
    await queue.play(events("b"), "2");
    await first;
    expect(shown).toEqual(["0", "0a:a", "1b:b", "2"]);
  });

  it("is skipped by a click: the motion under way ends, the rest is not played", async () => {
    let stopped = false;
    const animate: GameClient["animate"] = (_, { skip }) =>
      new Promise((resolve) => skip.addEventListener("abort", () => ((stopped = true), resolve())));
    const { queue, shown } = stage({ apply, animate });
    queue.jump("0");
    const playing = queue.play(events("a", "b", "c"), "end");
    await pause();
    queue.skip();
    await playing;
    expect(stopped).toBe(true);
    expect(shown).toEqual(["0", "0a:a", "end"]);
  });

  it("does not wait for an animation that never ends once it is skipped", async () => {
    const { queue, shown } = stage({ apply, animate: () => new Promise<void>(() => undefined) });
    queue.jump("0");
    const playing = queue.play(events("a"), "end");
    await pause();
    queue.skip();
    await playing;
    expect(shown.at(-1)).toBe("end");
  });

  it("listens for a click once, however much is shown", async () => {
    const listened = vi.spyOn(AbortSignal.prototype, "addEventListener");
    const { queue } = stage({ apply, animate: () => Promise.resolve() });
    queue.jump("0");
    await queue.play(events(..."abcdefghijkl"), "end");
    expect(listened).toHaveBeenCalledTimes(1);
    listened.mockRestore();
  });

  it("can be played again after it was skipped", async () => {
    const { queue, shown } = stage({ apply, animate: pause });
    queue.jump("0");
    const playing = queue.play(events("a"), "1");
    queue.skip();
    await playing;
    await queue.play(events("b"), "2");
    expect(shown.slice(-2)).toEqual(["1b:b", "2"]);
  });

  it("shows the end at once without motion, without a board of its own, or when too much happened", async () => {
    const still = stage({ apply, animate: pause }, false);
    await still.queue.play(events("a"), "end");
    expect(still.shown).toEqual(["end"]);
    const plain = stage({});
    await plain.queue.play(events("a"), "end");
    expect(plain.shown).toEqual(["end"]);
    const long = stage({ apply, animate: pause });
    await long.queue.play(
      Array.from({ length: LONGEST + 1 }, () => happening("a")),
      "end",
    );
    expect(long.shown).toEqual(["end"]);
  });

  it("jumps to another view also in the middle of a play", async () => {
    const { queue, shown } = stage({ apply, animate: pause });
    queue.jump("0");
    const playing = queue.play(events("a", "b"), "1");
    await Promise.resolve();
    queue.jump("other");
    await playing;
    expect(shown.at(-1)).toBe("other");
  });
});

describe("a page that watches quick bots", () => {
  const EVENT = 300;

  /** Three events every so many milliseconds, each of which takes a while to show; how far behind the page is. */
  async function watched(every: number, batches: number) {
    vi.useFakeTimers();
    const animate: GameClient["animate"] = (_, { pace }) =>
      new Promise((resolve) => setTimeout(resolve, EVENT / (pace ?? 1)));
    const { queue, shown } = stage({ apply, animate });
    queue.jump("0");
    const behind: number[] = [];
    for (let batch = 1; batch <= batches; batch++) {
      void queue.play(events("a", "b", "c"), String(batch));
      await vi.advanceTimersByTimeAsync(every);
      behind.push(queue.waiting);
    }
    await vi.advanceTimersByTimeAsync(15 * EVENT);
    const busy = queue.busy;
    vi.useRealTimers();
    return { most: Math.max(...behind), busy, last: shown.at(-1), count: shown.length };
  }

  it("hurries, shows all of it, and is at the end soon after the last", async () => {
    const { most, busy, last, count } = await watched(400, 60);
    expect(most).toBeLessThan(20);
    expect(busy).toBe(false);
    expect(last).toBe("60");
    expect(count).toBe(1 + 3 * 60 + 1);
  });

  it("leaves out the oldest where even that is not enough", async () => {
    const { most, busy, last } = await watched(20, 100);
    expect(most).toBeLessThanOrEqual(LONGEST);
    expect(busy).toBe(false);
    expect(last).toBe("100");
  });

  it("is never later than a few seconds, however slow the machine", async () => {
    vi.useFakeTimers();
    const slow: GameClient["animate"] = () => new Promise((resolve) => setTimeout(resolve, 2000));
    const { queue, shown } = stage({ apply, animate: slow });
    queue.jump("0");
    for (let batch = 1; batch <= 10; batch++) void queue.play(events("a", "b"), String(batch));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(queue.busy).toBe(false);
    vi.useRealTimers();
    expect(shown.at(-1)).toBe("10");
  });

  it("does not hold the newest up for ever either", async () => {
    vi.useFakeTimers();
    const slow: GameClient["animate"] = () => new Promise((resolve) => setTimeout(resolve, 1000));
    const { queue, shown } = stage({ apply, animate: slow });
    queue.jump("0");
    void queue.play(events(..."abcdefghijklmnopqrstuvwxyz"), "all");
    await vi.advanceTimersByTimeAsync(11_500);
    expect(queue.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(queue.busy).toBe(false);
    vi.useRealTimers();
    expect(shown.at(-1)).toBe("all");
  });

  it("holds the newest up for a few seconds only where a page can hardly be drawn", async () => {
    vi.useFakeTimers();
    const sluggish = () => new Promise<void>((resolve) => setTimeout(resolve, 400));
    const { queue, shown } = stage({ apply, animate: () => Promise.resolve() }, true, sluggish);
    queue.jump("0");
    void queue.play(events(..."abcdefghijklmnopqrstuvwxyz"), "all");
    await vi.advanceTimersByTimeAsync(4500);
    expect(queue.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(queue.busy).toBe(false);
    vi.useRealTimers();
    expect(shown.at(-1)).toBe("all");
  });

  it("takes its time where nothing waits", () => {
    expect(paceOf(0)).toBe(1);
    expect(paceOf(8)).toBe(2);
    expect(paceOf(500)).toBeLessThanOrEqual(8);
  });
});
