/** What the box says and the view does not: checked against the data files of the game by tests/box.test.ts. */

import type { Colour } from "./race";

export type Source = "rulebook" | "hint" | "ours";

export interface CardRow {
  timing: "own_turn" | "reaction";
  source: Source;
}

export interface TitanRow {
  colour: Colour;
  life: number;
  top: number;
  colourSource: Source;
  lifeSource: Source;
}

export interface TrackRow {
  effect: string;
  source: Source;
  /** The squares that the rulebook pins down; the rest of the map is ours. */
  fixed: string[];
}

export const CARDS: Record<string, CardRow> = {
  niespulapka: { timing: "own_turn", source: "rulebook" },
  eliksir_pedu: { timing: "own_turn", source: "hint" },
  tarcza: { timing: "reaction", source: "hint" },
  maska: { timing: "own_turn", source: "hint" },
  ognista_kula: { timing: "own_turn", source: "ours" },
  klatwa: { timing: "own_turn", source: "ours" },
  grzmiacy_rog: { timing: "own_turn", source: "ours" },
  wichura: { timing: "own_turn", source: "ours" },
  sprezyny: { timing: "own_turn", source: "ours" },
  kotwica: { timing: "reaction", source: "ours" },
  buty: { timing: "own_turn", source: "ours" },
  napoj_zycia: { timing: "own_turn", source: "ours" },
  odwet: { timing: "reaction", source: "ours" },
};

export const TITAN_BOARDS: Record<string, TitanRow> = {
  masakrator: { colour: "red", life: 6, top: 6, colourSource: "ours", lifeSource: "ours" },
  ragnarok: { colour: "blue", life: 5, top: 5, colourSource: "ours", lifeSource: "ours" },
  rassik: { colour: "yellow", life: 4, top: 4, colourSource: "ours", lifeSource: "ours" },
  kraken: { colour: "brown", life: 4, top: 4, colourSource: "ours", lifeSource: "ours" },
  slaugg: { colour: "green", life: 6, top: 6, colourSource: "ours", lifeSource: "ours" },
  chtoolhoo: { colour: "purple", life: 4, top: 6, colourSource: "rulebook", lifeSource: "rulebook" },
};

export const TRACKS: Record<string, TrackRow> = {
  kaldheira: { effect: "lava", source: "ours", fixed: ["E5", "F6"] },
  laguna: { effect: "pirates", source: "ours", fixed: ["B8", "C9"] },
  odlewnia: { effect: "ramps", source: "ours", fixed: ["A3"] },
  bankogu: { effect: "statues", source: "ours", fixed: ["D6"] },
  anglieh: { effect: "pentagrams", source: "ours", fixed: [] },
  estengaard: { effect: "ice", source: "ours", fixed: ["D4", "D6"] },
};

export interface FaceRow {
  /** Every way to move; purple takes that of another face. */
  paths: string[];
  rule: string;
}

export const FACES: Record<Colour, FaceRow> = {
  yellow: { paths: ["FF"], rule: "TR-31" },
  blue: { paths: ["FL", "FR", "LF", "RF"], rule: "TR-32" },
  brown: { paths: ["LLL", "RRR"], rule: "TR-33" },
  red: { paths: ["F"], rule: "TR-36" },
  green: { paths: ["LL", "RR"], rule: "TR-34" },
  purple: { paths: [], rule: "TR-35" },
};

export function titanBoard(titan: string): TitanRow {
  return TITAN_BOARDS[titan] ?? { colour: "red", life: 0, top: 0, colourSource: "ours", lifeSource: "ours" };
}
