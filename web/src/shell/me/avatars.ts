import { insertSprite } from "../../art/sprite";

/** Our own drawings that somebody may go by, each with the name of whoever is drawn. */
const NAMES: Readonly<Record<string, string>> = {
  "tr-slaugg": "Slaugg",
  "tr-ragnarok": "Ragnarok",
  "tr-kraken": "Kraken",
  "tr-chtoolhoo": "Chtoolhoo",
  "tr-masakrator": "Masakrator",
  "tr-rassik": "Rassik",
  "k2-p-horan": "Horan",
  "k2-p-taia": "Taia",
  "k2-p-lorraine": "Lorraine",
  "k2-p-lord_xanros": "Lord Xanros",
  "k2-p-elspeth": "Elspeth",
  "k2-p-darius": "Darius",
  "k2-p-aderyn": "Aderyn",
  "k2-p-argentus": "Argentus",
  "k2-p-valduk": "Valduk",
  "k2-p-kirima": "Kirima",
  "k2-p-saigo": "Saigo",
};
export const AVATARS: readonly string[] = Object.keys(NAMES);

export function isAvatar(id: string): boolean {
  return AVATARS.includes(id);
}

export function avatarName(id: string): string {
  return NAMES[id] ?? "";
}

export async function loadAvatars(): Promise<void> {
  const [titans, heroes] = await Promise.all([
    import("../../art/titan_race_figures.svg?raw"),
    import("../../art/karak2_portraits.svg?raw"),
  ]);
  insertSprite("titan_race_figures", titans.default);
  insertSprite("karak2_portraits", heroes.default);
}
