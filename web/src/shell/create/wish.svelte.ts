import { settings } from "../../lib/settings.svelte";
import { usualLevel } from "../../lib/levels";
import { firstForm } from "../quick";
import type { Absence, Fit, FormInfo, GameInfo, NewTable, Pace, Problem, SeatWish, Visibility } from "../../protocol";

export type Setting = string | number | boolean;
export interface Place {
  kind: "here" | "bot" | "open";
  name: string;
  level: string;
}

/** The table somebody is about to make. */
export class Wish {
  places: Place[] = $state([]);
  options: Record<string, Setting> = $state({});
  /** Options that the server draws by lot. */
  drawn: string[] = $state([]);
  private level = "";
  visibility: Visibility = $state("link");
  pace: "none" | "live" | "days" = $state("none");
  minutes = $state(15);
  increment = $state(10);
  days = $state(3);
  absence: Absence = $state("wait");
  /** How well a bot plays for somebody who was here. */
  substitute = $state("");
  /** Whether hints are given, where somebody has said so. */
  hints: boolean | null = $state(null);
  /** The address that is told when it is the turn of whoever makes the table. */
  webhook = $state("");
  /** What the server says of the options chosen, for every number of seats; empty before it has said anything. */
  fits: Fit[] = $state.raw([]);

  constructor(readonly game: GameInfo) {
    this.substitute = usualLevel(game);
    this.take(firstForm(game));
  }

  /** A set-up that has a name: its number of seats, its options and its bots; who sits where already stays. */
  take(form: FormInfo): void {
    const usual = Object.fromEntries(this.game.options.map((option) => [option.key, option.default]));
    this.options = { ...usual, ...form.options };
    this.drawn = [...form.drawn];
    this.level = form.level;
    this.resize(form.seats);
    for (const place of this.places) place.level = form.level;
  }

  /** The set-up that this is, "" where it is none that has a name. */
  get form(): string {
    return this.game.forms.find((form) => this.is(form))?.name ?? "";
  }

  private is({ seats, options, drawn }: FormInfo): boolean {
    const lot = [...this.drawn].sort().join() === [...drawn].sort().join();
    const same = this.game.options.every(
      ({ key, default: usual }) => drawn.includes(key) || this.options[key] === (options[key] ?? usual),
    );
    return seats === this.places.length && lot && same;
  }

  /** One value, or by lot. */
  choose(key: string, value: Setting | null): void {
    this.drawn = this.drawn.filter((one) => one !== key);
    if (value === null) this.drawn.push(key);
    else this.options[key] = value;
  }

  /** What the server needs to know to say whether it fits: of what is drawn nothing is chosen. */
  get chosen(): Record<string, Setting> {
    return Object.fromEntries(Object.entries(this.options).filter(([key]) => !this.drawn.includes(key)));
  }

  private get fit(): Fit | undefined {
    return this.fits.find(({ seats }) => seats === this.places.length);
  }

  /** Whether the option means anything beside the others; before the server has said so, all do. */
  applies(key: string): boolean {
    return this.fit?.applies.includes(key) ?? true;
  }

  /** The seats, from 1, that play together with this one. */
  partners(seat: number): number[] {
    const sides = this.fit?.sides ?? [];
    return sides.flatMap((side, other) => (side === sides[seat] && other !== seat ? [other + 1] : []));
  }

  get name(): string {
    return this.places.find((place) => place.kind === "here")?.name ?? "";
  }

  get here(): number {
    return this.places.filter((place) => place.kind === "here").length;
  }

  get open(): number {
    return this.places.filter((place) => place.kind === "open").length;
  }

  /** More than one person may play, so what becomes of their seats is agreed beforehand. */
  get inCompany(): boolean {
    return this.here + this.open > 1;
  }

  /** Unsaid, they are given where nobody plays but whoever makes the table, and bots. */
  get givesHints(): boolean {
    return this.hints ?? this.open === 0;
  }

  /** The numbers of seats to choose from: those that fit the options, and the one chosen. */
  get numbers(): number[] {
    if (this.fits.length === 0) return this.game.seats;
    return this.fits.filter(({ seats, problem }) => !problem || seats === this.places.length).map(({ seats }) => seats);
  }

  get problem(): Problem | null {
    return this.fit?.problem ?? null;
  }

  /** Another number of seats would help; otherwise it is the options that do not go together. */
  get concernsSeats(): boolean {
    return this.fits.some(({ problem }) => !problem);
  }

  resize(seats: number): void {
    const bot: Place = { kind: "bot", name: "", level: this.level };
    const me: Place = { kind: "here", name: settings.name, level: bot.level };
    this.places = Array.from({ length: seats }, (_, seat) => this.places[seat] ?? (seat ? { ...bot } : me));
  }

  /** Two people at one screen must not be called the same; who gives no name goes by the number of the seat. */
  table(): NewTable {
    const taken = new Set<string>();
    return {
      game: this.game.name,
      seats: this.places.map((place) => this.seat(place, taken)).map((seat, number) => this.told(seat, number)),
      options: this.chosen,
      drawn: [...this.drawn],
      visibility: this.visibility,
      pace: this.chosenPace(),
      absence: this.absence,
      hints: this.givesHints,
      substitute: this.inCompany ? this.substitute : "",
    };
  }

  private seat({ kind, name, level }: Place, taken: Set<string>): SeatWish {
    if (kind !== "here") return kind === "bot" ? { kind, level } : { kind };
    const wanted = name.trim();
    let called = wanted;
    for (let number = 2; called && taken.has(called); number++) called = `${wanted} ${number}`;
    taken.add(called);
    return { kind, name: called };
  }

  private told(seat: SeatWish, number: number): SeatWish {
    const mine = number === this.places.findIndex((place) => place.kind === "here");
    const webhook = this.webhook.trim();
    return mine && webhook ? { ...seat, webhook } : seat;
  }

  private chosenPace(): Pace {
    if (this.pace === "live") return { kind: "live", seconds: this.minutes * 60, increment: this.increment };
    return this.pace === "days" ? { kind: "days", days: this.days } : { kind: "none" };
  }
}
