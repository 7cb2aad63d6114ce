"""The Sylvan school: the Forest Ancient, the Kiskin Leafsplitter, and choices between two things."""

import pytest

from tests.games.tash_kalar.beings import fallen, movers, summoned
from tests.rule import rule

# Forest Ancient

MINE = "e4 d5 f5 d6"


@rule("TK-E-01", "TK-E-10", "TK-E-15")
def test_a_forest_ancient_places_two_enemy_commons_and_destroys_two() -> None:
    fight = summoned("forest_ancient", "e5", MINE, "b5 h5:h a5 e2")
    room = "c3 d3 e3 f3 g3 c4 d4 f4 g4 c5 g5 c6 e6 f6 g6 c7 d7 e7 f7 g7"
    assert (fight.asked, " ".join(fight.options)) == ("place", room)
    fight.play("c3", "g7")
    assert (fight.asked, fight.options) == ("destroy", ["e2", "c3", "b5", "g7"])
    fight.play("e2")
    assert fight.options == ["c3", "b5", "g7"]
    fight.play("b5")
    assert (fight.asked, fight.pieces(1), fallen(fight)) == ("action", "c3 a5 h5:h g7", [2, 0, 0])


@rule("TK-E-03")
def test_in_a_melee_the_colours_are_chosen_and_the_victims_are_of_those_colours() -> None:
    fight = summoned("forest_ancient", "e5", MINE, "e2", "e8", form="melee")
    assert (fight.asked, fight.options) == ("colour", ["northern", "highland"])
    fight.play("northern", "c3", "highland", "g7")
    assert (fight.asked, fight.options) == ("destroy", ["e2", "c3"])
    fight.play("e2")
    assert fight.options == ["g7", "e8"]
    fight.play("e8")
    assert (fallen(fight, 1), fallen(fight, 2)) == ([1, 0, 0], [1, 0, 0])


@rule("TK-E-10", "TK-C-07")
def test_a_forest_ancient_destroys_one_piece_for_each_that_could_be_placed() -> None:
    far = "c1 d1 e1 f1 g1 a4 a5 a6 i4 i5 i6 c9 d9 e9"
    fight = summoned("forest_ancient", "e5", MINE, far + " e2")
    fight.play("c3")  # the last piece of the supply
    assert (fight.asked, fight.options) == ("destroy", ["e2", "c3"])
    fight.play("c3")
    assert (fight.asked, fallen(fight)) == ("action", [1, 0, 0])
    fight = summoned("forest_ancient", "e5", MINE, far + " f9 e2")
    assert (fight.asked, fallen(fight)) == ("action", [0, 0, 0])


@rule("TK-E-01", "TK-C-07")
def test_a_piece_destroyed_this_turn_is_not_in_the_supply_of_a_forest_ancient() -> None:
    fight = summoned("forest_ancient", "e5", MINE, "c1 d1 e1 f1 g1 a4 a5 a6 i4 i5 i6 c9 d9 e9 f9 e5")
    assert (fight.asked, fallen(fight), fight.state.supply.small[1]) == ("action", [1, 0, 0], 0)


@rule("TK-E-10", "TK-E-01")
def test_a_forest_ancient_without_room_asks_for_nothing() -> None:
    """Every square within distance two is taken."""
    mine = "d1 c2 e1 c3 d3:h b2 b3 a3 e3"
    fight = summoned("forest_ancient", "d2", mine + " f1 c1", "d4 e2 f2 f3 b4 c4", "e4 f4", form="melee")
    assert (fight.asked, fallen(fight)) == ("action", [0, 0, 0])


# Kiskin Leafsplitter


@rule("TK-E-01", "TK-E-03", "TK-A-05")
def test_a_kiskin_leafsplitter_shoots_the_first_piece_on_a_diagonal_twice() -> None:
    fight = summoned("kiskin_leafsplitter", "e5", "e4 d5 f5 e6 c7", "g3:l h2 c3:h e1")
    assert (fight.asked, fight.options) == ("aim", ["NE", "SW", "NW", "pass"])
    fight.play("NE")
    assert (fight["g3"], fight["h2"], fight.options) == ("", "1 common", ["NE", "SW", "NW", "pass"])
    fight.play("NE")
    assert (fight["h2"], fallen(fight), fight.asked) == ("", [1, 0, 1], "action")


@rule("TK-E-01", "TK-E-15")
@pytest.mark.parametrize("answers", [["pass"], ["SW", "pass"]])
def test_a_kiskin_leafsplitter_may_shoot_less_or_at_an_own_piece(answers: list[str]) -> None:
    fight = summoned("kiskin_leafsplitter", "e5", "e4 d5 f5 e6 c7", "c3 b2")
    fight.play(*answers)
    assert (fight.asked, fight["c7"], fallen(fight)) == ("action", "0 common" if len(answers) == 1 else "", [0, 0, 0])


@rule("TK-E-19")
def test_a_kiskin_leafsplitter_shoots_only_where_a_piece_stands() -> None:
    fight = summoned("kiskin_leafsplitter", "e5", "e4 d5 f5 e6", "c3")
    assert fight.options == ["NW", "pass"]
    fight.play("NW")
    assert (fight.asked, fallen(fight)) == ("action", [1, 0, 0])


# Unicorn


@rule("TK-E-19", "TK-E-16")
def test_a_unicorn_gains_an_action() -> None:
    fight = summoned("unicorn", "e5", "d5 c6 d6 c7", "")
    assert (fight.asked, fight.options) == ("option", ["move", "action"])
    fight.play("action")
    assert (fight.asked, fight.state.turn.actions) == ("action", 2)


@rule("TK-E-19", "TK-E-07", "TK-E-01")
@pytest.mark.parametrize(("answer", "end"), [("e5-f5", "f5"), ("pass", "e5")])
def test_or_it_may_make_a_combat_move(answer: str, end: str) -> None:
    fight = summoned("unicorn", "e5", "d5 c6 d6 c7", "f5:h e4:l")
    fight.play("move")
    steps = ["e5-f4", "e5-f5", "e5-f6", "e5-e6", "e5-d6", "e5-d5", "e5-d4", "pass"]
    assert (fight.asked, fight.options) == ("move", steps)
    fight.play(answer)
    assert (fight.asked, fight[end], fight.state.turn.actions) == ("action", "0 heroic", 1)


@rule("TK-E-19")
def test_a_unicorn_that_cannot_move_gains_the_action() -> None:
    fight = summoned("unicorn", "c1", "d1:l d2:l e2 e3", "c2:l b2:l")
    assert (fight.asked, fight.state.turn.actions) == ("action", 2)
    assert summoned("unicorn", "c1", "d1:l d2:l e2 e3", "c2:l b2:h").options == ["move", "action"]


# Tree Shepherd


@rule("TK-E-19", "TK-E-11")
def test_a_tree_shepherd_raises_an_own_common() -> None:
    fight = summoned("tree_shepherd", "e5", "d5 f5 e6 f6:h i5:l", "a5")
    assert (fight.asked, fight.options) == ("option", ["upgrade", "heroic", "legendary"])
    fight.play("upgrade")
    assert (fight.asked, fight.options) == ("upgrade", ["d5", "f5", "e6"])
    fight.play("d5")
    assert (fight["d5"], fight.asked) == ("0 heroic", "action")


@rule("TK-E-19", "TK-E-07", "TK-E-01")
@pytest.mark.parametrize(
    ("option", "start", "taken", "not_taken"), [("heroic", "f6", "g6", "g7"), ("legendary", "h3", "h4", "h2")]
)
@pytest.mark.parametrize("moves", [True, False])
def test_or_an_upgraded_own_piece_may_move(option: str, start: str, taken: str, not_taken: str, moves: bool) -> None:
    fight = summoned("tree_shepherd", "e5", "d5 f5 e6 f6:h h3:l", "g6:h g7:l h4:h h2:l")
    fight.play(option)
    steps = fight.offers(f"{start}-")
    assert (taken in steps, not_taken in steps, fight.options[-1]) == (True, False, "pass")
    assert movers(fight) == (["e5", "f6"] if option == "heroic" else ["h3"])
    fight.play(f"{start}-{taken}" if moves else "pass")
    assert (fight.asked, sum(fallen(fight))) == ("action", int(moves))


@rule("TK-E-19")
def test_a_tree_shepherd_offers_only_what_can_be_done() -> None:
    assert summoned("tree_shepherd", "e5", "d5 f5 e6 f6", "i5:l").options == ["upgrade", "heroic"]
    fight = summoned("tree_shepherd", "e5", "d5:h f5:h e6:h f6:h", "a5")
    assert fight.asked == "move"  # the only option left
    fight = summoned("tree_shepherd", "e1", "d1:l f1:l e2:l f2:h", "d2:l g1:h g2:h g3:h f3:h e3:h")
    assert fight.options == ["heroic", "legendary"]  # a heroic piece can make combat moves only
