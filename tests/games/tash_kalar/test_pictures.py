"""An arena that is drawn is the one that is put up, and looks as it was drawn."""

import pytest

from tests.games.tash_kalar.arena import at, drawn

ARENA = """
      c d e
    3 . x O
    4 Z . .
    5 . o Q
    """


def test_pieces_stand_as_they_are_drawn() -> None:
    fight = at(ARENA)
    assert (fight.pieces(0), fight.pieces(1)) == ("d3 c4:l", "e3:h d5 e5:l")
    fight.shows(ARENA)


@pytest.mark.parametrize("sign", [".", "X", "Z", "o"])
def test_another_arena_is_another_picture(sign: str) -> None:
    with pytest.raises(AssertionError, match="there are"):
        at(ARENA).shows(ARENA.replace("x", sign))


def test_what_lies_beyond_the_picture_is_empty() -> None:
    with pytest.raises(AssertionError, match="there are"):
        at("d3 i5", "").shows("  d\n3 x")


def test_other_signs_are_no_pieces() -> None:
    with pytest.raises(AssertionError, match="k at d4 is no piece"):
        drawn("  d\n4 k")
