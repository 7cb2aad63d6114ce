import type { GameClient, Words } from "../../games/contract";
import { optionName, valueName, valueText, type Setting } from "../../lib/agreed";
import { t } from "../../lib/words.svelte";
import type { GameInfo, OptionInfo, Pace, TableInfo } from "../../protocol";

/** One thing that is agreed at a table. */
export interface Agreed {
  key: string;
  icon: string;
  label: string;
  value: string;
  text: string;
}

function row(words: Words, key: string, value: Setting, icon: string): Agreed {
  const label = optionName(words, key);
  return { key, icon, label, value: valueName(words, key, value), text: valueText(words, key, value) };
}

/** What kind of game it is to be: its first choice, its other choices that are no switches, and whatever is unusual. */
export function agreed(
  game: GameInfo,
  applies: string[],
  table: TableInfo,
  words: Words,
  client: Pick<GameClient, "choices"> = {},
): Agreed[] {
  return game.options
    .filter((option, place) => applies.includes(option.key) && tells(table, option, place))
    .map((option, place) => row(words, option.key, valueOf(table, option), place ? "gear" : "flag"))
    .map((one) => ({
      ...one,
      text: client.choices?.[one.key]?.text(String(table.options[one.key]), words) ?? one.text,
    }));
}

const valueOf = (table: TableInfo, option: OptionInfo): Setting => table.options[option.key] ?? option.default;

function tells(table: TableInfo, option: OptionInfo, place: number): boolean {
  if (valueOf(table, option) !== option.default) return true;
  return !option.ours && (place === 0 || typeof option.default === "string");
}

/** Clock, absence and advice: the same in every game. */
export function manner(table: TableInfo): Agreed[] {
  const rows = [
    { key: "pace", icon: "clock", label: t("agreed-clock"), value: paceText(table.pace), text: "" },
    {
      key: "advice",
      icon: "star",
      label: t("create-hints"),
      value: t(`agreed-advice-${table.hints ?? false}`),
      text: "",
    },
  ];
  const text = t(`absence-${table.absence}-text`);
  if (table.absence !== "wait")
    rows.push({ key: "absence", icon: "away", label: t("create-absence"), value: t(`absence-${table.absence}`), text });
  if (table.substitute) rows.push(substitute(table.substitute));
  return rows;
}

function substitute(level: string): Agreed {
  return { key: "substitute", icon: "bot", label: t("create-substitute"), value: t(`bot-${level}`), text: "" };
}

function paceText(pace: Pace): string {
  if (pace.kind === "live")
    return t("agreed-live", { minutes: Math.round((pace.seconds ?? 0) / 60), seconds: pace.increment ?? 0 });
  return pace.kind === "days" ? t("agreed-days", { count: pace.days ?? 0 }) : t("pace-none");
}
