// What a seat sees, as the rules build it. Written by scripts/tools/view_types.py; do not edit.

export type Phase = "heroes" | "opening" | "playing";

export type ArmyView = {
  army: string;
  strength: number;
};

/** `residents` is their strength while they are at home, else 0. */
export type TileView = {
  tile: number;
  land: string;
  level: number;
  terrain: string[];
  at: readonly [number, number];
  chasms: number[];
  armies: ArmyView[];
  residents: number;
  items: string[];
  yields: Record<string, number>;
  town: number | null;
  general: boolean;
};

export type Player = {
  hero: string | null;
  abilities: string[];
  tile: number;
  life: number;
  most_life: number;
  glory: number;
  limit: number;
  units: number;
  goods: Record<string, number>;
  army: Record<string, number>;
  weapons: string[];
  spells: string[];
  amulet: string | null;
  souls: string[];
  praetorians: number;
  points: number;
  town: number | null;
  buildings: string[];
  plagued: boolean;
};

export type DieView = {
  die: string;
  face: string;
};

export type RollView = {
  seat: number;
  against: string;
  strength: number;
  dice: DieView[];
  swords: number;
  bolts: number;
  power: number;
};

/** A tile somebody looks at, with its printed chasms. */
export type SightView = {
  land: string;
  chasms: number[];
};

/**
 * `ours` names, by kind, what is reconstructed: prices, abilities, effects of buildings, single numbers. `limited` are
 * the dice that count to the limit of an army (K-O-31).
 */
export type Legend = {
  faces: Record<string, string[]>;
  prices: Record<string, Record<string, number>>;
  strengths: Record<string, number>;
  attacks: Record<string, number>;
  numbers: Record<string, number>;
  abilities: Record<string, string[]>;
  limited: string[];
  ours: Record<string, string[]>;
};

/** `laying` is where one of the tiles looked at will lie. */
export type View = {
  phase: Phase;
  imperium: boolean;
  round: number;
  last_round: number | null;
  turn: number | null;
  first: number | null;
  steps: number;
  moved: boolean;
  must_fight: boolean;
  used: string[];
  tiles: TileView[];
  piles: number[];
  under: string[][];
  bag: number;
  supply: Record<string, number>;
  dice: Record<string, number>;
  emperor: number | null;
  time_lord: number | null;
  general: boolean;
  general_strength: number;
  praetorians: number;
  trophy: number | null;
  players: Player[];
  rolls: RollView[];
  looked_at: SightView[];
  laying: readonly [number, number] | null;
  drawn: string[];
  turned: string | null;
  legend: Legend;
};
