import printed from "./printed.json";
import type { Legend } from "./view";

type Box = "base" | "imperium";

/** What the box holds, written by printed.py from the tables of the rules. */
export const LEGEND: Legend = printed.legend;
export const HEROES = printed.heroes as Record<string, { set: Box }>;
export const DICE = printed.dice as Record<string, { set: Box }>;
export const ITEMS = printed.items as Record<string, { set: Box }>;
/** The items on the backs of their tokens, and on how many. */
export const ARMIES = printed.armies as Record<string, { set: Box; rewards: Record<string, number> }>;
