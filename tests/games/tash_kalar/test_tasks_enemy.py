"""The tasks about the enemy's pieces: Imprisonment, Envelopment, Isolation (TK-H-02)."""

import pytest

from tests.games.tash_kalar.claims import met
from tests.rule import rule


@rule("TK-H-02", "TK-A-05")
@pytest.mark.parametrize(("around", "six", "seven"), [(5, False, False), (6, True, False), (7, True, True)])
def test_an_enemy_is_imprisoned_by_six_and_enveloped_by_seven(around: int, six: bool, seven: bool) -> None:
    ring = " ".join(["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"][:around])
    assert (met("imprisonment", ring, "e5"), met("envelopment", ring, "e5")) == (six, seven)
    assert not met("imprisonment", ring, "g9 c1")


@rule("TK-H-02")
def test_two_enemies_do_not_share_their_prison() -> None:
    assert not met("imprisonment", "d4 e4 f4 g4 h4 d6", "e5 g5")


@rule("TK-H-02", "TK-A-06")
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("d1 d2 c2 b2", "c1 e1 f1", True),  # shut in, with another at distance two
        ("d2 c2 b2", "c1 e1 f1", False),  # it steps to d1, next to the other
        ("", "c5 e5", False),  # one step brings them together
        ("d1 d2 c2 b2", "c1 f1", False),  # nobody at distance two
        ("d1 d2 c2", "c1 b2 e1 f1", False),  # already next to one of its own
        ("d1 d2 c2 b2", "c1", False),  # alone
    ],
)
def test_isolation_wants_an_enemy_that_cannot_reach_any_other_in_three_moves(
    mine: str, theirs: str, expected: bool
) -> None:
    assert met("isolation", mine, theirs) == expected


@rule("TK-H-02")
def test_three_moves_are_looked_at_and_not_four() -> None:
    """Three moves take the enemy from c1 over b2 and a3 to a4, next to a5; to touch a6 it would need a fourth."""
    wall = "d1 d2 c2 c3 b3 b4 b5"
    assert not met("isolation", wall, "c1 e1 f1 a5")
    assert met("isolation", wall, "c1 e1 f1 a6")


@rule("TK-H-02")
def test_an_enemy_walks_over_empty_squares_only() -> None:
    assert met("isolation", "d1 d2 c2 b2", "c1 e1 f1")
    assert not met("isolation", "d1:l d2:l c2:l", "c1:h e1 f1 a4")  # over b2 to a3
