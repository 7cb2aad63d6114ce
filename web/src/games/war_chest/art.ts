import { insertSprite } from "./sprite";
import decrees from "./war_chest_decrees.svg?raw";
import pieces from "./war_chest_pieces.svg?raw";
import units from "./war_chest_units.svg?raw";

/** Everything that is drawn for War Chest, as symbols of the page. */
export function insertWarChestArt(): void {
  insertSprite("war_chest_units", units);
  insertSprite("war_chest_pieces", pieces);
  insertSprite("war_chest_decrees", decrees);
}
