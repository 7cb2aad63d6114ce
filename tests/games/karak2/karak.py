"""Tests of Karak 2 in table language: a map, heroes upon it, a script, and what changed.

    game = at(
        "horan on 3, glory 2, army knight knight, goods 2 1 0, weapons sword, town 4 military_camp",
        "taia on 0, life 3",
        lands="3 forest_1 1,-1  4 farm_1 0,-1/3",
        armies="1 imps, 2 dryads ghosts",
    )
    game.play("go 1", "2", "s3", "s1", "s1")

What the lines mean is said in `stage.py` of the game, which draws the position. Chance is scripted like everybody
else: a die is answered by its face ("s2", "k1", "blank"), a draw by a name. As at the table, a question with one answer
is not asked: who enters monsters is asked for dice at once.
"""

from __future__ import annotations

from stolik.engine.decision import Answer
from stolik.engine.game import Setting
from stolik.examples.positions import meant, written
from stolik.games.karak2 import stage
from stolik.games.karak2.game import GAME
from stolik.games.karak2.sight import points
from stolik.games.karak2.state import NOBODY, Agreed, State
from stolik.games.karak2.tables import BUILDING_IDS, DIE_IDS, ITEM_IDS, MONSTER_IDS
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


def at(
    *seats: str,
    lands: str = "",
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
    agreed = Agreed(SETTINGS | options | {"seats": len(seats)})
    held = (emperor, time_lord, plague)
    s = stage.staged(agreed, seats, lands, None, armies, held, general, praetorians, round)
    game = Karak(s)
    assert GAME.fault(s) is None, GAME.fault(s)
    if open_turn:
        assert game.position.decision is not None
    return game
