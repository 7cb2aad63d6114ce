import type { Happening, Word } from "../../protocol";
import { COINS_IN_BAG, UNITS } from "./box";
import { hexOf, idOf, ownerOf, type Chest, type Hex, type OwnUnit, type Player } from "./chest";
import { between, decoyOf, inOrder, isReader, played } from "./coins";

type Change = (chest: Chest, happening: Happening) => Chest;

/**
 * What the board shows after an event. It repeats what happened and decides nothing; the server's view ends a queue.
 */
export function apply(shown: unknown, happening: Happening): unknown {
  const chest = shown as Chest;
  return CHANGES[happening.kind]?.(chest, happening) ?? chest;
}

export const CHANGES: Record<string, Change> = {
  decree: (chest, { words }) => ({
    ...chest,
    decrees: [...chest.decrees, { decree: idOf(words["decree"]), seals: [] }].sort((one, other) =>
      one.decree.localeCompare(other.decree),
    ),
  }),
  forts: (chest, { words }) => {
    const hexes = (words["hexes"]?.list ?? []).map(hexOf);
    const built = hexes.reduce((sum, hex) => at(sum, hex, { fort: true }), chest);
    return { ...built, forts: (chest.forts ?? 0) - hexes.length };
  },
  reveal: (chest, { words }) => ({ ...chest, pool: (words["units"]?.list ?? []).map(idOf) }),
  "first-drafter": (chest) => ({ ...chest, phase: "drafting" }),
  deal: picked,
  draft: picked,
  ban: (chest, { words }) => ({
    ...chest,
    banned: [...chest.banned, idOf(words["unit"])],
    pool: chest.pool.filter((unit) => unit !== idOf(words["unit"])),
  }),
  initiative: (chest, { words }) => ({ ...mustered(chest), initiative: seatOf(words), phase: "drawing" }),
  round: (chest, { words }) => ({
    ...chest,
    round: words["round"]?.number ?? chest.round,
    claimed: false,
    spied: null,
    phase: "playing",
  }),
  draw: (chest, { words }) =>
    between(chest, seatOf(words), "bag", idOf(words["to"]) === "bonus" ? "drawn" : "hand", idOf(words["coin"])),
  refill: (chest, { words }) => refilled(chest, seatOf(words)),
  deploy: (chest, { words }) => {
    const [unit, seat] = [idOf(words["unit"]), seatOf(words)];
    const paid = chest.fresh === unit ? between(chest, seat, "up", "board", unit) : played(chest, seat, unit, "board");
    return at(paid, hexOf(words["hex"]), { unit, seat, coins: 1, poison: [] });
  },
  bolster: (chest, { words }) =>
    taller(played(chest, seatOf(words), idOf(words["unit"]), "board"), hexOf(words["hex"]), 1),
  discard: (chest, { words }) => played(chest, seatOf(words), idOf(words["coin"]), "up"),
  claim: (chest, { words }) => ({
    ...played(chest, seatOf(words), idOf(words["coin"]), "down"),
    initiative: seatOf(words),
    claimed: true,
  }),
  "pay-recruit": (chest, { words }) => played(chest, seatOf(words), idOf(words["coin"]), "down"),
  pass: (chest, { words }) => played(chest, seatOf(words), idOf(words["coin"]), "down"),
  recruit: (chest, { words }) => {
    const unit = idOf(words["unit"]);
    const next = shown(
      changeUnit(chest, unit, ({ supply }) => ({ supply: supply - 1 })),
      seatOf(words),
      unit,
    );
    return { ...next, fresh: unit };
  },
  move: moved,
  shove: moved,
  redeploy: moved,
  control: (chest, { words }) => controlled(chest, hexOf(words["hex"])),
  lose: (chest, { words }) => {
    const unit = idOf(words["unit"]);
    const fewer = at(chest, hexOf(words["hex"]), { coins: words["coins"]?.number ?? 0 });
    return changeUnit(fewer, unit, ({ removed }) => ({ removed: removed + 1 }));
  },
  destroyed: (chest, { words }) => at(unpoisoned(chest, hexOf(words["hex"])), hexOf(words["hex"]), EMPTY),
  "lose-supply": (chest, { words }) =>
    changeUnit(chest, idOf(words["unit"]), ({ supply, removed }) => ({ supply: supply - 1, removed: removed + 1 })),
  "pay-stack": (chest, { words }) => {
    const unit = idOf(words["unit"]);
    return shown(taller(chest, hexOf(words["hex"]), -1), ownerOf(chest, unit), unit);
  },
  raise: (chest, { words }) =>
    changeUnit(taller(chest, hexOf(words["hex"]), 1), idOf(words["unit"]), ({ supply }) => ({ supply: supply - 1 })),
  proclaim: (chest, { words }) => sealed(chest, idOf(words["decree"]), chest.sides[seatOf(words)] ?? 0),
  reinforce: (chest, { words }) =>
    changeUnit(chest, idOf(words["unit"]), ({ supply, removed }) => ({ supply: supply + 1, removed: removed - 1 })),
  spied: (chest, { words }) => between(chest, seatOf(words, "other"), "hand", "up", idOf(words["coin"])),
  "spied-down": (chest, { words }) => between(chest, seatOf(words, "other"), "hand", "down", idOf(words["coin"])),
  "fort-down": (chest, { words }) => ({
    ...at(chest, hexOf(words["hex"]), { fort: false }),
    forts: (chest.forts ?? 0) + 1,
  }),
  "fort-up": (chest, { words }) => ({
    ...at(chest, hexOf(words["hex"]), { fort: true }),
    forts: (chest.forts ?? 0) - 1,
  }),
  poison: (chest, { words }) => poisoned(chest, idOf(words["poisoner"]), hexOf(words["hex"])),
  cure: (chest, { words }) =>
    chest.hexes
      .filter(({ unit }) => unit === idOf(words["unit"]))
      .reduce((sum, { hex }) => unpoisoned(sum, hex), chest),
  deceive: (chest, { words }) => {
    const [unit, seat] = [idOf(words["unit"]), seatOf(words)];
    return { ...shown(chest, seat, decoyOf(unit)), decoys: { ...chest.decoys, [unit]: seat } };
  },
  return: (chest, { words }) => {
    const unit = idOf(words["unit"]);
    return { ...played(chest, seatOf(words), decoyOf(unit), "board"), decoys: { ...chest.decoys, [unit]: "card" } };
  },
  "draw-game": (chest) => ({ ...chest, claimed: false }),
  win: (chest, { words }) => ({ ...chest, winner: idOf(words["side"]) === "b" ? 1 : 0 }),
};

const EMPTY: Partial<Hex> = { unit: null, seat: null, coins: 0, poison: [] };

function seatOf(words: Record<string, Word>, name = "seat"): number {
  return words[name]?.number ?? 0;
}

function at(chest: Chest, name: string, change: Partial<Hex>): Chest {
  return { ...chest, hexes: chest.hexes.map((hex) => (hex.hex === name ? { ...hex, ...change } : hex)) };
}

function taller(chest: Chest, name: string, by: number): Chest {
  return { ...chest, hexes: chest.hexes.map((hex) => (hex.hex === name ? { ...hex, coins: hex.coins + by } : hex)) };
}

function changeUnit(chest: Chest, unit: string, change: (own: OwnUnit) => Partial<OwnUnit>): Chest {
  const units = (player: Player) => player.units.map((own) => (own.unit === unit ? { ...own, ...change(own) } : own));
  return { ...chest, players: chest.players.map((player) => ({ ...player, units: units(player) })) };
}

/** Face up onto the pile of a seat, from the supply or from beside a card. */
function shown(chest: Chest, seat: number, coin: string): Chest {
  return {
    ...chest,
    players: chest.players.map((player, place) =>
      place === seat ? { ...player, up: inOrder([...player.up, coin]) } : player,
    ),
  };
}

function moved(chest: Chest, { words }: Happening): Chest {
  const [start, end] = [hexOf(words["start"]), hexOf(words["end"])];
  const from = chest.hexes.find(({ hex }) => hex === start);
  if (!from || start === end) return chest;
  const { unit, seat, coins, poison } = from;
  const carried = Object.fromEntries(poison.map((poisoner) => [poisoner, end]));
  const next = at(at(chest, start, EMPTY), end, { unit, seat, coins, poison });
  return { ...next, poison: { ...chest.poison, ...carried } };
}

function controlled(chest: Chest, name: string): Chest {
  const hex = chest.hexes.find((one) => one.hex === name);
  const side = chest.sides[hex?.seat ?? 0] ?? 0;
  const markers = chest.markers.map(
    (left, place) => left + (place === hex?.control ? 1 : 0) - (place === side ? 1 : 0),
  );
  return { ...at(chest, name, { control: side }), markers };
}

function sealed(chest: Chest, decree: string, side: number): Chest {
  const seal = (seals: number[]) => [...new Set([...seals, side])].sort();
  return {
    ...chest,
    decrees: chest.decrees.map((one) => (one.decree === decree ? { ...one, seals: seal(one.seals) } : one)),
  };
}

function poisoned(chest: Chest, poisoner: string, name: string): Chest {
  const marked = (hex: Hex): string[] => {
    const others = hex.poison.filter((one) => one !== poisoner);
    return hex.hex === name ? [...others, poisoner].sort() : others;
  };
  return {
    ...chest,
    hexes: chest.hexes.map((hex) => ({ ...hex, poison: marked(hex) })),
    poison: { ...chest.poison, [poisoner]: name },
  };
}

/** The markers go back to the cards they came from. */
function unpoisoned(chest: Chest, name: string): Chest {
  const marks = chest.hexes.find(({ hex }) => hex === name)?.poison ?? [];
  const back = Object.fromEntries(marks.map((poisoner) => [poisoner, "card"]));
  return { ...at(chest, name, { poison: [] }), poison: { ...chest.poison, ...back } };
}

function picked(chest: Chest, { words }: Happening): Chest {
  const [unit, seat] = [idOf(words["unit"]), seatOf(words)];
  const row = { unit, coins: UNITS[unit]?.coins ?? 0, supply: 0, removed: 0 };
  return {
    ...chest,
    pool: chest.pool.filter((one) => one !== unit),
    picks: chest.picks.map((picks, place) => (place === seat ? [...picks, unit] : picks)),
    players: chest.players.map((player, place) =>
      place === seat ? { ...player, units: [...player.units, row] } : player,
    ),
  };
}

/** Two coins of each unit and the royal coin go into the bag. */
function mustered(chest: Chest): Chest {
  const bag = (units: OwnUnit[]) =>
    inOrder([...units.flatMap(({ unit }) => Array<string>(COINS_IN_BAG).fill(unit)), "royal"]);
  const inGame = (unit: string) => chest.players.some(({ units }) => units.some((own) => own.unit === unit));
  const cards = (units: string[]) => Object.fromEntries(units.filter(inGame).map((unit) => [unit, "card" as const]));
  return {
    ...chest,
    poison: cards(["assassin", "saboteur"]),
    decoys: cards(["infiltrator", "skirmisher"]),
    players: chest.players.map((player) => ({
      ...player,
      units: player.units.map((own) => ({ ...own, supply: own.coins - COINS_IN_BAG })),
      bag: bag(player.units).length,
      reserve: bag(player.units),
    })),
  };
}

function refilled(chest: Chest, seat: number): Chest {
  const player = chest.players[seat];
  if (!player) return chest;
  const next = {
    ...player,
    bag: player.up.length + player.down,
    up: [],
    down: 0,
    reserve: inOrder([...player.reserve, ...player.up]),
  };
  return {
    ...chest,
    players: chest.players.map((one, place) => (place === seat ? next : one)),
    ...(isReader(chest, seat) ? { bag: inOrder([...player.up, ...chest.down]), down: [] } : {}),
  };
}
