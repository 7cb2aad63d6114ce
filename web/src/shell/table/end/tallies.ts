import type { Bench, GameClient } from "../../../games/contract";

/** A number of the game for each seat. */
export interface Count {
  text: string;
  counts: number[];
}

/** Counted over all lines that this reader has; what never happened is not told. */
export function counted(client: GameClient, bench: Bench): Count[] {
  return (client.tallies ?? [])
    .map((tally) => {
      const counts = bench.table.seats.map(() => 0);
      for (const line of bench.lines) {
        const seat = tally.of(line, bench);
        if (seat !== null && counts[seat] !== undefined) counts[seat] += tally.amount?.(line, bench) ?? 1;
      }
      return { text: tally.text, counts };
    })
    .filter(({ counts }) => counts.some((count) => count !== 0));
}
