import type { Bench, Words } from "../games/contract";
import type { SeatInfo, TableInfo } from "../protocol";

/** How a still differs from an empty table: who is asked what, what is shown under a preview, how many sit there. */
export type Pose = Partial<Omit<Bench, "words" | "seen">> & { seats?: number; seat?: number | null };

/**
 * A bench for a picture: the game's own components on a view that never changes. Nobody is asked, nothing moves, and
 * what is clicked does nothing, unless the pose says otherwise. The view is one that the rules could build: write it as
 * the game's `View`, so that its type is checked.
 */
export function still(game: string, view: object, words: Words, pose: Pose = {}): Bench {
  const { seats = 2, seat = null, ...more } = pose;
  return {
    table: tableOf(game, seats),
    seen: { seat, view: view as Record<string, unknown>, question: null, undo: "none", muted: [] },
    question: null,
    words,
    lines: [],
    playing: null,
    shown: view,
    previewed: null,
    preview: null,
    choose: nothing,
    hover: nothing,
    waits: () => false,
    plan: nothing,
    ahead: () => null,
    why: nothing,
    rule: nothing,
    motion: false,
    sound: false,
    ...more,
  };
}

function nothing(): void {
  /* a picture answers nobody */
}

/** People without a name, by the side that each is on. */
export function seatsOf(sides: number[]): SeatInfo[] {
  const nobody = {
    kind: "person",
    name: "",
    level: "",
    online: true,
    acting: false,
    gone: false,
    left: false,
  } as const;
  return sides.map((side, seat) => ({ ...nobody, seat, side, clock: null, grace: 0 }));
}

function tableOf(game: string, seats: number): TableInfo {
  return {
    id: "",
    code: "",
    game,
    rules: 0,
    options: {},
    visibility: "link",
    pace: { kind: "none" },
    absence: "wait",
    status: "playing",
    seats: Array.from({ length: seats }, (_, seat) => seatOf(seat)),
    offers: [],
    commitment: "",
    head: "",
    result: null,
    rematch: "",
    created: 0,
    stopped_at: null,
    spectators: 0,
    hints: false,
    reviewed: false,
    deciding: "",
    host: null,
    substitute: "",
  };
}

function seatOf(seat: number): SeatInfo {
  const nobody = { kind: "bot", name: "", level: "2", online: true, acting: false, gone: false, left: false } as const;
  return { ...nobody, seat, side: seat, clock: null, grace: 0 };
}
