"""How many sequences of one, two and three answers lead on from set positions: any change in legality shows.

perft.txt holds the positions, drawn as in a bug report. Chance's answers count like everybody's.
"""

from pathlib import Path

import pytest

from stolik.engine.position import Position
from stolik.games.titan_race.diagram import parse
from stolik.games.titan_race.game import GAME
from stolik.games.titan_race.state import State, Table
from tests.games.titan_race.golden import setting
from tests.games.titan_race.race import SETTINGS

FILE = Path(__file__).parent / "perft.txt"


def blocks() -> dict[str, list[str]]:
    """By title: the lines of settings, picture and counts."""
    found: dict[str, list[str]] = {}
    for block in FILE.read_text(encoding="utf-8").split("\n== ")[1:]:
        title, *lines = block.strip().splitlines()
        found[title] = lines
    return found


def sequences(position: Position[State], depth: int) -> int:
    if position.decision is None:
        return 0
    if depth == 1:
        return len(position.decision.options)
    found = 0
    for option in position.decision.options:
        fork = position.fork()
        fork.play(option)
        found += sequences(fork, depth - 1)
    return found


@pytest.mark.parametrize("title", blocks())
def test_as_many_answers_are_legal_as_ever(title: str) -> None:
    settings, *picture, counts = blocks()[title]
    options = SETTINGS | dict(map(setting, settings.split()))
    drawn = "\n".join(picture)
    state = parse(drawn, Table(options))
    assert GAME.diagram(state) == drawn + "\n", "the picture is not as a state is drawn"
    assert GAME.fault(state) is None
    found = [sequences(Position(GAME, state.copy()), depth) for depth in (1, 2, 3)]
    assert "sequences: {} {} {}".format(*found) == counts
