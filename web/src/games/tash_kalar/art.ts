import { insertSprite } from "./sprite";
import cards from "./tash_kalar_cards.svg?raw";
import pieces from "./tash_kalar_pieces.svg?raw";

/** Everything that is drawn for Tash-Kalar, as symbols of the page. */
export function insertTashKalarArt(): void {
  insertSprite("tash_kalar_pieces", pieces);
  insertSprite("tash_kalar_cards", cards);
}
