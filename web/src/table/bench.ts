import type { Bench, Words } from "../games/contract";
import type { Seen, TableInfo } from "../protocol";
import { moves, settings } from "../lib/settings.svelte";
import type { Table } from "./table.svelte";

/** Whether there is a view for the game's components to draw: before the start there is none. */
export function isLaidOut(bench: Bench): boolean {
  return Object.keys(bench.seen.view).length > 0;
}

/** What the game's components are given at a table that is being played. */
export function benchOf(table: Table, info: TableInfo, seen: Seen, words: Words, rule: (id: string) => void): Bench {
  return {
    table: info,
    seen,
    question: table.question,
    words,
    lines: table.lines,
    playing: table.playing,
    shown: table.shown,
    previewed: table.foresight.previewed,
    preview: table.foresight.preview,
    choose: (choice) => table.choose(choice),
    hover: (choice) => table.foresight.hover(choice),
    waits: (choice) => table.waits(choice),
    plan: (answers) => table.plan(answers),
    ahead: (choice) => table.foresight.ahead(choice),
    why: (kind, name, at, holding) => table.why(kind, name, at, holding),
    rule,
    motion: moves(),
    sound: settings.sound,
  };
}
