import { insertSprite } from "../../art/sprite";
import figures from "../../art/karak2_figures.svg?raw";
import items from "../../art/karak2_items.svg?raw";
import monsters from "../../art/karak2_monsters.svg?raw";
import pieces from "../../art/karak2_pieces.svg?raw";
import portraits from "../../art/karak2_portraits.svg?raw";
import tiles from "../../art/karak2_tiles.svg?raw";

/** Everything that is drawn for Karak 2, as symbols of the page. */
export function insertArt(): void {
  insertSprite("karak2_tiles", tiles);
  insertSprite("karak2_figures", figures);
  insertSprite("karak2_portraits", portraits);
  insertSprite("karak2_monsters", monsters);
  insertSprite("karak2_pieces", pieces);
  insertSprite("karak2_items", items);
}
