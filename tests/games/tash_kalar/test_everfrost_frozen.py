"""Everfrost: the beings with a frost effect; for the Frostweave Summoner see test_frost.py."""

import pytest

from tests.games.tash_kalar.arena import Fight, at
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.expansions import CROWD, frosty, kept, pile, vacant
from tests.rule import rule


def thawing(card: str, *sides: str, form: str = "duel", flare: str = "", actions: int = 2) -> Fight:
    """The frost effect of this card has just been activated."""
    fight = at(*sides, schools="everfrost northern highland", frost=card, form=form, flare=flare, actions=actions)
    fight.play(f"thaw {card}")
    return fight


# Crystal Grower


@rule("TK-F-06", "TK-F-07", "TK-E-01", "TK-E-03")
def test_a_crystal_grower_must_raise_a_common_of_every_enemy() -> None:
    fight = frosty("crystal_grower", "e5", "d6 e6", "b2 b3", "b7 b8:h", form="melee")
    assert (fight.asked, fight.options) == ("upgrade", ["b2", "b3"])
    fight.play("b3")
    assert (fight["b3"], fight["b7"], fight.asked) == ("1 heroic", "2 heroic", "action")
    assert (kept(fight), fight.pieces(0).count(":h")) == ("crystal_grower", 0)


@rule("TK-E-01")
def test_a_crystal_grower_skips_who_has_no_common() -> None:
    fight = frosty("crystal_grower", "e5", "d6 e6", "b2:h")
    assert (fight.asked, fight["b2"]) == ("action", "1 heroic")


@rule("TK-F-14", "TK-F-13", "TK-E-01")
def test_the_frost_of_a_crystal_grower_must_raise_an_own_common() -> None:
    fight = thawing("crystal_grower", "d6 e6 b2:h", "b3")
    assert (fight.asked, fight.options) == ("upgrade", ["d6", "e6"])
    fight.play("e6")
    assert (fight["e6"], fight.state.turn.actions, pile(fight)) == ("0 heroic", 2, ["crystal_grower"])


# Ice Princess, Ice Queen


@rule("TK-F-36", "TK-F-07", "TK-E-07")
@pytest.mark.parametrize("answer", ["d7-d8", "pass"])
def test_an_ice_princess_may_let_another_own_common_make_a_combat_move(answer: str) -> None:
    fight = frosty("ice_princess", "e5", "e6:h d7 f7:l", "d8 c8:h")
    steps = [f"d7-{end}" for end in ("d6", "e7", "e8", "d8", "c7", "c6")]
    assert (fight.asked, fight.options) == ("move", [*steps, "pass"])
    fight.play(answer)
    assert (fight.asked, kept(fight), fallen(fight)) == ("action", "ice_princess", [int(answer != "pass"), 0, 0])


@rule("TK-F-36", "TK-F-14", "TK-E-01")
def test_the_frost_of_an_ice_princess_must_move_an_own_common_the_princess_too_by_a_standard_move() -> None:
    fight = frosty("ice_princess", "e5", "e6:h d7:h f7:h", "e4 f4 f5 f6:h d6")
    assert fight.asked == "action"  # there is no other common
    fight.play("thaw ice_princess")
    assert (fight.asked, fight.options) == ("move", ["e5-d5", "e5-d4"])


@rule("TK-F-06", "TK-E-07", "TK-E-01")
@pytest.mark.parametrize("answer", ["b2-b3", "pass"])
def test_an_ice_queen_may_let_another_own_heroic_piece_make_a_combat_move(answer: str) -> None:
    fight = frosty("ice_queen", "e5", "e5 e6 d7:l f7 b2:h", "b3:h c2:l")
    assert fight.options == [f"b2-{end}" for end in ("c1", "c3", "b3", "a3")] + ["pass"]
    fight.play(answer)
    assert (fight.asked, kept(fight), fallen(fight)) == ("action", "ice_queen", [0, int(answer != "pass"), 0])


@rule("TK-F-14", "TK-E-07", "TK-E-01")
def test_the_frost_of_an_ice_queen_must_move_an_own_heroic_piece_by_a_standard_move() -> None:
    fight = thawing("ice_queen", "b2:h e5 e6:l", "b3:h c3 c2:l")
    assert (fight.asked, fight.options) == ("move", ["b2-c1", "b2-c3", "b2-a3"])
    fight.play("b2-c3")
    assert (fallen(fight), fight.asked) == ([1, 0, 0], "action")


# Winter Whisperer


@rule("TK-F-06", "TK-F-08")
def test_a_winter_whisperer_has_no_normal_effect() -> None:
    fight = frosty("winter_whisperer", "e5", "d6 e6 f6 g6", "", flare="3-5")
    assert (fight.asked, kept(fight), fight.state.turn.actions) == ("action", "winter_whisperer", 1)


@rule("TK-F-14", "TK-E-01", "TK-E-02", "TK-E-16")
@pytest.mark.parametrize(
    ("answers", "actions"),
    [(["d6", "flare"], 3), (["d6", "pass"], 2), (["pass", "flare"], 2), (["pass", "pass"], 2)],
)
def test_its_frost_gives_an_action_for_an_own_common_and_a_flare(answers: list[str], actions: int) -> None:
    fight = thawing("winter_whisperer", "d6 e6 b2:h", "b3", flare="3-5")
    assert (fight.asked, fight.options) == ("destroy", ["d6", "e6", "pass"])
    fight.play(answers[0])
    assert (fight.asked, fight.options) == ("discard-flare", ["flare", "pass"])
    fight.play(answers[1])
    assert (fight.asked, fight.state.turn.actions, fight.score(1)) == ("action", actions, 0)
    assert (bool(fight["d6"]), len(fight.state.flare_deck.pile)) == (answers[0] == "pass", int(answers[1] != "pass"))


@rule("TK-E-01", "TK-E-02")
def test_without_a_flare_the_frost_of_a_winter_whisperer_only_destroys() -> None:
    fight = thawing("winter_whisperer", "d6 e6", "")
    fight.play("d6")
    assert (fight.asked, fight.state.turn.actions, fight["d6"]) == ("action", 2, "")


# Ice Wyvern


@rule("TK-E-08", "TK-E-07", "TK-E-01")
def test_an_ice_wyvern_may_leap_anywhere_and_dies_if_it_landed_on_a_piece() -> None:
    fight = frosty("ice_wyvern", "e5", "f5 e6 f7 g7", "i5:h b2:l")
    assert (fight.asked, len(fight.options)) == ("leap", 69 - 2 + 1)
    assert not {"e5-e5", "e5-b2"} & {*fight.options}
    fight.play("e5-i5")
    assert (fight["i5"], fallen(fight), fight.asked) == ("", [0, 1, 0], "action")


@rule("TK-E-02", "TK-E-01")
@pytest.mark.parametrize(("answer", "where"), [("e5-a5", "a5"), ("pass", "e5")])
def test_an_ice_wyvern_lives_if_it_leapt_to_an_empty_square_even_if_it_was_summoned_over_a_piece(
    answer: str, where: str
) -> None:
    fight = frosty("ice_wyvern", "e5", "f5 e6 f7 g7", "e5")
    fight.play(answer)
    assert (fight[where], fallen(fight)) == ("0 heroic", [1, 0, 0])


@rule("TK-F-14", "TK-E-10", "TK-E-01")
def test_the_frost_of_an_ice_wyvern_must_place_a_common_next_to_an_own_heroic_piece() -> None:
    fight = thawing("ice_wyvern", "b2:h e5 g7:l", "b3 i5:h")
    assert (fight.asked, fight.options) == ("place", ["c1", "c2", "a3", "c3"])
    fight.play("c3")
    assert (fight["c3"], fight.asked) == ("0 common", "action")


@rule("TK-E-01")
@pytest.mark.parametrize("mine", ["e5 g7:l", f"b2:h {CROWD[3:]} i4 i5 i6 i7 f1 g1"])
def test_without_such_a_square_or_a_piece_that_frost_does_nothing(mine: str) -> None:
    fight = thawing("ice_wyvern", mine, "")
    assert (fight.asked, pile(fight)) == ("action", ["ice_wyvern"])


# Frostweave Illusionist


@rule("TK-F-33", "TK-F-34", "TK-F-08")
def test_a_frostweave_illusionist_turns_into_an_enemy_common_and_nobody_scores() -> None:
    fight = frosty("frostweave_illusionist", "e5", "d5 f5 e7", "b2")
    assert (fight["e5"], fight.asked, kept(fight)) == ("1 common", "action", "frostweave_illusionist")
    assert (fallen(fight, 0), fallen(fight, 1), fight.state.supply.small) == ([0] * 3, [0] * 3, [13, 14])


@rule("TK-F-33", "TK-F-35")
def test_in_a_melee_the_colour_of_an_enemy_with_a_piece_to_spare_is_chosen() -> None:
    fight = frosty("frostweave_illusionist", "e5", "d5 f5 e7", "b2", "b3", "b4", form="melee")
    assert (fight.asked, fight.options) == ("colour", ["northern", "highland", "sylvan"])
    fight.play("highland")
    assert fight["e5"] == "2 common"
    full = f"{CROWD} i4 i5 i6 a4"
    fight = frosty("frostweave_illusionist", "e5", "d5 f5 e7", full, "c9", "d9", form="melee")
    assert fight.options == ["highland", "sylvan"]


@rule("TK-F-35", "TK-C-07")
@pytest.mark.parametrize("over", ["", "e5"])
def test_without_an_enemy_piece_to_spare_an_illusionist_stays(over: str) -> None:
    fight = frosty("frostweave_illusionist", "e5", "d5 f5 e7", f"{CROWD} i4 i5 i6 a4 a5 {over or 'a6'}")
    assert (fight["e5"], fight.asked) == ("0 heroic", "action")  # what it has just destroyed lies beside the arena


@rule("TK-F-14", "TK-E-14", "TK-E-15", "TK-E-01")
def test_the_frost_of_an_illusionist_must_turn_a_common_enemy_into_an_own_one() -> None:
    fight = thawing("frostweave_illusionist", "d5", "b2 b3:h", "b4", form="melee")
    assert (fight.asked, fight.options) == ("convert", ["b2", "b4"])
    fight.play("b4")
    assert (fight["b4"], fallen(fight, 2), fight.asked) == ("0 common", [1, 0, 0], "action")


@rule("TK-E-14")
def test_that_frost_converts_nothing_without_an_own_piece_in_the_supply() -> None:
    fight = thawing("frostweave_illusionist", f"{CROWD} i4 i5 i6 a4 a5 a6", "e5")
    assert (fight.asked, fight["e5"], len(vacant(fight))) == ("action", "1 common", 69 - 17)
