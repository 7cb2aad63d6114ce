"""Drawings of the laboratory."""

import re

from stolik.lab.pages.svg import histogram

MOST = 24


def bars(values: list[int]) -> list[str]:
    return re.findall(r"<title>([^<]+: \d+)</title>", histogram(values, "lengths"))


def test_few_whole_numbers_have_a_bar_each() -> None:
    assert bars([1, 1, 3, 4]) == ["1: 2", "2: 0", "3: 1", "4: 1"]
    assert bars([7, 7]) == ["7: 2"]


def test_many_numbers_share_bars_of_equal_width_and_none_is_lost() -> None:
    found = [re.fullmatch(r"(\d+)–(\d+): (\d+)", bar) for bar in bars(list(range(100, 160)))]
    assert len(found) <= MOST
    whole = [tuple(map(int, bar.groups())) for bar in found if bar]
    assert {last - first for first, last, _ in whole} == {2}
    assert sum(count for *_, count in whole) == 60
