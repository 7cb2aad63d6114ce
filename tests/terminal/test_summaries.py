"""`stolik rules GAME --summary`: the whole game on one page."""

from __future__ import annotations

import json

import pytest

from stolik.games import GAMES
from stolik.summaries import summary
from stolik.text import LANGUAGES
from tests.terminal.keyboard import here


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_line_is_shown_with_its_rule(name: str, language: str) -> None:
    done = here("rules", name, "--summary", "--lang", language)
    assert done.code == 0
    for section in summary(GAMES[name]):
        assert section.title[language] in done.out
        for line in section.lines:
            assert f"{line.text[language].replace('**', '')}  {line.rule}" in done.out


@pytest.mark.parametrize("name", list(GAMES))
def test_programs_are_told_both_languages(name: str) -> None:
    told = json.loads(here("rules", name, "--summary", "--json").out)
    lines = [line for section in told for line in section["lines"]]
    assert [line["pl"] for line in lines] == [line.text["pl"] for one in summary(GAMES[name]) for line in one.lines]
    assert all(sorted(line) == ["art", "en", "pl", "rule"] for line in lines)


def test_a_game_that_is_not_there_is_an_error_of_usage() -> None:
    assert here("rules", "no_such_game", "--summary").code == 2
