"""Tests of Karak 2 in table language: a map, heroes upon it, a script, and what changed.

    game = at(
        "horan on 3, glory 2, army knight knight, goods 2 1 0, weapons sword, town 4 military_camp",
        "taia on 0, life 3",
        lands="3 forest_1 1,-1  4 farm_1 0,-1/3",
        armies="1 imps, 2 dryads ghosts",
    )
    game.play("go 1", "2", "s3", "s1", "s1")

What the lines mean is said in `stage.py` of the game, which draws the position. Where the shape of the land matters the
map is drawn, tile by tile around the castle, and `lands` only says what they are:

        lands="3 forest_1  4 farm_1/3",
        map='''
              4   3
                0   1
                  2
        ''',

Each row lies half a tile to the right of the one above; a tile touches two others in its row and two in each row next
to it, and its edges are counted from the right, against the clock. Chance is scripted like everybody
else: a die is answered by its face ("s2", "k1", "blank"), a draw by a name. As at the table, a question with one answer
is not asked: who enters monsters is asked for dice at once.
"""

from __future__ import annotations

from re import finditer

from stolik.engine.decision import Answer
from stolik.engine.game import Setting
from stolik.examples.positions import meant, written
from stolik.games.karak2 import stage
from stolik.games.karak2.contents import BUILDING_IDS, DIE_IDS, ITEM_IDS, MONSTER_IDS
from stolik.games.karak2.game import GAME
from stolik.games.karak2.sight import points
from stolik.games.karak2.state import NOBODY, Agreed, Place, State
from tests.games.pictures import rows
from tests.games.script import Script

SETTINGS: dict[str, Setting] = {key: option.default for key, option in GAME.options.items()}


class Karak(Script[State]):
    """A game under way; answers are "go 4", "explore 2", "fight", "2" dice, "s3", "knight", "pass", "yes"."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def written(self, option: Answer) -> str:
        return written(GAME, self.state, self.decision, option)

    def offers(self, start: str) -> list[str]:
        """The options with this word first."""
        return [option for option in self.options if option.split()[0] == start]

    def refuses(self, answer: str) -> str | None:
        """The rule that forbids an answer, given in the words of `options`."""
        return self.decision.why_not(meant(GAME, self.state, self.decision, answer))

    # Looking

    def tiles(self) -> list[int]:
        """Where the heroes stand."""
        return [player.at for player in self.state.players]

    def shows(self, map: str) -> None:
        """The tiles lie so, and no others."""
        seen = {str(tile): place for tile, place in enumerate(self.state.map.places)}
        assert seen == drawn(map), f"there are {seen}"

    def lives(self) -> list[int]:
        return [player.life for player in self.state.players]

    def glories(self) -> list[int]:
        return [player.glory for player in self.state.players]

    def towns(self) -> list[int]:
        return [player.town for player in self.state.players]

    def goods(self, seat: int = 0) -> list[int]:
        """Food, wood, stone."""
        return self.state.players[seat].goods

    def army(self, seat: int = 0) -> list[str]:
        numbers = self.state.players[seat].army
        return [DIE_IDS[kind] for kind, number in enumerate(numbers) for _ in range(number)]

    def items(self, seat: int = 0) -> list[str]:
        """Weapons, spells, amulet and soul stones."""
        s = self.state
        worn = [s.players[seat].amulet] if s.players[seat].amulet >= 0 else []
        return [
            ITEM_IDS[item]
            for item in (*s.players[seat].weapons, *s.players[seat].spells, *worn, *s.players[seat].souls)
        ]

    def buildings(self, seat: int = 0) -> list[str]:
        return [BUILDING_IDS[building] for building in self.state.players[seat].buildings]

    def armies(self, tile: int) -> list[str]:
        return [MONSTER_IDS[army] for army in self.state.map.tokens[tile]]

    def points(self, seat: int = 0) -> int:
        return points(self.state, seat)

    def noted(self, kind: str) -> list[tuple[Answer, ...]]:
        """What the events of this kind since the last answer hold."""
        return [event.args for event in self.state.events if event.kind == kind]


# Drawing a position


def start(seats: int, **options: Setting) -> Karak:
    """A game from the very beginning, before heroes are dealt."""
    return Karak(GAME.setup(SETTINGS | options | {"seats": seats}))


def drawn(map: str) -> dict[str, Place]:
    """The place of each tile, by its number."""
    found = [(tile.start(), row, tile[0]) for row, line in enumerate(rows(map)) for tile in finditer(r"[0-9]+", line)]
    left, top = next((left, row) for left, row, tile in found if tile == "0")
    places: dict[str, Place] = {}
    for column, row, tile in found:
        across, down = column - left, row - top
        assert (across - 2 * down) % 4 == 0, f"{tile} lies between two places"
        places[tile] = (across - 2 * down) // 4, down
    return places


def laid(lands: str, map: str) -> str:
    """With the places of the picture, as `stage` takes them."""
    places = drawn(map)
    found: list[str] = []
    for number, land in in_pairs(lands.split()):
        kind, slash, chasms = land.partition("/")
        found.append(f"{number} {kind} {places[number][0]},{places[number][1]}{slash}{chasms}")
    return "  ".join(found)


def in_pairs(words: list[str]) -> list[tuple[str, str]]:
    return list(zip(words[::2], words[1::2], strict=True))


def at(
    *seats: str,
    lands: str = "",
    map: str = "",
    armies: str = "",
    emperor: int = NOBODY,
    time_lord: int = NOBODY,
    plague: int = NOBODY,
    general: bool = False,
    praetorians: int | None = None,
    round: int = 1,
    open_turn: bool = True,
    **options: Setting,
) -> Karak:
    """The first seat is to play and has not yet moved."""
    lands = laid(lands, map) if map else lands
    agreed = Agreed(SETTINGS | options | {"seats": len(seats)})
    held = (emperor, time_lord, plague)
    s = stage.staged(agreed, seats, lands, None, armies, held, general, praetorians, round)
    game = Karak(s)
    assert GAME.fault(s) is None, GAME.fault(s)
    if open_turn:
        assert game.position.decision is not None
    return game
