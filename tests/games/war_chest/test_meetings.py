"""No two units are strangers: every pair of the 28 has fought, or helped, and has stood on one side."""

import pytest

from stolik.games.war_chest.unit_cards import UNIT_IDS
from tests.games.war_chest.meetings import ALLIED, PAIRS, TOUCHES, Meetings, Pair, gather, table


@pytest.fixture(scope="module")
def meetings() -> Meetings:
    return gather(seed=1)


def named(pairs: list[Pair]) -> list[str]:
    return [f"{UNIT_IDS[one]} and {UNIT_IDS[other]}" for one, other in pairs]


def test_there_are_378_pairs() -> None:
    assert len(PAIRS) == 378


def test_every_pair_has_acted_on_one_side_in_one_game(meetings: Meetings) -> None:
    assert named(meetings.missing(ALLIED)) == []


def test_of_every_pair_one_has_attacked_or_moved_or_helped_the_other(meetings: Meetings) -> None:
    assert named(meetings.missing(TOUCHES)) == []


def test_the_table_has_a_line_for_every_unit(meetings: Meetings) -> None:
    lines = table(meetings).splitlines()
    assert [line.split()[1] for line in lines[1:29]] == UNIT_IDS
    assert "378 pairs: 0 not allied, 0 not touched" in lines[-1]
