import { insertSprite } from "../../art/sprite";
import cards from "../../art/tash_kalar_cards.svg?raw";
import pieces from "../../art/tash_kalar_pieces.svg?raw";

/** Everything that is drawn for Tash-Kalar, as symbols of the page. */
export function insertArt(): void {
  insertSprite("tash_kalar_pieces", pieces);
  insertSprite("tash_kalar_cards", cards);
}
