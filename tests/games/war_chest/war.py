"""Tests of War Chest in table language: who stands where, a script, and what changed.

    war = at("A knight@f4:2  archer@g3", "B pikeman@f5:1!", hand="knight royal")

The words are those of the game's own `stage.py`, with the side before each line. Where the picture tells more than the
names of hexes, it stands first, and the lines only say whose units those are:

    war = at(
        '''
              e    f    g
        4          Kn2
              .         .
        5          Pi
        ''',
        "A knight",
        "B pikeman",
        hand="knight",
    )

Hexes of neighbouring files lie half a hex apart, so every other line is theirs; the number before a line is the rank of
its hex in file f. A unit is its tag of the diagram, with its coins where they are more than one.

The first seat has `hand`, the others `hands`, and one coin of each type is in the bag; the sets whose units or pieces
are named are in the game. Chance is scripted like everybody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.engine.decision import Answer
from stolik.engine.game import Setting
from stolik.examples import written
from stolik.games.war_chest.board import CENTRE, FILES, NAMES, hex_of
from stolik.games.war_chest.diagram import POISON, SIDES
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.stage import read, stage
from stolik.games.war_chest.state import NEUTRAL, State
from stolik.games.war_chest.unit_cards import COIN_IDS, NO_UNIT, TAGS, UNIT_IDS, UNITS
from tests.games.pictures import is_picture, lines
from tests.games.script import Script

SETTINGS: dict[str, Setting] = {key: option.default for key, option in GAME.options.items()}


class War(Script[State]):
    """A game under way; answers are "attack knight f4 f5", "f5", "pass"."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def written(self, option: Answer) -> str:
        return written(GAME, self.state, self.decision, option)

    def offers(self, start: str) -> list[str]:
        """The options that begin so."""
        return [option for option in self.options if option.startswith(start)]

    def refuses(self, answer: str) -> str | None:
        """The rule that forbids an answer, given in the words of `options`."""
        return self.decision.why_not(read(self.state, self.decision, answer))

    # Looking

    def __getitem__(self, hex: str) -> str:
        """Who stands there: "knight:2", with poison marks; "" where nobody does."""
        place = hex_of(hex)
        unit = self.state.board.unit[place]
        return (
            ""
            if unit < 0
            else f"{UNIT_IDS[unit]}:{self.state.board.height[place]}{POISON[self.state.board.poison[place]]}"
        )

    def shows(self, picture: str) -> None:
        """The units stand so, and nobody else is on the board."""
        board = self.state.board
        seen = {
            NAMES[hex]: sign_of(unit, board.height[hex], POISON[board.poison[hex]])
            for hex, unit in enumerate(board.unit)
            if unit != NO_UNIT
        }
        assert seen == drawn(picture), f"there are {seen}"

    def control(self, hex: str) -> str:
        """A, B, or "" for neutral."""
        side = self.state.board.control[hex_of(hex)]
        return "" if side == NEUTRAL else SIDES[side]

    def fort(self, hex: str) -> bool:
        return self.state.board.fort[hex_of(hex)]

    def supply(self, unit: str) -> int:
        return self.state.units.supply[UNIT_IDS.index(unit)]

    def removed(self, unit: str) -> int:
        return self.state.units.removed[UNIT_IDS.index(unit)]

    def zone(self, name: str, seat: int = 0) -> list[str]:
        """The coins in `bag`, `hand`, `up`, `down` or `drawn` of a seat, sorted."""
        coins: list[int] = getattr(self.state.players[seat], name)
        return sorted(COIN_IDS[coin] for coin in coins)


def start(seats: int, **options: Setting) -> War:
    """A game from the very beginning, before anything is laid out."""
    return War(GAME.setup(SETTINGS | options | {"seats": seats}))


# Drawing a position


def sign_of(unit: int, coins: int, poison: str = "") -> str:
    return f"{TAGS[unit]}{coins if coins > 1 else ''}{poison}"


def drawn(picture: str) -> dict[str, str]:
    """The signs of a picture by hex."""
    found = lines(picture)
    first = next(2 * (int(line.name) - CENTRE[1]) - place for place, line in enumerate(found) if line.name)
    return {
        hex_at(column, first + place): sign
        for place, line in enumerate(found)
        for column, sign in line.signs.items()
        if sign != "."
    }


def hex_at(file: str, level: int) -> str:
    q = FILES.index(file) - CENTRE[0]
    assert (level - q) % 2 == 0, f"no hex of file {file} lies on that line"
    return f"{file}{(level - q) // 2 + CENTRE[1]}"


def fielded(line: str, signs: dict[str, str]) -> str:
    """A line of units, each with the hexes on which the picture has it."""
    found: list[str] = []
    for unit in line.split():
        tag = TAGS[UNIT_IDS.index(unit)] if unit in UNIT_IDS else ""
        places = [(hex, sign.removeprefix(tag)) for hex, sign in signs.items() if tag and sign.startswith(tag)]
        found += [f"{unit}@{hex}:{rest if rest[:1].isdigit() else '1' + rest}" for hex, rest in places] or [unit]
    return " ".join(found)


def at(*seats: str, hand: str = "", hands: Sequence[str] = (), **told: Any) -> War:
    """What is an option of the game is agreed; the rest is put up as `stage` takes it."""
    if is_picture(seats[0]):
        signs = drawn(seats[0])
        seats = tuple(fielded(line, signs) for line in seats[1:])
    sets = {UNITS[UNIT_IDS.index(word.partition("@")[0])].set for line in seats for word in line.split()[1:]}
    needed = {*sets, *(["siege"] if told.get("forts") else []), *(["nobility"] if told.get("decrees") else [])}
    chosen = {name: True for name in needed if name != "base"}
    agreed = {key: value for key, value in told.items() if key in GAME.options}
    position = {key: value for key, value in told.items() if key not in GAME.options}
    options = {"seats": len(seats), **SETTINGS, **chosen, **agreed}
    units = [line[2:] for line in seats]
    return War(stage(options, units=units, hands=(hand, *hands), round=1, each=1, **position))
