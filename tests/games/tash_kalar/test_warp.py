"""Etherweave: playing warp effects, and what it means to have a pending being."""

from random import Random

import pytest

from stolik.games.tash_kalar.beings import BEINGS
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.imagination import resample
from stolik.games.tash_kalar.registry import ETHERWEAVE, school_deck
from tests.games.tash_kalar.arena import Fight, card_of
from tests.games.tash_kalar.expansions import finish, pile
from tests.games.tash_kalar.weave import ether, pending, waiting, warped
from tests.rule import rule

WARPS = [BEINGS[card].id for card in school_deck(ETHERWEAVE) if BEINGS[card].warp is not None]
FULL = 18


# When


@rule("TK-W-01")
@pytest.mark.parametrize("card", WARPS)
def test_a_warp_effect_costs_no_action_and_makes_its_being_pending(card: str) -> None:
    fight = warped(card, "b2 h7:h", "g4 g5:h")
    while fight.asked != "action":
        fight.play(fight.options[-1])
    gained = card == "translocationist"
    assert (pending(fight), fight.state.turn.actions) == (card, 2 + gained)
    assert card in fight.hand()


@rule("TK-W-01", "TK-G-06")
def test_a_warp_effect_can_be_played_before_between_and_after_the_actions() -> None:
    fight = ether("", "", hand="gate_of_oblivion singularity")
    for square in ("e4", "e6"):
        assert fight.offers("warp") == ["gate_of_oblivion"]
        fight.play(f"place {square}")
    assert (fight.options, fight.state.turn.actions) == (["warp gate_of_oblivion", "end"], 0)
    fight.play("warp gate_of_oblivion")
    assert pending(fight) == "gate_of_oblivion"


@rule("TK-W-01", "TK-E-16")
def test_an_action_gained_by_a_warp_effect_after_the_last_one_can_be_used() -> None:
    fight = ether("", "", hand="translocationist", actions=1)
    fight.play("place e4", "warp translocationist")
    assert (fight.asked, fight.state.turn.actions) == ("action", 1)
    fight.play("place e6")
    assert fight.pieces(0) == "e4 e6"


@rule("TK-W-02")
def test_no_warp_effect_is_played_in_the_first_turn_of_the_game() -> None:
    fight = ether("", "", hand="translocationist")
    fight.state.turn.number = 1
    assert (fight.offers("warp"), fight.refuses("warp translocationist")) == ([], "TK-W-02")


@rule("TK-W-02")
def test_whoever_plays_second_may_play_one_in_the_first_turn_of_their_own() -> None:
    fight = ether("", "", hand="translocationist")
    fight.state.turn.number = 2
    assert fight.offers("warp") == ["translocationist"]


@rule("TK-W-02")
def test_no_second_warp_effect_is_played_while_a_being_is_pending() -> None:
    fight = warped("translocationist", "b2", "", hand="gate_of_oblivion")
    assert (fight.offers("warp"), fight.refuses("warp gate_of_oblivion")) == ([], "TK-W-02")
    assert fight.refuses("warp translocationist") == "TK-W-02"


@rule("TK-W-02")
@pytest.mark.parametrize("card", ["doppelganger", "polarity_queen"])
def test_only_a_card_of_the_hand_that_has_a_warp_effect_can_be_warped(card: str) -> None:
    fight = ether("", "", hand="doppelganger gate_of_oblivion")
    assert (fight.offers("warp"), fight.refuses(f"warp {card}")) == (["gate_of_oblivion"], "TK-W-02")


@rule("TK-W-02")
def test_opponents_do_not_share_what_is_pending() -> None:
    fight = waiting("translocationist", "", "", others="northern")
    assert (pending(fight, 0), pending(fight, 1)) == ("translocationist", "")
    assert (fight.score(0), fight.score(1)) == (-2, 0)


@rule("TK-W-02", "TK-T-07")
def test_after_control_has_passed_no_warp_effect_is_played() -> None:
    fight = ether("", "", hand="translocationist", seats=4)
    assert fight.offers("warp") == ["translocationist"]
    fight.play("hand-over")
    assert (fight.player, fight.offers("warp"), fight.refuses("warp translocationist")) == (2, [], "TK-T-07")


# What it means to be pending


@rule("TK-W-03")
def test_a_pending_being_stays_in_the_hand_and_all_see_it() -> None:
    fight = warped("gate_of_oblivion", "", "", hand="singularity")
    assert (fight.hand(), fight.events[0]) == (["gate_of_oblivion", "singularity"], "warp")
    for seat in (0, 1, None):
        player = GAME.view(fight.state, seat)["players"][0]
        assert (player["pending"], player["hand"]) == ("etherweave-gate_of_oblivion", 2)
        assert GAME.see(fight.state.events[0], seat) == fight.state.events[0]


@rule("TK-W-03", "TK-G-10")
def test_a_pending_being_counts_when_the_hand_is_filled_up() -> None:
    fight = warped("gate_of_oblivion", "", "", hand="singularity", actions=1)
    finish(fight)
    assert (len(fight.state.players[0].hand), pending(fight)) == (3, "gate_of_oblivion")


@rule("TK-W-03", "TK-G-05")
def test_a_pending_being_can_neither_be_discarded_nor_put_under_the_deck() -> None:
    fight = warped("gate_of_oblivion", "", "", hand="singularity dark_sphere", flare="5-5")
    assert fight.offers("discard") == ["dark_sphere", "singularity"]
    assert fight.refuses("discard gate_of_oblivion") is not None
    fight.play("discard singularity")
    assert (fight.asked, fight.options) == ("put-under", ["dark_sphere", "5-5", "pass"])


@rule("TK-W-03")
def test_a_pending_being_stays_known_when_something_else_leaves_the_hand_unseen() -> None:
    fight = warped("gate_of_oblivion", "", "", hand="singularity dark_sphere")
    assert stays_known(fight)
    fight.play("discard singularity", "pass")
    assert stays_known(fight)


def stays_known(fight: Fight) -> bool:
    """However an opponent imagines the hand."""
    imagined = [fight.state.copy() for _ in range(20)]
    for seed, state in enumerate(imagined):
        resample(state, 1, Random(seed))
    return all(card_of(state, 0, "gate_of_oblivion") in state.players[0].hand for state in imagined)


@rule("TK-W-04")
@pytest.mark.parametrize(("form", "others"), [("high_form", 1), ("duel", 1), ("melee", 2)])
def test_two_points_are_missing_while_a_being_is_pending(form: str, others: int) -> None:
    fight = ether("b7 b8:l", *[""] * others, hand="gate_of_oblivion", form=form)
    before = fight.score(0)
    fight.play("warp gate_of_oblivion")
    assert (fight.score(0), fight.score(1)) == (before - 2, 0)
    assert GAME.view(fight.state, 1)["sides"][0]["score"] == before - 2


@rule("TK-W-04")
def test_in_a_team_every_pending_being_counts() -> None:
    fight = waiting("gate_of_oblivion", "", "", seats=4)
    fight.state.schools[2] = ETHERWEAVE
    fight.state.players[2].pending = card_of(fight.state, 2, "void_summoner")
    assert fight.score(0) == -4


def ended(fight: Fight) -> bool:
    finish(fight)
    return fight.state.last == 0


@rule("TK-W-04", "TK-D-04")
@pytest.mark.parametrize(("points", "ends"), [(FULL, False), (FULL + 1, False), (FULL + 2, True)])
def test_a_duel_is_not_brought_to_its_end_by_points_that_are_missing(points: int, ends: bool) -> None:
    fight = waiting("gate_of_oblivion", "", "")
    fight.state.points[0] = points
    assert ended(fight) is ends


@rule("TK-W-04", "TK-D-04")
def test_without_a_pending_being_the_same_points_end_the_duel() -> None:
    fight = ether("", "", hand="gate_of_oblivion")
    fight.state.points[0] = FULL
    assert ended(fight)


@rule("TK-W-04", "TK-M-06")
@pytest.mark.parametrize(("points", "ends"), [(12, False), (14, True)])
def test_nor_is_a_melee(points: int, ends: bool) -> None:
    fight = waiting("gate_of_oblivion", "", "", "", form="melee")
    fight.state.points[1] = points
    assert ended(fight) is ends


@rule("TK-W-04", "TK-Z-06")
def test_two_points_are_missing_in_the_result() -> None:
    fight = waiting("gate_of_oblivion", "", "", actions=1)
    fight.state.points = [6, 5]
    fight.state.final = True
    finish(fight)
    result = GAME.result(fight.state)
    assert result is not None
    assert (result.places, result.scores) == ([2, 1], [4, 5])


# How it ends


@rule("TK-W-05", "TK-W-04")
def test_a_being_that_is_summoned_is_no_longer_pending() -> None:
    fight = waiting("antimatter_spirit", "d5 f3", "")
    fight.summon("antimatter_spirit", "e4")
    assert (pending(fight), pile(fight), fight.score(0)) == ("", ["antimatter_spirit"], 0)


@rule("TK-W-05")
def test_a_being_stays_pending_when_another_one_is_summoned_and_in_later_turns() -> None:
    fight = waiting("translocationist", "d5 f3", "", hand="antimatter_spirit")
    fight.summon("antimatter_spirit", "e4")
    assert pending(fight) == "translocationist"
    finish(fight)
    finish(fight)
    assert (fight.state.turn.seat, pending(fight), fight.offers("warp")) == (0, "translocationist", [])


@rule("TK-W-05", "TK-W-02")
def test_once_it_has_been_summoned_another_warp_effect_can_be_played() -> None:
    fight = waiting("antimatter_spirit", "d5 f3", "", hand="gate_of_oblivion")
    assert fight.offers("warp") == []
    fight.summon("antimatter_spirit", "e4")
    assert fight.offers("warp") == ["gate_of_oblivion"]


@rule("TK-W-05", "TK-P-03")
def test_summoning_a_pending_being_takes_its_pattern_like_any_other() -> None:
    fight = waiting("antimatter_spirit", "d5", "")
    assert fight.refuses("summon antimatter_spirit e4") == "TK-P-03"
