import type { Bench } from "../../contract";
import { isTurned, type Chest } from "../chest";

/** Where the bag and the piles of a seat lie: in a corner that the board leaves free. */
export interface Corner {
  seat: number;
  left: boolean;
  top: boolean;
  /** With two players the bag lies left and the piles right. */
  parts: "bag" | "piles" | "all";
}

/** One's own side sits at the lower edge, oneself on the left; the others as the turn goes round. */
export function cornersOf(bench: Bench, chest: Chest): Corner[] {
  const below = isTurned(bench, chest) ? 0 : 1;
  const seatsOf = (side: number) => chest.sides.flatMap((own, seat) => (own === side ? [seat] : []));
  const rows = [seatsOf(below), seatsOf(1 - below)];
  return rows.flatMap((seats, row): Corner[] => {
    const top = row === 1;
    const mine = bench.seen.seat !== null && seats[1] === bench.seen.seat;
    const order = mine ? [...seats].reverse() : seats;
    if (order.length === 1) {
      const seat = order[0]!;
      return [
        { seat, left: true, top, parts: "bag" },
        { seat, left: false, top, parts: "piles" },
      ];
    }
    return order.map((seat, place) => ({ seat, left: place === 0, top, parts: "all" }));
  });
}
