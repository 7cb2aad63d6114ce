import type { Words, Bench } from "../games/contract";
import type { SeatInfo } from "../protocol";

type Says = Pick<Words, "say">;

/** Whoever gave no name has come as "#3"; what that is called is the reader's language's affair. */
const NAMELESS = /^#\d+$/;

/** The name somebody gave, "" where nobody did. */
export function ownName(seat: SeatInfo): string {
  return NAMELESS.test(seat.name) ? "" : seat.name;
}

/** A person's name, "Bot 2 (greedy)", or "Player 3" for a seat that is free or whose player gave no name. */
export function seatName(words: Says, seat: SeatInfo): string {
  if (seat.kind === "bot" && !seat.name) {
    return words.say("bot-name", { number: seat.seat + 1, level: words.say(`bot-${seat.level}`) });
  }
  return ownName(seat) || words.say("seat-number", { number: seat.seat + 1 });
}

/** The same, by the number of the seat; "" where there is none. */
export function nameAt({ table, words }: Pick<Bench, "table" | "words">, seat: number | null): string {
  const info = table.seats[seat ?? -1];
  return info ? seatName(words, info) : "";
}

/** A bot that plays for somebody who may come back. */
export function standsIn(seat: SeatInfo): boolean {
  return seat.kind === "bot" && seat.name !== "" && !seat.gone;
}

export const SEAT_LOOKS = [
  { colour: "#4a86c8", pattern: "dot" },
  { colour: "#5c9438", pattern: "stripe" },
  { colour: "#a8683a", pattern: "check" },
  { colour: "#8a63c4", pattern: "zig" },
  { colour: "#cf4a37", pattern: "bar" },
  { colour: "#e3a91f", pattern: "plain" },
] as const;

export function seatLook(seat: number) {
  return SEAT_LOOKS[seat % SEAT_LOOKS.length] ?? SEAT_LOOKS[0];
}
