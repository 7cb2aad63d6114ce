"""The Highland school: beings that destroy, place, upgrade and gain actions."""

import pytest

from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import fallen, movers, summoned
from tests.rule import rule

# Clan Axeman


@rule("TK-E-01", "TK-E-03", "TK-A-05")
def test_a_clan_axeman_may_destroy_a_small_orthogonal_neighbour_of_any_colour() -> None:
    fight = summoned("clan_axeman", "e5", "f4 d6 e4", "f5:h e6:l d4")
    assert (fight.asked, fight.options) == ("destroy", ["e4", "f5", "pass"])
    fight.play("f5")
    assert (fight["f5"], fallen(fight), fight.asked) == ("", [0, 1, 0], "action")


@rule("TK-E-01", "TK-E-15")
@pytest.mark.parametrize(("answer", "left"), [("e4", ""), ("pass", "0 common")])
def test_an_own_victim_of_a_clan_axeman_does_not_count(answer: str, left: str) -> None:
    fight = summoned("clan_axeman", "e5", "f4 d6 e4", "f5")
    fight.play(answer)
    assert (fight["e4"], fallen(fight)) == (left, [0, 0, 0])


# Clan Healer


@rule("TK-E-10", "TK-A-01")
def test_a_clan_healer_places_up_to_two_commons_on_squares_that_touch_a_green_one() -> None:
    fight = summoned("clan_healer", "e5", "f4 d5 f5", "")
    beside = "b2 c2 d2 f2 g2 h2 b3 d3 f3 h3 i3 a4 b4 c4 d4 g4 h4 b5 h5 i5 a6 b6 e7 f7 g7 e8 g8 e9 f9 g9"
    assert (fight.asked, " ".join(fight.options)) == ("place", f"{beside} pass")
    fight.play("d4", "e9")
    assert (fight.asked, fight.pieces(0)) == ("action", "d4 f4 d5 e5 f5 e9")


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["d4", "pass"]])
def test_a_clan_healer_may_place_fewer(answers: list[str]) -> None:
    fight = summoned("clan_healer", "e5", "f4 d5 f5", "")
    fight.play(*answers)
    assert (fight.asked, len(fight.pieces(0).split())) == ("action", 3 + len(answers))


# Ritual Keeper


@rule("TK-E-01", "TK-E-11", "TK-A-01")
def test_a_ritual_keeper_on_green_must_raise_an_own_common_or_itself() -> None:
    fight = summoned("ritual_keeper", "c3", "c2 b3 e5:h", "d4")
    assert (fight.asked, fight.options) == ("upgrade", ["c2", "b3", "c3"])
    fight.play("c3")
    assert (fight["c3"], fight.asked) == ("0 heroic", "action")


@rule("TK-E-01")
def test_a_ritual_keeper_on_green_raises_itself_where_nobody_else_is_common() -> None:
    assert summoned("ritual_keeper", "c3", "c2:h b3:h", "d4").pieces(0) == "c2:h b3:h c3:h"


@rule("TK-E-01", "TK-E-07", "TK-A-01")
@pytest.mark.parametrize(("answer", "fall"), [("d1-e1", [1, 0, 0]), ("pass", [0, 0, 0])])
def test_on_red_an_own_piece_may_make_a_combat_move_for_a_ritual_keeper(answer: str, fall: list[int]) -> None:
    fight = summoned("ritual_keeper", "d2", "d1 c2 h5:l", "e1 h4:l e2:h")
    assert (fight.asked, fight.offers("d1-"), "h5-h4" in fight.options) == ("move", ["e1", "d2", "c2", "c1"], True)
    assert fight.offers("d2-") == ["d1", "e1", "e3", "d3", "c3", "c2", "c1"]
    assert movers(fight) == ["d1", "c2", "d2", "h5"]
    fight.play(answer)
    assert (fight.asked, fallen(fight)) == ("action", fall)


@rule("TK-A-01")
def test_a_ritual_keeper_on_a_plain_square_does_nothing() -> None:
    fight = summoned("ritual_keeper", "e6", "e5 d6", "")
    assert (fight.asked, fight.pieces(0)) == ("action", "e5 d6 e6")


# Blood Shaman


@rule("TK-E-01", "TK-E-03")
def test_a_blood_shaman_must_destroy_a_small_piece_anywhere_even_himself() -> None:
    fight = summoned("blood_shaman", "e6", "f5 f6 d7 e7 c3:l", "d2:h g8 g9 i5:l")
    assert (fight.asked, fight.options) == ("destroy", ["d2", "f5", "e6", "f6", "d7", "e7", "g8", "g9"])
    fight.play("g9")
    assert (fight["g9"], fallen(fight), fight.asked) == ("", [1, 0, 0], "action")  # g8 stays: g9 is not red


@rule("TK-E-02", "TK-E-18")
def test_a_victim_of_a_blood_shaman_on_red_takes_the_commons_around_it_along() -> None:
    fight = summoned("blood_shaman", "e6", "f5 f6 d7 e7 d3", "d2:h c1 e2:h e1:l g9")
    fight.play("d2")
    assert (fight.pieces(0), fight.pieces(1)) == ("f5 e6:h f6 d7 e7", "e1:l e2:h g9")
    assert fallen(fight) == [1, 1, 0]


@rule("TK-P-12", "TK-E-02")
def test_a_blood_shaman_on_red_who_destroys_himself_takes_his_neighbours_along() -> None:
    fight = summoned("blood_shaman", "e5", "f4 f5 d6 e6", "d4 g5")
    fight.play("e5")
    assert (fight.pieces(0), fight.pieces(1)) == ("", "g5")


# Hill Giant


@rule("TK-E-18", "TK-E-03")
def test_a_hill_giant_destroys_every_small_orthogonal_neighbour() -> None:
    fight = summoned("hill_giant", "e5", "e6 d7 e7 f7 f5:h", "e4:h d5:l d4")
    assert fight.asked == "action"
    assert (fight.pieces(0), fight.pieces(1)) == ("e5:h d7 e7 f7", "d4 d5:l")
    assert fallen(fight) == [0, 1, 0]


# War Summoner


@rule("TK-E-16", "TK-P-15")
def test_a_war_summoner_gains_an_action_and_an_enemy_piece_may_stand_in_at_the_next_summoning() -> None:
    fight = at("d5 f5 e6 e7 b6", "d4", schools="highland northern", hand="war_summoner clan_axeman wild_eagle")
    assert fight.refuses("summon clan_axeman c5") == "TK-P-03"
    fight.summon("war_summoner", "e5")
    assert (fight.asked, fight.state.turn.actions) == ("action", 2)
    fight.play("place a4")  # what happens in between does not matter
    assert fight.offers("summon clan_axeman c5") == ["0 d4 -"]
    fight.summon("clan_axeman", "c5")
    assert (fight["c5"], fight["d4"], fallen(fight)) == ("0 common", "1 common", [0, 0, 0])


@rule("TK-P-15")
def test_the_help_of_a_war_summoner_is_used_up_by_one_summoning_needed_or_not() -> None:
    fight = at(
        "d5 f5 e6 e7 b6", "d4", schools="highland northern", hand="war_summoner clan_axeman wild_eagle", actions=3
    )
    fight.summon("war_summoner", "e5")
    assert fight.offers("summon clan_axeman c5")
    assert fight.offers("summon wild_eagle e4")[0] == "0"
    fight.summon("wild_eagle", "e4")
    fight.play("pass")
    assert (fight.state.turn.actions, fight.offers("summon clan_axeman c5")) == (2, [])


@rule("TK-P-15", "TK-P-03")
def test_a_lent_piece_must_have_the_rank_that_is_drawn() -> None:
    legend = "d5 f5 e6 e7 c4:h"  # the Storm Elemental on b5 lacks a heroic piece on a3
    for there, offered in (("a3", []), ("a3:h", ["a3 -"])):
        fight = at(legend + " a4:h b5", there, schools="highland northern", hand="war_summoner storm_elemental")
        fight.summon("war_summoner", "e5")
        assert [play.partition(" ")[2] for play in fight.offers("summon storm_elemental b5")] == offered


# Ritual Master


@rule("TK-E-16", "TK-A-01")
def test_a_ritual_master_on_green_gains_two_actions() -> None:
    fight = summoned("ritual_master", "c3", "b2 b4 d4", "e5:h")
    assert (fight.asked, fight.state.turn.actions) == ("action", 3)


@rule("TK-E-01", "TK-E-03", "TK-A-01")
@pytest.mark.parametrize("heroic", ["g1", "e5", "pass"])
@pytest.mark.parametrize("common", ["f6", "g9", "pass"])
def test_a_ritual_master_on_red_may_destroy_a_heroic_and_a_common_piece(heroic: str, common: str) -> None:
    fight = summoned("ritual_master", "e5", "d4 d6 f6", "g1:h i5:l g9")
    assert (fight.asked, fight.options) == ("destroy", ["g1", "e5", "pass"])
    fight.play(heroic)
    assert (fight.asked, fight.options) == ("destroy", ["d4", "d6", "f6", "g9", "pass"])
    fight.play(common)
    assert fallen(fight) == [common == "g9", heroic == "g1", 0]
    assert (fight.asked, fight.state.turn.actions) == ("action", 1)


@rule("TK-A-01")
def test_a_ritual_master_on_a_plain_square_does_nothing() -> None:
    fight = summoned("ritual_master", "e6", "d5 d7 f7", "g1:h")
    assert (fight.asked, fight.state.turn.actions) == ("action", 1)


# Legend Slayer


@rule("TK-E-01", "TK-E-03", "TK-A-05")
def test_a_legend_slayer_may_destroy_one_legendary_piece_on_a_diagonal() -> None:
    fight = summoned("legend_slayer", "e5", "e6 f6 e7 g7", "d4:l f4:h e4:l d6")
    assert (fight.asked, fight.options) == ("destroy", ["f4", "f6", "d6", "d4", "pass"])
    fight.play("d4")
    assert (fight.asked, fallen(fight)) == ("action", [0, 0, 1])


@rule("TK-E-01", "TK-E-03")
@pytest.mark.parametrize(
    ("answers", "fall"), [(["f4", "d6"], [1, 1, 0]), (["f6", "pass"], [0] * 3), (["pass"], [0] * 3)]
)
def test_or_up_to_two_small_ones(answers: list[str], fall: list[int]) -> None:
    fight = summoned("legend_slayer", "e5", "e6 f6 e7 g7", "d4:l f4:h d6")
    fight.play(answers[0])
    if len(answers) > 1:
        assert fight.options == [one for one in ("f4", "f6", "d6") if one != answers[0]] + ["pass"]
        fight.play(answers[1])
    assert (fight.asked, fallen(fight), fight["d4"]) == ("action", fall, "1 legendary")


# Mountain Troll


@rule("TK-E-18", "TK-E-16", "TK-E-03")
@pytest.mark.parametrize(("theirs", "actions"), [("d4 f5", 2), ("d4 f5 f6", 2), ("d4", 1), ("", 1)])
def test_a_mountain_troll_destroys_the_common_enemies_around_and_gains_an_action_for_two(
    theirs: str, actions: int
) -> None:
    fight = summoned("mountain_troll", "e5", "d6 e6 e7 f7", f"{theirs} e4:h f4:l g5")
    assert (fight.asked, fight.pieces(1)) == ("action", "e4:h f4:l g5")
    assert (fight.pieces(0), fight.state.turn.actions) == ("e5:h d6 e6 e7 f7", actions)


# Clan Guardian


@rule("TK-E-01", "TK-E-11")
@pytest.mark.parametrize(("answer", "after"), [("c5", "a4 c5:h d5 e5:h f5:h"), ("pass", "a4 c5 d5 e5:h f5:h")])
def test_a_clan_guardian_may_raise_a_common_piece_used(answer: str, after: str) -> None:
    fight = summoned("clan_guardian", "e5", "c5 d5 f5:h a4", "")
    assert (fight.asked, fight.options) == ("upgrade", ["c5", "d5", "pass"])
    fight.play(answer)
    assert (fight.asked, fight.pieces(0)) == ("action", after)


@rule("TK-P-11")
def test_the_image_says_which_pieces_a_clan_guardian_used() -> None:
    fight = at("c5 d5 f5 g5", "", schools="highland northern", hand="clan_guardian")
    assert fight.offers("summon clan_guardian e5") == ["0", "2"]
    fight.summon("clan_guardian", "e5", 2)
    assert sorted(fight.options) == ["d5", "f5", "g5", "pass"]


@rule("TK-M-08", "TK-M-10")
def test_a_clan_guardian_may_raise_an_enemy_piece_that_was_lent() -> None:
    fight = summoned("clan_guardian", "e5", "d5 f5", "c5", "", form="melee")
    fight.play("c5")
    assert (fight["c5"], fight.asked) == ("1 heroic", "action")
