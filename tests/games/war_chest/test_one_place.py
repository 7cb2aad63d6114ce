"""A unit has one place, in units/: no general rule knows any of them by name (architecture, sentence 10)."""

import re
from pathlib import Path

import pytest

from stolik.games.war_chest import unit_cards
from stolik.games.war_chest.unit_cards import UNIT_IDS

FOLDER = Path(unit_cards.__file__).parent
DECLARATIONS = {"unit_cards.py", "setup.py", "game.py", "prompts.py"}
"""Ids, the line-ups of battles, options and questions are named after units."""
GENERAL = sorted(path.name for path in FOLDER.glob("*.py") if path.name not in DECLARATIONS)
CARDS = "\n".join(path.read_text() for path in sorted((FOLDER / "units").glob("*.py")))


def spelled(id: str) -> str:
    return rf"(?<![a-z]){id.replace('_', '[ _]')}s?(?![a-z])"


def test_there_are_general_rules() -> None:
    assert {"attack.py", "maneuvers.py", "plays.py", "verbs.py"} <= set(GENERAL)


@pytest.mark.parametrize("name", GENERAL)
def test_a_general_rule_names_no_unit(name: str) -> None:
    text = (FOLDER / name).read_text()
    assert [id for id in UNIT_IDS if re.search(spelled(id), text, re.IGNORECASE)] == []


@pytest.mark.parametrize("id", UNIT_IDS)
def test_every_unit_has_its_place_under_its_name(id: str) -> None:
    heading = rf"^# {id.replace('_', ' ').title()}(:.*)?$"
    assert len(re.findall(heading, CARDS, re.MULTILINE)) == 1
