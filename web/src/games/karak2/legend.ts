import type { Sign, Tally } from "../contract";
import { seatIn } from "./realm";

/** What the signs on a seat's panel mean. */
export const legend: Sign[] = [
  { icon: "k2-heart", text: "k2-sign-life" },
  { icon: "k2-banner", text: "k2-sign-glory" },
  { icon: "k2-i-soul_1", text: "k2-sign-points" },
  { icon: "k2-r-food", text: "k2-sign-food" },
  { icon: "k2-r-wood", text: "k2-sign-wood" },
  { icon: "k2-r-stone", text: "k2-sign-stone" },
  { icon: "k2-a-fight", text: "k2-sign-army" },
  { icon: "k2-bag", text: "k2-sign-items" },
  { icon: "k2-town", text: "k2-sign-town" },
  { icon: "k2-crown", text: "k2-sign-crown" },
  { icon: "k2-plague", text: "k2-sign-plague" },
];

const counted = (text: string, ...kinds: string[]): Tally => ({
  text,
  of: ({ kind, words }) => (kinds.includes(kind) ? seatIn(words) : null),
});

/** What is counted for the end of the game. */
export const tallies: Tally[] = [
  counted("k2-tally-won", "won", "ambush"),
  counted("k2-tally-lost", "lost"),
  counted("k2-tally-tiles", "lay"),
  counted("k2-tally-units", "gain-die"),
  counted("k2-tally-fainted", "unconscious"),
];
