import { insertSprite } from "./sprite";
import cards from "./titan_race_cards.svg?raw";
import figures from "./titan_race_figures.svg?raw";
import worlds from "./titan_race_worlds.svg?raw";

/** Everything that is drawn for Titan Race, as symbols of the page. */
export function insertTitanRaceArt(): void {
  insertSprite("titan_race_figures", figures);
  insertSprite("titan_race_cards", cards);
  insertSprite("titan_race_worlds", worlds);
}
