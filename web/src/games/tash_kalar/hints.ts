import type { Bench, Hint } from "../contract";
import { arenaOf } from "./arena";
import { playsOf, type Verb } from "./options/plays";

/** The guided first game: each hint waits for a question and for an option that is really there. */
export const hints: Hint[] = [
  { prompt: "choose-school", text: "tk-hint-school", rule: "TK-S-02" },
  { prompt: "start", text: "tk-hint-start", rule: "TK-S-05" },
  { prompt: "start-colour", text: "tk-hint-melee-start", rule: "TK-S-07" },
  { prompt: "action", text: "tk-hint-place", rule: "TK-G-02", when: can("place") },
  { prompt: "action", text: "tk-hint-card", rule: "TK-P-02", when: can("place") },
  { prompt: "action", text: "tk-hint-summon", rule: "TK-P-06", when: can("summon") },
  { prompt: "action", text: "tk-hint-tasks", rule: "TK-H-02", when: (bench) => arenaOf(bench).tasks.length > 0 },
  { prompt: "action", text: "tk-hint-flare", rule: "TK-X-02", when: can("flare") },
  { prompt: "action", text: "tk-hint-thaw", rule: "TK-F-10", when: can("thaw") },
  { prompt: "action", text: "tk-hint-warp", rule: "TK-W-01", when: can("warp") },
  { prompt: "action", text: "tk-hint-pick-up", rule: "TK-G-03", when: can("pick-up") },
  { prompt: "action", text: "tk-hint-hand-over", rule: "TK-T-07", when: can("hand-over") },
  {
    prompt: "action",
    text: "tk-hint-gate",
    rule: "TK-N-15",
    when: (bench) => arenaOf(bench).squares.some(({ gate }) => gate),
  },
  { prompt: "action", text: "tk-hint-end", rule: "TK-G-06", when: can("end") },
  { prompt: "put-under", text: "tk-hint-under", rule: "TK-G-05" },
  { prompt: "move", text: "tk-hint-move", rule: "TK-E-06" },
  { prompt: "leap", text: "tk-hint-leap", rule: "TK-E-08" },
  { prompt: "slide", text: "tk-hint-slide", rule: "TK-E-09" },
  { prompt: "aim", text: "tk-hint-aim", rule: "TK-E-05" },
  { prompt: "destroy", text: "tk-hint-destroy", rule: "TK-E-13" },
  { prompt: "upgrade", text: "tk-hint-upgrade", rule: "TK-E-11" },
  { prompt: "convert", text: "tk-hint-convert", rule: "TK-E-14" },
  { prompt: "claim", text: "tk-hint-claim", rule: "TK-H-02" },
  { prompt: "keep-frost", text: "tk-hint-keep-frost", rule: "TK-F-18" },
  { prompt: "odd-common", text: "tk-hint-odd", rule: "TK-M-03" },
];

function can(verb: Verb): (bench: Bench) => boolean {
  return ({ question }) => playsOf(question).some((play) => play.verb === verb);
}
