import { innerWidth } from "svelte/reactivity/window";
import type { Bench, GameClient } from "../contract";
import type { Happening } from "../../protocol";
import { insertArt } from "./art";
import Board from "./board/Board.svelte";
import Figure from "./pieces/Figure.svelte";
import Hand from "./panels/Hand.svelte";
import OptionLabel from "./panels/OptionLabel.svelte";
import Piles from "./panels/Piles.svelte";
import Closeup from "./panels/Closeup.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import Told from "./told/Told.svelte";
import { aim } from "./aim";
import { animate } from "./animate";
import { apply } from "./apply";
import { choices } from "./choices";
import { hints } from "./hints";
import { joined, summary, tallies, turn } from "./log";
import { legend } from "./panels/legend";
import { seatLook } from "./pieces/look";
import { actorOf, askedOf, raceOf, runnerOf } from "./race";
import "./palette.css";

insertArt();

const parts = { Board, Side: Piles, Hand, SeatExtra: SeatPanel, Figure, Option: OptionLabel, Told, Closeup };

export const client: GameClient = {
  ...parts,
  handTitle,
  look: seatLook,
  actor,
  subtitle,
  over,
  section: "round",
  apply,
  animate,
  hints,
  legend,
  catalogue: () => import("./catalogue"),
  turn,
  joined,
  summary,
  tallies,
  next: "track",
  aim,
  choices,
};

function handTitle(bench: Bench): string {
  const { hand, phase } = raceOf(bench);
  if (phase === "choosing" || phase === "dealing" || hand.every((cards) => cards.length === 0)) return "";
  return hand.length > 1 ? bench.words.say("tr-hands") : bench.words.say("tr-hand", { cards: hand[0]?.length ?? 0 });
}

function actor(happening: Happening, bench: Bench): number | null {
  return happening.words["seat"]?.number ?? runnerOf(raceOf(bench), actorOf(happening))?.seat ?? null;
}

function subtitle(bench: Bench): string {
  return raceOf(bench)
    .tracks.map((track) => bench.words.say(`track-${track}`))
    .join(" · ");
}

function over(bench: Bench): string[] {
  const race = raceOf(bench);
  const asked = askedOf(bench.question) || race.turn || "";
  const runner = runnerOf(race, asked);
  const place = race.runners.findIndex(({ titan }) => titan === race.turn) + 1;
  const narrow = (innerWidth.current ?? 0) <= 760;
  const outOfTurn =
    bench.question !== null && race.turn !== null && runnerOf(race, race.turn)?.seat !== bench.question.seat;
  return [
    runner?.die ? bench.words.say("tr-over-die", { colour: bench.words.say(`colour-${runner.die}`) }) : "",
    outOfTurn ? bench.words.say("tr-over-reaction") : "",
    race.round > 0 ? bench.words.say("tr-over-round", { round: race.round }) : "",
    race.round > 0 && !narrow ? bench.words.say("tr-over-place", { place, titans: race.runners.length }) : "",
  ].filter(Boolean);
}
