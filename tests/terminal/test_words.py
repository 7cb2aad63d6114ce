"""What a typed word means."""

import pytest

from stolik.terminal.words import fold, meant

THINGS = [(1, ["Ragnarok"]), (2, ["Rassik"]), (3, ["do tyłu w lewo", "BL"]), (4, ["w lewo", "L"]), (5, ["2:C5"])]


def test_folding() -> None:
    assert fold("  Łuskowa, TARCZA! ") == "luskowa tarcza"
    assert fold("Chtóólhóó") == "chtoolhoo"
    assert fold("Rycerz: ruch na f5, 2:C5") == "rycerz ruch na f5 2:c5"


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("ragnarok", [1]),
        ("ras", [2]),
        ("ra", [1, 2]),
        ("r", []),
        ("w lewo", [4]),
        ("tylu", [3]),
        ("bl", [3]),
        ("L", [4]),
        ("c5", []),
        ("2:c5", [5]),
        ("", []),
        ("!?", []),
    ],
)
def test_the_best_fit_wins(said: str, found: list[int]) -> None:
    assert meant(said, THINGS) == found
