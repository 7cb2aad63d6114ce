import { usualLevel } from "../../lib/levels";
import { settings } from "../../lib/settings.svelte";
import type { Absence, Fit, GameInfo, NewTable, Pace, Problem, SeatWish, Visibility } from "../../protocol";

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
  visibility: Visibility = $state("link");
  pace: "none" | "live" | "days" = $state("none");
  minutes = $state(15);
  increment = $state(10);
  days = $state(3);
  absence: Absence = $state("wait");
  /** Whether hints are given, where somebody has said so. */
  hints: boolean | null = $state(null);
  /** The address that is told when it is the turn of whoever makes the table. */
  webhook = $state("");
  /** What the server says of the options chosen, for every number of seats; empty before it has said anything. */
  fits: Fit[] = $state.raw([]);

  constructor(readonly game: GameInfo) {
    this.options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    this.resize(game.seats.includes(4) ? 4 : Math.min(...game.seats));
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
    return this.fits.find(({ seats }) => seats === this.places.length)?.problem ?? null;
  }

  /** Another number of seats would help; otherwise it is the options that do not go together. */
  get concernsSeats(): boolean {
    return this.fits.some(({ problem }) => !problem);
  }

  resize(seats: number): void {
    const bot: Place = { kind: "bot", name: "", level: usualLevel(this.game) };
    const me: Place = { kind: "here", name: settings.name, level: bot.level };
    this.places = Array.from({ length: seats }, (_, seat) => this.places[seat] ?? (seat ? { ...bot } : me));
  }

  /** Names are given where none were; two people at one screen must not be called the same. */
  table(guest: string): NewTable {
    const taken = new Set<string>();
    return {
      game: this.game.name,
      seats: this.places.map((place) => this.seat(place, guest, taken)).map((seat, number) => this.told(seat, number)),
      options: { ...this.options },
      visibility: this.visibility,
      pace: this.chosenPace(),
      absence: this.absence,
      hints: this.givesHints,
    };
  }

  private seat({ kind, name, level }: Place, guest: string, taken: Set<string>): SeatWish {
    if (kind !== "here") return kind === "bot" ? { kind, level } : { kind };
    const wanted = name.trim() || guest;
    let called = wanted;
    for (let number = 2; taken.has(called); number++) called = `${wanted} ${number}`;
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
