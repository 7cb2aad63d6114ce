import { followsEvents } from "../../../../tests/stretches";
import { apply } from "../apply";
import type { Hero, Land, Realm } from "../realm";
import { games } from "./games";

const sorted = (names: readonly string[]) => [...names].sort();

/** Of a hero, what is told by events; limits and points follow from rules. */
function toldOf({
  hero,
  tile,
  life,
  glory,
  goods,
  army,
  weapons,
  spells,
  amulet,
  souls,
  praetorians,
  town,
  buildings,
  plagued,
}: Hero) {
  const items = { weapons: sorted(weapons), spells: sorted(spells), souls: sorted(souls), amulet };
  return { hero, tile, life, glory, goods, army, ...items, praetorians, town, buildings: sorted(buildings), plagued };
}

/**
 * What is printed on a new tile comes with the view; who lives there is at home when nobody is, and items stay there
 * only at some tables.
 */
function landOf({ tile, land, at, armies, town, general }: Land) {
  return { tile, land, at, armies: sorted(armies.map(({ army }) => army)), town, general };
}

function told({
  round,
  first,
  piles,
  bag,
  supply,
  dice,
  emperor,
  time_lord,
  general,
  praetorians,
  trophy,
  players,
  tiles,
  drawn,
}: Realm): object {
  const things = {
    round,
    first,
    piles,
    bag,
    supply,
    dice,
    emperor,
    time_lord,
    general,
    praetorians,
    trophy,
    drawn: sorted(drawn),
  };
  return { ...things, players: players.map(toldOf), tiles: tiles.map(landOf) };
}

followsEvents(games, apply, told);
