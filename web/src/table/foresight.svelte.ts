import { SvelteMap } from "svelte/reactivity";
import type { Choice, Preview } from "../protocol";

const PATIENCE = 60;

/**
 * What an option would do: asked of the server for the one that is looked at, and remembered until the next question.
 */
export class Foresight {
  previewed: Choice | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  /** Looked at when nothing else is: the option that waits for its second click. */
  armed: Choice | null = $state.raw(null);

  private readonly known = new SvelteMap<string, Preview>();
  /** Asked for ahead, without anybody looking. */
  private readonly wished = new Set<string>();
  private next: Choice | null | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (choice: Choice) => void) {}

  /**
   * Told by pointers and the focus, which also moves while the page is being drawn: the last word counts, a moment
   * later.
   */
  hover(choice: Choice | null): void {
    if (this.next === undefined) {
      queueMicrotask(() => {
        const next = this.next ?? null;
        this.next = undefined;
        this.look(next);
      });
    }
    this.next = choice;
  }

  arm(choice: Choice): void {
    this.armed = choice;
    this.look(choice);
  }

  /** Without a look at it; asked of the server once. */
  ahead(choice: Choice): Preview | null {
    const value = valueOf(choice);
    const known = this.known.get(value) ?? null;
    if (!known && !this.wished.has(value)) {
      this.wished.add(value);
      queueMicrotask(() => this.ask(choice));
    }
    return known;
  }

  learn(preview: Preview): void {
    const value = JSON.stringify(preview.value);
    this.known.set(value, preview);
    if (this.previewed && valueOf(this.previewed) === value) this.preview = preview;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.armed = this.previewed = this.preview = null;
    this.known.clear();
    this.wished.clear();
  }

  private look(choice: Choice | null): void {
    clearTimeout(this.timer);
    const wanted = choice ?? this.armed;
    this.previewed = wanted;
    this.preview = wanted ? (this.known.get(valueOf(wanted)) ?? null) : null;
    if (wanted && !this.preview) this.timer = setTimeout(() => this.ask(wanted), PATIENCE);
  }
}

function valueOf(choice: Choice): string {
  return JSON.stringify(choice.value);
}
