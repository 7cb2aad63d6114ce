"""An effect of this game that changes without a new number of the rules."""

from __future__ import annotations

import pytest

from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.state import State
from tests.games.silent import check_noticed, pure


@pure
def test_an_uncounted_piece_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    destroy = verbs.destroy

    def changed(s: State, square: int, card: int, rule: str = "TK-E-13", counts: bool = True) -> None:
        destroy(s, square, card, rule, counts=False)

    check_noticed("tash_kalar", destroy, changed, monkeypatch)
