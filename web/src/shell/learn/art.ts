/** The drawings of a game, fetched when they are wanted. */
const SPRITES: Record<string, () => Promise<void>> = {
  titan_race: async () => (await import("../../art/titan_race")).insertTitanRaceArt(),
  war_chest: async () => (await import("../../art/war_chest")).insertWarChestArt(),
  tash_kalar: async () => (await import("../../art/tash_kalar")).insertTashKalarArt(),
  karak2: async () => (await import("../../art/karak2")).insertKarak2Art(),
};

export async function insertArt(game: string): Promise<void> {
  await SPRITES[game]?.();
}
