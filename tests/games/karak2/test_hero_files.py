"""A hero stands in one file: the rules ask moments and name nobody."""

from pathlib import Path

import pytest

from stolik.games import karak2
from stolik.games.karak2 import heroes
from stolik.games.karak2.contents import HERO_IDS, HEROES, TILE_IDS, TILES
from stolik.games.karak2.moments import ACTS, BORDERS, LONG_WAYS
from stolik.games.karak2.plays import ACTIONS, EXPLORE, FREE, GO, MOVES, PICK_UP
from tests.games.karak2.karak import at

FOLDER = Path(karak2.__file__).parent
GENERAL = sorted(path.name for path in FOLDER.glob("*.py") if path.name != "prompts.py")
"""All but the vocabulary of questions."""


def test_the_files_are_the_heroes_of_the_box_and_carry_out_all_their_abilities() -> None:
    assert HERO_IDS == heroes.IDS
    assert sorted(ability for hero in HEROES for ability in hero.abilities) == sorted(heroes.ABILITIES)


@pytest.mark.parametrize("file", GENERAL)
def test_no_rule_names_an_ability_or_a_hero(file: str) -> None:
    text = (FOLDER / file).read_text(encoding="utf-8")
    named = [name for name in (*heroes.ABILITIES, *HERO_IDS) if f'"{name}"' in text]
    assert named == (["rebels"] if file == "plays.py" else []), "Rebels have a word of their own"


def test_every_word_of_a_play_is_carried_out_by_somebody() -> None:
    assert {*ACTS} == {*ACTIONS, *FREE} - {PICK_UP}
    assert {*LONG_WAYS} == {*MOVES} - {GO, EXPLORE}


def test_before_heroes_are_dealt_nobody_does_anything() -> None:
    game = at("elspeth", "taia")
    assert len(BORDERS.of(game.state, 0)) == 1
    game.state.players[0].hero = -1
    assert BORDERS.of(game.state, 0) == []


def test_residents_are_told_apart_by_their_land_whatever_they_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TILES[TILE_IDS.index("goblin_cave")], "reward", [0, 0, 2])
    game = at("horan", "taia on 2", lands="3 goblin_cave 0,-1")
    game.play("go 3", "s1")
    assert [event.rule for event in game.state.events if event.kind in ("gain", "glory")] == ["K-I-10", "K-I-10"]
