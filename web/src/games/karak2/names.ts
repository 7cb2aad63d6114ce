import type { Bench, SeatLook } from "../contract";
import { seatName } from "../../lib/names";
import { liveryOf } from "./pieces/look";
import { realmOf } from "./realm";

/** Who plays a seat: the name at the table. */
export function nameOf({ table, words }: Bench, seat: number): string {
  const info = table.seats[seat];
  return info ? seatName(words, info) : "";
}

export function heroName(bench: Bench, seat: number): string {
  const hero = realmOf(bench).players[seat]?.hero;
  return hero ? bench.words.say(`hero-${hero}`) : "";
}

export function seatLook(bench: Bench, seat: number): SeatLook | null {
  const { colour, pattern } = liveryOf(seat);
  return { colour, pattern, as: heroName(bench, seat) };
}
