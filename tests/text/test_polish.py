"""Polish that a player reads: what was wrong once, and must not come back, on the server and on the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.games import GAMES
from stolik.text import rulebook

ROOT = Path(__file__).resolve().parents[2]
NEVER = {
    "tash_kalar": ["gra szkołą", "[Oo]dmroź"],
    "karak2": ["tego rodzaju rzucasz", r"\b[2-4] drewno"],
}


def told(game: str) -> str:
    """Every text of the game in Polish."""
    rooms = (ROOT / "src/stolik/games" / game / "text", ROOT / "web/src/games" / game / "text")
    return "\n".join((room / "pl.ftl").read_text("utf-8") for room in rooms)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_wrong_case_and_no_word_that_the_rulebook_does_not_have(game: str) -> None:
    text = told(game)
    assert len(text) > 1000
    assert [wrong for wrong in NEVER.get(game, []) if re.search(wrong, text)] == []


@pytest.mark.skipif("karak2" not in GAMES, reason="is not in this box")
def test_to_take_an_amulet_off_is_no_wound() -> None:
    [cut] = re.findall(r"^event-cut = (.*)$", told("karak2"), re.MULTILINE)
    assert "amulet" in cut
    assert "ran" not in cut


@pytest.mark.skipif("war_chest" not in GAMES, reason="is not in this box")
def test_what_the_rulebook_does_not_say_of_famous_battles_is_ours() -> None:
    assert rulebook(GAMES["war_chest"], "pl")["WC-N-08"].ours


def test_the_reader_is_addressed_in_one_way() -> None:
    """As in a letter: Ty, Twój, Ciebie."""
    files = [path for room in ("src/stolik", "web/src") for path in (ROOT / room).rglob("text/pl.ftl")]
    assert len(files) > len(GAMES)
    small = re.compile(r"\b(?:ciebie|tobie|tobą|cię|twój|twoj\w+|twoi\w*)\b")
    assert [found for path in files for found in small.findall(path.read_text("utf-8"))] == []
