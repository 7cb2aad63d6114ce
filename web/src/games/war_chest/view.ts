// What a seat sees, as the rules build it. Written by scripts/tools/view_types.py; do not edit.

export type Phase = "layout" | "drafting" | "drawing" | "playing";

export type HexView = {
  hex: string;
  location: boolean;
  wing: boolean;
  control: number | null;
  fort: boolean;
  unit: string | null;
  coins: number;
  seat: number | null;
  poison: string[];
};

export type UnitView = {
  unit: string;
  coins: number;
  supply: number;
  removed: number;
};

/** `reserve` is what lies in bag, hand and face-down pile together: that is public, its split is not (WC-9.3). */
export type PlayerView = {
  units: UnitView[];
  bag: number;
  hand: number;
  up: string[];
  down: number;
  drawn: number;
  reserve: string[];
};

export type Spied = {
  seat: number;
  coins: string[];
};

export type Decree = {
  decree: string;
  seals: number[];
};

export type View = {
  phase: Phase;
  round: number;
  turn: number | null;
  initiative: number | null;
  claimed: boolean;
  sides: number[];
  hexes: HexView[];
  markers: number[];
  forts: number | null;
  players: PlayerView[];
  hand: string[];
  down: string[];
  bag: string[];
  drawn: string[];
  spied: Spied | null;
  decrees: Decree[];
  poison: Record<string, string>;
  decoys: Record<string, number | "card">;
  pool: string[];
  banned: string[];
  picks: string[][];
  limit: number;
  winner: number | null;
};
