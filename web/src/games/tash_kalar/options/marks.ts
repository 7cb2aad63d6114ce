import type { Question } from "../../../protocol";
import { rowOf, type Arena } from "../arena";
import { fitting, type Fit, type NearFit } from "../board/patterns";
import { playsOf, type Play } from "./plays";

export type RingKind = "place" | "pick-up" | "summon" | "missing" | "square" | "mover" | "source" | "held" | "target";

/**
 * A square that can be chosen: one option is taken, several are laid out as a menu, a mover is only taken up or put
 * back.
 */
export interface Ring {
  square: string;
  kind: RingKind;
  options: number[];
  /** Whatever is chosen here uses up the right to improvise. */
  improvised?: boolean;
}

export interface Taken {
  card: string;
  mover: string;
}

export function ringsOf(arena: Arena, question: Question | null, taken: Taken, side: number): Ring[] {
  const plays = playsOf(question);
  if (question?.kind === "action") return actionRings(arena, plays, taken.card, side);
  if (question?.kind === "step") return stepRings(plays, taken.mover);
  return gathered(
    plays.filter(({ verb }) => verb === "square"),
    "square",
  );
}

/** A card in hand comes first where it can come; everywhere else a piece is placed as without it. */
function actionRings(arena: Arena, plays: Play[], card: string, side: number): Ring[] {
  const others = [...gathered(of(plays, "place"), "place"), ...gathered(of(plays, "pick-up"), "pick-up")];
  if (!card) return others;
  const summons = gathered(
    of(plays, "summon").filter((play) => play.card === card),
    "summon",
  );
  const missing = new Set(
    fitting(arena, card, side)
      .near.filter(({ lack }) => lack === "piece")
      .map((near) => near.missing),
  );
  const helpful = of(plays, "place").filter(
    ({ square }) => missing.has(square) && !summons.some((ring) => ring.square === square),
  );
  const held = [...summons, ...gathered(helpful, "missing")];
  return [...held, ...others.filter(({ square }) => !held.some((ring) => ring.square === square))];
}

function stepRings(plays: Play[], mover: string): Ring[] {
  const steps = of(plays, "move");
  const targets = gathered(
    steps.filter(({ from }) => from === mover),
    "target",
  );
  const others = [...new Set(steps.map(({ from }) => from))].filter((from) => from !== mover);
  const movers = others.filter((from) => !targets.some(({ square }) => square === from));
  const held: Ring[] = mover && others.length ? [{ square: mover, kind: "held", options: [] }] : [];
  return [
    ...targets,
    ...held,
    ...movers.map((square): Ring => ({ square, kind: mover ? "source" : "mover", options: [] })),
  ];
}

function of(plays: Play[], verb: Play["verb"]): Play[] {
  return plays.filter((play) => play.verb === verb);
}

function gathered(plays: Play[], kind: RingKind): Ring[] {
  const rings = new Map<string, Ring>();
  for (const { square, option, improvised } of plays) {
    const ring = rings.get(square);
    if (!ring) rings.set(square, { square, kind, options: [option], improvised: improvised !== "" });
    else {
      ring.options.push(option);
      ring.improvised &&= improvised !== "";
    }
  }
  return [...rings.values()];
}

/**
 * What a card would stand on: where it can be summoned, where one piece is missing, and the image that is pointed at.
 */
export interface Stand {
  card: string;
  summons: string[];
  missing: { square: string; lack: NearFit["lack"]; fits: number }[];
  pieces: string[];
  lent: string[];
  ghost: string;
  image: Fit | null;
}

/** More foreign pieces in the way than that would only confuse. */
const FEW = 4;

/**
 * `at` is the square that is pointed at. Without a question the places are those that would fit if it were the reader's
 * turn.
 */
export function standOf(
  arena: Arena,
  question: Question | null,
  card: string,
  at: string,
  side: number,
  previewed: Play | null,
): Stand | null {
  if (!card) return null;
  const { whole, near } = fitting(arena, card, side);
  const plays =
    question?.kind === "action"
      ? playsOf(question).filter((play) => play.verb === "summon" && play.card === card)
      : null;
  const elsewhere = rowOf(card)?.elsewhere ?? false;
  const summons = [
    ...new Set(plays ? plays.map(({ square }) => square) : elsewhere ? [] : whole.map(({ square }) => square)),
  ];
  const lacking = near.filter(
    ({ missing, lack }) =>
      !summons.includes(missing) && (lack !== "foreign" || (summons.length === 0 && near.length <= FEW)),
  );
  const missing = countMissing(lacking);
  const play =
    previewed?.verb === "summon" && previewed.card === card ? previewed : plays?.find(({ square }) => square === at);
  const base = { card, summons, missing, lent: play?.lent ?? [] };
  const anywhere = elsewhere ? whole[0] : undefined;
  if (anywhere)
    return {
      ...base,
      missing: [],
      pieces: anywhere.cells.map(({ square }) => square),
      ghost: play?.square ?? "",
      image: null,
    };
  if (play)
    return {
      ...base,
      pieces: play.used,
      ghost: play.square,
      image: { square: play.square, image: play.image, cells: [] },
    };
  const fit =
    whole.find(({ square }) => square === at) ??
    near.find((one) => one.missing === at) ??
    lonely(whole, missing.length, lacking);
  if (!fit) return { ...base, pieces: [], ghost: "", image: null };
  const lack = "missing" in fit ? (fit as NearFit).missing : "";
  return {
    ...base,
    pieces: fit.cells.map(({ square }) => square).filter((square) => square !== lack),
    ghost: fit.square,
    image: fit,
  };
}

/** Where there is only one place at all, it is shown at once. */
function lonely(whole: Fit[], missing: number, near: NearFit[]): Fit | undefined {
  if (whole.length > 0) return whole.length === 1 ? whole[0] : undefined;
  return missing === 1 ? near[0] : undefined;
}

function countMissing(near: NearFit[]): Stand["missing"] {
  const found = new Map<string, Stand["missing"][number]>();
  for (const { missing, lack } of near) {
    const known = found.get(missing);
    if (known) known.fits++;
    else found.set(missing, { square: missing, lack, fits: 1 });
  }
  return [...found.values()];
}
