import type { GameClient } from "../contract";
import Board from "./Board.svelte";

/** For a game without a board of its own: everything it tells, in words. */
export const client: GameClient = { Board, apply: (shown) => shown };
