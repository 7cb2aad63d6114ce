import { optionsFor, sameChoice } from "../board/options";
import type { EventQueue } from "../board/queue";
import type { GameClient, Planned, Words } from "../games/contract";
import type {
  Act,
  ChatLine,
  Choice,
  Explained,
  FromServer,
  Happening,
  Question,
  Refused,
  Seen,
  TableInfo,
  Thing,
  Update,
} from "../protocol";
import { Advice } from "./advice.svelte";
import type { Asker } from "./asker";
import { benchOf } from "./bench";
import { Plan } from "./plan";
import { api } from "../lib/api";
import { socketUrl } from "../lib/base";
import { Foresight } from "./foresight.svelte";
import { moves, settings } from "../lib/settings.svelte";
import { TableSocket, type Link } from "../lib/socket";
import { moveSound } from "../lib/sound";
import { queueOn } from "./stage";

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
export class Table implements Asker {
  link: Link = $state("connecting");
  retryAt = $state(0);
  /** The server closed for good: there is no such table. */
  gone = $state(false);
  update: Update | null = $state.raw(null);
  /** When `update` came, for the clocks. */
  heardAt = $state(0);
  /** The last update that has been shown to its end; later ones are being shown or wait for it. */
  settled: Update | null = $state.raw(null);
  log: Happening[] = $state.raw([]);
  /** How many lines of the log have been shown. */
  private told = $state(0);
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

  readonly advice = new Advice((seat) => api.hint(this.update?.table.id ?? this.id, seat));

  private readonly socket: TableSocket;
  private readonly queue: EventQueue;
  private readonly course = new Plan();
  private wasLost = false;

  constructor(readonly id: string) {
    this.queue = queueOn(this, { show: (shown, playing) => this.display(shown, playing) });
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

  /** Somebody sits down in this browser. */
  async sit(seat: number, name: string): Promise<void> {
    const { token } = await api.sit(this.id, { seat, name });
    await api.session(this.id, { tokens: [token] });
    this.restart();
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

  /** What has been shown of what this reader may see. */
  readonly lines: Happening[] = $derived(this.log.slice(0, this.told).filter((line) => this.isSeen(line)));

  /** The table as it is shown: whose turn it is, and that it is over, keep step with the board. */
  get info(): TableInfo | null {
    const now = this.update?.table ?? null;
    const then = this.settled?.table;
    if (!now || !then || !this.playing) return now;
    const seats = now.seats.map((seat) => ({ ...seat, acting: then.seats[seat.seat]?.acting ?? seat.acting }));
    return now.status === "over" ? { ...now, seats, status: then.status, result: then.result } : { ...now, seats };
  }

  private isSeen({ seats = [] }: Happening): boolean {
    const seat = this.seen?.seat ?? null;
    return seats.length === 0 || (seat !== null && seats.includes(seat));
  }

  // What can be done

  choose(choice: Choice): void {
    const question = this.question;
    if (!question || !this.update) return;
    if (this.waits(choice)) this.foresight.arm(choice);
    else this.answer(question, this.update, choice);
  }

  /** What is spent for good is chosen twice, by mouse, finger and key alike, and so is all where the player likes. */
  waits(choice: Choice): boolean {
    return !sameChoice(this.foresight.armed, choice) && (settings.confirm || this.spends(choice) !== "");
  }

  /** Several answers as one: see `Bench.plan`. */
  plan(answers: Planned[]): void {
    const { question, update } = this;
    const choice = question && this.course.begin(answers, question);
    if (question && update && choice) this.answer(question, update, choice);
  }

  private spends(choice: Choice): string {
    const { client, words, seen, update } = this;
    if (!client?.spends || !words || !seen || !update) return "";
    return client.spends(
      choice,
      benchOf(this, update.table, seen, words, () => {}),
    );
  }

  private answer({ seat }: Question, { seq }: Update, { value }: Choice): void {
    this.answered = this.update?.seq ?? -1;
    this.calm();
    this.socket.send({ type: "answer", seat, seq, value });
  }

  why(kind: string, name: string, at: DOMRect, holding?: Thing): void {
    const question = this.question;
    if (this.playing || this.update?.table.status !== "playing") return;
    if (optionsFor(question, kind, name).length) holding = undefined; // what is in hand is no reason
    this.bubble = { kind, name, at, answer: null, ...(question ? {} : { local: "why-not-your-turn" }) };
    if (question) this.socket.send({ type: "why", seat: question.seat, kind, name, ...(holding ? { holding } : {}) });
  }

  /** `offer`: the number of what is answered. */
  act(act: Act["act"], seat = this.seen?.seat ?? null, more: Pick<Act, "level" | "offer"> = {}): void {
    if (seat !== null) this.socket.send({ type: "act", seat, act, ...more, seq: this.update?.seq ?? 0 });
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
    this.advice.clear();
    this.bubble = null;
  }

  // What the server says

  private hear(message: FromServer): void {
    if (message.type === "update") this.follow(message);
    if (message.type === "refused") this.refuse(message);
    if (message.type === "preview") this.foresight.learn(message);
    if (message.type === "explained") this.explain(message);
  }

  private follow(message: Update): void {
    const { update, choice } = this.course.onward(message, this.seen?.seat ?? null);
    const question = update.seen.find((seen) => seen.seat === this.seen?.seat)?.question;
    if (choice && question) this.answer(question, update, choice);
    else this.learn(update);
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

  private display(shown: unknown, playing: Happening | null): void {
    this.shown = shown;
    this.playing = playing;
    this.told = playing ? this.log.indexOf(playing) + 1 : this.log.length;
    if (!playing) this.settled = this.update;
    else if (settings.sound) moveSound();
  }

  private show(first: boolean, fresh: Happening[]): void {
    const view = this.seen?.view ?? {};
    const takenBack = fresh.some(({ kind }) => kind === "act-undo");
    if (first || takenBack) {
      this.queue.jump(view);
      return;
    }
    const visible = fresh.filter((line) => this.isSeen(line));
    const update = this.update;
    if (settings.sound && visible.length && !moves()) moveSound();
    void this.queue.play(visible, view, () => (this.settled = update));
  }

  private refuse(refused: Refused): void {
    if (refused.about === "why") this.bubble = null;
    if (refused.about === "imagine" || refused.about === "why") return;
    this.answered = -1;
    this.refused = refused;
    const kept = this.course.stop();
    if (kept) this.learn(kept);
  }

  private explain(answer: Explained): void {
    const bubble = this.bubble;
    if (bubble?.kind === answer.kind && bubble.name === answer.name) this.bubble = { ...bubble, answer };
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
