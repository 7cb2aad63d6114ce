import { insertSprite } from "../../art/sprite";

/** Our own drawings that somebody may go by. */
export const AVATARS = [
  "tr-slaugg",
  "tr-ragnarok",
  "tr-kraken",
  "tr-chtoolhoo",
  "tr-masakrator",
  "tr-rassik",
  "k2-p-horan",
  "k2-p-taia",
  "k2-p-lorraine",
  "k2-p-lord_xanros",
  "k2-p-elspeth",
  "k2-p-darius",
  "k2-p-aderyn",
  "k2-p-argentus",
  "k2-p-valduk",
  "k2-p-kirima",
  "k2-p-saigo",
] as const;

export function isAvatar(id: string): boolean {
  return (AVATARS as readonly string[]).includes(id);
}

/** The name of whoever is drawn. */
export function avatarName(id: string): string {
  const name = id.replace(/^(tr|k2-p)-/, "").replaceAll("_", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export async function loadAvatars(): Promise<void> {
  const [titans, heroes] = await Promise.all([
    import("../../art/titan_race_figures.svg?raw"),
    import("../../art/karak2_portraits.svg?raw"),
  ]);
  insertSprite("titan_race_figures", titans.default);
  insertSprite("karak2_portraits", heroes.default);
}
