"""Golden digests: a game that goes another way by rules of the same number is noticed before anybody plays it."""

from __future__ import annotations

import pytest

from scripts.tools.golden_digests import EVERY, fault, stored
from stolik.games import FOLDER, GAMES

NAMES = sorted(file.parent.name for file in FOLDER.glob("*/game.py"))


@pytest.mark.parametrize("name", NAMES)
def test_rules_of_the_same_number_lead_to_the_same_states(name: str) -> None:
    wrong = fault(GAMES[name], stored(name))
    assert not wrong, wrong


@pytest.mark.parametrize("name", NAMES)
def test_there_is_enough_to_compare(name: str) -> None:
    games = stored(name)["games"]
    assert len({str(one["options"]) for one in games}) > 2
    assert sum(len(one["digests"]) for one in games) * EVERY > 1000


@pytest.mark.parametrize("name", NAMES)
def test_other_rules_or_data_need_digests_of_their_own(name: str) -> None:
    for other in ({"rules": 0}, {"box": "other"}):
        assert "golden_digests.py" in fault(GAMES[name], {**stored(name), **other})
