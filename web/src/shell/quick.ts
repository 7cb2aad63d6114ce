import type { FormInfo, GameInfo, NewTable } from "../protocol";

/** A table against bots at once: what the game offers first, or another of its forms. */
export function quickTable(game: GameInfo, name: string, form: FormInfo = firstForm(game)): NewTable {
  const bot = { kind: "bot" as const, level: form.level };
  const bots = Array.from({ length: form.seats - 1 }, () => bot);
  const { options, drawn } = form;
  return { game: game.name, seats: [{ kind: "here", name }, ...bots], options, drawn, visibility: "link" };
}

/** What somebody should play who never has; the server names one for every game. */
export function firstForm(game: Pick<GameInfo, "forms" | "name">): FormInfo {
  const [first] = game.forms;
  if (!first) throw new Error(`${game.name} has no form`);
  return first;
}
