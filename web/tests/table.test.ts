import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { moveSound } from "../src/lib/sound";
import { Table } from "../src/table/table.svelte";
import type { Choice, Happening, Question, Seen, Update } from "../src/protocol";

vi.mock("../src/lib/sound", () => ({ moveSound: vi.fn() }));

class Wire {
  static last: Wire;
  readyState = 1;
  sent: { type: string; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close() {}
}

const choices: Choice[] = [
  { value: 1, word: { kind: "cell", name: "A1" } },
  { value: 2, word: { kind: "cell", name: "C1" } },
];
const question = (seat: number): Question => ({
  seat,
  prompt: "entry",
  kind: "cell",
  rule: "TR-22",
  about: null,
  options: choices,
});
const seen = (seat: number | null, asked: boolean): Seen => ({
  seat,
  view: { at: seat },
  question: asked && seat !== null ? question(seat) : null,
  undo: "none",
  muted: [],
});
const happening = (seq: number, kind: string, seats: number[] = []): Happening => ({
  seq,
  kind,
  rule: "",
  words: {},
  hidden: false,
  seats,
});

function update(seq: number, seats: Seen[], happened: Happening[] = [], status = "playing"): Update {
  return { type: "update", seq, table: { id: "t", status, seats: [] } as never, seen: seats, happened, chat: [] };
}

const say = (message: object) => Wire.last.onmessage?.({ data: JSON.stringify(message) });
const sent = (type: string) => Wire.last.sent.filter((message) => message.type === type);

let table: Table;
beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("document", { hidden: false, baseURI: "http://localhost/" });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  settings.confirm = false;
  settings.sound = false;
  table = new Table("t");
  table.open();
  Wire.last.onopen?.();
});

describe("a table", () => {
  it("keeps its log and chat across updates", () => {
    say(update(3, [seen(0, true)], [happening(1, "a"), happening(2, "b")]));
    say(update(5, [seen(0, true)], [happening(2, "b"), happening(4, "c")]));
    expect(table.lines.map(({ kind }) => kind)).toEqual(["a", "b", "c"]);
  });

  it("answers once, with what it has seen last", () => {
    say(update(3, [seen(0, true)]));
    table.choose(choices[1] as Choice);
    table.choose(choices[0] as Choice);
    expect(sent("answer")).toEqual([{ type: "answer", seat: 0, seq: 3, value: 2 }]);
    expect(table.question).toBeNull();
    say(update(4, [seen(0, true)], [happening(4, "a")]));
    expect(table.question).not.toBeNull();
  });

  it("can be asked again after a refusal", () => {
    say(update(3, [seen(0, true)]));
    table.choose(choices[0] as Choice);
    say({ type: "refused", about: "answer", key: "TR-22", rule: true, args: {} });
    expect(table.question).not.toBeNull();
    expect(table.refused?.key).toBe("TR-22");
  });

  it("asks twice where that is wanted", () => {
    settings.confirm = true;
    say(update(3, [seen(0, true)]));
    table.choose(choices[0] as Choice);
    expect(sent("answer")).toEqual([]);
    expect(table.foresight.previewed).toEqual(choices[0]);
    table.choose(choices[1] as Choice);
    expect(sent("answer")).toEqual([]);
    table.choose(choices[1] as Choice);
    expect(sent("answer")).toHaveLength(1);
  });

  it("asks twice for what does not come back, whatever the player wants", () => {
    table.client = { Board: {} as never, spends: ({ value }) => (value === 2 ? "uses-card" : "") };
    table.words = {} as never;
    say(update(3, [seen(0, true)]));
    expect(choices.map((choice) => table.waits(choice))).toEqual([false, true]);
    table.choose(choices[1] as Choice);
    expect(sent("answer")).toEqual([]);
    expect(table.foresight.armed).toEqual(choices[1]);
    table.choose(choices[1] as Choice);
    expect(sent("answer")).toEqual([{ type: "answer", seat: 0, seq: 3, value: 2 }]);
  });

  it("gives several answers as one, and shows nothing of what lies between", () => {
    say(update(3, [seen(0, true)]));
    table.plan([
      { prompt: "entry", value: 2 },
      { prompt: "entry", value: 1 },
    ]);
    say(update(4, [seen(0, true)], [happening(4, "a")]));
    expect(table.update?.seq).toBe(3);
    expect(table.lines).toEqual([]);
    expect(sent("answer").map(({ seq, value }) => [seq, value])).toEqual([
      [3, 2],
      [4, 1],
    ]);
    say(update(5, [seen(0, true)], [happening(5, "b")]));
    expect(table.lines.map(({ kind }) => kind)).toEqual(["a", "b"]);
    expect(table.question).not.toBeNull();
    expect(sent("answer")).toHaveLength(2);
  });

  it("shows where it stands when an answer of a plan is refused", () => {
    say(update(3, [seen(0, true)]));
    table.plan([
      { prompt: "entry", value: 2 },
      { prompt: "entry", value: 1 },
      { prompt: "entry", value: 1 },
    ]);
    say(update(4, [seen(0, true)], [happening(4, "a")]));
    say({ type: "refused", about: "answer", key: "TR-22", rule: true, args: {} });
    expect(table.update?.seq).toBe(4);
    expect(table.question).not.toBeNull();
  });

  it("learns what would be asked next before anybody looks", async () => {
    say(update(3, [seen(0, true)]));
    expect(table.foresight.ahead(choices[0] as Choice)).toBeNull();
    expect(table.foresight.ahead(choices[0] as Choice)).toBeNull();
    await Promise.resolve();
    expect(sent("imagine")).toEqual([{ type: "imagine", seat: 0, value: 1 }]);
    say({ type: "preview", value: 1, happened: [], view: {}, question: question(0) });
    expect(table.foresight.ahead(choices[0] as Choice)?.question?.prompt).toBe("entry");
  });

  it("shows the outcome of the option that is looked at, and of no other", async () => {
    say(update(3, [seen(0, true)]));
    table.foresight.hover(choices[0] as Choice);
    await new Promise((resolve) => setTimeout(resolve, 90));
    expect(sent("imagine")).toEqual([{ type: "imagine", seat: 0, value: 1 }]);
    table.foresight.hover(choices[1] as Choice);
    await Promise.resolve();
    say({ type: "preview", value: 1, happened: [], view: { ghost: 1 } });
    expect(table.foresight.preview).toBeNull();
    table.foresight.hover(null);
    table.foresight.hover(choices[0] as Choice);
    await Promise.resolve();
    expect(table.foresight.preview?.view).toEqual({ ghost: 1 });
    table.foresight.hover(null);
    await Promise.resolve();
    expect(table.foresight.preview).toBeNull();
  });

  it("sounds when the board shows a move, not when it is told of it", () => {
    settings.sound = true;
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const show = vi.spyOn(table["queue"], "play").mockResolvedValue();
    say(update(3, [seen(0, true)]));
    say(update(5, [seen(0, true)], [happening(4, "a")]));
    expect(show).toHaveBeenCalledOnce();
    expect(moveSound).not.toHaveBeenCalled();
    table["display"]({}, happening(4, "a"));
    expect(moveSound).toHaveBeenCalledOnce();
    table["display"]({}, null);
    expect(moveSound).toHaveBeenCalledOnce();
  });

  it("asks for the rule behind something that is not an option", () => {
    say(update(3, [seen(0, true)]));
    table.why("cell", "C5", {} as DOMRect);
    expect(sent("why")).toEqual([{ type: "why", seat: 0, kind: "cell", name: "C5" }]);
    say({ type: "explained", kind: "cell", name: "D1", rule: "TR-1" });
    expect(table.bubble?.answer).toBeNull();
    say({ type: "explained", kind: "cell", name: "C5", rule: "TR-22" });
    expect(table.bubble?.answer?.rule).toBe("TR-22");
  });

  it("does not ask for a rule when somebody else is asked", () => {
    say(update(3, [seen(0, false)]));
    table.why("cell", "C5", {} as DOMRect);
    expect(sent("why")).toEqual([]);
    expect(table.bubble?.local).toBe("why-not-your-turn");
  });
});

describe("several seats at one screen", () => {
  it("begin behind the curtain, and it falls when another is asked", () => {
    say(update(3, [seen(0, true), seen(1, false)]));
    expect(table.behindCurtain).toBe(0);
    table.take(0);
    expect(table.behindCurtain).toBeNull();
    expect(table.seen?.seat).toBe(0);
    say(update(4, [seen(0, false), seen(1, true)], [happening(4, "a")]));
    expect(table.behindCurtain).toBe(1);
  });

  it("stay with whoever holds the device while bots play", () => {
    say(update(3, [seen(0, true), seen(1, false)]));
    table.take(0);
    say(update(4, [seen(0, false), seen(1, false)], [happening(4, "a")]));
    expect(table.behindCurtain).toBeNull();
    expect(table.seen?.seat).toBe(0);
  });

  it("read only what they may know", () => {
    say(
      update(
        3,
        [seen(0, true), seen(1, false)],
        [happening(1, "draw", [0]), happening(1, "draw-1", [1]), happening(2, "all")],
      ),
    );
    table.take(0);
    expect(table.lines.map(({ kind }) => kind)).toEqual(["draw", "all"]);
    table.take(1);
    expect(table.lines.map(({ kind }) => kind)).toEqual(["draw-1", "all"]);
  });

  it("need no curtain before the game, after it, or for one seat alone", () => {
    say(update(3, [seen(0, false), seen(1, false)], [], "waiting"));
    expect(table.behindCurtain).toBeNull();
    say(update(4, [seen(0, false), seen(1, false)], [], "over"));
    expect(table.behindCurtain).toBeNull();
    say(update(5, [seen(1, true)]));
    expect(table.behindCurtain).toBeNull();
    expect(table.seen?.seat).toBe(1);
  });
});
