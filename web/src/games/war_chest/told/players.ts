import type { Bench } from "../../contract";
import { UNITS } from "../box";
import { counted, unitsOf, type Chest } from "../chest";
import { sideName } from "../pieces/look";
import { sideWord } from "./board";
import type { Section } from "./sections";
import { nameAt } from "../../../lib/names";

/** Hands, bags and supplies, with the text of every card. */
export function playersTold(bench: Bench, chest: Chest): Section[] {
  const own = bench.seen.seat;
  return [
    ...(own === null ? [] : [{ title: bench.words.say("wc-told-hand"), lines: handTold(bench, chest) }]),
    ...chest.players.map((_, seat) => playerTold(bench, chest, seat)),
    ...(chest.decrees.length ? [{ title: bench.words.say("wc-told-decrees"), lines: decreesTold(bench, chest) }] : []),
  ];
}

/** While units are chosen: what is open, with its text, and who has what. */
export function draftTold(bench: Bench, chest: Chest): Section[] {
  const { words } = bench;
  const units = (names: readonly string[]) =>
    names.map((unit) => words.say(`unit-${unit}`)).join(", ") || words.say("wc-nothing");
  const picks = chest.picks.map((names, seat) =>
    words.say("wc-told-picks", { seat: nameAt(bench, seat), units: units(names) }),
  );
  const banned = chest.banned.length ? [words.say("wc-told-banned", { units: units(chest.banned) })] : [];
  const pool = chest.pool.map((unit) => {
    const coins = words.say("wc-coins", { coins: UNITS[unit]?.coins ?? 0 });
    return words.say("wc-told-pool-one", { unit: words.say(`unit-${unit}`), coins, text: textOf(bench, unit) });
  });
  return [
    { title: words.say("wc-told-pool"), lines: pool },
    { title: words.say("wc-drafting"), lines: [...picks, ...banned] },
  ];
}

export function textOf({ words }: Bench, coin: string): string {
  const key = [`unit-${coin}-text`, `coin-${coin}-text`].find((one) => words.has(one));
  return key ? words.say(key) : "";
}

export function coinsTold({ words }: Bench, coins: readonly string[]): string {
  const told = counted(coins).map(({ coin, count }) => `${count} × ${words.say(`coin-${coin}`)}`);
  return told.join(", ") || words.say("wc-nothing");
}

function handTold(bench: Bench, chest: Chest): string[] {
  const { words } = bench;
  const coins = counted([...chest.drawn, ...chest.hand]).map(({ coin, count }) =>
    words.say("wc-told-coin", { coin: words.say(`coin-${coin}`), count, text: textOf(bench, coin) }),
  );
  const own = words.say("wc-told-own", { bag: coinsTold(bench, chest.bag), down: coinsTold(bench, chest.down) });
  return [...(coins.length ? coins : [words.say("wc-told-hand-none")]), own];
}

function playerTold(bench: Bench, chest: Chest, seat: number): Section {
  const { words, seen } = bench;
  const player = chest.players[seat]!;
  const side = chest.sides[seat];
  const partner = chest.sides.findIndex((other, place) => other === side && place !== seat);
  const counts = {
    hand: words.say("wc-hand-of", { coins: player.hand + player.drawn }),
    bag: words.say("wc-bag-of", { coins: player.bag }),
    up: words.say("wc-up-of", { coins: player.up.length }),
    down: words.say("wc-down-of", { coins: player.down }),
  };
  const spied = chest.spied?.seat === seat ? chest.spied.coins : [];
  return {
    title: words.say(seat === seen.seat ? "wc-told-player-you" : "wc-told-player", {
      seat: nameAt(bench, seat),
      side: sideWord(bench, side),
    }),
    lines: [
      partner >= 0 ? words.say("wc-told-partner", { seat: nameAt(bench, partner) }) : "",
      words.say("wc-told-counts", counts),
      player.up.length ? words.say("wc-told-up", { coins: coinsTold(bench, player.up) }) : "",
      words.say("wc-told-reserve", { coins: coinsTold(bench, player.reserve) }),
      spied.length ? words.say("wc-told-spied", { coins: coinsTold(bench, spied) }) : "",
      ...player.units.map(({ unit, supply, removed }) =>
        words.say("wc-told-supply", {
          unit: words.say(`unit-${unit}`),
          supply,
          board: unitsOf(chest, unit).reduce((sum, { coins }) => sum + coins, 0),
          removed,
          text: textOf(bench, unit),
        }),
      ),
    ].filter(Boolean),
  };
}

function decreesTold(bench: Bench, chest: Chest): string[] {
  const { words } = bench;
  return chest.decrees.map(({ decree, seals }) => {
    const sealed = seals.map((side) => words.say(`wc-sealed-${sideName(side)}`)).join(", ");
    return words.say("wc-told-decree", {
      decree: words.say(`decree-${decree}`),
      text: words.say(`decree-${decree}-text`),
      seals: sealed ? `(${sealed})` : words.say("wc-told-seals-none"),
    });
  });
}
