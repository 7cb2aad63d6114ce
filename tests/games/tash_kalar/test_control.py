"""Teams: passing control to the partner (TK-T-07, TK-T-12), and giving up together (TK-T-17)."""

import pytest

from tests.games.tash_kalar.arena import Fight, at, short
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.turns import next_task, settle, turns, verbs
from tests.rule import rule

AHEAD = "a3:h a4:h a5:h"
FROST = "everfrost northern highland sylvan"


def passed(fight: Fight) -> Fight:
    fight.play("hand-over")
    return fight


# Before an action


@rule("TK-T-07", "TK-T-12")
def test_before_an_action_control_and_legends_go_to_the_partner_who_can_only_place() -> None:
    fight = at("e4 e6", AHEAD, seats=4, hand="swordmaster titan", flare="3-6a", hands=["", "sapling 4-4a"])
    assert verbs(fight) == ["place", "summon", "discard", "flare", "hand-over"]
    passed(fight)
    s = fight.state
    assert (fight.player, s.turn.seat, verbs(fight)) == (2, 0, ["place"])
    assert (s.players[0].legends, [short(card) for card in s.players[2].legends]) == ([], ["titan"])
    for play in ("summon swordmaster e5", "discard swordmaster", "flare 3-6a highland", "hand-over"):
        assert fight.refuses(play) == "TK-T-07"


@rule("TK-T-07", "TK-T-14")
def test_then_the_active_player_ends_the_turn_too_late_for_a_flare_or_a_frost_effect() -> None:
    fight = at("e5", AHEAD, seats=4, schools=FROST, frost="ice_princess", flare="2-5", actions=2)
    passed(fight)
    fight.play("place c1", "place d1")
    assert (fight.player, fight.asked) == (-1, "card")
    settle(fight)
    s = fight.state
    assert (s.turn.seat, len(s.players[0].hand), s.players[2].hand, len(s.players[2].legends)) == (1, 3, [], 2)


@rule("TK-T-07", "TK-T-11")
def test_the_active_player_claims() -> None:
    fight = at("e4 d5 e5 f5", "a4", seats=4, form="high_form", tasks="center_cross", actions=1)
    passed(next_task(fight, "isolation"))
    fight.play("place e6")
    assert (fight.player, fight.asked) == (0, "claim")


@rule("TK-T-12")
def test_control_is_not_passed_after_the_last_action() -> None:
    fight = at("e5", AHEAD, seats=4, flare="2-5", actions=1)
    fight.play("place c1")
    assert fight.options == ["flare 2-5 highland", "end"]
    assert fight.refuses("hand-over") == "TK-T-12"


@rule("TK-T-12")
def test_passing_is_final_for_the_turn_and_the_next_one_is_ones_own() -> None:
    fight = at("e5", "a4", seats=4)
    passed(fight)
    fight.play("place c1")
    assert (fight.player, verbs(fight)) == (2, ["place"])
    fight.play("place d1")
    assert turns(fight, 3) == [1, 2, 3]
    settle(fight)
    assert (fight.player, "hand-over" in fight.options) == (0, True)


@rule("TK-T-07")
@pytest.mark.parametrize(("sides", "form"), [(2, "duel"), (2, "high_form"), (3, "melee"), (4, "melee")])
def test_without_a_partner_nothing_is_passed(sides: int, form: str) -> None:
    fight = at(*["e5", "a4", "i5", "e9"][:sides], form=form)
    assert ("hand-over" in fight.options, fight.refuses("hand-over")) == (False, "TK-T-12")


@rule("TK-T-12", "TK-P-15")
def test_a_bonus_for_the_next_summoning_is_lost() -> None:
    cards = "war_summoner clan_axeman"
    fight = at("d5 f5 e6 e7 b6", "d4", seats=4, schools="highland northern sylvan everfrost", hand=cards)
    fight.summon("war_summoner", "e5")
    assert fight.offers("summon clan_axeman c5")
    passed(fight)
    assert (fight.state.turn.bonus, verbs(fight)) == (0, ["place"])


# In the middle of an effect


@rule("TK-T-07", "TK-T-12", "TK-G-08")
def test_in_the_middle_of_an_effect_the_partner_finishes_it() -> None:
    fight = at("c6 d6 f6 g6", "c5 b4", seats=4, hand="infantry_captain titan", actions=2)
    fight.summon("infantry_captain", "e5")
    fight.play("c6-c5")
    passed(fight)
    assert (fight.player, fight.asked, "hand-over" in fight.options) == (2, "move", False)
    fight.play("c5-b4")
    assert (fallen(fight), fight.player, verbs(fight)) == ([2, 0, 0], 2, ["place"])
    assert [short(card) for card in fight.state.players[2].legends] == ["titan"]
    fight.play("place c1")
    assert fight.state.points == [1, 0]
    settle(fight)
    assert fight.state.turn.seat == 1


@rule("TK-T-12", "TK-E-01")
def test_even_a_compulsory_choice_without_alternative_may_be_passed() -> None:
    fight = at("e4 d5:h f5:h", "a4", seats=4, hand="chronicler")
    fight.summon("chronicler", "e5")
    assert (fight.asked, fight.options) == ("upgrade", ["e4", "hand-over"])
    passed(fight)
    assert (fight["e4"], fight.player, fight.asked) == ("0 heroic", 2, "move")  # done, as it had to be


@rule("TK-T-07", "TK-E-16")
def test_gained_actions_are_for_placing_too() -> None:
    fight = at("", "a3:h a4:h a5:h a6:h b3", seats=4, flare="4-5b", actions=1)
    fight.play("flare 4-5b highland")
    passed(fight)
    fight.play("c1")
    assert (fight.player, fight.state.turn.actions, verbs(fight)) == (2, 2, ["place"])


@rule("TK-T-12", "TK-T-10", "TK-F-25")
def test_your_hand_and_flare_stay_those_of_the_active_player() -> None:
    """V-33."""
    fight = at(
        "e5 e6", "a4", seats=4, schools=FROST, frost="winter_whisperer", flare="2-5", hands=["", "4-4a"], actions=1
    )
    fight.play("thaw winter_whisperer", "e5")
    assert (fight.player, fight.asked, fight.options) == (0, "discard-flare", ["flare", "pass", "hand-over"])
    passed(fight)
    assert (fight.player, fight.options) == (2, ["flare", "pass"])
    fight.play("flare")
    assert (fight.player, fight.state.turn.actions, verbs(fight)) == (2, 2, ["place"])
    assert [short(card) for card in fight.state.players[2].flares] == ["4-4a"]
    fight.play("place c1", "place d1")
    settle(fight)
    s = fight.state
    assert (s.turn.seat, len(s.players[0].hand), len(s.players[0].flares), s.players[2].hand) == (1, 3, 1, [])


@rule("TK-T-12")
def test_a_card_goes_to_the_pile_of_the_active_player() -> None:
    fight = at("c6 d6 f6 g6", "c5", seats=4, hand="infantry_captain")
    fight.summon("infantry_captain", "e5")
    passed(fight)
    fight.play("pass")
    assert [[short(card) for card in player.pile] for player in fight.state.players] == [
        ["infantry_captain"],
        [],
        [],
        [],
    ]
