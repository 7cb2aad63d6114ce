import type { Bench, GameClient } from "../contract";
import type { Happening } from "../../protocol";
import { insertArt } from "./art";
import Board from "./board/Board.svelte";
import Figure from "./pieces/Figure.svelte";
import Hand from "./panels/Hand.svelte";
import OptionLabel from "./panels/OptionLabel.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import { aim } from "./aim";
import { animate } from "./animate";
import { apply } from "./apply";
import { decided } from "./decided";
import { hints } from "./hints";
import { legend, tallies } from "./legend";
import { seatLook } from "./names";
import { spends } from "./options/spends";
import { realmOf } from "./realm";
import { totalOf } from "./panels/scene";
import { summary } from "./summary";
import Told from "./told/Told.svelte";
import { TRAYS } from "./tray/plan";
import Tray from "./tray/Tray.svelte";
import "./palette.css";

insertArt();

const parts = { Board, Hand, SeatExtra: SeatPanel, Figure, Option: OptionLabel, Told, Chooser: Tray };

export const client: GameClient = {
  ...parts,
  handTitle,
  handIs: "strip",
  chooses: ({ prompt }) => TRAYS.includes(prompt),
  look: seatLook,
  actor,
  subtitle,
  over,
  section: "round",
  turn: ({ kind }) => kind === "turn",
  summary,
  aim,
  legend,
  catalogue: () => import("./catalogue"),
  tallies,
  decided,
  spends,
  apply,
  animate,
  hints,
};

function handTitle(bench: Bench): string {
  const seat = bench.seen.seat;
  return seat !== null && realmOf(bench).players[seat]?.hero ? bench.words.say("k2-hand") : "";
}

function actor({ words }: Happening): number | null {
  return words["seat"]?.number ?? null;
}

function subtitle({ table, words }: Bench): string {
  return words.say(table.options["imperium"] === false ? "k2-base" : "k2-imperium");
}

/** The fight that goes on, or the round and what is left of the turn. */
function over(bench: Bench): string[] {
  const { question, words } = bench;
  const realm = realmOf(bench);
  const roll = realm.rolls.findLast(({ seat }) => seat === question?.seat);
  if (roll)
    return [
      roll.strength
        ? words.say("k2-over-fight", { power: totalOf(bench, realm, roll), strength: roll.strength })
        : words.say(`k2-fight-${roll.against}`),
    ];
  const mine = question !== null && realm.turn === question.seat;
  return [
    realm.round > 0 ? words.say("k2-round", { round: realm.round }) : "",
    mine ? words.say("k2-steps", { steps: realm.steps }) : "",
  ].filter(Boolean);
}
