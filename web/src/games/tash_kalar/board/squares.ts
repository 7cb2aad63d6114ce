import type { Bench } from "../../contract";
import { schoolOf, type Arena, type Square } from "../arena";
import type { Ring } from "../options/marks";
import { sentence } from "../../../lib/sentence";

const GROUNDS: Record<string, string> = { R: "tk-red", G: "tk-green" };

/** What stands on a square, in words. */
export function squareText({ words }: Bench, arena: Arena, { square, ground, side, rank, gate }: Square): string {
  const colour = GROUNDS[ground];
  const piece =
    side === null
      ? words.say("tk-empty")
      : words.say("tk-piece", {
          rank: words.say(`rank-${rank}`),
          school: words.say(`school-${schoolOf(arena, side)}`),
        });
  return sentence([square, colour ? words.say(colour) : "", piece, gate ? words.say("tk-gate-here") : ""]);
}

/** A square with an option is a button that says what it does. */
export function squareButton(
  bench: Bench,
  arena: Arena,
  ring: Ring | undefined,
  square: Square,
): Record<string, string | number> | null {
  const { question, words } = bench;
  if (!ring || !question) return null;
  const text = squareText(bench, arena, square);
  const choice = ring.options.length === 1 ? question.options[ring.options[0]!] : undefined;
  const label = choice
    ? words.option(choice)
    : words.say(ring.options.length ? "tk-several" : ring.kind === "held" ? "tk-held" : "tk-mover");
  const deed = choice && label === square.square ? words.question(question) : label;
  const price = ring.improvised ? ` (${words.say("tk-spend-improvised")})` : "";
  const named = `${deed}${price}: ${text}`;
  const button: Record<string, string | number> = { role: "button", tabindex: 0, "aria-label": named };
  return ring.options.length
    ? { ...button, "data-options": ring.options.join(",") }
    : { ...button, "data-grasp": ring.square, "aria-pressed": String(ring.kind === "held") };
}
