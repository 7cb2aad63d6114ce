"""Luck is fair: over many seeds every draw is as likely as it should be, and the test would notice if it were not."""

import pytest

from stolik.engine.luck import Luck
from stolik.lab import fairness
from stolik.lab.fairness import DRAWS, chi_square, findings, p_value


def test_draws_are_uniform_over_many_seeds() -> None:
    found = findings(1000)
    assert len(found) == 8
    assert min(finding.p for finding in found) > 0.001, found
    assert all(finding.draws >= 1000 * DRAWS for finding in found)
    assert len({finding.statistic for finding in found}) == 8


def test_a_loaded_die_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Loaded:
        def __init__(self, seed: bytes, numbers: list[str]) -> None:
            self.luck = Luck(seed, numbers)

        def number(self, kind: str, whose: int, count: int, total: int) -> int:
            fair = self.luck.number(kind, whose, count, total)
            return total - 1 if fair == 0 and self.luck.number("load", whose, count, 5) == 0 else fair

    monkeypatch.setattr(fairness, "Luck", Loaded)
    assert all(finding.p < 0.001 for finding in findings(1000))


def test_draws_that_follow_each_other_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Repeating:
        def __init__(self, seed: bytes, numbers: list[str]) -> None:
            self.luck = Luck(seed, numbers)

        def number(self, kind: str, whose: int, count: int, total: int) -> int:
            return self.luck.number(kind, whose, count // 2, total)

    monkeypatch.setattr(fairness, "Luck", Repeating)
    (pairs,) = [finding for finding in findings(200) if finding.test == "pairs"]
    assert pairs.p < 1e-9


def test_chi_square_by_hand() -> None:
    assert chi_square({"a": 8, "b": 12}, {"a": 1, "b": 1}) == pytest.approx(0.8)
    assert chi_square({"a": 30}, {"a": 2, "b": 1}) == pytest.approx(15.0)


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [(3.841, 1, 0.05), (11.070, 5, 0.05), (15.086, 5, 0.01), (49.802, 35, 0.05), (0.0, 3, 1.0), (30.144, 19, 0.05)],
)
def test_p_values_as_tables_have_them(statistic: float, freedom: int, p: float) -> None:
    assert p_value(statistic, freedom) == pytest.approx(p, abs=1e-4)
