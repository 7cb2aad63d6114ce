import { bounce, bounced, draw, enter, pop, shake, symbol, travels } from "../../board/effects";
import {
  animatedBy,
  bodyOf,
  find,
  lasts,
  LONG,
  MIDDLE,
  pieceOf,
  play,
  SHORT,
  type Animation,
  lasting,
} from "../../board/motion";
import type { Happening } from "../../protocol";
import { hexOf, idOf, unitsOf, type Chest } from "./chest";
import { decoyOf } from "./coins";
import { celebrate, pill } from "./board/effects";
import { faceOf, emblemOf, sideName } from "./pieces/look";
import { placeOf, type Act } from "./board/places";

export const ANIMATIONS: Record<string, Animation<Chest>> = {
  decree: (act, { words }) => bounced(act, `[data-decree="${idOf(words["decree"])}"]`, SHORT),
  forts: lasting(LONG, (act, { words }) => {
    for (const hex of words["hexes"]?.list ?? []) enter(act, find(act, `[data-fort="${hexOf(hex)}"]`));
  }),
  reveal: (act) => bounced(act, "[data-choice]", SHORT),
  deal: (act, { words }) => bounced(act, `[data-unit="${idOf(words["unit"])}"]`, 60),
  "first-drafter": (act, { words }) => bounced(act, `[data-picks="${words["seat"]?.number}"]`, MIDDLE),
  draft: (act, { words }) => bounced(act, `[data-pick="${idOf(words["unit"])}"]`, LONG),
  ban: (act, { words }) => bounced(act, `[data-pick="${idOf(words["unit"])}"]`, LONG),
  initiative: (act) => bounced(act, "[data-initiative]", MIDDLE),
  round: ({ stage }) => lasts(stage, SHORT),
  draw: (act, { words }) => bounced(act, `[data-bag="${words["seat"]?.number}"]`, 70),
  refill: lasting(MIDDLE, (act, { words }) => shake(act, find(act, `[data-bag="${words["seat"]?.number}"]`))),
  deploy: (act, { words }) => dropped(act, hexOf(words["hex"])),
  bolster: (act, { words }) => {
    pill(act, placeOf(act, hexOf(words["hex"])), "+1", true);
    return dropped(act, hexOf(words["hex"]));
  },
  raise: (act, { words }) => {
    pill(act, placeOf(act, hexOf(words["hex"])), "+1", true);
    return dropped(act, hexOf(words["hex"]));
  },
  discard: (act, { words }) => bounced(act, `[data-up="${words["seat"]?.number}"]`, SHORT),
  claim: (act) => bounced(act, "[data-initiative]", LONG),
  "pay-recruit": (act, { words }) => bounced(act, `[data-down="${words["seat"]?.number}"]`, SHORT),
  pass: (act, { words }) => bounced(act, `[data-down="${words["seat"]?.number}"]`, MIDDLE),
  recruit: (act, { words }) => bounced(act, `[data-up="${words["seat"]?.number}"]`, MIDDLE),
  move: (act, happening) => travel(act, happening, MIDDLE),
  shove: (act, happening) => travel(act, happening, MIDDLE),
  redeploy: (act, happening) => travel(act, happening, LONG),
  control: lasting(LONG, (act, { words }) => enter(act, find(act, `[data-control="${hexOf(words["hex"])}"]`))),
  attack: charge,
  lose: lasting(MIDDLE, (act, { words }) => {
    const hex = hexOf(words["hex"]);
    pill(act, placeOf(act, hex), "−1", false);
    shake(act, bodyOf(act, hex));
  }),
  destroyed: lasting(MIDDLE, (act, { words }) => fallen(act, idOf(words["unit"]), hexOf(words["hex"]))),
  "lose-supply": lasting(MIDDLE, (act, { words }) => {
    const at = placeOf(act, unitsOf(act.after, idOf(words["unit"]))[0]?.hex ?? "");
    pill(act, at, "−1", false);
  }),
  "pay-stack": lasting(SHORT, (act, { words }) => pill(act, placeOf(act, hexOf(words["hex"])), "−1", false)),
  proclaim: (act, { words }) => bounced(act, `[data-decree="${idOf(words["decree"])}"]`, LONG),
  reinforce: (act, { words }) => bounced(act, `[data-unit="${idOf(words["unit"])}"]`, MIDDLE),
  spy: (act, { words }) => bounced(act, `[data-bag="${words["other"]?.number}"]`, MIDDLE),
  spied: (act, { words }) => bounced(act, `[data-up="${words["other"]?.number}"]`, MIDDLE),
  "spied-down": (act, { words }) => bounced(act, `[data-down="${words["other"]?.number}"]`, MIDDLE),
  "fort-down": lasting(MIDDLE, (act, { words }) =>
    pop(act, placeOf(act, hexOf(words["hex"])), [symbol("wc-fort", 98)], 500),
  ),
  "fort-up": lasting(LONG, (act, { words }) => enter(act, find(act, `[data-fort="${hexOf(words["hex"])}"]`))),
  poison: lasting(LONG, (act, { words }) => {
    const hex = hexOf(words["hex"]);
    pop(act, placeOf(act, hex), [symbol(`wc-poison-${idOf(words["poisoner"])}`, 60)], 600);
    bounce(act, find(act, `[data-poison="${hex}"]`));
  }),
  cure: lasting(MIDDLE, (act, { words }) => {
    for (const { hex } of unitsOf(act.after, idOf(words["unit"]))) bounce(act, bodyOf(act, hex));
  }),
  deceive: (act, { words }) => {
    const at = placeOf(act, unitsOf(act.after, idOf(words["unit"]))[0]?.hex ?? "");
    pop(act, at, [symbol(`wc-${decoyOf(idOf(words["unit"]))}`, 60)], 700);
    return bounced(act, `[data-up="${words["seat"]?.number}"]`, LONG);
  },
  return: lasting(MIDDLE, (act, { words }) =>
    pop(act, { x: 0, y: 0 }, [symbol(`wc-${decoyOf(idOf(words["unit"]))}`, 90)], 700),
  ),
  win: lasting(LONG, (act) => celebrate(act, sideName(act.after.winner))),
  "draw-game": ({ stage }) => lasts(stage, MIDDLE),
};

export const animate = animatedBy(ANIMATIONS);

function dropped(act: Act, hex: string): Promise<void> {
  enter(act, pieceOf(act, hex));
  return lasts(act.stage, LONG);
}

function travel(act: Act, { words }: Happening, time: number): Promise<void> {
  const [start, end] = [hexOf(words["start"]), hexOf(words["end"])];
  return travels(act, end, [placeOf(act, start), placeOf(act, end)], 14, time);
}

/** The attacker lunges half the way and back; swords cross where it hits. From afar only something flies. */
function charge(act: Act, { words }: Happening): Promise<void> {
  const [start, end] = [placeOf(act, hexOf(words["start"])), placeOf(act, hexOf(words["end"]))];
  if (!start || !end) return lasts(act.stage, SHORT);
  pop(act, end, [symbol("wc-swords", 62)], 420);
  if (!act.stage.motion) return lasts(act.stage, MIDDLE);
  const way = { x: end.x - start.x, y: end.y - start.y };
  const reach = Math.min(0.5, 45 / (Math.hypot(way.x, way.y) || 1));
  const lunge = { transform: `translate(${way.x * reach}px, ${way.y * reach}px)`, offset: 0.45 };
  play(act.stage, pieceOf(act, hexOf(words["start"])), [{ transform: "none" }, lunge, { transform: "none" }], {
    duration: LONG,
  });
  if (Math.hypot(way.x, way.y) > 100) {
    const bolt = draw("circle", { r: 8, fill: "var(--offer)", stroke: "var(--ink)", "stroke-width": 3 });
    pop(act, start, [bolt], SHORT);
  }
  return lasts(act.stage, MIDDLE);
}

/** The last coin flies off the board. */
function fallen(act: Act, unit: string, hex: string): void {
  const seat = act.before.hexes.find((one) => one.hex === hex)?.seat ?? 0;
  const face = faceOf(act.before, seat);
  const coin = draw("g", {}, [symbol(`wc-coin-${face.side}`, 68), symbol(emblemOf(unit, face.side), 38)]);
  coin.style.setProperty("--field", face.field);
  coin.style.setProperty("--em", face.em);
  coin.style.setProperty("--em2", face.em2);
  pop(act, placeOf(act, hex), [coin], 520);
}
