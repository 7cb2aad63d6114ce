"""The whole game on one page: in both languages, by the rules, with art that is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from stolik.engine.box import BoxFault
from stolik.engine.game import Game
from stolik.games import GAMES
from stolik.summaries import FILE, SummaryLine, read, summary
from stolik.text import LANGUAGES, rulebook
from tests.engine.mini import dice_race

ART = Path(__file__).resolve().parents[2] / "web" / "src" / "art"
SYMBOL = re.compile(r'<symbol id="([^"]+)"')
LONGEST = 180
SECTION = '[[section]]\ntitle = { en = "Aim", pl = "Cel" }\n'


def lines(game: Game[Any]) -> list[SummaryLine]:
    return [line for section in summary(game) for line in section.lines]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_it_fits_on_a_page_and_says_everything_in_both_languages(game: Game[Any]) -> None:
    assert 15 <= len(lines(game)) <= 30
    for said in [*(section.title for section in summary(game)), *(line.text for line in lines(game))]:
        assert sorted(said) == sorted(LANGUAGES)
        assert all(0 < len(text) <= LONGEST for text in said.values()), said
        assert all(text.count("**") % 2 == 0 for text in said.values()), said


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_line_rests_on_a_paragraph_that_is_there(game: Game[Any]) -> None:
    book = rulebook(game, "en")
    assert [line.rule for line in lines(game) if line.rule not in book] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whatever_it_draws_is_among_the_art_of_its_game(game: Game[Any]) -> None:
    sprites = [file.read_text("utf-8") for file in ART.glob(f"{game.name}_*.svg")]
    drawn = {symbol for sprite in sprites for symbol in SYMBOL.findall(sprite)}
    wanted = {line.art for line in lines(game)} | {section.art for section in summary(game)}
    assert wanted - drawn - {""} == set()


def test_a_game_from_elsewhere_may_have_none() -> None:
    assert summary(dice_race()) == ()


@pytest.mark.parametrize(
    "written",
    [
        'colour = "red"\n',
        SECTION + 'colour = "red"\n',
        SECTION + 'lines = [{ en = "Win.", pl = "Wygraj.", rule = "R-1", colour = "red" }]\n',
        SECTION + 'lines = [{ en = "Win.", rule = "R-1" }]\n',
        '[[section]]\ntitle = { en = "Aim" }\n',
    ],
)
def test_what_does_not_belong_or_is_missing_is_a_fault(tmp_path: Path, written: str) -> None:
    file = tmp_path / FILE
    file.write_text(written, "utf-8")
    with pytest.raises(BoxFault):
        read(file)
