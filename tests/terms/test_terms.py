"""Words of the rulebook that are explained: by a paragraph that is there, in all forms that the rules have."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from stolik.engine.box import BoxFault
from stolik.engine.game import Game
from stolik.games import GAMES
from stolik.terms import FILE, read, terms
from stolik.text import LANGUAGES, rulebook
from tests.engine.mini import dice_race

TERM = '[[term]]\nid = "lap"\nrule = "R-1"\n'
LAP = 'en = ["lap"]\npl = ["okrążenie"]\n'


def text_of(game: Game[Any], language: str) -> str:
    return "\n".join(paragraph.text for paragraph in rulebook(game, language).values())


def occurs(form: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(form)}(?![\w-])", text, re.IGNORECASE) is not None


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_there_are_enough_and_not_too_many(game: Game[Any]) -> None:
    ids = [term.id for term in terms(game)]
    assert 12 <= len(ids) <= 25
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_each_is_defined_by_a_paragraph_that_is_there(game: Game[Any]) -> None:
    book = rulebook(game, "en")
    assert [term.rule for term in terms(game) if term.rule not in book] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_form_is_read_somewhere_and_means_one_thing(game: Game[Any], language: str) -> None:
    text = text_of(game, language)
    forms = [form.lower() for term in terms(game) for form in term.forms[language]]
    assert [form for form in forms if not occurs(form, text)] == []
    assert [form for form in forms if forms.count(form) > 1] == []


def test_a_game_from_elsewhere_may_have_none() -> None:
    assert terms(dice_race()) == ()


def test_a_file_is_read_as_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text(TERM + LAP, "utf-8")
    (term,) = read(file)
    assert (term.id, term.rule, term.forms["pl"]) == ("lap", "R-1", ("okrążenie",))


@pytest.mark.parametrize(
    "written",
    [
        'colour = "red"\n' + TERM + LAP,
        TERM + LAP + 'colour = "red"\n',
        TERM + 'en = ["lap"]\n',
        TERM + 'en = []\npl = ["okrążenie"]\n',
        TERM + LAP + TERM + LAP,
        "[[term]]\nid = 'lap'\n" + LAP,
    ],
)
def test_what_does_not_belong_or_is_missing_is_a_fault(tmp_path: Path, written: str) -> None:
    file = tmp_path / FILE
    file.write_text(written, "utf-8")
    with pytest.raises(BoxFault):
        read(file)
