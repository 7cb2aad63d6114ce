import type { Word } from "../../protocol";
import { counted } from "./belongings";
import { faceOf } from "./pieces/picture";
import { hero, idOf, numberOf, seatIn, type Realm, type Roll, type Thrown } from "./realm";
import { isSkull, swordsOf } from "./pieces/thrown";

type Words = Record<string, Word>;

const UNTHROWN = "unthrown";

function opened(seat: number, against: string, strength: number): Roll {
  return { seat, against, strength, dice: [], swords: 0, bolts: 0, power: 0 };
}

export function fought(realm: Realm, words: Words): Realm {
  const seat = seatIn(words);
  const land = realm.tiles[realm.players[seat]?.tile ?? -1];
  const against = land?.general ? "general" : land?.armies.length ? "monsters" : "residents";
  return {
    ...realm,
    outcome: undefined,
    contest: against,
    rolls: [...realm.rolls, opened(seat, against, numberOf(words["strength"]))],
  };
}

export function challenged(realm: Realm): Realm {
  return { ...realm, rolls: [], outcome: undefined, contest: "duel" };
}

/** Changes the last throw of a hero. */
export function paired(realm: Realm, seat: number, change: (roll: Roll) => Partial<Roll>): Realm {
  const place = realm.rolls.findLastIndex((roll) => roll.seat === seat);
  return { ...realm, rolls: realm.rolls.map((roll, nth) => (nth === place ? { ...roll, ...change(roll) } : roll)) };
}

/** Whoever throws first in a battle of several steps in with the first die. */
function joined(realm: Realm, seat: number): Realm {
  if (realm.rolls.some((roll) => roll.seat === seat)) return realm;
  const against = realm.contest ?? realm.rolls[0]?.against ?? "monsters";
  const first = realm.rolls[0];
  return {
    ...realm,
    rolls: [...realm.rolls, opened(seat, against, against === "duel" && first ? first.power + 1 : 0)],
  };
}

export function thrown(realm: Realm, words: Words): Realm {
  const [seat, die, face] = [seatIn(words), idOf(words["die"]), faceOf(idOf(words["face"]))];
  return paired(joined(realm, seat), seat, ({ dice, swords }) => {
    const waiting = dice.findIndex((one) => one.die === die && one.face === UNTHROWN);
    const next =
      waiting < 0 ? [...dice, { die, face }] : dice.map((one, place) => (place === waiting ? { die, face } : one));
    return { dice: next, swords: swords + swordsOf(face) };
  });
}

/**
 * Which of several equal dice is not told: the first that has not been thrown again. Tie-breaks add to what lies there.
 */
export function thrownAgain(realm: Realm, words: Words): Realm {
  const [seat, die, face] = [seatIn(words), idOf(words["die"]), faceOf(idOf(words["face"]))];
  return paired(realm, seat, ({ dice, swords }) => {
    const place = Math.max(
      0,
      dice.findIndex((one) => one.die === die && !(one.again && die !== "hero")),
    );
    const before = realm.tie ? 0 : swordsOf(dice[place]?.face ?? "");
    return {
      dice: dice.map((one, nth) => (nth === place ? { die, face, again: true } : one)),
      swords: swords - before + swordsOf(face),
    };
  });
}

export function powered(realm: Realm, words: Words): Realm {
  return paired(joined(realm, seatIn(words)), seatIn(words), ({ strength }) => ({
    power: numberOf(words["power"]),
    strength: numberOf(words["strength"]) || strength,
  }));
}

export function spared(realm: Realm, words: Words): Realm {
  const die = idOf(words["die"]);
  return paired(realm, seatIn(words), ({ dice }) => {
    const place = dice.findIndex((one) => one.die === die && isSkull(one.face) && !one.spared);
    return { dice: dice.map((one: Thrown, nth) => (nth === place ? { ...one, spared: true } : one)) };
  });
}

/** The Time Lord has one master: whoever threw him has lost his die. */
export function stolen(realm: Realm, words: Words): Realm {
  const [seat, before] = [seatIn(words), realm.time_lord];
  const rolls = realm.rolls.map((roll) => ({ ...roll, dice: roll.dice.filter(({ face }) => face !== "betrayal") }));
  const from =
    before === null
      ? { ...realm, dice: counted(realm.dice, "time_lord", -1) }
      : hero(realm, before, ({ army }) => ({ army: counted(army, "time_lord", -1) }));
  return hero({ ...from, rolls, time_lord: seat }, seat, ({ army }) => ({ army: counted(army, "time_lord", 1) }));
}
