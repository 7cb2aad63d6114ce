"""What a question, an answer or an event is made of: the kinds of things in the box, and what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine.decision import Answer
from stolik.engine.things import NUMBER, Kind, Number, Parts, Seats, Together, Verbs, YesOrNo
from stolik.games.karak2 import contents, plays
from stolik.games.karak2.board import printed_chasms
from stolik.games.karak2.rows import FACES, RESOURCES

MOST_SEATS: Final = 5
MOST_TILES: Final = contents.STARTS + len(contents.COPIES)
SIX: Final = [str(edge) for edge in range(6)]
BLANK: Final = "blank"
ABILITIES: Final = sorted({ability for hero in contents.HEROES for ability in hero.abilities})

SEAT: Final = Seats(MOST_SEATS)
FEW: Final = Number(11)
HERO: Final = Kind("hero", contents.HERO_IDS, explained=contents.HERO_IDS)
ARMY: Final = Kind("army", contents.MONSTER_IDS)
ITEM: Final = Kind("item", contents.ITEM_IDS, explained=contents.ITEM_IDS)
BUILDING: Final = Kind("building", contents.BUILDING_IDS, explained=contents.BUILDING_IDS)
RESOURCE: Final = Kind("resource", RESOURCES)
DIE: Final = Kind("die", contents.DIE_IDS)
FACE: Final = Kind("face", words=[*filter(None, FACES), BLANK, "unthrown"])
LAND: Final = Kind("land", contents.TILE_IDS)
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
        return list(range(len(contents.COPIES)))

    def name_of(self, value: Answer) -> str:
        return "of"

    def parts(self, value: Answer, view: Mapping[str, Any]) -> Parts:
        assert isinstance(value, int)
        chasms = bin(printed_chasms(value)).count("1")
        return {"land": (LAND, contents.COPIES[value][0]), "chasms": (NUMBER, chasms), "copy": (NUMBER, value + 1)}


class Thrown(Together):
    """A die and the side that lies on top, told by its face."""

    def __init__(self) -> None:
        super().__init__("thrown", "die", {"die": DIE, "side": Number(6)})

    def parts(self, value: Answer, view: Mapping[str, Any]) -> Parts:
        assert isinstance(value, tuple)
        die, side = int(value[0]), int(value[1])
        return {"die": (DIE, die), "face": (FACE, contents.DICE[die].faces[side] or BLANK)}

    def inner(self) -> list[Kind]:
        return [DIE, FACE]


COPY: Final = Copies()
THROWN: Final = Thrown()


def every_play() -> list[Answer]:
    tiles, edges = range(MOST_TILES), range(6)
    found: list[Answer] = [
        (action,)
        for action in (*plays.ACTIONS, plays.BLESS, plays.POTION, plays.CHALLENGE, plays.WILD, plays.RETREAT, plays.END)
    ]
    found += [(move, tile) for move in (plays.GO, plays.TRAIL, plays.PORTAL) for tile in tiles]
    found += [(plays.EXPLORE, edge) for edge in edges]
    found += [(plays.DREAM, seat) for seat in range(MOST_SEATS)]
    found += [(plays.PICK_UP, item) for item in range(len(contents.ITEM_IDS))]
    found += [(plays.RIDE, passed, tile) for passed in tiles for tile in tiles]
    return found + [(plays.RIDE_OUT, passed, edge) for passed in tiles for edge in edges]


class Plays(Verbs):
    """A tile is told with its land, as it lies before whoever is asked; without a view by its number."""

    def parts(self, value: Answer, view: Mapping[str, Any]) -> Parts:
        told = super().parts(value, view)
        if "tile" in told:
            lies = "tiles" in view
            told["land"] = (LAND, LAND.value_of(view["tiles"][told["tile"][1]]["land"])) if lies else told["tile"]
        return told

    def inner(self) -> list[Kind]:
        return [*super().inner(), LAND]


PLAY: Final = Plays(
    "play",
    {
        plays.GO: {"tile": TILE},
        plays.TRAIL: {"tile": TILE},
        plays.RIDE: {"over": TILE, "tile": TILE},
        plays.PORTAL: {"tile": TILE},
        plays.DREAM: {"seat": SEAT},
        plays.EXPLORE: {"edge": EDGE},
        plays.RIDE_OUT: {"tile": TILE, "edge": EDGE},
        **{act: {} for act in (*plays.ACTIONS, *plays.FREE, plays.RETREAT, plays.END)},
        plays.PICK_UP: {"item": ITEM},
    },
    answers=every_play,
)
SHOWN: Final = (
    Kind("ability", ABILITIES, explained=ABILITIES),
    Kind("ours", words=("effect", "pl", "en", "gather_allowed", "gain_kinds", "chasms")),
    Kind("tag", contents.MONSTER_IDS),
)
"""What only a view or a table names."""
