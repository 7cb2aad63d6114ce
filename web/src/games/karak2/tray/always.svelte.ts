import { keep, kept } from "../../../lib/settings.svelte";

const KEY = "stolik.karak2.dice";

/** Whether this reader throws all dice in every fight, without being asked which. */
export const always = $state({ all: kept(KEY) === "all" });

export function throwAll(all: boolean): void {
  always.all = all;
  keep(KEY, all ? "all" : "");
}
