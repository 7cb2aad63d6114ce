"""Short and odd games, played again answer by answer; golden.py says how they are stored and written anew."""

import pytest

from tests.games.titan_race.golden import answers, opening, records, stored, told


@pytest.mark.parametrize("name", records())
def test_the_game_goes_as_it_always_went(name: str) -> None:
    text = stored(name)
    assert told(text).splitlines() == text.splitlines()


@pytest.mark.parametrize("name", records())
def test_the_game_is_played_to_its_end(name: str) -> None:
    text = stored(name)
    _, race = opening(text)
    race.play(*answers(text))
    assert race.over
    assert race.winner


def test_there_are_golden_games() -> None:
    assert len(records()) >= 4
