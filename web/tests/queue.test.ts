import { describe, expect, it } from "vitest";
import { EventQueue, LONGEST } from "../src/board/queue";
import type { GameClient, Words } from "../src/games/contract";
import type { Happening } from "../src/protocol";

const happening = (kind: string): Happening => ({ seq: 1, kind, rule: "", words: {}, hidden: false, seats: [] });
const events = (...kinds: string[]) => kinds.map(happening);
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

function stage(client: Pick<GameClient, "apply" | "animate">, motion = true) {
  const shown: string[] = [];
  const queue = new EventQueue({
    show: (view, playing) => shown.push(`${String(view)}${playing ? `:${playing.kind}` : ""}`),
    scene: () => ({ client, words: {} as Words, board: {} as HTMLElement, motion, sound: false }),
    drawn: () => Promise.resolve(),
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
