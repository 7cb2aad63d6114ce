import { insertSprite } from "../../art/sprite";
import decrees from "../../art/war_chest_decrees.svg?raw";
import pieces from "../../art/war_chest_pieces.svg?raw";
import units from "../../art/war_chest_units.svg?raw";

/** Everything that is drawn for War Chest, as symbols of the page. */
export function insertArt(): void {
  insertSprite("war_chest_units", units);
  insertSprite("war_chest_pieces", pieces);
  insertSprite("war_chest_decrees", decrees);
}
