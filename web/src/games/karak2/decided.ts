import type { Bench } from "../contract";
import type { Player } from "./view";
import { realmOf } from "./realm";

/** Where points are equal: the line that ended the game, and what was compared then. */
export function decided(bench: Bench): string {
  const { words, lines, table } = bench;
  const places = table.result?.places ?? [];
  const scores = table.result?.scores ?? [];
  const best = places.indexOf(1);
  const rivals = places.flatMap((_, seat) => (seat !== best && scores[seat] === scores[best] ? [seat] : []));
  const last = lines.findLast(({ rule }) => rule === table.result?.reason);
  if (!last || rivals.length === 0) return "";
  const { players } = realmOf(bench);
  const [own, other] = [best, rivals.sort((one, two) => (places[one] ?? 0) - (places[two] ?? 0))[0]].map(
    (seat) => players[seat ?? -1],
  );
  return own && other ? `${words.event(last)} ${words.say(...compared(own, other))}` : "";
}

function compared(own: Player, other: Player): [string, Record<string, number>] {
  if (own.glory !== other.glory) return ["k2-decided-glory", { own: own.glory, other: other.glory }];
  if (own.units !== other.units) return ["k2-decided-army", { own: own.units, other: other.units }];
  return ["k2-decided-shared", {}];
}
