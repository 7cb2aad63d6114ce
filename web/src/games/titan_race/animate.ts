import { bounced, draw, enter, leap, pop, shake, symbol } from "../../board/effects";
import {
  animatedBy,
  bodyOf,
  fade,
  lasts,
  LONG,
  MIDDLE,
  pieceOf,
  play,
  shift,
  SHORT,
  SPRING,
  type Animation,
  lasting,
} from "../../board/motion";
import type { Happening } from "../../protocol";
import { celebrate, holdUp, pill, ringOfFire, tumble } from "./board/effects";
import { beyond, letterAt, pointOf, spotOf, type Way } from "./board/geometry";
import { placeOfSquare, placeOfTitan, type Act } from "./board/places";
import { cellOf, idOf, LAPS, runnersOf, titanOf, type Race } from "./race";
import { travel } from "./board/travel";

export const ANIMATIONS: Record<string, Animation<Race>> = {
  "choose-titan": (act, happening) => bounced(act, `[data-choice="${titanOf(happening)}"]`, MIDDLE),
  draw: drawn,
  start: (act, happening) => hopInPlace(act, titanOf(happening)),
  order: (act, happening) => bounced(act, `[data-choice="${titanOf(happening)}"]`, MIDDLE),
  "start-player": (act, happening) => hopInPlace(act, titanOf(happening)),
  round: ({ stage }) => lasts(stage, SHORT),
  turn: (act, happening) => hopInPlace(act, titanOf(happening)),
  roll: lasting(LONG, (act) => tumble(act, act.stage.board.querySelectorAll("[data-die]"))),
  "take-die": (act, happening) => bounced(act, `[data-die-of="${titanOf(happening)}"]`, MIDDLE),
  face: (act, happening) => bounced(act, `[data-die-of="${titanOf(happening)}"]`, MIDDLE),
  reroll: lasting(LONG, (act, happening) =>
    tumble(act, act.stage.board.querySelectorAll(`[data-die-of="${titanOf(happening)}"]`)),
  ),
  strike: lasting(SHORT, (act, { words }) =>
    pop(act, placeOfSquare(cellOf(words["cell"])), [symbol("tr-strike", 74)], LONG),
  ),
  enter: lasting(LONG, (act, happening) => enter(act, pieceOf(act, titanOf(happening)), "translateY(90px)")),
  pass: lasting(MIDDLE, (act, happening) => shake(act, bodyOf(act, titanOf(happening)), 3)),
  wake: (act, happening) => {
    turnBody(act, titanOf(happening), "rotate(-70deg)");
    return lifeChanged(act, happening, true);
  },
  move: (act, happening) => travel(act, happening, "walk"),
  slide: (act, happening) => travel(act, happening, "slide"),
  fly: (act, happening) => travel(act, happening, "fly"),
  swap,
  push: bump,
  shove: bump,
  blocked: lasting(MIDDLE, (act, happening) => shake(act, bodyOf(act, titanOf(happening)))),
  lap: (act, happening) => lapPill(act, happening, true),
  "lap-back": (act, happening) => lapPill(act, happening, false),
  damage: (act, happening) => lifeChanged(act, happening, false),
  pay: (act, happening) => lifeChanged(act, happening, false),
  gain: (act, happening) => lifeChanged(act, happening, true),
  knockout: lasting(LONG, (act, happening) => turnBody(act, titanOf(happening), "rotate(80deg)")),
  trap: trapLaid,
  "trap-gone": trapGone,
  blast: lasting(MIDDLE, (act, { words }) => ringOfFire(act, placeOfSquare(cellOf(words["cell"])))),
  ability: (act, happening) => {
    const at = placeOfTitan(act, titanOf(happening));
    pop(act, at && { ...at, y: at.y - 60 }, [symbol("tr-ready", 44, 55)], 700);
    return hopInPlace(act, titanOf(happening));
  },
  play: (act, happening) => held(act, happening, false),
  discard: (act, happening) => held(act, happening, true),
  give: (act, happening) => held(act, happening, true),
  reshuffle: (act) => bounced(act, '[data-pile="deck"]', MIDDLE),
  win: lasting(LONG, (act, happening) => {
    const at = placeOfTitan(act, titanOf(happening)) ?? { x: 237, y: 60, board: act.after.map.length - 1 };
    celebrate(act, at);
  }),
};

export const animate = animatedBy(ANIMATIONS);

function hopInPlace(act: Act, titan: string): Promise<void> {
  leap(act, bodyOf(act, titan), 12, SHORT);
  return lasts(act.stage, SHORT);
}

function swap(act: Act, { words }: Happening): Promise<void> {
  const pair = [idOf(words["titan"]), idOf(words["other"])];
  const places = pair.map((titan) => placeOfTitan(act, titan));
  pair.forEach((titan, place) => {
    const [here, there] = [places[place], places[1 - place]];
    const piece = pieceOf(act, titan);
    if (!act.stage.motion) void fade(act.stage, piece);
    else if (here && there?.board === here.board) {
      const side = place === 0 ? -30 : 30;
      const middle = { x: (here.x + there.x) / 2 + side, y: (here.y + there.y) / 2 + side };
      const frames = [
        { transform: shift(there, here) },
        { transform: shift(middle, here), offset: 0.5 },
        { transform: "none" },
      ];
      play(act.stage, piece, frames, { duration: LONG, easing: "ease-in-out" });
    }
  });
  return lasts(act.stage, LONG);
}

/** Who is pushed jolts the way it will go, and sparks fly where it was hit. */
function bump(act: Act, happening: Happening): Promise<void> {
  const titan = titanOf(happening);
  const at = placeOfTitan(act, titan);
  if (!act.stage.motion || !at) return lasts(act.stage, SHORT);
  const home = { board: at.board, column: 2, row: 5 };
  const [origin, next] = [pointOf(home), pointOf(beyond(home, idOf(happening.words["direction"]) as Way))];
  const [dx, dy] = [(next.x - origin.x) * 0.16, (next.y - origin.y) * 0.16];
  const frames = [{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
  play(act.stage, bodyOf(act, titan), frames, { duration: SHORT });
  const hit = draw("g", { transform: "scale(.5)" }, [symbol("tr-strike", 70)]);
  hit.style.setProperty("--c", "var(--tr-spark)");
  pop(act, { ...at, x: at.x - dx * 2.6, y: at.y - dy * 2.6 }, [hit], MIDDLE);
  return lasts(act.stage, SHORT);
}

function lifeChanged(act: Act, happening: Happening, good: boolean): Promise<void> {
  const titan = titanOf(happening);
  const was = act.before.runners.find((runner) => runner.titan === titan)?.life ?? 0;
  const by = Math.abs((happening.words["life"]?.number ?? 0) - was) || 1;
  pill(act, placeOfTitan(act, titan), `${good ? "+" : "−"}${by}`, "heart", good);
  if (!good) shake(act, bodyOf(act, titan));
  return lasts(act.stage, MIDDLE);
}

function lapPill(act: Act, happening: Happening, good: boolean): Promise<void> {
  const lap = happening.words["lap"]?.number ?? 0;
  const won = lap > LAPS;
  const text = won ? "→" : `${good ? "→" : "←"}${Math.max(0, lap)}`;
  pill(act, placeOfTitan(act, titanOf(happening)), text, won ? "trophy" : "flag", good);
  return lasts(act.stage, SHORT);
}

/** The figure is drawn as it is after the event; it starts from where it was. */
function turnBody(act: Act, titan: string, from: string): void {
  const body = bodyOf(act, titan);
  const frames = act.stage.motion ? [{ transform: from }, { transform: "none" }] : [{ opacity: 0.25 }, { opacity: 1 }];
  play(act.stage, body, frames, { duration: LONG, easing: SPRING });
}

function trapLaid(act: Act, { words }: Happening): Promise<void> {
  enter(
    act,
    act.stage.board.querySelector(`[data-trap="${cellOf(words["cell"])}"]`),
    "translateY(-40px) scale(1.8)",
    MIDDLE,
  );
  return lasts(act.stage, MIDDLE);
}

function trapGone(act: Act, { words }: Happening): Promise<void> {
  const at = placeOfSquare(cellOf(words["cell"]));
  pop(act, at, [symbol("tr-trap", 46)], LONG);
  const burst = draw("g", {}, [symbol("tr-strike", 60)]);
  burst.style.setProperty("--c", "var(--tr-flame)");
  pop(act, at, [burst], LONG);
  return lasts(act.stage, MIDDLE);
}

function drawn(act: Act, { words }: Happening): Promise<void> {
  const runners = runnersOf(act.after, words["seat"]?.number ?? -1);
  const places = runners.flatMap((runner) => {
    const spot = spotOf(runner.square);
    return spot ? [{ special: letterAt(act.after.map, spot) === "*", at: placeOfTitan(act, runner.titan) }] : [];
  });
  const at = (places.find(({ special }) => special) ?? places[0])?.at ?? null;
  pop(act, at && { ...at, y: at.y - 50 }, [symbol("tr-back", 42, 53)], 700);
  pill(act, at, "+1", "cards", true);
  return lasts(act.stage, at ? MIDDLE : SHORT);
}

function held(act: Act, happening: Happening, lost: boolean): Promise<void> {
  holdUp(act, placeOfTitan(act, titanOf(happening)), idOf(happening.words["card"]), lost);
  return lasts(act.stage, LONG);
}
