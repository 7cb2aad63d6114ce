import type { Happening } from "../../protocol";
import type { Bench, GameClient } from "../contract";
import { insertArt } from "./art";
import { aim } from "./aim";
import { animate } from "./animate";
import { apply } from "./apply";
import { arenaOf, idOf, isFlare, isTeamGame, seatsOf, sideOf, sideOfSchool } from "./arena";
import Board from "./board/Board.svelte";
import { decided } from "./decided";
import { selection } from "./options/selection.svelte";
import Figure from "./pieces/Figure.svelte";
import Hand from "./panels/Hand.svelte";
import { hints } from "./hints";
import { seatLook } from "./pieces/look";
import { legend } from "./legend";
import OptionLabel from "./panels/OptionLabel.svelte";
import { PHONE } from "./board/geometry";
import { fitting } from "./board/patterns";
import Piles from "./panels/Piles.svelte";
import { playsOf } from "./options/plays";
import { spends } from "./options/spends";
import Closeup from "./panels/Closeup.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import { summary } from "./summary";
import { tallies } from "./tallies";
import Told from "./told/Told.svelte";
import "./palette.css";

insertArt();

export const client: GameClient = {
  Board,
  Side: Piles,
  Hand,
  handTitle,
  SeatExtra: SeatPanel,
  Figure,
  look: seatLook,
  actor,
  subtitle,
  over,
  Option: OptionLabel,
  apply,
  animate,
  hints,
  Closeup,
  handOnPhone: 80,
  dockOnPhone: 308,
  spends,
  aim,
  legend,
  catalogue: () => import("./catalogue"),
  Told,
  tallies,
  summary,
  decided,
  turn: ({ kind }) => kind === "turn",
};

function handTitle(bench: Bench): string {
  const { hand, legends, flares, phase } = arenaOf(bench);
  if (bench.seen.seat === null || phase === "schools") return "";
  return bench.words.say("tk-hand", { cards: hand.length + legends.length + flares.length });
}

function actor({ words }: Happening, bench: Bench): number | null {
  const seat = words["seat"]?.number;
  if (seat !== undefined && seat !== null) return seat;
  const arena = arenaOf(bench);
  const seats = seatsOf(arena, sideOfSchool(arena, idOf(words["colour"])));
  return seats.length === 1 ? seats[0]! : null;
}

function subtitle(bench: Bench): string {
  const { form, limit } = arenaOf(bench);
  const team = isTeamGame(arenaOf(bench), bench.table.seats.length);
  return bench.words.say(`tk-form-${form}`, { limit, team: team ? "yes" : "no" });
}

/** A phone has no room for more than how things stand. */
const isNarrow = () => innerWidth <= PHONE;

/** Beside "your turn": how many actions are left, and what the next click would mean. */
function over(bench: Bench): string[] {
  const { question, words } = bench;
  const { actions, bonus } = arenaOf(bench);
  if (question?.prompt !== "action")
    return question?.kind === "step" && !selection.mover(question) ? [words.say("tk-over-mover")] : [];
  const plays = playsOf(question);
  const card = selection.card;
  const what = card ? overCard(bench, card) : plays.some(({ verb }) => verb === "place") ? "tk-over-place" : "";
  const told = [words.say("tk-over-actions", { actions }), bonus ? words.say(`tk-bonus-${bonus}`) : ""];
  return [...told, what && !isNarrow() ? words.say(what) : ""].filter(Boolean);
}

/** What the card that is held waits for. */
function overCard(bench: Bench, card: string): string {
  const usable = playsOf(bench.question).some((play) => play.card === card && ["summon", "flare"].includes(play.verb));
  if (isFlare(card)) return usable ? "" : "tk-over-flare";
  if (usable) return "tk-over-summon";
  const { near } = fitting(arenaOf(bench), card, sideOf(arenaOf(bench), bench.question?.seat ?? null));
  return near.some(({ lack }) => lack === "piece") ? "tk-over-missing" : "tk-over-far";
}
