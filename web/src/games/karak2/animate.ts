import { bounce, bounced, enter, pop, shake, symbol, travels } from "../../board/effects";
import {
  animatedBy,
  bodyOf,
  fade,
  find,
  lasts,
  LONG,
  MIDDLE,
  pieceOf,
  play,
  SHORT,
  SPRING,
  type Animation,
  lasting,
} from "../../board/motion";
import type { Happening } from "../../protocol";
import { RESOURCES } from "./box";
import { pill, type Act } from "./board/effects";
import { idOf, numberOf, seatIn, spotOf, type Realm } from "./realm";
import { heroAt } from "./board/lands";

const THROW = 320;
const LOOK = 700;

export const ANIMATIONS: Record<string, Animation<Realm>> = {
  first: (act, { words }) => bounced(act, `[data-panel="${seatIn(words)}"]`, SHORT),
  hero: (act, { words }) => shown(act, seatIn(words), SHORT),
  round: ({ stage }) => lasts(stage, SHORT),
  turn: (act, { words }) => shown(act, seatIn(words), SHORT),
  "last-round": ({ stage }) => lasts(stage, LONG),
  go: (act, happening) => travel(act, happening, MIDDLE),
  portal: (act, happening) => appears(act, happening, "k2-b-portal"),
  dream: (act, happening) => appears(act, happening, "k2-stars"),
  put: (act, happening) => travel(act, happening, MIDDLE),
  back: (act, happening) => travel(act, happening, LONG),
  tile: (act) => bounced(act, "[data-pile]", SHORT),
  under: (act) => bounced(act, "[data-pile]", SHORT),
  lay: lasting(LONG, (act, { words }) =>
    enter(
      act,
      act.stage.board.querySelector(`[data-laid="${numberOf(words["tile"])}"]`),
      "scale(.96) translateY(-30px)",
    ),
  ),
  drawn: (act) => bounced(act, "[data-bag]", SHORT),
  return: (act) => bounced(act, "[data-bag]", SHORT),
  army: (act, { words }) => arrives(act, numberOf(words["tile"])),
  chase: (act, { words }) => arrives(act, numberOf(words["end"])),
  "pick-up": (act, { words }) => found(act, seatIn(words), `k2-i-${idOf(words["item"])}`),
  pay: (act, happening) => traded(act, happening, false),
  gain: (act, happening) => traded(act, happening, true),
  heal: (act, happening) => living(act, happening, true),
  wound: (act, happening) => living(act, happening, false),
  cut: (act, happening) => living(act, happening, false),
  unconscious: lasting(LONG, (act, { words }) =>
    pop(act, heroAt(act.after, seatIn(words)), [symbol("k2-stars", 90, 38)], LOOK),
  ),
  potion: (act, { words }) => found(act, seatIn(words), "k2-i-healing"),
  "gain-die": (act, { words }) => dice(act, seatIn(words), idOf(words["die"]), true),
  "lose-die": (act, { words }) => dice(act, seatIn(words), idOf(words["die"]), false),
  "time-lord": (act, { words }) => found(act, seatIn(words), "k2-m-time_lord"),
  found: lasting(LONG, (act, { words }) => enter(act, pieceOf(act, `town-${seatIn(words)}`))),
  build: (act, { words }) => raised(act, seatIn(words), idOf(words["building"])),
  mirror: (act, { words }) => raised(act, seatIn(words, "other"), idOf(words["building"])),
  plague: (act, { words }) => sign(act, act.after.players[seatIn(words, "other")]?.town ?? -1, "k2-plague"),
  cure: (act, { words }) => sign(act, act.after.players[seatIn(words)]?.town ?? -1, "k2-a-heal"),
  fight: (act) => bounced(act, "[data-foes]", MIDDLE),
  ambush: (act, { words }) => found(act, seatIn(words), "k2-a-fight"),
  roll: tumbles,
  reroll: tumbles,
  duplicate: (act, { words }) => bounced(act, `[data-arm="${seatIn(words)}"]:last-child`, LONG),
  bolt: (act, { words }) => bounced(act, `[data-arm="${seatIn(words)}"]:last-child`, LONG),
  power: (act, { words }) =>
    bounced(act, `[data-power="${seatIn(words)}"], [data-fighter="${seatIn(words)}"] .total`, LOOK),
  won: lasting(LOOK, (act) => bounce(act, find(act, ".ended"))),
  lost: lasting(LOOK, (act) => shake(act, find(act, "[data-fight]"))),
  spared: (act, { words }) => bounced(act, `[data-fighter="${seatIn(words)}"]`, MIDDLE),
  bless: (act, { words }) => found(act, seatIn(words), "k2-i-blessing"),
  reward: (act, { words }) => found(act, seatIn(words), `k2-i-${idOf(words["item"])}`, LOOK),
  left: ({ stage }) => lasts(stage, SHORT),
  glory: (act, { words }) => bounced(act, `[data-glory="${seatIn(words)}"]`, MIDDLE),
  rift: lasting(LOOK, (act) => {
    for (const player of act.after.players)
      if (player.hero) enter(act, pieceOf(act, player.hero), "translateY(-80px) rotate(20deg)");
  }),
  tie: lasting(MIDDLE, (act) => shake(act, find(act, "[data-fight]"))),
  challenge: (act, { words }) => found(act, seatIn(words), "k2-crown"),
  crown: (act, { words }) => found(act, seatIn(words), "k2-crown", LOOK),
  tax: lasting(LONG, (act, { words }) => {
    const name = `k2-r-${idOf(words["resource"])}`;
    pill(act, heroAt(act.after, seatIn(words)), "−1", name, false);
    pill(act, heroAt(act.after, seatIn(words, "other")), "+1", name, true);
  }),
  gift: (act, { words }) => dice(act, seatIn(words, "other"), idOf(words["die"]), true),
  general: (act) => arrives(act, 0),
  praetorians: (act, { words }) => found(act, seatIn(words), "k2-m-praetorians"),
  slain: (act, { words }) => found(act, seatIn(words), "k2-crown", LOOK),
};

export const animate = animatedBy(ANIMATIONS);

function shown(act: Act, seat: number, time: number): Promise<void> {
  bounce(act, bodyOf(act, act.after.players[seat]?.hero ?? ""));
  return lasts(act.stage, time);
}

/** Something shows over a hero: what was found, cast or won. */
function found(act: Act, seat: number, id: string, time = LONG): Promise<void> {
  const at = heroAt(act.after, seat);
  pop(act, at && { x: at.x, y: at.y - 46 }, [symbol(id, 62)], time + LONG);
  return lasts(act.stage, time);
}

function sign(act: Act, tile: number, id: string): Promise<void> {
  pop(act, spotOf(act.after, tile), [symbol(id, 80)], LOOK);
  return lasts(act.stage, LONG);
}

function travel(act: Act, { words }: Happening, time: number): Promise<void> {
  const seat = seatIn(words);
  const way = [heroAt(act.before, seat), heroAt(act.after, seat)] as const;
  return travels(act, act.after.players[seat]?.hero ?? "", way, 18, time);
}

function appears(act: Act, { words }: Happening, id: string): Promise<void> {
  const seat = seatIn(words);
  pop(act, heroAt(act.before, seat), [symbol(id, 70)], LONG);
  enter(act, pieceOf(act, act.after.players[seat]?.hero ?? ""));
  return lasts(act.stage, LONG);
}

function arrives(act: Act, tile: number): Promise<void> {
  for (const piece of act.stage.board.querySelectorAll(`[data-piece^="foe-${tile}-"]`))
    enter(act, piece, "scale(.2)", LONG);
  return lasts(act.stage, LONG);
}

function raised(act: Act, seat: number, building: string): Promise<void> {
  bounce(act, pieceOf(act, `town-${seat}`)?.querySelector(`[data-building="${building}"]`) ?? null);
  return sign(act, act.after.players[seat]?.town ?? -1, `k2-b-${building}`);
}

function traded(act: Act, { words }: Happening, good: boolean): Promise<void> {
  const [seat, at] = [seatIn(words), heroAt(act.after, seatIn(words))];
  RESOURCES.forEach((name, place) => {
    const amount = numberOf(words[name]);
    if (amount > 0)
      pill(act, at && { x: at.x, y: at.y - place * 34 }, `${good ? "+" : "−"}${amount}`, `k2-r-${name}`, good);
    if (amount > 0) bounce(act, find(act, `[data-goods="${seat}-${name}"]`));
  });
  return lasts(act.stage, MIDDLE);
}

function living(act: Act, { words }: Happening, good: boolean): Promise<void> {
  const seat = seatIn(words);
  const by = Math.abs(numberOf(words["life"]) - (act.before.players[seat]?.life ?? 0));
  pill(act, heroAt(act.after, seat), `${good ? "+" : "−"}${by}`, "k2-heart", good);
  if (!good) shake(act, bodyOf(act, act.after.players[seat]?.hero ?? ""));
  bounce(act, find(act, `[data-life="${seat}"]`));
  return lasts(act.stage, LONG);
}

function dice(act: Act, seat: number, die: string, good: boolean): Promise<void> {
  pill(act, heroAt(act.after, seat), good ? "+1" : "−1", `k2-u-${die}`, good);
  bounce(act, find(act, `[data-army="${seat}"]`));
  return lasts(act.stage, MIDDLE);
}

/** A die rolls to where it lies: the one that has changed. */
function tumbles(act: Act, { words }: Happening): Promise<void> {
  const seat = seatIn(words);
  const [before, after] = [act.before, act.after].map(
    ({ rolls }) => rolls.findLast((roll) => roll.seat === seat)?.dice ?? [],
  );
  const place = (after ?? []).findIndex((die, nth) => die !== before?.[nth]);
  const die = act.stage.board.querySelector(`[data-die="${seat}-${place}"]`);
  if (!act.stage.motion) return fade(act.stage, die);
  const frames = [
    { transform: "translate(-60px, -46px) rotate(-300deg) scale(1.25)", opacity: 0.2 },
    { transform: "translate(-14px, -20px) rotate(-90deg) scale(1.1)", opacity: 1, offset: 0.6 },
    { transform: "none" },
  ];
  play(act.stage, die, frames, { duration: THROW, easing: SPRING });
  return lasts(act.stage, THROW);
}
