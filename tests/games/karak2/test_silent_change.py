"""An effect of this game that changes without a new number of the rules."""

from __future__ import annotations

import pytest

from stolik.games.karak2 import rewards
from stolik.games.karak2.state import State
from tests.games.silent import check_noticed, pure


@pure
def test_more_glory_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    raise_glory = rewards.raise_glory

    def changed(s: State, seat: int, strength: int, rule: str) -> None:
        raise_glory(s, seat, strength + 1, rule)

    check_noticed("karak2", raise_glory, changed, monkeypatch)
