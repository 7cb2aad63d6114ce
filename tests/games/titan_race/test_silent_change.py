"""An effect of this game that changes without a new number of the rules."""

from __future__ import annotations

import pytest

from stolik.games.titan_race import verbs
from stolik.games.titan_race.state import State
from tests.games.silent import check_noticed, pure


@pure
def test_more_life_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    gain = verbs.gain

    def changed(s: State, titan: int, points: int, rule: str) -> None:
        gain(s, titan, points + 1, rule)

    check_noticed("titan_race", gain, changed, monkeypatch)
