import { tick } from "svelte";
import { sameChoice } from "../board/options";
import { EventQueue } from "../board/queue";
import type { GameClient, Words } from "../games/contract";
import type {
  Act,
  ChatLine,
  Choice,
  Explained,
  FromServer,
  Happening,
  Refused,
  Seen,
  Thing,
  Update,
} from "../protocol";
import { Advising } from "./advising.svelte";
import { api } from "../lib/api";
import { socketUrl } from "../lib/base";
import { Foresight } from "./foresight.svelte";
import { moves, settings } from "../lib/settings.svelte";
import { TableSocket, type Link } from "../lib/socket";
import { moveSound } from "../lib/sound";

/** Something that is not an option was clicked; the answer comes from the server. */
export interface Bubble {
  kind: string;
  name: string;
  at: DOMRect;
  answer: Explained | null;
  /** A text of the shell, where no rule needs to be asked for. */
  local?: string;
}

/** Everything a table page knows: what the server said last, and what the player is about to do. */
export class Table {
  link: Link = $state("connecting");
  retryAt = $state(0);
  /** The server closed for good: there is no such table. */
  gone = $state(false);
  update: Update | null = $state.raw(null);
  /** When `update` came, for the clocks. */
  heardAt = $state(0);
  log: Happening[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  shown: unknown = $state.raw({});
  playing: Happening | null = $state.raw(null);
  /** The update that has been answered; until the next one nothing can be chosen. */
  answered = $state(-1);
  bubble: Bubble | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  /** How much happened while the link was down; null when nothing needs saying. */
  missed: number | null = $state(null);
  /** Who holds the device, where several seats are played on it. */
  holder: number | null = $state(null);

  client: GameClient | null = $state.raw(null);
  words: Words | null = $state.raw(null);
  board: HTMLElement | null = null;
  readonly foresight = new Foresight((choice) => {
    if (this.question) this.socket.send({ type: "imagine", seat: this.question.seat, value: choice.value });
  });

  readonly advising = new Advising((seat) => api.hint(this.update?.table.id ?? this.id, seat));

  private readonly socket: TableSocket;
  private readonly queue: EventQueue;
  private wasLost = false;

  constructor(readonly id: string) {
    this.queue = new EventQueue({
      show: (shown, playing) => {
        this.shown = shown;
        this.playing = playing;
      },
      scene: () => ({
        client: this.client ?? {},
        words: this.words as Words,
        board: this.board,
        motion: moves() && !document.hidden && this.words !== null,
        sound: settings.sound,
      }),
      drawn: tick,
    });
    this.socket = new TableSocket(socketUrl(`tables/${encodeURIComponent(id)}/socket`), {
      heard: (message) => this.hear(message),
      linked: (link, retryIn) => {
        this.wasLost ||= (link === "lost" || link === "draining") && this.update !== null;
        this.link = link;
        this.retryAt = Date.now() + retryIn;
      },
      refused: () => (this.gone = true),
    });
  }

  open(): void {
    this.socket.open();
  }

  close(): void {
    this.foresight.clear();
    this.socket.close();
  }

  retry(): void {
    this.socket.retry();
  }

  /** This browser holds another seat now: everything is told anew. */
  restart(): void {
    this.update = null;
    this.socket.restart();
  }

  // What there is to see

  get mine(): number[] {
    return (this.update?.seen ?? []).flatMap((seen) => (seen.seat === null ? [] : [seen.seat]));
  }

  get seen(): Seen | null {
    const all = this.update?.seen ?? [];
    return all.find((seen) => seen.seat === this.holder) ?? all[0] ?? null;
  }

  /** The seat that must take the device before anything may be seen. */
  get behindCurtain(): number | null {
    if (this.mine.length < 2 || this.playing || this.update?.table.status !== "playing") return null;
    const asked = this.update.seen.find((seen) => seen.question)?.seat ?? null;
    if (asked !== null && asked !== this.holder) return asked;
    return this.holder === null ? (this.mine[0] ?? null) : null;
  }

  get question() {
    return this.playing || this.answered === this.update?.seq ? null : (this.seen?.question ?? null);
  }

  get lines(): Happening[] {
    return this.log.filter((line) => this.isSeen(line));
  }

  private isSeen({ seats }: Happening): boolean {
    const seat = this.seen?.seat ?? null;
    return seats.length === 0 || (seat !== null && seats.includes(seat));
  }

  // What can be done

  choose(choice: Choice): void {
    const question = this.question;
    if (!question || !this.update) return;
    if (settings.confirm && !sameChoice(this.foresight.armed, choice)) {
      this.foresight.arm(choice);
      return;
    }
    this.answered = this.update.seq;
    this.calm();
    this.socket.send({ type: "answer", seat: question.seat, seq: this.update.seq, value: choice.value });
  }

  why(kind: string, name: string, at: DOMRect, holding?: Thing): void {
    const question = this.question;
    if (this.playing || this.update?.table.status !== "playing") return;
    this.bubble = { kind, name, at, answer: null, ...(question ? {} : { local: "why-not-your-turn" }) };
    if (question) this.socket.send({ type: "why", seat: question.seat, kind, name, ...(holding ? { holding } : {}) });
  }

  act(act: Act["act"], seat = this.seen?.seat ?? null, level = ""): void {
    if (seat !== null) this.socket.send({ type: "act", seat, act, ...(level ? { level } : {}) });
  }

  say(text: string): boolean {
    return this.socket.send({ type: "chat", text, seat: this.seen?.seat ?? null });
  }

  rename(seat: number, name: string): void {
    this.socket.send({ type: "rename", seat, name });
  }

  mute(whom: number, on: boolean): void {
    const seat = this.seen?.seat ?? null;
    if (seat !== null) this.socket.send({ type: "mute", seat, whom, on });
  }

  take(seat: number): void {
    this.holder = seat;
    this.calm();
    this.queue.jump(this.seen?.view);
  }

  skip(): void {
    this.queue.skip();
  }

  /** Nothing half chosen, nothing hovered, no bubble, no advice. */
  calm(): void {
    this.foresight.clear();
    this.advising.clear();
    this.bubble = null;
  }

  // What the server says

  private hear(message: FromServer): void {
    if (message.type === "update") this.learn(message);
    if (message.type === "refused") this.refuse(message);
    if (message.type === "preview") this.foresight.learn(message);
    if (message.type === "explained") this.explain(message);
  }

  private learn(update: Update): void {
    const before = this.update;
    const asked = this.seen?.question;
    const fresh = update.happened.filter(({ seq }) => !before || seq > before.seq);
    const said = update.chat.filter(({ seq }) => !before || seq > before.seq);
    this.update = update;
    this.heardAt = Date.now();
    this.log = before ? [...this.log, ...fresh] : fresh;
    this.chat = before ? [...this.chat, ...said] : said;
    if (this.wasLost) this.missed = before ? fresh.length : 0;
    this.wasLost = false;
    if (!this.mine.includes(this.holder ?? -1)) this.holder = this.mine.length === 1 ? (this.mine[0] ?? null) : null;
    if (fresh.length || !same(asked, this.seen?.question)) this.calm();
    this.show(before === null, fresh);
  }

  private show(first: boolean, fresh: Happening[]): void {
    const view = this.seen?.view ?? {};
    const takenBack = fresh.some(({ kind }) => kind === "act-undo");
    if (first || takenBack) {
      this.queue.jump(view);
      return;
    }
    const visible = fresh.filter((line) => this.isSeen(line));
    if (settings.sound && visible.length) moveSound();
    void this.queue.play(visible, view);
  }

  private refuse(refused: Refused): void {
    if (refused.about === "why") this.bubble = null;
    if (refused.about === "imagine" || refused.about === "why") return;
    this.answered = -1;
    this.refused = refused;
  }

  private explain(answer: Explained): void {
    const bubble = this.bubble;
    if (bubble?.kind === answer.kind && bubble.name === answer.name) this.bubble = { ...bubble, answer };
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
