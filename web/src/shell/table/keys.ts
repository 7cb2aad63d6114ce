import { putDown } from "../../board/gestures";
import type { Asker } from "../../table/asker";
import type { View } from "./view.svelte";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Digits answer, arrows go among the options, Escape takes one step back or puts down what is in hand. */
export function keysAt(event: KeyboardEvent, asker: Asker, view: View): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") back(asker, view);
  else if (/^[1-9]$/.test(event.key)) answer(event, asker);
  else if (STEPS[event.key]) walk(event, STEPS[event.key] ?? 0);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}

function back(asker: Asker, view: View): void {
  if (asker.bubble) asker.bubble = null;
  else if (asker.foresight.armed) asker.calm();
  else if (!view.back() && !putDown()) asker.skip();
}

function answer(event: KeyboardEvent, asker: Asker): void {
  const choice = asker.question?.options[Number(event.key) - 1];
  if (!choice) return;
  event.preventDefault();
  asker.choose(choice);
}

const FREELY = "#ask, [data-testid=board] *, [data-testid=hand] *";

/** From the question and the board to the options, and round among them; elsewhere arrows do what they always do. */
function walk(event: KeyboardEvent, step: number): void {
  const options = [...document.querySelectorAll<HTMLElement>("[data-option]:not(:disabled)")];
  const active = document.activeElement;
  const place = options.indexOf(active as HTMLElement);
  if (options.length === 0 || (place < 0 && active !== document.body && !active?.matches(FREELY))) return;
  event.preventDefault();
  const next = place < 0 ? (step > 0 ? 0 : options.length - 1) : (place + step + options.length) % options.length;
  options[next]?.focus();
}
