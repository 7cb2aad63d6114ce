"""A map that is drawn is the one that is laid, and looks as it was drawn."""

import pytest

from tests.games.karak2.karak import Karak, at, drawn

MAP = """
    4   3
      0   1
        2
    """


def laid() -> Karak:
    return at("horan", "taia", lands="3 forest_1  4 farm_1/3", map=MAP)


def test_tiles_lie_as_they_are_drawn() -> None:
    game = laid()
    assert (game.state.map.places[3:], game.state.map.chasms[3:]) == ([(1, -1), (0, -1)], [0, 1 << 3])
    game.shows(MAP)


@pytest.mark.parametrize("row", ["    3", "3   4", "4       3"])
def test_another_map_is_another_picture(row: str) -> None:
    with pytest.raises(AssertionError, match="there are"):
        laid().shows(MAP.replace("4   3", row))


def test_no_tile_lies_between_two_places() -> None:
    with pytest.raises(AssertionError, match="3 lies between two places"):
        drawn("   3\n0   1\n  2")
