import type { Bench, Words } from "../games/contract";
import type { Seen, TableInfo } from "../protocol";
import { moves, settings } from "../lib/settings.svelte";
import type { Asker } from "./asker";
import type { Table } from "./table.svelte";

/** Whether there is a view for the game's components to draw: before the start there is none. */
export function isLaidOut(bench: Bench): boolean {
  return Object.keys(bench.seen.view).length > 0;
}

/** What is asked, what is shown of it, and what can be done: at a table, in a lesson and in a puzzle alike. */
export function asked(asker: Asker, rule: (id: string) => void) {
  return {
    question: asker.question,
    playing: asker.playing,
    shown: asker.shown,
    previewed: asker.foresight.previewed,
    preview: asker.foresight.preview,
    choose: (choice) => asker.choose(choice),
    hover: (choice) => asker.foresight.hover(choice),
    waits: (choice) => asker.waits(choice),
    plan: (answers) => asker.plan(answers),
    ahead: (choice) => asker.foresight.ahead(choice),
    why: (kind, name, at, holding) => asker.why(kind, name, at, holding),
    rule,
    motion: moves(),
    sound: settings.sound,
  } satisfies Partial<Bench>;
}

/** What the game's components are given at a table that is being played. */
export function benchOf(table: Table, info: TableInfo, seen: Seen, words: Words, rule: (id: string) => void): Bench {
  return { ...asked(table, rule), table: info, seen, words, lines: table.lines };
}
