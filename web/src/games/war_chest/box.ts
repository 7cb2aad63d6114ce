/** What the box says and the view does not: checked against the data files of the game by tests/box.test.ts. */

export type Edition = "base" | "nobility" | "siege" | "nightfall";

interface UnitRow {
  coins: number;
  set: Edition;
}

const row = (coins: number, set: Edition): UnitRow => ({ coins, set });

export const UNITS: Record<string, UnitRow> = {
  archer: row(4, "base"),
  berserker: row(5, "base"),
  cavalry: row(4, "base"),
  crossbowman: row(5, "base"),
  ensign: row(5, "base"),
  footman: row(5, "base"),
  knight: row(4, "base"),
  lancer: row(4, "base"),
  light_cavalry: row(5, "base"),
  marshall: row(5, "base"),
  mercenary: row(5, "base"),
  pikeman: row(4, "base"),
  royal_guard: row(5, "base"),
  scout: row(5, "base"),
  swordsman: row(5, "base"),
  warrior_priest: row(4, "base"),
  bannerman: row(4, "nobility"),
  bishop: row(5, "nobility"),
  earl: row(5, "nobility"),
  herald: row(5, "nobility"),
  sapper: row(5, "siege"),
  siege_tower: row(5, "siege"),
  trebuchet: row(5, "siege"),
  war_wagon: row(4, "siege"),
  assassin: row(4, "nightfall"),
  saboteur: row(5, "nightfall"),
  infiltrator: row(5, "nightfall"),
  skirmisher: row(4, "nightfall"),
};

/** Of each unit, when a game begins; the others are its supply. */
export const COINS_IN_BAG = 2;
export const DECREES = ["enlist", "guard", "march", "redeploy", "reinforce", "sacrifice", "spy"] as const;
/** Decoys, each with the unit that sends it. */
export const DECOYS: Readonly<Record<string, string>> = {
  decoy_infiltrator: "infiltrator",
  decoy_skirmisher: "skirmisher",
};

/** The rules of a unit: its tactic first, then its attribute or restriction. */
export const UNIT_RULES: Record<string, string[]> = {
  archer: ["WC-8.11", "WC-8.12"],
  berserker: ["WC-8.13"],
  cavalry: ["WC-8.14"],
  crossbowman: ["WC-8.15"],
  ensign: ["WC-8.16"],
  footman: ["WC-8.17", "WC-8.18"],
  knight: ["WC-8.19"],
  lancer: ["WC-8.20", "WC-8.21"],
  light_cavalry: ["WC-8.22"],
  marshall: ["WC-8.23"],
  mercenary: ["WC-8.24"],
  pikeman: ["WC-8.25"],
  royal_guard: ["WC-8.26", "WC-8.27"],
  scout: ["WC-8.28"],
  swordsman: ["WC-8.29"],
  warrior_priest: ["WC-8.30"],
  bannerman: ["WC-13.15"],
  bishop: ["WC-13.16", "WC-13.17"],
  earl: ["WC-13.18", "WC-13.19"],
  herald: ["WC-13.20", "WC-13.21"],
  sapper: ["WC-14.14", "WC-14.15"],
  siege_tower: ["WC-14.16", "WC-14.17"],
  trebuchet: ["WC-14.18", "WC-14.19"],
  war_wagon: ["WC-14.20", "WC-14.21"],
  assassin: ["WC-15.1", "WC-15.2"],
  saboteur: ["WC-15.3", "WC-15.4"],
  infiltrator: ["WC-15.5", "WC-15.6"],
  skirmisher: ["WC-15.7", "WC-15.8"],
};

export const DECREE_RULES: Record<string, string> = {
  enlist: "WC-13.8",
  guard: "WC-13.9",
  march: "WC-13.10",
  redeploy: "WC-13.11",
  reinforce: "WC-13.12",
  sacrifice: "WC-13.13",
  spy: "WC-13.14",
};
