"""How effects are resolved, and how pieces move (TK-E-01 to TK-E-09)."""

import pytest

from stolik.games.tash_kalar.arena import NAMES
from tests.games.tash_kalar.arena import short
from tests.games.tash_kalar.beings import fallen, summoned
from tests.rule import rule

# Told


@rule("TK-E-11", "TK-E-13")
@pytest.mark.parametrize(
    ("card", "mine", "theirs", "answer", "told"),
    [
        ("swordmaster", "e4 e6", "d4", "d4", ("destroy", "TK-E-13")),
        ("chronicler", "e4 d5 f5", "", "e4", ("upgrade", "TK-E-11")),
    ],
)
def test_what_an_effect_does_cites_its_rule_and_names_the_card(
    card: str, mine: str, theirs: str, answer: str, told: tuple[str, str]
) -> None:
    fight = summoned(card, "e5", mine, theirs)
    fight.play(answer)
    event = next(event for event in fight.state.events if event.kind == told[0])
    assert ((event.kind, event.rule), short(int(str(event.args[-1])))) == (told, card)


# Parts


@rule("TK-E-01")
def test_a_part_with_may_can_be_declined_and_one_without_cannot() -> None:
    may = summoned("swordmaster", "e5", "e4 e6", "d4")
    assert may.options == ["d4", "pass"]
    must = summoned("chronicler", "e5", "e4 d5 f5", "")
    assert (must.asked, must.options) == ("upgrade", ["e4", "d5", "f5"])


@rule("TK-E-01")
def test_up_to_includes_none() -> None:
    fight = summoned("summoner", "e5", "d6 e6 f6", "")
    assert fight.options[-1] == "pass"
    fight.play("pass")
    assert (fight.asked, fight.pieces(0)) == ("action", "e5:h d6 e6 f6")


@rule("TK-E-01", "TK-E-02")
def test_an_impossible_part_is_skipped_and_the_rest_carried_out() -> None:
    """No small piece stands by a red square; the Earth Elemental goes on with its second part, which it must do."""
    fight = summoned("earth_elemental", "g1", "f1 g2 f2 h3:h e3:l", "")
    assert (fight.asked, fight.options) == ("upgrade", ["f2", "g2"])
    fight.play("g2")
    assert (fight["g2"], fight.asked) == ("0 heroic", "action")


@rule("TK-E-01", "TK-E-11")
def test_with_three_legendaries_on_the_arena_no_heroic_piece_is_upgraded() -> None:
    """V-12: the rest of the card goes on."""
    mine = "g5:h f6:h e7:h g7 h8 a4:l b4:l"
    fight = summoned("two_headed_dragon", "e5", mine, "")
    assert (fight.asked, fight.options) == ("upgrade", ["g7", "h8", "pass"])
    prey = "d4 f4 c5 g5 e6 e5:h a4:l b4:l"
    angel = summoned("angel_of_death", "e5", prey, "c1:h f9:l g9:l e9:l")
    angel.play("c1")
    assert (angel["c1"], fallen(angel)) == ("0 legendary", [0, 1, 0])


@rule("TK-E-02")
@pytest.mark.parametrize(("answer", "rank"), [("d4", "0 heroic"), ("pass", "0 common")])
def test_a_condition_looks_at_what_was_really_done(answer: str, rank: str) -> None:
    fight = summoned("swordmaster", "e5", "e4 e6", "d4")
    fight.play(answer)
    assert fight["e5"] == rank


@rule("TK-E-02")
def test_an_impossible_part_was_not_done() -> None:
    assert summoned("swordmaster", "e5", "e4 e6", "d4:h")["e5"] == "0 common"


# Words for pieces and squares


@rule("TK-E-03")
def test_a_piece_is_anybodys_an_enemy_piece_any_opponents_and_your_piece_your_own() -> None:
    any_piece = summoned("ritual_master", "e5", "d4 d6 f6", "g1", "i5", form="melee")
    any_piece.play("pass")  # heroic pieces: himself
    assert any_piece.options == ["g1", "d4", "i5", "d6", "f6", "pass"]
    enemy = summoned("swordmaster", "e5", "e4 e6 d6", "d4", "f4", form="melee")
    assert enemy.options == ["f4", "d4", "pass"]
    own = summoned("chronicler", "e5", "e4 d5 f5", "a4", "i5", form="melee")
    assert own.options == ["e4", "d5", "f5"]


@rule("TK-E-04")
def test_adjacent_means_next_to_where_the_new_piece_stands_now() -> None:
    fight = summoned("high_priestess", "e5", "e5 d7 f7", "d4 e2")
    fight.play("e5-e4")
    assert (fight.asked, fight.options) == ("upgrade", ["d4", "pass"])
    other = summoned("high_priestess", "e5", "e5 d7 f7", "d4 e2")
    other.play("e5-e6")
    assert other.options == ["f7", "d7", "pass"]


@rule("TK-E-05")
def test_marked_squares_are_those_of_the_image() -> None:
    fight = summoned("summoner", "e5", "f4 f5 f6", "")
    assert sorted(fight.options[:-1]) == ["c3", "c5", "c7", "d4", "d5", "d6", "e3", "e4", "e6", "e7"]


# Moving


@rule("TK-E-06")
def test_a_move_goes_to_an_adjacent_square_and_destroys_what_stands_there() -> None:
    fight = summoned("infantry_captain", "e5", "c6 d6 f6 g6", "c5")
    assert fight.offers("c6-") == ["c5", "d5", "d6", "d7", "c7", "b7", "b6", "b5"]
    fight.play("c6-d6")  # an own piece
    assert (fight["d6"], fight["c6"], fallen(fight, 0), fight.state.supply.small[0]) == ("0 common", "", [0, 0, 0], 12)
    fight.play("d6-c5")
    assert (fight["c5"], fallen(fight)) == ("0 common", [1, 0, 0])


@rule("TK-E-07")
@pytest.mark.parametrize(
    ("card", "mine", "entered"),
    [
        ("messenger", "d2 e3 e5:h", "e6"),  # standard
        ("infantry_captain", "b4 c4 e4 f4 e5:h", "e6 d6"),  # combat
    ],
)
def test_a_standard_move_takes_a_lower_rank_and_a_combat_move_an_equal_one_too(
    card: str, mine: str, entered: str
) -> None:
    """V-10: e5 is heroic; a common stands on e6, a heroic piece on d6, a legendary one on f6."""
    fight = summoned(card, "c1" if card == "messenger" else "d3", mine, "e6 d6:h f6:l")
    assert [square for square in fight.offers("e5-") if square in ("e6", "d6", "f6")] == entered.split()


@rule("TK-E-08")
def test_a_leap_goes_anywhere_but_not_to_its_own_square() -> None:
    fight = summoned("gryphon_rider", "e5", "d5 c6 e6 f7", "c1:l g9:h")
    leaps = fight.offers("e5-")
    assert leaps == [name for name in NAMES if name not in ("e5", "c1")]
    fight.play("e5-g9")
    assert (fight["g9"], fallen(fight)) == ("0 heroic", [0, 1, 0])


@rule("TK-E-09")
def test_moves_in_one_direction_end_at_the_edge_or_before_what_cannot_be_taken() -> None:
    fight = summoned("messenger", "c1", "d2 e3 e6:h a7", "e2:h e8 b6:h")
    assert [end for end in fight.offers("e6-") if end[0] == "e"] == ["e5", "e4", "e3", "e7", "e8", "e9"]
    assert [end for end in fight.offers("e6-") if end[1] == "6"] == ["f6", "g6", "h6", "i6", "d6", "c6"]
    fight.play("e6-e9")
    assert (fight["e9"], fight["e8"], fallen(fight)) == ("0 heroic", "", [1, 0, 0])
