"""A game put up in few words, for examples and tests.

    stage(
        options,
        heroes=[
            "horan on 3, glory 2, army knight knight, goods 2 1 0, weapons sword, town 4 military_camp",
            "taia on 0, life 3",
        ],
        lands="3 forest_1 1,-1  4 farm_1 0,-1/3",
        armies="1 imps, 2 dryads ghosts",
    )

One line for each seat, the first is to play and has not yet moved. The start piece lies where it always does: 0
castle, 1 forest at 1,0 and 2 farm at 0,1; `lands` lays more, "number land place", with chasms "3 rocks_1 1,-1/04";
numbers go on from 3. `left` names the tiles still in the piles ("forest_rocks_2.0"): all others then lie around the
castle, ring after ring. `armies` puts tokens on tiles, taken out of the bag. What a hero holds is taken out of the
supply and off the backs of tokens. `bag` names what is left of it then; all others have left the game. Who holds what
there is only once, `emperor`, `time_lord` and `plague`, is told by the hero.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.game import Options
from stolik.games.karak2 import board, contents, supply
from stolik.games.karak2.diagram import COPY_IDS
from stolik.games.karak2.faults import fault
from stolik.games.karak2.setup import new_state
from stolik.games.karak2.state import NOBODY, OPENING, Agreed, Place, State
from stolik.games.karak2.things import BLANK

HELD: Final = ("on", "life", "glory", "goods", "army", "weapons", "spells", "amulet", "souls", "town", "slain")
BY_NO_RULE: Final = ""
"""What is put up did not happen in play, and no event tells of it."""


def stage(
    options: Options,
    *,
    heroes: Sequence[str],
    lands: str = "",
    left: str | None = None,
    armies: str = "",
    bag: str | None = None,
    emperor: str = "",
    time_lord: str = "",
    plague: str = "",
    general: bool = False,
    praetorians: int | None = None,
    round: int = 1,
) -> State:
    names = [line.replace(",", " ").split()[0] for line in heroes]
    held = [names.index(name) if name else NOBODY for name in (emperor, time_lord, plague)]
    agreed = Agreed(options)
    if len(names) != agreed.seats:
        raise ValueError(f"{len(names)} heroes for {agreed.seats} seats")
    s = staged(agreed, heroes, lands, left, armies, held, general, praetorians, round)
    if bag is not None:
        empty_bag(s, [contents.MONSTER_IDS.index(name) for name in bag.split()])
    if fault(s) is not None:
        raise ValueError(fault(s))
    return s


def staged(
    agreed: Agreed,
    heroes: Sequence[str],
    lands: str,
    left: str | None,
    armies: str,
    held: Sequence[Seat],
    general: bool,
    praetorians: int | None,
    round: int,
) -> State:
    """`held` says who has the crown, the Time Lord and the plague."""
    s = new_state(agreed)
    s.course.phase, s.course.round, s.turn.seat, s.course.first = OPENING, round, 0, 0
    lay_lands(s, lands.split())
    if left is not None:
        lay_all_but(s, [COPY_IDS.index(name) for name in left.split()])
    put_armies(s, armies)
    for seat, line in enumerate(heroes):
        seat_hero(s, seat, line)
    emperor, time_lord, plague = held
    if emperor != NOBODY:
        s.realm.emperor = emperor
        supply.gain_die(s, emperor, contents.GUARD, BY_NO_RULE)
    if time_lord != NOBODY:
        take_back(s, contents.CRYSTAL)
        s.supply.out_of_game.append(contents.CRYSTAL)
        supply.give_time_lord(s, time_lord, BY_NO_RULE)
    s.realm.plague, s.realm.general = plague, general
    s.realm.praetorians = s.realm.praetorians if praetorians is None else praetorians
    s.events = []
    return s


# The map


def lay_lands(s: State, words: list[str]) -> None:
    while words:
        number, land, place, *words = words
        place, _, chasms = place.partition("/")
        q, r = place.split(",")
        kind = contents.TILE_IDS.index(land)
        pile = next(pile for pile in s.supply.piles if kind in [contents.COPIES[copy][0] for copy in pile])
        pile.remove(next(copy for copy in pile if contents.COPIES[copy][0] == kind))
        tile = board.put_down(s, kind, (int(q), int(r)), sum([1 << int(edge) for edge in chasms]))
        if tile != int(number):
            raise ValueError(f"{land} is tile {tile}")


def lay_all_but(s: State, kept: list[int]) -> None:
    """Without their chasms, in rings around the castle."""
    free = places()
    for level, pile in enumerate(s.supply.piles):
        for copy in pile:
            if copy not in kept:
                place = next(free)
                while place in s.map.places:
                    place = next(free)
                board.put_down(s, contents.COPIES[copy][0], place, 0)
        s.supply.piles[level] = [copy for copy in pile if copy in kept]


def places() -> Iterator[Place]:
    """Ring after ring around the castle, each from the south-west against the clock."""
    for radius in range(1, 9):
        place = (-radius, radius)
        for edge in (0, 1, 2, 3, 4, 5):
            for _ in range(radius):
                yield place
                place = board.across(place, edge)


def put_armies(s: State, text: str) -> None:
    """ "3 imps dryads, 4 ghosts"."""
    for part in filter(None, [part.strip() for part in text.split(",")]):
        tile, *names = part.split()
        for name in names:
            s.supply.bag.remove(contents.MONSTER_IDS.index(name))
            s.map.tokens[int(tile)] += (contents.MONSTER_IDS.index(name),)


def empty_bag(s: State, kept: list[int]) -> None:
    """All other tokens have been beaten, and what they hid is gone."""
    gone = s.supply.bag[:]
    for army in kept:
        gone.remove(army)
    for army in gone:
        s.supply.out_of_game.append(s.supply.rewards[army].pop())
    s.supply.bag = kept


# Heroes


def seat_hero(s: State, seat: Seat, line: str) -> None:
    hero, *rest = line.replace(",", " ").split()
    s.players[seat].hero = contents.HERO_IDS.index(hero)
    given: dict[str, list[str]] = {}
    for part in rest:
        if part in HELD:
            given[part] = latest = []
        else:
            latest.append(part)
    give(s, seat, given)


def give(s: State, seat: Seat, given: dict[str, list[str]]) -> None:
    own = s.players[seat]
    own.at = int(given.get("on", ["0"])[0])
    own.glory = int(given.get("glory", ["0"])[0])
    own.slain = int(given.get("slain", ["0"])[0])
    s.realm.praetorians -= own.slain
    if "goods" in given:
        supply.gain(s, seat, [int(number) for number in given["goods"]], BY_NO_RULE)
    for die in given.get("army", []):
        supply.gain_die(s, seat, contents.DIE_IDS.index(die), BY_NO_RULE)
    for key, zone in (("weapons", own.weapons), ("spells", own.spells), ("souls", own.souls)):
        for name in given.get(key, []):
            zone.append(take_back(s, contents.ITEM_IDS.index(name)))
    if "amulet" in given:
        supply.wear(s, seat, take_back(s, contents.ITEM_IDS.index(given["amulet"][0])))
    if "life" in given:
        own.life = int(given["life"][0])
    if "town" in given:
        own.town = int(given["town"][0])
        own.buildings = [contents.BUILDING_IDS.index(name) for name in given["town"][1:]]


def take_back(s: State, item: int) -> int:
    """The item off the back of a token, which leaves the bag with it."""
    for army, backs in enumerate(s.supply.rewards):
        if item in backs and army in s.supply.bag:
            backs.remove(item)
            s.supply.bag.remove(army)
            return item
    raise ValueError(f"no token in the bag holds {contents.ITEM_IDS[item]}")


# Words


def written(s: State, decision: Decision, answer: Answer) -> str | None:
    """A die by its face ("s3", "k1", "blank"), a tile of a pile as "rift_1.0", an army with its tile as "imps 3"."""
    if decision.prompt == "face" and isinstance(answer, int):
        return face_of(s.hand.in_the_air, answer)
    if decision.prompt in ("landscape", "tile") and isinstance(answer, int):
        return COPY_IDS[answer]
    if not isinstance(answer, tuple):
        return None
    if decision.prompt in ("loop", "position"):
        die, side = int(answer[0]), int(answer[1])
        return f"{contents.DIE_IDS[die]} {face_of(die, side)}"
    if decision.prompt in ("wild-army", "wild-out-of-turn"):
        return f"{contents.MONSTER_IDS[int(answer[1])]} {answer[0]}"
    return None


def face_of(die: int, side: int) -> str:
    """What it shows with this side up; of sides that show the same the first is taken."""
    return contents.DICE[die].faces[side] or BLANK
