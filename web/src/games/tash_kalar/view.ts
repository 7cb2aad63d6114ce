// What a seat sees, as the rules build it. Written by scripts/tools/view_types.py; do not edit.

export type Phase = "schools" | "dealing" | "starting" | "turn" | "ending";

export type Rank = "none" | "common" | "heroic" | "legendary";

export type SquareView = {
  square: string;
  ground: string;
  side: number | null;
  rank: Rank;
  gate: boolean;
};

/** `tally`: pieces of this side destroyed in this turn, by rank. */
export type SideView = {
  school: string;
  small: number;
  legendary: number;
  score: number;
  against: number[];
  tally: number[];
  tasks: string[];
};

/** `pending`: the being whose effect was played from the hand and that waits to be summoned. */
export type PlayerView = {
  school: string;
  side: number;
  hand: number;
  legends: number;
  flares: number;
  deck: number;
  pile: string[];
  put_away: number;
  frost: string | null;
  pending: string | null;
  taxed: number;
  improvised: boolean[];
};

export type TaskView = {
  task: string;
  points: number;
  kind: string;
  advanced: boolean;
  met: boolean;
};

/** `being`: where it stands whose effect is under way; `stashed`: a piece that lies on a card, its side and rank. */
export type View = {
  form: string;
  phase: Phase;
  turn: number | null;
  chooser: number | null;
  actions: number;
  squares: SquareView[];
  sides: SideView[];
  players: PlayerView[];
  hand: string[];
  legends: string[];
  flares: string[];
  put_away: string[];
  under: string[];
  legend_deck: number;
  flare_deck: number;
  legend_pile: string[];
  flare_pile: string[];
  tasks: TaskView[];
  next_task: string | null;
  limit: number;
  last: number | null;
  bonus: number;
  playing: string | null;
  being: string | null;
  stashed: string | null;
};
