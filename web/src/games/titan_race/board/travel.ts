import type { Happening } from "../../../protocol";
import { leap } from "../../../board/effects";
import { bodyOf, fade, lasts, LONG, MIDDLE, pieceOf, play, shift, SHORT } from "../../../board/motion";
import { favouredWay, letterAt, spotOf, strokesBetween, type Stroke } from "./geometry";
import { placeOfTitan, type Act, type Place } from "./places";
import { cellOf, titanOf } from "../race";

/** Along the way; over an edge it leaves on one side and appears on the other. */
export function travel(act: Act, happening: Happening, how: "walk" | "slide" | "fly"): Promise<void> {
  const { stage, before } = act;
  const titan = titanOf(happening);
  const [piece, at] = [pieceOf(act, titan), placeOfTitan(act, titan)];
  if (!piece || !at) return lasts(stage, SHORT);
  if (!stage.motion) return fade(stage, piece);
  const [from, to] = [cellOf(happening.words["start"]), cellOf(happening.words["end"])];
  const start = spotOf(from);
  const favoured = start && favouredWay(letterAt(before.map, start));
  const [out, back] = strokesBetween(from, to, before.map.length, favoured);
  if (!out) return lasts(stage, SHORT);
  const duration = how === "fly" || back ? LONG : MIDDLE;
  const easing = how === "slide" ? "linear" : "ease-in-out";
  const straight = [{ transform: shift(out.from, at) }, { transform: "none" }];
  play(stage, piece, back ? overTheEdge(out, back, at) : straight, { duration, easing });
  if (how === "fly") leap(act, bodyOf(act, titan), 46, duration);
  else if (how === "walk") leap(act, bodyOf(act, titan), 9, duration);
  return lasts(stage, duration);
}

function overTheEdge(out: Stroke, back: Stroke, at: Place): Keyframe[] {
  const half = (stroke: Stroke) => ({ x: (stroke.from.x + stroke.to.x) / 2, y: (stroke.from.y + stroke.to.y) / 2 });
  const seen = out.board === at.board;
  return [
    { transform: shift(seen ? out.from : back.from, at), opacity: seen ? 1 : 0, offset: 0 },
    { transform: shift(seen ? half(out) : back.from, at), opacity: 0, offset: 0.48 },
    { transform: shift(seen ? half(back) : back.from, at), opacity: 0, offset: 0.52 },
    { transform: "none", opacity: 1, offset: 1 },
  ];
}
