"""`stolik rules GAME --terms`: the words of the rules."""

from __future__ import annotations

import json

import pytest

from stolik.games import GAMES
from stolik.terms import terms
from stolik.text import LANGUAGES
from tests.terminal.keyboard import here


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_term_is_shown_with_the_paragraph_that_defines_it(name: str, language: str) -> None:
    done = here("rules", name, "--terms", "--lang", language)
    assert done.code == 0
    for term in terms(GAMES[name]):
        assert f"{term.forms[language][0]}: " in done.out
        assert term.rule in done.out


@pytest.mark.parametrize("name", list(GAMES))
def test_programs_are_told_all_forms(name: str) -> None:
    told = json.loads(here("rules", name, "--terms", "--json").out)
    assert [line["pl"] for line in told] == [list(term.forms["pl"]) for term in terms(GAMES[name])]
    assert all(sorted(line) == ["en", "id", "pl", "rule"] for line in told)


def test_a_game_that_is_not_there_is_an_error_of_usage() -> None:
    assert here("rules", "no_such_game", "--terms").code == 2
