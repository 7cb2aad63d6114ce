"""A hero has one place, in heroes/: no general rule knows any of them, or what they can do, by name."""

from pathlib import Path

from stolik.games.karak2 import tables
from stolik.games.karak2.tables import HEROES
from tests.games.naming import naming

FOLDER = Path(tables.__file__).parent
DECLARATIONS = {"stage.py", "prompts.py"}
"""Examples in a docstring; questions and events that are called as the ability is."""
SPOKEN = {"rebels", "flight"}
"""An action, called as others are, with a price and answers of its own; a word that a docstring says."""


def test_a_general_rule_names_no_hero_and_no_ability() -> None:
    abilities = {ability for hero in HEROES for ability in hero.abilities} - SPOKEN
    assert len(abilities) > 15
    assert naming(FOLDER, [*(hero.id for hero in HEROES), *abilities], DECLARATIONS) == {}


def test_every_hero_has_a_file() -> None:
    assert {path.stem for path in (FOLDER / "heroes").glob("*.py")} - {"__init__"} == {hero.id for hero in HEROES}
