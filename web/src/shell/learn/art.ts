const sprites = import.meta.glob<() => void>("../../games/*/art.ts", { import: "insertArt" });

/** The drawings of a game, fetched when they are wanted. */
export async function insertArt(game: string): Promise<void> {
  (await sprites[`../../games/${game}/art.ts`]?.())?.();
}
