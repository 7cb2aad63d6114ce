import type { Words } from "../games/contract";
import type { OptionInfo } from "../protocol";

/** Options of a table and their values, in words. */
export type Setting = OptionInfo["default"];

const written = (value: Setting) => (typeof value === "boolean" ? (value ? "yes" : "no") : String(value));

const first = (words: Words, ...keys: string[]) => keys.filter((key) => words.has(key)).map((key) => words.say(key))[0];

export function optionName(words: Words, key: string): string {
  return first(words, `option-${key}`) ?? key.replaceAll("_", " ");
}

export function optionText(words: Words, key: string): string {
  return first(words, `option-${key}-text`) ?? "";
}

export function valueName(words: Words, key: string, value: Setting): string {
  return first(words, `option-${key}-${written(value)}`, written(value)) ?? written(value);
}

export function valueText(words: Words, key: string, value: Setting): string {
  return first(words, `option-${key}-${written(value)}-text`) ?? "";
}
