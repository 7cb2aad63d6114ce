"""An effect of this game that changes without a new number of the rules."""

from __future__ import annotations

import pytest

from stolik.games.war_chest import verbs
from stolik.games.war_chest.state import State
from tests.games.silent import check_noticed, pure


@pure
def test_a_lost_coin_more_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    lose_coin = verbs.lose_coin

    def changed(s: State, hex: int, rule: str) -> None:
        s.units.removed[s.board.unit[hex]] += 1
        lose_coin(s, hex, rule)

    check_noticed("war_chest", lose_coin, changed, monkeypatch)
