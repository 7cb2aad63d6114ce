import type { Point } from "../../../board/geometry";
import type { Box } from "./geometry";

/** How the map lies in its frame: a point of the map is shown at `point * scale + (x, y)`. */
export interface Frame extends Point {
  scale: number;
}

export interface Room {
  width: number;
  height: number;
}

const NEAREST = 2.4;
const FIT_NEAREST = 1.5;

/** The whole map, as large as it can be, in the middle. */
export function fitted(box: Box, room: Room): Frame {
  const scale = Math.min(room.width / box.width, room.height / box.height, FIT_NEAREST) || 1;
  return {
    scale,
    x: room.width / 2 - (box.left + box.width / 2) * scale,
    y: room.height / 2 - (box.top + box.height / 2) * scale,
  };
}

/** Nearer or farther, so that what is under `at` stays there. */
export function zoomed(framing: Frame, at: Point, factor: number, farthest: number): Frame {
  const scale = Math.min(Math.max(framing.scale * factor, farthest), Math.max(NEAREST, farthest));
  const part = scale / framing.scale;
  return { scale, x: at.x - (at.x - framing.x) * part, y: at.y - (at.y - framing.y) * part };
}

/** Part of the map stays in the middle of the frame, however far it is pushed. */
export function kept({ scale, x, y }: Frame, box: Box, room: Room): Frame {
  const within = (value: number, from: number, length: number, middle: number) =>
    Math.min(Math.max(value, middle - (from + length) * scale), middle - from * scale);
  return {
    scale,
    x: within(x, box.left, box.width, room.width / 2),
    y: within(y, box.top, box.height, room.height / 2),
  };
}

/** Moved just so far that a point of the map is at least `margin` inside the frame. */
export function bringing(framing: Frame, { x, y }: Point, room: Room, margin: number): Frame {
  const into = (value: number, length: number) => {
    const edge = Math.min(margin, length / 2);
    return Math.min(Math.max(value, edge), length - edge) - value;
  };
  return {
    ...framing,
    x: framing.x + into(x * framing.scale + framing.x, room.width),
    y: framing.y + into(y * framing.scale + framing.y, room.height),
  };
}
