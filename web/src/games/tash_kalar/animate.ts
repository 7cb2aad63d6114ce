import { bounce, bounced, pop, symbol, travels } from "../../board/effects";
import {
  animatedBy,
  lasts,
  LONG,
  MIDDLE,
  pieceOf,
  SHORT,
  type Act as ActOf,
  type Animation,
  lasting,
} from "../../board/motion";
import type { Happening } from "../../protocol";
import { idOf, rankOf, schoolOf, squareAt, squareOf, type Arena } from "./arena";
import { burst, drop, pill, shatter } from "./board/effects";
import { pointOf } from "./board/geometry";
import { lookOf, pieceArt } from "./pieces/look";
import { PIECE_SIZE } from "./pieces/pieces";

type Act = ActOf<Arena>;

const MIDST = { x: 0, y: 0 };
/** A step to a neighbouring square; whatever goes further leaps. */
const NEAR = 100;

const seatPart =
  (part: string): Animation<Arena> =>
  (act, { words }) =>
    bounced(act, `[data-tk-${part}="${words["seat"]?.number}"]`, SHORT);

export const ANIMATIONS: Record<string, Animation<Arena>> = {
  school: (act, { words }) => bounced(act, `[data-school="${idOf(words["school"])}"]`, LONG),
  first: ({ stage }) => lasts(stage, SHORT),
  task: (act, { words }) => bounced(act, `[data-task="${idOf(words["task"])}"]`, MIDDLE),
  "next-task": (act) => bounced(act, "[data-next-task]", SHORT),
  turn: (act) => bounced(act, "[data-actions]", MIDDLE),
  draw: seatPart("hand"),
  reshuffle: (act) => bounced(act, "[data-decks]", SHORT),
  "put-away": seatPart("pile"),
  "put-under": seatPart("hand"),
  discard: seatPart("pile"),
  recall: seatPart("pile"),
  under: seatPart("hand"),
  summon: lasting(LONG, (act, { words }) => {
    const square = squareOf(words["square"]);
    burst(act, pointOf(square), "var(--offer)");
    drop(act, square);
  }),
  improvise: lasting(MIDDLE, (act, { words }) => burst(act, pointOf(squareOf(words["square"])), "var(--tk-free)")),
  flare: lasting(LONG * 2, (act) => pop(act, MIDST, [symbol("tk-art-flare", 300)], 800)),
  "discard-flare": seatPart("hand"),
  frost: (act, { words }) => bounced(act, `[data-frost="${words["seat"]?.number}"]`, LONG),
  thaw: lasting(LONG, (act) => pop(act, MIDST, [symbol("tk-i-thaw", 150)], 700)),
  warp: (act, { words }) => {
    pop(act, MIDST, [symbol("tk-a-spiral", 150)], 700);
    return bounced(act, `[data-pending="${words["seat"]?.number}"]`, LONG);
  },
  "copy-warp": lasting(LONG, (act) => pop(act, MIDST, [symbol("tk-a-spiral", 150)], 700)),
  "pending-over": seatPart("hand"),
  "recall-unseen": seatPart("pile"),
  "gain-action": (act, { words }) => {
    pill(act, { x: 0, y: -40 }, `+${words["actions"]?.number ?? 1}`, true);
    return bounced(act, "[data-actions]", MIDDLE);
  },
  "lose-action": (act) => {
    pill(act, { x: 0, y: -40 }, "−1", false);
    return bounced(act, "[data-actions]", MIDDLE);
  },
  tax: seatPart("hand"),
  "extra-turn": lasting(LONG, (act) => pop(act, MIDST, [symbol("tk-a-hourglass", 140)], 800)),
  "hand-over": (act) => bounced(act, "[data-actions]", LONG),
  place: dropped,
  add: dropped,
  "pick-up": (act, { words }) => lost(act, squareOf(words["square"]), MIDDLE),
  destroy: (act, { words }) => lost(act, squareOf(words["square"]), MIDDLE),
  move: travel,
  upgrade: (act, { words }) => changed(act, squareOf(words["square"]), "#8fe39a"),
  downgrade: (act, { words }) => changed(act, squareOf(words["square"]), "var(--foe)"),
  convert: (act, { words }) => {
    shard(act, squareOf(words["square"]));
    return changed(act, squareOf(words["square"]), "var(--offer)");
  },
  remove: ({ stage }) => lasts(stage, SHORT),
  swap: lasting(LONG, (act, { words }) => {
    for (const name of ["start", "end"]) bounce(act, pieceOf(act, squareOf(words[name])));
  }),
  stash: (act, { words }) => {
    burst(act, pointOf(squareOf(words["square"])), "var(--tk-rank)");
    return bounced(act, "[data-stash]", LONG);
  },
  release: lasting(LONG, (act, { words }) => drop(act, squareOf(words["square"]))),
  gate: (act, { words }) => {
    burst(act, pointOf(squareOf(words["square"])), "var(--tk-mark)");
    return bounced(act, "[data-gate]", LONG);
  },
  "gate-lost": lasting(MIDDLE, (act, { words }) =>
    pop(act, pointOf(squareOf(words["square"])), [symbol("tk-gate", 76)], 600),
  ),
  score: (act, { words }) => {
    const side = act.after.sides.findIndex(({ school }) => school === idOf(words["colour"]));
    pill(act, { x: 0, y: side * 44 - 22 }, `+${words["points"]?.number ?? 0}`, true);
    return bounced(act, `[data-score="${side}"]`, LONG);
  },
  claim: (act, { words }) => {
    const side = act.after.sides.findIndex(({ school }) => school === idOf(words["colour"]));
    pop(act, MIDST, [symbol("tk-i-task", 150)], 900);
    return bounced(act, `[data-score="${side}"]`, LONG);
  },
  "last-round": lasting(LONG, (act) => pop(act, MIDST, [symbol("tk-i-last", 150)], 900)),
};

export const animate = animatedBy(ANIMATIONS);

function dropped(act: Act, { words }: Happening): Promise<void> {
  drop(act, squareOf(words["square"]));
  return lasts(act.stage, MIDDLE);
}

/** The piece that stood there before flies apart. */
function shard(act: Act, name: string): void {
  const square = squareAt(act.before, name);
  if (!square || square.side === null) return;
  const rank = rankOf(square.rank);
  const school = schoolOf(act.before, square.side);
  shatter(act, pointOf(name), pieceArt(school, rank), PIECE_SIZE[rank] ?? 50, lookOf(school).colour);
}

function lost(act: Act, name: string, time: number): Promise<void> {
  if (act.before.over !== name) shard(act, name);
  else burst(act, pointOf(name), "var(--foe)");
  return lasts(act.stage, time);
}

function changed(act: Act, name: string, colour: string): Promise<void> {
  burst(act, pointOf(name), colour);
  bounce(act, pieceOf(act, name));
  return lasts(act.stage, LONG);
}

function travel(act: Act, { words }: Happening): Promise<void> {
  const [start, end] = [squareOf(words["start"]), squareOf(words["end"])];
  const [from, to] = [pointOf(start), pointOf(end)];
  const leaps = from && to && Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) > NEAR;
  return travels(act, end, [from, to], leaps ? 34 : 12, leaps ? LONG : MIDDLE);
}
