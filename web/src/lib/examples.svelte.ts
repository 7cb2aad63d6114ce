import type { ExampleLine } from "../protocol";
import { Away, api } from "./api";

/** How long a link waits for the rulebook to be there. */
const PATIENCE = 10_000;

let loaded: Record<string, ExampleLine[]> = $state.raw({});
const asked: Record<string, Promise<void>> = {};

/** The lines of a game, asked for once; when nobody answers, the next who asks tries again. */
export function loadExamples(game: string): Promise<void> {
  return (asked[game] ??= api.examples(game).then(
    (lines) => void (loaded = { ...loaded, [game]: lines }),
    (error: unknown) => {
      if (error instanceof Away) delete asked[game];
    },
  ));
}

/** The example of a rule: one that stands below it, else one that shows it too; null also while they are loaded. */
export function shownBy(game: string, rule: string): ExampleLine | null {
  void loadExamples(game);
  const lines = (loaded[game] ?? []).filter(({ shows }) => shows.includes(rule));
  return lines.find(({ shows }) => shows[0] === rule) ?? lines[0] ?? null;
}

/** Scrolls the rulebook that is being opened on to an example in it, after it has gone to the paragraph. */
export function goToExample(id: string): void {
  const until = performance.now() + PATIENCE;
  const look = () => {
    const figure = document.querySelector(`[data-example="${CSS.escape(id)}"]`);
    if (figure?.checkVisibility()) requestAnimationFrame(() => figure.scrollIntoView({ block: "nearest" }));
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
