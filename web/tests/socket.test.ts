import { beforeEach, describe, expect, it } from "vitest";
import { FIRST_WAIT, LONGEST_WAIT, PATIENCE, TableSocket, wait, type Link } from "../src/lib/socket";
import type { Answer, FromServer, Update } from "../src/protocol";

class Wire {
  readyState = 0;
  sent: { type: string; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fall(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

interface Timer {
  run: () => void;
  ms: number;
}

let wires: Wire[];
let timers: Map<number, Timer>;
let heard: FromServer[];
let links: Link[];
let refused: number[];
let socket: TableSocket;

function update(seq: number, asked = true): Partial<Update> {
  const question = asked ? { seat: 0, prompt: "die", options: [] } : null;
  return { type: "update", seq, seen: [{ seat: 0, view: {}, question, undo: "none", muted: [] }] as never };
}

const answer: Answer = { type: "answer", seat: 0, seq: 5, value: 2 };
const last = () => wires.at(-1) as Wire;
const sentOf = (wire: Wire, type: string) => wire.sent.filter((message) => message.type === type);

function elapse(ms: number) {
  for (const [id, timer] of [...timers]) {
    if (timer.ms > ms) continue;
    timers.delete(id);
    timer.run();
  }
}

beforeEach(() => {
  [wires, timers, heard, links, refused] = [[], new Map<number, Timer>(), [], [], []];
  let id = 0;
  socket = new TableSocket(
    "ws://x",
    {
      heard: (message) => heard.push(message),
      linked: (link) => links.push(link),
      refused: (code) => refused.push(code),
    },
    {
      make: () => {
        wires.push(new Wire());
        return last() as unknown as WebSocket;
      },
      later: (run, ms) => (timers.set(++id, { run, ms }), id),
      cancel: (timer) => timers.delete(timer as number),
      random: () => 0.5,
    },
  );
  socket.open();
  last().open();
});

describe("a socket", () => {
  it("says hello with nothing seen, and is open when the first view is there", () => {
    expect(last().sent).toEqual([{ type: "hello", seen: 0 }]);
    expect(socket.link).toBe("connecting");
    last().say(update(5));
    expect(socket.link).toBe("open");
    expect(heard).toHaveLength(1);
  });

  it("comes back by itself and says what it has seen", () => {
    last().say(update(5));
    last().fall();
    expect(socket.link).toBe("lost");
    elapse(LONGEST_WAIT);
    last().open();
    expect(wires).toHaveLength(2);
    expect(last().sent).toEqual([{ type: "hello", seen: 5 }]);
  });

  it("waits longer every time, but never too long, and not all at once", () => {
    expect(wait(0, 0.5)).toBe(FIRST_WAIT);
    expect(wait(3, 0.5)).toBe(FIRST_WAIT * 8);
    expect(wait(30, 1)).toBeLessThanOrEqual(LONGEST_WAIT * 1.25);
    expect(wait(2, 0)).toBeLessThan(wait(2, 1));
  });

  it("comes back at once when it is told to", () => {
    last().say(update(5));
    last().fall();
    socket.retry();
    expect(wires).toHaveLength(2);
    last().open();
    last().say(update(6));
    socket.retry();
    expect(wires).toHaveLength(2);
  });

  it("does not listen to a wire it has given up", () => {
    const old = last();
    old.say(update(5));
    old.fall();
    socket.retry();
    old.say(update(9));
    old.fall();
    expect(heard).toHaveLength(1);
    expect(wires).toHaveLength(2);
  });

  it("knows that the server takes a break, and comes back after it", () => {
    last().say(update(5));
    last().say({ type: "draining" });
    last().fall(1012);
    expect(socket.link).toBe("draining");
    elapse(LONGEST_WAIT);
    last().open();
    last().say(update(5));
    expect(socket.link).toBe("open");
  });

  it("does not come back to a table that is not there", () => {
    last().fall(4404);
    expect(refused).toEqual([4404]);
    expect(timers.size).toBe(0);
  });

  it("begins anew with another seat", () => {
    last().say(update(5));
    socket.restart();
    last().open();
    expect(last().sent).toEqual([{ type: "hello", seen: 0 }]);
  });

  it("is silent once closed", () => {
    last().say(update(5));
    const wire = last();
    socket.close();
    wire.fall();
    elapse(LONGEST_WAIT * 2);
    expect(wires).toHaveLength(1);
  });
});

describe("an answer", () => {
  it("that was lost on the way is sent again when its question is still the open one", () => {
    last().say(update(5));
    expect(socket.send(answer)).toBe(true);
    last().fall();
    elapse(LONGEST_WAIT);
    last().open();
    last().say(update(5));
    expect(sentOf(last(), "answer")).toEqual([answer]);
  });

  it("that had arrived is not sent again", () => {
    last().say(update(5));
    socket.send(answer);
    last().fall();
    elapse(LONGEST_WAIT);
    last().open();
    last().say(update(7));
    expect(sentOf(last(), "answer")).toEqual([]);
  });

  it("given while the link is down is sent when it is back", () => {
    last().say(update(5));
    last().fall();
    expect(socket.send(answer)).toBe(false);
    elapse(LONGEST_WAIT);
    last().open();
    last().say(update(5));
    expect(sentOf(last(), "answer")).toEqual([answer]);
    last().say(update(6));
    last().fall();
    elapse(LONGEST_WAIT);
    last().open();
    last().say(update(6));
    expect(sentOf(last(), "answer")).toEqual([]);
  });

  it("that nobody acknowledges shows that the link is dead", () => {
    last().say(update(5));
    socket.send(answer);
    elapse(PATIENCE);
    expect(socket.link).toBe("lost");
  });

  it("that was refused is forgotten", () => {
    last().say(update(5));
    socket.send(answer);
    last().say({ type: "refused", about: "answer", key: "TR-23", rule: true, args: {} });
    elapse(PATIENCE);
    expect(socket.link).toBe("open");
  });

  it("that was stale gets the new view, and that is that", () => {
    last().say(update(5));
    last().say(update(6));
    socket.send(answer);
    last().say(update(6));
    elapse(PATIENCE);
    expect(socket.link).toBe("open");
    expect(sentOf(last(), "answer")).toHaveLength(1);
  });

  it("is not the only thing one may say, but other things are not kept", () => {
    last().say(update(5));
    last().fall();
    expect(socket.send({ type: "chat", text: "hello" })).toBe(false);
    elapse(LONGEST_WAIT);
    last().open();
    last().say(update(5));
    expect(sentOf(last(), "chat")).toEqual([]);
  });
});
