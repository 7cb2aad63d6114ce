"""A titan's ability and a card have one place each: no other rule knows a titan or a card by name."""

from pathlib import Path

from stolik.games.titan_race import titans
from stolik.games.titan_race.cards import CARDS
from stolik.games.titan_race.titans import TITAN_IDS
from tests.games.naming import naming

DECLARATIONS = {"abilities.py", "stage.py"}
"""The place of the abilities; examples in a docstring."""


def test_a_general_rule_names_no_titan_and_no_card() -> None:
    assert naming(Path(titans.__file__).parent, [*TITAN_IDS, *(card.id for card in CARDS)], DECLARATIONS) == {}
