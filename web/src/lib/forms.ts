import type { GameInfo } from "../protocol";

type Options = Record<string, string | number | boolean>;

/** The set-up that is rated together, as the server finds it: by what is agreed, but for what is drawn; the first. */
export function formOf(game: Pick<GameInfo, "forms" | "options">, seats: number, options: Options): string {
  const fits = ({ seats: wanted, options: own, drawn }: GameInfo["forms"][number]) =>
    wanted === seats &&
    game.options.every(({ key, default: usual }) => drawn.includes(key) || options[key] === (own[key] ?? usual));
  return game.forms.find(fits)?.name ?? "";
}
