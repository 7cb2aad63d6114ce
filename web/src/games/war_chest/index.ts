import type { Bench, GameClient } from "../contract";
import type { Happening } from "../../protocol";
import { insertArt } from "./art";
import Board from "./board/Board.svelte";
import Figure from "./pieces/Figure.svelte";
import Hand from "./panels/Hand.svelte";
import OptionLabel from "./panels/OptionLabel.svelte";
import Piles from "./panels/Piles.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import Told from "./told/Told.svelte";
import { aim } from "./aim";
import { animate } from "./animate";
import { apply } from "./apply";
import { ALL, selection, coinsOf } from "./options/selection.svelte";
import { chestOf, idOf, ownerOf } from "./chest";
import { decided } from "./decided";
import { spends, tallies, turn } from "./ends";
import { hints } from "./hints";
import { legend } from "./legend";
import { seatLook, SIDES } from "./pieces/look";
import { summary } from "./summary";
import "./palette.css";

insertArt();

const parts = { Board, Side: Piles, Hand, SeatExtra: SeatPanel, Figure, Option: OptionLabel };

export const client: GameClient = {
  ...parts,
  handTitle,
  handOnPhone: 124,
  dockOnPhone: 352,
  look: seatLook,
  actor,
  subtitle,
  over,
  section: "round",
  apply,
  animate,
  hints,
  aim,
  legend,
  catalogue: () => import("./catalogue"),
  Told,
  spends,
  turn,
  summary,
  decided,
  tallies,
  sides: SIDES,
};

function handTitle(bench: Bench): string {
  const { hand, drawn, phase } = chestOf(bench);
  if (bench.seen.seat === null || phase === "drafting" || phase === "layout") return "";
  return bench.words.say("wc-hand", { coins: hand.length + drawn.length });
}

function actor({ words }: Happening, bench: Bench): number | null {
  const owner = ownerOf(chestOf(bench), idOf(words["poisoner"] ?? words["unit"]));
  return words["seat"]?.number ?? (owner >= 0 ? owner : null);
}

function subtitle({ table, words }: Bench): string {
  const sets = ["nobility", "siege", "nightfall"].filter((set) => table.options[set] === true);
  return [words.say("wc-set-base"), ...sets.map((set) => words.say(`wc-set-${set}`))].join(", ");
}

function over(bench: Bench): string[] {
  const { round, turn } = chestOf(bench);
  const { question, words } = bench;
  const coin = selection.coin(question);
  return [
    round > 0 ? words.say("wc-over-round", { round }) : "",
    question && turn !== null && turn !== question.seat ? words.say("wc-over-reaction") : "",
    question?.prompt === "play" && coinsOf(question).length > 1
      ? coin === ALL
        ? words.say("wc-over-all")
        : words.say("wc-over-coin", { coin: words.say(`coin-${coin}`) })
      : "",
  ].filter(Boolean);
}
