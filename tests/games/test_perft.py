"""How many sequences of one, two and three answers lead on from set positions: any change in legality shows.

perft.txt in each game's folder holds the positions, drawn as in a bug report. Chance's answers count like everybody's.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from stolik.engine.position import Position
from tests.games.stages import Stage, chosen, stages

DEPTHS = (1, 2, 3)


def blocks(stage: Stage) -> dict[str, list[str]]:
    """By title: the lines of settings, picture and counts."""
    found: dict[str, list[str]] = {}
    for block in (stage.folder / "perft.txt").read_text(encoding="utf-8").split("\n== ")[1:]:
        title, *lines = block.strip().splitlines()
        found[title] = lines
    return found


def positions() -> Iterator[Any]:
    for name, stage in stages():
        for title, lines in blocks(stage).items():
            yield pytest.param(stage, lines, id=f"{name}: {title}")


def sequences(position: Position[Any], depth: int) -> int:
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


@pytest.mark.parametrize(("stage", "lines"), [*positions()])
def test_as_many_answers_are_legal_as_ever(stage: Stage, lines: list[str]) -> None:
    settings, *picture, counts = lines
    drawn = "\n".join(picture)
    state = stage.parse(drawn, chosen(stage, settings))
    assert stage.game.diagram(state) == drawn + "\n", "the picture is not as a state is drawn"
    assert stage.game.fault(state) is None
    found = [sequences(Position(stage.game, state.copy()), depth) for depth in DEPTHS]
    assert "sequences: {} {} {}".format(*found) == counts
