"""A board that is drawn is the one that is put up, and looks as it was drawn."""

import pytest

from tests.games.war_chest.war import War, at, drawn

BOARD = """
         e    f    g
         Ar2
    4         Kn
         .         Pi!
    5         .
    """


def put_up() -> War:
    return at(BOARD, "A archer knight assassin", "B pikeman")


def test_units_stand_as_they_are_drawn() -> None:
    war = put_up()
    assert (war["e4"], war["f4"], war["g4"]) == ("archer:2", "knight:1", "pikeman:1!")
    war.shows(BOARD)


@pytest.mark.parametrize(("sign", "other"), [("Kn", "."), ("Kn", "Kn2"), ("Kn", "Sw"), ("Ar2", "Ar"), ("Pi!", "Pi")])
def test_another_board_is_another_picture(sign: str, other: str) -> None:
    with pytest.raises(AssertionError, match="there are"):
        put_up().shows(BOARD.replace(sign, other))


def test_a_footman_may_stand_twice() -> None:
    war = at("     e  f\n4       Fo\n     Fo", "A footman", "B pikeman")
    assert (war["f4"], war["e5"]) == ("footman:1", "footman:1")


def test_neighbouring_files_have_no_hex_on_one_line() -> None:
    with pytest.raises(AssertionError, match="no hex of file e"):
        drawn("     e  f\n4    Ar Kn")
