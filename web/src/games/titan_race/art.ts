import { insertSprite } from "../../art/sprite";
import cards from "../../art/titan_race_cards.svg?raw";
import figures from "../../art/titan_race_figures.svg?raw";
import worlds from "../../art/titan_race_worlds.svg?raw";

/** Everything that is drawn for Titan Race, as symbols of the page. */
export function insertArt(): void {
  insertSprite("titan_race_figures", figures);
  insertSprite("titan_race_cards", cards);
  insertSprite("titan_race_worlds", worlds);
}
