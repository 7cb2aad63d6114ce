import { tick } from "svelte";
import { EventQueue, type Display } from "../board/queue";
import type { GameClient, Words } from "../games/contract";
import { moves, settings, speedOf } from "../lib/settings.svelte";
import type { Happening } from "../protocol";

/** Whatever shows events one by one on a board: a table, a game told again, an example, a lesson. */
export interface Stage {
  shown: unknown;
  playing: Happening | null;
  readonly client: GameClient | null;
  readonly words: Words | null;
  readonly board: HTMLElement | null;
}

interface Wishes {
  /** Instead of only showing it. */
  show?: Display["show"];
  silent?: boolean;
}

/** Its queue, at the reader's pace; in a page that nobody sees, or without words, the end is shown at once. */
export function queueOn(stage: Stage, { show, silent = false }: Wishes = {}): EventQueue {
  return new EventQueue({
    show: show ?? ((shown, playing) => Object.assign(stage, { shown, playing })),
    scene: () => ({
      client: stage.client ?? {},
      words: stage.words as Words,
      board: stage.board,
      motion: moves() && !document.hidden && stage.words !== null,
      sound: settings.sound && !silent,
      speed: speedOf(settings),
    }),
    drawn: tick,
  });
}
