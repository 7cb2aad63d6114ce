import type { Answer, FromClient, FromServer } from "../protocol";

/** `connecting`: not yet there; `open`; `lost`: we try again by ourselves; `draining`: the server said it goes down. */
export type Link = "connecting" | "open" | "lost" | "draining" | "closed";

export interface Surroundings {
  make(url: string): WebSocket;
  later(run: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  random(): number;
}

export interface Listener {
  heard(message: FromServer): void;
  linked(link: Link, retryIn: number): void;
  /** The server closed for good: no such table, not ours. */
  refused(code: number): void;
}

const browser: Surroundings = {
  make: (url) => new WebSocket(url),
  later: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer as number),
  random: () => Math.random(),
};

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
/** An answer that nobody acknowledges for so long means that the link is dead, whatever the browser believes. */
export const PATIENCE = 8_000;
/** Codes from 4400 on mirror HTTP: asking again would not help. */
const FINAL = 4400;

export function wait(tries: number, random: number): number {
  return Math.round(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + random / 2));
}

/** One table's socket: says hello with what it has seen, comes back by itself, and loses no answer on the way. */
export class TableSocket {
  link: Link = "connecting";
  seen = 0;
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: unknown = null;
  private watch: unknown = null;
  private unheard: Answer | null = null;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly around: Surroundings = browser,
  ) {}

  open(): void {
    this.around.cancel(this.timer);
    const socket = this.around.make(this.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", seen: this.seen } satisfies FromClient));
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lose(event.code);
    };
  }

  /** False: the link is down; an answer is kept and sent when it is back. */
  send(message: FromClient): boolean {
    if (message.type === "answer") {
      this.unheard = message;
      this.watchAnswer();
    }
    if (this.link !== "open" || this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** At once, e.g. because the network is back or somebody looks at the page again. */
  retry(): void {
    if (this.link === "open" || this.link === "closed") return;
    this.drop();
    this.open();
  }

  /** From the beginning: this browser has got another seat, so all that was seen is seen anew. */
  restart(): void {
    this.seen = 0;
    this.unheard = null;
    this.drop();
    this.set("connecting");
    this.open();
  }

  close(): void {
    this.set("closed");
    this.around.cancel(this.timer);
    this.around.cancel(this.watch);
    this.drop();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private hear(message: FromServer): void {
    if (message.type === "draining") {
      this.set("draining");
      return;
    }
    if (message.type === "update") {
      this.tries = 0;
      const back = this.link !== "open";
      this.seen = message.seq;
      this.set("open");
      this.settle(message.seen.find((seen) => seen.seat === this.unheard?.seat)?.question != null, message.seq, back);
    }
    if (message.type === "refused" && message.about === "answer") this.forget();
    this.listener.heard(message);
  }

  /** After the link is back: an answer that never arrived is sent again, if its question is still the open one. */
  private settle(asked: boolean, seq: number, back: boolean): void {
    const answer = this.unheard;
    if (!answer) return;
    if (back && asked && seq === answer.seq) this.send(answer);
    else if (back || seq > answer.seq) this.forget();
  }

  private forget(): void {
    this.unheard = null;
    this.around.cancel(this.watch);
  }

  private watchAnswer(): void {
    this.around.cancel(this.watch);
    this.watch = this.around.later(() => {
      if (!this.unheard || this.link !== "open") return;
      this.drop();
      this.lose(0);
    }, PATIENCE);
  }

  private lose(code: number): void {
    this.socket = null;
    if (this.link === "closed") return;
    if (code >= FINAL) {
      this.set("closed");
      this.listener.refused(code);
      return;
    }
    const ms = wait(this.tries++, this.around.random());
    this.set(this.link === "draining" ? "draining" : "lost", ms);
    this.around.cancel(this.timer);
    this.timer = this.around.later(() => this.open(), ms);
  }

  private set(link: Link, retryIn = 0): void {
    this.link = link;
    this.listener.linked(link, retryIn);
  }
}
