import { describe, expect, it, vi } from "vitest";
import { pointingWith, type Gestures } from "../src/board/gestures";
import { settings } from "../src/lib/settings.svelte";
import { LARGE, SMALL, laidOut, onAPage, options } from "./fingers";

onAPage();

const plain = (more: Partial<Gestures> = {}) => pointingWith({ several: () => undefined, ...more });

describe("a finger", () => {
  it("shows by the first tap on something small and takes it by the second", () => {
    const { thing, bench, chosen } = laidOut({ options: "1" }, SMALL, plain());
    thing.tap();
    expect(bench.previewed).toEqual(options[1]);
    expect(chosen).toEqual([]);
    thing.tap();
    expect(chosen).toEqual(["A2"]);
  });

  it("takes at once what it cannot miss, and what the table asks about again", () => {
    const large = laidOut({ options: "0" }, LARGE, plain());
    large.thing.tap();
    expect(large.chosen).toEqual(["A1"]);
    settings.confirm = true;
    const small = laidOut({ options: "0" }, SMALL, plain());
    small.thing.tap();
    expect(small.chosen).toEqual(["A1"]);
  });

  it("that stays opens a closer look, and its click is none", () => {
    vi.useFakeTimers();
    const open = vi.fn();
    const { thing, chosen } = laidOut(
      { options: "0", card: "knight" },
      LARGE,
      plain({ closer: { mark: "card", open } }),
    );
    thing.send("pointerdown", "touch");
    vi.advanceTimersByTime(1000);
    thing.send("click", "touch");
    expect(open).toHaveBeenCalledExactlyOnceWith("knight");
    expect(chosen).toEqual([]);
    thing.tap();
    vi.advanceTimersByTime(1000);
    expect(open).toHaveBeenCalledOnce();
    expect(chosen).toEqual(["A1"]);
  });
});

describe("a mouse", () => {
  it("shows while it is over a thing and takes by one click", () => {
    const { thing, bench, chosen } = laidOut({ options: "0" }, SMALL, plain());
    thing.send("pointerover", "mouse");
    expect(bench.previewed).toEqual(options[0]);
    thing.send("click", "mouse");
    expect(chosen).toEqual(["A1"]);
    thing.send("pointerleave", "mouse");
    expect(bench.previewed).toBeNull();
  });

  it("asks the rules about what is no option, unless the game knows better", () => {
    const dataset = { kind: "cell", name: "C5" };
    const { thing, asked } = laidOut(dataset, LARGE, plain({ holding: () => ({ kind: "coin", name: "knight" }) }));
    thing.send("click", "mouse");
    expect(asked).toEqual([["cell", "C5", { kind: "coin", name: "knight" }]]);
    const known = laidOut(dataset, LARGE, plain({ other: () => true }));
    known.thing.send("click", "mouse");
    expect(known.asked).toEqual([]);
  });

  it("is never refused what is offered: what is in hand is put down, and the click counts without it", async () => {
    const putDown = vi.fn(() => ((thing.dataset["options"] = "1"), true));
    const { thing, asked, chosen } = laidOut({ kind: "cell", name: "A2" }, LARGE, plain({ putDown }));
    thing.send("click", "mouse");
    await vi.waitFor(() => expect(chosen).toEqual(["A2"]));
    expect(putDown).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
    const bare = laidOut({ kind: "cell", name: "A2" }, LARGE, plain());
    bare.thing.send("click", "mouse");
    expect(bare.asked).toEqual([]);
    expect(bare.bench.previewed).toEqual(options[1]);
  });

  it("reads what waits for a second click by pointing at it, or by the first click", () => {
    const [open, peek] = [vi.fn(), vi.fn()];
    const dataset = { options: "0", card: "knight" };
    const peeked = laidOut(dataset, LARGE, plain({ closer: { mark: "card", open, peek } }));
    peeked.thing.send("pointerover", "mouse");
    expect(peek).toHaveBeenLastCalledWith("knight");
    peeked.thing.send("pointerleave", "mouse");
    expect(peek).toHaveBeenLastCalledWith("");
    const clicked = laidOut(dataset, LARGE, plain({ closer: { mark: "card", open } }));
    clicked.bench.waits = () => true;
    clicked.thing.send("click", "mouse");
    expect(open).toHaveBeenCalledExactlyOnceWith("knight");
  });
});

describe("the keyboard", () => {
  it("shows what has the focus and takes it by Enter", () => {
    const { thing, bench, chosen } = laidOut({ options: "0" }, SMALL, plain());
    thing.send("focusin");
    expect(bench.previewed).toEqual(options[0]);
    thing.send("keydown", "", { key: "x" });
    expect(chosen).toEqual([]);
    thing.send("keydown", "", { key: "Enter" });
    expect(chosen).toEqual(["A1"]);
  });

  it("does nothing while an event is being shown", () => {
    const { thing, bench, chosen } = laidOut({ options: "0" }, LARGE, plain());
    Object.assign(bench, { playing: { kind: "move" } });
    thing.send("keydown", "", { key: "Enter" });
    thing.send("click", "mouse");
    expect(chosen).toEqual([]);
  });
});
