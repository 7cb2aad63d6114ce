"""A hero has one place, in heroes/: no general rule knows any of them, their abilities and their ways by name."""

import re
from pathlib import Path

from stolik.games.karak2 import moments
from stolik.games.karak2.heroes import ABILITIES, IDS
from stolik.games.karak2.moments import LONG_WAYS, OWN_WAYS
from tests.games.naming import naming

FOLDER = Path(moments.__file__).parent
VOCABULARY = {"plays.py", "prompts.py", "things.py"}
"""The closed lists of what can be answered, asked and told."""
HELP_FOR_BOTS = {"features.py", "outlook.py"}


def test_a_general_rule_names_no_hero() -> None:
    assert naming(FOLDER, IDS, {"stage.py"}) == {}  # examples in a docstring


def test_a_general_rule_names_no_ability() -> None:
    names = [name for name in ABILITIES if name not in ("flight", "rebels")]  # words of the rules besides
    assert naming(FOLDER, names, VOCABULARY) == {}


def test_a_general_rule_names_no_way_of_a_hero() -> None:
    own = {way for deeds in OWN_WAYS.deeds for _, way in deeds}
    words = [word.replace("-", "_").upper() for word, way in LONG_WAYS.items() if way in own]
    assert sorted(words) == ["DREAM", "RIDE", "RIDE_OUT", "TRAIL"]
    constant = re.compile(rf"\b({'|'.join(words)})\b")
    files = {path.name for path in FOLDER.glob("*.py")} - VOCABULARY - HELP_FOR_BOTS
    assert "moves.py" in files
    assert [name for name in sorted(files) if constant.search((FOLDER / name).read_text("utf-8"))] == []
