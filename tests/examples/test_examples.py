"""Every example is played, and what it says is true."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.engine.game import Game
from stolik.examples import Example, examples, untrue
from stolik.games import GAMES
from stolik.text import LANGUAGES, rulebook

LONGEST_TITLE = 48
LONGEST_TEXT = 320
EVERY = [
    pytest.param(game, example, id=f"{game.name}-{example.name}")
    for game in GAMES.values()
    for example in examples(game).values()
]


@pytest.mark.parametrize(("game", "example"), EVERY)
def test_it_can_be_played_and_its_claims_hold(game: Game[Any], example: Example) -> None:
    assert untrue(game, example) == []


@pytest.mark.parametrize(("game", "example"), EVERY)
def test_it_shows_paragraphs_that_there_are_and_tells_of_them_in_both_languages(
    game: Game[Any], example: Example
) -> None:
    assert set(example.shows) <= set(rulebook(game, "en"))
    for texts, longest in ((example.title, LONGEST_TITLE), (example.text, LONGEST_TEXT)):
        assert sorted(texts) == sorted(LANGUAGES)
        assert all(0 < len(text) <= longest for text in texts.values())
    assert example.text["en"] != example.text["pl"]
