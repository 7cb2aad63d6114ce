"""Everfrost: heroic beings without a frost effect: the Chest, the Sentinel, and those that move."""

import pytest

from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.expansions import finish, frosty, kept, pile
from tests.rule import rule

# Frozen Chest


@rule("TK-F-26", "TK-F-27", "TK-E-01")
def test_a_frozen_chest_may_put_a_frost_effect_of_the_pile_into_play() -> None:
    fight = frosty("frozen_chest", "e5", "d5 e5 f5", "", piles=["snow_fox ice_queen polar_bear ice_princess"])
    assert (fight.asked, fight.options) == ("recall", ["ice_princess", "ice_queen", "pass"])
    fight.play("ice_queen")
    assert (kept(fight), pile(fight)) == ("ice_queen", ["snow_fox", "polar_bear", "ice_princess", "frozen_chest"])


@rule("TK-F-26")
def test_any_of_the_seven_frost_cards_can_be_fetched() -> None:
    fight = at("d5 e5 f5", "", schools="everfrost northern", hand="frozen_chest", decks=[""])
    fight.summon("frozen_chest", "e5")
    assert fight.options == [
        *("crystal_grower", "ice_princess", "ice_queen", "frostweave_summoner", "winter_whisperer"),
        *("ice_wyvern", "frostweave_illusionist", "pass"),
    ]


@rule("TK-F-27", "TK-F-17")
def test_a_frozen_chest_discards_the_effect_that_lay_there_without_a_choice() -> None:
    fight = frosty("frozen_chest", "e5", "d5 e5 f5", "", frost="ice_wyvern", piles=["ice_queen"])
    fight.play("ice_queen")
    assert (fight.asked, kept(fight), pile(fight)) == ("action", "ice_queen", ["ice_wyvern", "frozen_chest"])


@rule("TK-F-27", "TK-E-01")
def test_a_frozen_chest_may_stay_shut_and_the_effect_that_lay_there_stays() -> None:
    fight = frosty("frozen_chest", "e5", "d5 e5 f5", "", frost="ice_wyvern", piles=["ice_queen"])
    fight.play("pass")
    assert (fight.asked, kept(fight), pile(fight)) == ("action", "ice_wyvern", ["ice_queen", "frozen_chest"])


@rule("TK-F-26", "TK-G-12")
def test_a_frost_card_discarded_or_thawed_this_turn_is_in_reach_of_a_frozen_chest() -> None:
    fight = at("d5 e5 f5 b7", "", schools="everfrost northern", hand="frozen_chest ice_queen", frost="ice_princess")
    fight.play("thaw ice_princess", "b7-b8", "discard ice_queen", "pass")
    fight.summon("frozen_chest", "e5")
    assert fight.options == ["ice_princess", "ice_queen", "pass"]


@rule("TK-E-01")
def test_without_a_frost_card_in_the_pile_a_frozen_chest_is_empty() -> None:
    fight = frosty("frozen_chest", "e5", "d5 e5 f5", "", piles=["snow_fox"])
    assert (fight.asked, kept(fight)) == ("action", "")


# Everfrost Sentinel


@rule("TK-F-29", "TK-G-15", "TK-E-12")
def test_a_sentinel_summoned_over_an_enemy_may_step_down_and_the_enemy_has_an_action_less() -> None:
    fight = frosty("everfrost_sentinel", "e5", "e6 e7 f7 f8", "e5")
    assert (fight.asked, fight.options) == ("downgrade", ["e5", "pass"])
    fight.play("e5")
    assert fight["e5"] == "0 common"
    finish(fight)
    assert (fight.player, fight.state.turn.actions) == (1, 1)
    finish(fight)
    assert (fight.player, fight.state.turn.actions) == (0, 2)
    finish(fight)
    assert (fight.player, fight.state.turn.actions) == (1, 2)


@rule("TK-E-01", "TK-E-02")
def test_a_sentinel_that_stays_heroic_slows_nobody() -> None:
    fight = frosty("everfrost_sentinel", "e5", "e6 e7 f7 f8", "e5")
    fight.play("pass")
    finish(fight)
    assert (fight["e5"], fight.state.turn.actions) == ("0 heroic", 2)


@rule("TK-E-02", "TK-P-08")
@pytest.mark.parametrize("under", ["", "e5"])
def test_a_sentinel_summoned_over_an_own_piece_or_none_is_not_asked(under: str) -> None:
    fight = frosty("everfrost_sentinel", "e5", f"e6 e7 f7 f8 {under}", "")
    assert (fight.asked, fight["e5"]) == ("action", "0 heroic")


@rule("TK-F-29")
def test_in_a_melee_a_sentinel_slows_every_opponent_once() -> None:
    fight = frosty("everfrost_sentinel", "e5", "e6 e7 f7 f8", "e5", "b2", "b3", form="melee")
    fight.play("e5")
    actions: list[int] = []
    for _ in range(6):
        finish(fight)
        actions.append(fight.state.turn.actions)
    assert actions == [1, 1, 1, 2, 2, 2]


@rule("TK-F-29")
def test_in_a_team_game_a_sentinel_slows_the_next_player_only() -> None:
    fight = frosty("everfrost_sentinel", "e5", "e6 e7 f7 f8", "e5", seats=4)
    fight.play("e5")
    actions: list[int] = []
    for _ in range(3):
        finish(fight)
        actions.append(fight.state.turn.actions)
    assert actions == [1, 2, 2]


@rule("TK-F-29", "TK-G-14")
def test_an_extra_turn_is_not_slowed() -> None:
    fight = at("d5:h f5:h e6:h d7 f7", "", hand="time_elemental")
    fight.state.players[0].taxed = 1
    fight.summon("time_elemental", "e4")
    finish(fight)
    assert (fight.player, fight.state.turn.actions, [one.taxed for one in fight.state.players]) == (0, 2, [1, 0])


# Glacier Giant


@rule("TK-E-09", "TK-E-07", "TK-P-02")
def test_a_glacier_giant_may_slide_in_a_marked_direction_by_combat_moves() -> None:
    fight = frosty("glacier_giant", "e5", "e6 d7 e7 f7", "g7:h h8:l c7 b8")
    assert (fight.asked, fight.options) == ("slide", ["e5-f6", "e5-g7", "e5-d6", "e5-c7", "e5-b8", "pass"])
    fight.play("e5-b8")
    assert (fight["b8"], fallen(fight), fight.asked) == ("0 heroic", [2, 0, 0], "action")


@rule("TK-P-02", "TK-P-11")
def test_the_directions_of_a_glacier_giant_turn_with_its_pattern() -> None:
    fight = frosty("glacier_giant", "e5", "e4 d3 e3 f3", "")
    assert {step[3:] for step in fight.options if step != "pass"} == {"f4", "g3", "h2", "d4", "c3", "b2"}


@rule("TK-E-01", "TK-E-03")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("answer", ["h8", "pass"])
def test_after_a_move_a_giant_may_crush_a_legendary_piece_of_anyone_ahead_and_itself(owner: int, answer: str) -> None:
    sides = ["e6 d7 e7 f7", ""]
    sides[owner] += " h8:l"
    fight = frosty("glacier_giant", "e5", *sides)
    fight.play("e5-g7")
    assert (fight.asked, fight.options) == ("destroy", ["h8", "pass"])
    fight.play(answer)
    assert (fight["h8"], fight["g7"]) == (("", "") if answer == "h8" else (f"{owner} legendary", "0 heroic"))
    assert fallen(fight) == [0, 0, int(owner == 1 and answer == "h8")]


@rule("TK-E-01", "TK-E-02")
@pytest.mark.parametrize(("answer", "legend"), [("pass", "f6"), ("e5-f6", "h8"), ("e5-d6", "h8")])
def test_a_giant_that_stays_or_does_not_reach_the_legendary_piece_crushes_nothing(answer: str, legend: str) -> None:
    fight = frosty("glacier_giant", "e5", "e6 d7 e7 f7", f"{legend}:l")
    fight.play(answer)
    assert (fight.asked, fight[legend]) == ("action", "1 legendary")


# Polar Bear


@rule("TK-E-02", "TK-E-07")
def test_a_polar_bear_makes_a_combat_move_then_after_a_victim_a_standard_one_then_one_to_an_empty_square() -> None:
    fight = frosty("polar_bear", "e5", "f5 g5 f6 h6", "e4:h e3 d3:h d2 f4")
    fight.play("e5-e4")
    assert ("e4-d3" in fight.options, "e4-e3" in fight.options) == (False, True)
    fight.play("e4-e3")
    assert fight.options == ["e3-e2", "e3-f2", "e3-f3", "e3-e4", "e3-d4", "pass"]
    fight.play("e3-e4")
    assert (fight["e4"], fallen(fight), fight.asked) == ("0 heroic", [1, 1, 0], "action")


@rule("TK-E-01", "TK-E-02")
@pytest.mark.parametrize("answers", [["pass"], ["e5-d5"], ["e5-e4", "pass"], ["e5-e4", "e4-d4"]])
def test_a_polar_bear_stops_where_it_will_or_destroyed_nothing(answers: list[str]) -> None:
    fight = frosty("polar_bear", "e5", "f5 g5 f6 h6", "e4 e3")
    fight.play(*answers)
    assert fight.asked == "action"


@rule("TK-E-01")
def test_the_last_move_of_a_polar_bear_may_be_left_out() -> None:
    fight = frosty("polar_bear", "e5", "f5 g5 f6 h6", "e4 e3")
    fight.play("e5-e4", "e4-e3", "pass")
    assert (fight["e3"], fight.asked) == ("0 heroic", "action")


# War Sled


@rule("TK-P-02", "TK-E-07")
def test_a_war_sled_makes_up_to_three_combat_moves_and_turns_by_an_eighth_at_most() -> None:
    fight = frosty("war_sled", "e5", "c5 c6 d6 e6", "f4:h f6:l")
    assert fight.options == ["e5-f4", "e5-f5", "pass"]
    fight.play("e5-f4")
    assert fight.options == ["f4-f3", "f4-g3", "f4-g4", "pass"]
    fight.play("f4-f3")
    assert sorted(fight.options) == sorted(["f3-e2", "f3-f2", "f3-g2", "pass"])
    fight.play("f3-e2")
    assert (fight["e2"], fight.asked) == ("0 heroic", "action")


@rule("TK-P-02", "TK-P-11")
def test_the_directions_of_a_war_sled_turn_with_its_pattern() -> None:
    fight = frosty("war_sled", "e5", "g5 g4 f4 e4", "")  # half a turn
    assert sorted(fight.options) == ["e5-d4", "e5-d5", "e5-d6", "pass"]


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["e5-f5", "pass"], ["e5-f5", "f5-g5", "pass"]])
def test_a_war_sled_may_stop(answers: list[str]) -> None:
    fight = frosty("war_sled", "e5", "c5 c6 d6 e6", "")
    fight.play(*answers)
    assert fight.asked == "action"
