import type { Bench, SeatLook } from "../contract";
import { liveryOf } from "./pieces/look";
import { realmOf } from "./realm";

export function heroName(bench: Bench, seat: number): string {
  const hero = realmOf(bench).players[seat]?.hero;
  return hero ? bench.words.say(`hero-${hero}`) : "";
}

export function seatLook(bench: Bench, seat: number): SeatLook | null {
  const { colour, pattern } = liveryOf(seat);
  return { colour, pattern, as: heroName(bench, seat) };
}
