// What a seat sees, as the rules build it. Written by scripts/tools/view_types.py; do not edit.

export type Phase = "choosing" | "dealing" | "draft" | "actions";

export type Health = "active" | "skull" | "heart";

export type ColourName = "yellow" | "blue" | "brown" | "red" | "green" | "purple";

export type Runner = {
  titan: string;
  seat: number;
  hand: number;
  square: string;
  lap: number;
  life: number;
  top: number;
  health: Health;
  die: ColourName | null;
  ability_used: boolean;
};

/** Hands are listed by the seat that owns them: for others only how many cards they hold (TR-09). */
export type View = {
  tracks: string[];
  map: string[];
  phase: Phase;
  round: number;
  turn: string | null;
  runners: Runner[];
  dice: ColourName[];
  traps: string[];
  traps_left: number;
  hand: string[][];
  hands: number[];
  deck: number;
  discard: string[];
  played: boolean[];
  rerolled: boolean;
  winner: string | null;
};
