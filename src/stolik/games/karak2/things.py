"""What a question, an answer or an event is made of: the kinds of things in the box, and what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine.decision import Answer
from stolik.engine.things import NUMBER, Kind, Number, Parts, Seats, Together, Verbs, YesOrNo
from stolik.games.karak2.board import printed_chasms
from stolik.games.karak2.contents import (
    BUILDING_IDS,
    COPIES,
    DICE,
    DIE_IDS,
    HERO_IDS,
    HEROES,
    ITEM_IDS,
    MONSTER_IDS,
    STARTS,
    TILE_IDS,
)
from stolik.games.karak2.plays import (
    ACTIONS,
    BLESS,
    CHALLENGE,
    DREAM,
    END,
    EXPLORE,
    FREE,
    GO,
    PICK_UP,
    PORTAL,
    POTION,
    RETREAT,
    RIDE,
    RIDE_OUT,
    TRAIL,
    WILD,
)
from stolik.games.karak2.rows import FACES, RESOURCES

MOST_SEATS: Final = 5
MOST_TILES: Final = STARTS + len(COPIES)
SIX: Final = [str(edge) for edge in range(6)]
BLANK: Final = "blank"
ABILITIES: Final = sorted({ability for hero in HEROES for ability in hero.abilities})

SEAT: Final = Seats(MOST_SEATS)
FEW: Final = Number(11)
HERO: Final = Kind("hero", HERO_IDS, explained=HERO_IDS)
ARMY: Final = Kind("army", MONSTER_IDS)
ITEM: Final = Kind("item", ITEM_IDS, explained=ITEM_IDS)
BUILDING: Final = Kind("building", BUILDING_IDS, explained=BUILDING_IDS)
RESOURCE: Final = Kind("resource", RESOURCES)
DIE: Final = Kind("die", DIE_IDS)
FACE: Final = Kind("face", words=[*filter(None, FACES), BLANK, "unthrown"])
LAND: Final = Kind("land", TILE_IDS)
TILE: Final = Kind("tile", map(str, range(MOST_TILES)), spoken=True)
EDGE: Final = Kind("edge", SIX)
ROTATION: Final = Kind("rotation", SIX)
DUPLICATE: Final = Kind("duplicate", words=("keep", "spend"))
ANSWER: Final = YesOrNo()
PREY: Final = Together("prey", "army", {"tile": TILE, "army": ARMY})


class Copies(Kind):
    """Tiles of one land differ in their chasms and are told apart by a number."""

    def __init__(self) -> None:
        super().__init__("copy")
        self.texts.add("of")

    def values(self) -> list[Answer]:
        return list(range(len(COPIES)))

    def name_of(self, value: Answer) -> str:
        return "of"

    def parts(self, value: Answer, view: Mapping[str, Any]) -> Parts:
        assert isinstance(value, int)
        chasms = bin(printed_chasms(value)).count("1")
        return {"land": (LAND, COPIES[value][0]), "chasms": (NUMBER, chasms), "copy": (NUMBER, value + 1)}


class Thrown(Together):
    """A die and the side that lies on top, told by its face."""

    def __init__(self) -> None:
        super().__init__("thrown", "die", {"die": DIE, "side": Number(6)})

    def parts(self, value: Answer, view: Mapping[str, Any]) -> Parts:
        assert isinstance(value, tuple)
        die, side = int(value[0]), int(value[1])
        return {"die": (DIE, die), "face": (FACE, DICE[die].faces[side] or BLANK)}

    def inner(self) -> list[Kind]:
        return [DIE, FACE]


COPY: Final = Copies()
THROWN: Final = Thrown()


def plays() -> list[Answer]:
    tiles, edges = range(MOST_TILES), range(6)
    found: list[Answer] = [(action,) for action in (*ACTIONS, BLESS, POTION, CHALLENGE, WILD, RETREAT, END)]
    found += [(move, tile) for move in (GO, TRAIL, PORTAL) for tile in tiles]
    found += [(EXPLORE, edge) for edge in edges]
    found += [(DREAM, seat) for seat in range(MOST_SEATS)]
    found += [(PICK_UP, item) for item in range(len(ITEM_IDS))]
    found += [(RIDE, passed, tile) for passed in tiles for tile in tiles]
    return found + [(RIDE_OUT, passed, edge) for passed in tiles for edge in edges]


class Plays(Verbs):
    """A tile is told with its land, as it lies before whoever is asked."""

    def parts(self, value: Answer, view: Mapping[str, Any]) -> Parts:
        told = super().parts(value, view)
        if "tile" in told:
            told["land"] = (LAND, LAND.value_of(view["tiles"][told["tile"][1]]["land"]))
        return told

    def inner(self) -> list[Kind]:
        return [*super().inner(), LAND]


PLAY: Final = Plays(
    "play",
    {
        GO: {"tile": TILE},
        TRAIL: {"tile": TILE},
        RIDE: {"over": TILE, "tile": TILE},
        PORTAL: {"tile": TILE},
        DREAM: {"seat": SEAT},
        EXPLORE: {"edge": EDGE},
        RIDE_OUT: {"tile": TILE, "edge": EDGE},
        **{act: {} for act in (*ACTIONS, *FREE, RETREAT, END)},
        PICK_UP: {"item": ITEM},
    },
    answers=plays,
)
SHOWN: Final = (
    Kind("ability", ABILITIES, explained=ABILITIES),
    Kind("ours", words=("effect", "pl", "en", "gather_allowed", "gain_kinds", "chasms")),
    Kind("tag", MONSTER_IDS),
)
"""What only a view or a table names."""
