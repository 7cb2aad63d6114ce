"""Short and odd games, played again answer by answer; golden.py says how they are stored and written anew."""

import pytest

from tests.games.golden import STAGES, answers, opening, records, stage_of, stored, told


@pytest.mark.parametrize("name", records())
def test_the_game_goes_as_it_always_went(name: str) -> None:
    text = stored(name)
    assert told(name, text).splitlines() == text.splitlines()


@pytest.mark.parametrize("name", records())
def test_the_game_is_played_to_its_end(name: str) -> None:
    text = stored(name)
    _, play = opening(name, text)
    play.play(*answers(text))
    assert play.over
    result = stage_of(name).game.result(play.state)
    assert result is not None
    assert result.winners


@pytest.mark.parametrize("game", STAGES)
def test_there_are_golden_games(game: str) -> None:
    assert len([name for name in records() if name.startswith(f"{game}/")]) >= 4
