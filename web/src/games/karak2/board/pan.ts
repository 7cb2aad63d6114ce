import type { Point } from "../../../board/geometry";

/**
 * What fingers, mouse, wheel and keys do to a map; places and ways are those of the screen, from the corner of the
 * frame.
 */
export interface Ways {
  move(dx: number, dy: number): void;
  zoom(factor: number, at?: Point): void;
  fit(): void;
}

const DEAD = 7;
const STEP = 90;
export const NEARER = 1.3;
const KEYS: Record<string, (ways: Ways) => void> = {
  "+": (ways) => ways.zoom(NEARER),
  "=": (ways) => ways.zoom(NEARER),
  "-": (ways) => ways.zoom(1 / NEARER),
  "0": (ways) => ways.fit(),
};
const SHIFTED: Record<string, readonly [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** Drag, pinch, wheel and keys, as an action of Svelte; a drag is no click on what lies under it. */
export function panning(node: HTMLElement, ways: Ways) {
  const fingers = new Map<number, Point>();
  let begun: Point | null = null;
  let dragged = false;

  const placed = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = node.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    begun = placed(event);
    fingers.set(event.pointerId, begun);
  };

  const move = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId);
    if (!last || !begun) return;
    const now = placed(event);
    if (!dragged && fingers.size < 2 && Math.hypot(now.x - begun.x, now.y - begun.y) < DEAD) return;
    if (!dragged) node.setPointerCapture(event.pointerId);
    dragged = true;
    const other = [...fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) pinched(ways, other, last, now);
    else ways.move(now.x - last.x, now.y - last.y);
  };

  // The click that ends a drag comes at once, or never.
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) setTimeout(() => (dragged = false));
  };

  const clicked = (event: MouseEvent) => {
    if (!dragged) return;
    event.stopPropagation();
    event.preventDefault();
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    const far = Math.max(-120, Math.min(120, event.deltaY * lines));
    ways.zoom(Math.exp(-far * (event.ctrlKey ? 0.01 : 0.0022)), placed(event));
  };

  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = event.shiftKey ? SHIFTED[event.key] : undefined;
    const act = KEYS[event.key];
    if (!way && !act) return;
    event.preventDefault();
    if (way) ways.move(...way);
    else act?.(ways);
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", clicked, true);
  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("keydown", pressed);
}

/** Two fingers: the point between them moves with them, and the map grows as they part. */
function pinched(ways: Ways, other: Point, last: Point, now: Point): void {
  const apart = (point: Point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
  ways.move((now.x - last.x) / 2, (now.y - last.y) / 2);
  ways.zoom(apart(now) / apart(last), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
}
