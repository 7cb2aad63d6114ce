import type { Preview } from "../../../protocol";
import type { Bench } from "../../contract";
import { arenaOf, idOf, isFlare, rowOf, sideOf, type Arena } from "../arena";
import { fitting } from "../board/patterns";
import type { View } from "../view";
import { selection } from "./selection.svelte";
import { actingCard, playOf, playsOf, type Play } from "./plays";

/** The card that is read in the dock. A kept frost effect is read without the being that brought it. */
export interface Reading {
  card: string;
  frost: boolean;
}

const PLAYED = ["thaw", "flare", "warp", "discard", "card"];

export function readingOf(bench: Bench): Reading | null {
  const arena = arenaOf(bench);
  const play = previewedPlay(bench);
  const played = play && PLAYED.includes(play.verb) ? play.card : "";
  const card = selection.read || played || actingCard(bench.question) || selection.card || arena.playing || "";
  return card ? { card, frost: isKept(arena, card, play) } : null;
}

function previewedPlay({ question, previewed }: Bench): Play | null {
  return question && previewed ? playOf(question, previewed, -1) : null;
}

/** It lies before its player, or its frost effect is under way. */
function isKept(arena: Arena, card: string, play: Play | null): boolean {
  if (!rowOf(card)?.frost) return false;
  if (play?.verb === "thaw" && play.card === card) return true;
  return arena.players.some(({ frost }) => frost === card) || (arena.playing === card && arena.being === null);
}

/** What the rules have told of a frost effect: that it would do nothing, or on how many squares. */
export function frostState({ previewed, preview, question, words }: Bench): string {
  const play = question && previewed ? playOf(question, previewed, -1) : null;
  if (!preview || play?.verb !== "thaw") return "";
  return isIdle(preview, play.card) ? words.say("tk-frost-idle") : "";
}

/** Between its coming into play and its going to the pile nothing happens and nothing is asked. */
export function isIdle({ happened, view }: Preview, card: string): boolean {
  const { playing, bonus } = view as View;
  if (playing === card) return false;
  const start = happened.findIndex(({ kind }) => kind === "thaw");
  const end = happened.findIndex(({ kind, words }) => kind === "discard" && idOf(words["card"]) === card);
  return start >= 0 && end === start + 1 && !bonus;
}

/** Whether a card in hand fits, and where not, how much is missing. */
export function fitState(bench: Bench, card: string): string {
  const arena = arenaOf(bench);
  const seat = bench.question?.seat ?? bench.seen.seat;
  const inHand = arena.hand.includes(card) || arena.legends.includes(card);
  if (!inHand || isFlare(card) || seat === null || arena.phase !== "turn") return "";
  const { whole, near } = fitting(arena, card, sideOf(arena, seat));
  const plays = playsOf(bench.question).filter((play) => play.verb === "summon" && play.card === card);
  const offered = bench.question?.kind === "action" ? plays : whole;
  const places = new Set(offered.map(({ square }) => square)).size;
  const missing = new Set(near.filter(({ lack }) => lack === "piece").map((fit) => fit.missing)).size;
  if (places) {
    const improvised = plays.length > 0 && plays.every((play) => play.improvised);
    return bench.words.say(improvised ? "tk-fits-improvised" : "tk-fits", { places });
  }
  return missing ? bench.words.say("tk-nearly", { places: missing }) : bench.words.say("tk-not-yet");
}
