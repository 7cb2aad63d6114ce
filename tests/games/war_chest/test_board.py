"""The board: WC-3.1 to WC-3.4."""

from math import hypot, sqrt

from stolik.games.war_chest.board import GROUNDS, NAMES, NO_HEX, PLACES, Hex, hex_of, opposite
from tests.games.war_chest.war import at
from tests.rule import rule

TWO, FOUR = GROUNDS["two"], GROUNDS["four"]
WINGS = ["a6", "a7", "b5", "b6", "b7", "j1", "j2", "j3", "k1", "k2"]


def names(hexes: list[Hex]) -> list[str]:
    return [NAMES[hex] for hex in hexes]


def drawn(hex: Hex) -> tuple[float, float]:
    """The middle of a flat-topped hex on the page."""
    q, r = PLACES[hex]
    return 1.5 * q, sqrt(3) * (r + q / 2)


def apart(one: Hex, other: Hex) -> float:
    (x, y), (u, v) = drawn(one), drawn(other)
    return hypot(x - u, y - v)


@rule("WC-3.1")
def test_a_step_keeps_the_number_to_the_lower_right_and_lowers_it_to_the_upper_right() -> None:
    assert names(TWO.near[hex_of("f4")]) == ["e4", "e5", "f3", "f5", "g3", "g4"]
    assert drawn(hex_of("f4")) == (0, 0)
    assert drawn(hex_of("g4"))[0] > 0 > drawn(hex_of("e4"))[0]
    assert drawn(hex_of("g4"))[1] > 0 > drawn(hex_of("g3"))[1]
    assert drawn(hex_of("f5"))[1] > 0 > drawn(hex_of("f3"))[1]


@rule("WC-3.1")
def test_neighbours_are_the_hexes_that_share_an_edge() -> None:
    for board in GROUNDS.values():
        for hex in board.hexes:
            touching = [other for other in board.hexes if other != hex and apart(hex, other) < 1.8]
            assert board.near[hex] == touching


@rule("WC-3.1")
def test_distance_counts_the_least_steps() -> None:
    for board in GROUNDS.values():
        for hex in board.hexes:
            one = set(board.near[hex])
            two = {far for near in one for far in board.near[near]} - one - {hex}
            assert board.two_away[hex] == sorted(two)
            assert board.within_two[hex] == sorted(one | two)


@rule("WC-3.1")
def test_a_straight_line_keeps_to_one_of_six_directions() -> None:
    lines = []
    for way in range(6):
        line, hex = [], hex_of("f4")
        while TWO.ahead[hex][way] != NO_HEX:
            hex = TWO.ahead[hex][way]
            line.append(NAMES[hex])
        lines.append(" ".join(line))
    assert sorted(lines) == ["e4 d4 c4", "e5 d6 c7", "f3 f2 f1", "f5 f6 f7", "g3 h2 i1", "g4 h4 i4"]


@rule("WC-3.2")
def test_four_players_use_forty_seven_hexes_and_two_all_but_the_wings() -> None:
    assert (len(FOUR.hexes), len(TWO.hexes)) == (47, 37)
    assert names([hex for hex in FOUR.hexes if hex not in TWO.hexes]) == WINGS


@rule("WC-3.2")
def test_for_two_players_the_wings_do_not_exist() -> None:
    war = at("A knight@c5 archer@c4", "B pikeman", hand="knight archer")
    assert war.offers("move knight") == [f"move knight c5 {hex}" for hex in ("c6", "d4", "d5")]
    for word in ("move knight c5 b5", "attack knight c5 b6", "tactic archer c4 b6"):
        assert war.refuses(word) == "WC-3.2"
    assert war.refuses("deploy archer b5") == "WC-6.3"
    for hex in WINGS:
        assert not any(hex_of(hex) in TWO.near[other] + TWO.two_away[other] for other in TWO.hexes)
        assert TWO.near[hex_of(hex)] == []


@rule("WC-3.2")
def test_for_four_players_the_wings_are_part_of_the_board() -> None:
    war = at("A knight@c5", "B pikeman", "A archer", "B scout", hand="knight")
    assert war.offers("move") == [f"move knight c5 {hex}" for hex in ("b5", "b6", "c4", "c6", "d4", "d5")]


@rule("WC-3.3")
def test_two_players_have_ten_locations_and_four_have_fourteen() -> None:
    assert [names(TWO.starts[side]) for side in (0, 1)] == [["e2", "h1"], ["d7", "g6"]]
    assert names(sorted(TWO.neutral)) == ["c6", "d4", "e5", "g3", "h4", "i2"]
    assert [names(FOUR.starts[side]) for side in (0, 1)] == [["e2", "h1", "b5"], ["d7", "g6", "j3"]]
    assert names(sorted(FOUR.neutral)) == ["a7", "c6", "d4", "e5", "g3", "h4", "i2", "k1"]
    assert (len(TWO.locations), len(FOUR.locations)) == (10, 14)


@rule("WC-3.4")
def test_turned_by_half_a_circle_the_board_is_the_same_with_the_sides_exchanged() -> None:
    for board in GROUNDS.values():
        assert sorted(map(opposite, board.hexes)) == board.hexes
        assert sorted(map(opposite, board.starts[0])) == sorted(board.starts[1])
        assert sorted(map(opposite, board.neutral)) == sorted(board.neutral)


@rule("WC-3.4")
def test_no_two_locations_are_adjacent() -> None:
    for board in GROUNDS.values():
        pairs = [(one, other) for one in board.locations for other in board.locations if one != other]
        assert min(apart(one, other) for one, other in pairs) > 2.9
        assert not any(other in board.near[one] for one, other in pairs)
