"""Turns: actions and free steps (TK-G-01 to TK-G-08)."""

import pytest

from stolik.games.tash_kalar.arena import NAMES
from tests.games.tash_kalar.arena import at, short, start
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.turns import idle, settle, turns, verbs
from tests.rule import rule

SIXTEEN = "a3 a4 a6 a7 b8 c9 d9 e9 f9 g9 h8 i7 i6 i5 i3 h2"
"""All small pieces of a duel."""


# Actions


@rule("TK-G-01")
def test_a_turn_has_two_actions_and_the_very_first_one_has_one() -> None:
    """V-02."""
    fight = start(2, "high_form")
    fight.play("northern", "highland", "1")
    settle(fight)
    actions = []
    for _ in range(3):
        actions.append((fight.state.turn.seat, fight.state.turn.actions))
        idle(fight)
        settle(fight)
    assert actions == [(1, 1), (0, 2), (1, 2)]


@rule("TK-G-01")
@pytest.mark.parametrize(("seats", "form"), [(3, "melee"), (4, "melee"), (4, "duel")])
def test_turns_go_around_the_table(seats: int, form: str) -> None:
    fight = at(
        *[["c1", "g9", "i5", "a5"][side] for side in range(seats if form == "melee" else 2)], seats=seats, form=form
    )
    assert turns(fight, seats + 1) == [*range(seats), 0]


@rule("TK-G-01")
def test_nothing_that_costs_an_action_can_be_done_without_one() -> None:
    fight = at("e5", "a4 b4 c4 d4 f4 g4 h4", hand="swordmaster", flare="5-4", actions=0)
    assert fight.options == ["flare 5-4 highland", "end"]
    for play in ("place c1", "discard swordmaster", "summon swordmaster e6"):
        assert fight.refuses(play) == "TK-G-01"


@rule("TK-G-02")
def test_a_common_is_placed_on_any_empty_square() -> None:
    fight = at("e5", "e6:l")
    assert fight.offers("place") == [name for name in NAMES if name not in ("e5", "e6")]
    fight.play("place c1")
    assert (fight["c1"], fight.state.turn.actions, fight.state.supply.small[0]) == ("0 common", 1, 14)
    assert (fight.refuses("place e6"), fight.refuses("place c1")) == ("TK-G-02", "TK-G-02")


@rule("TK-G-03")
def test_without_a_small_piece_a_common_or_heroic_one_is_picked_up_and_placed_as_a_common() -> None:
    fight = at(SIXTEEN.replace("h2", "h2:h") + " e5:l", "", form="duel")
    assert (fight.offers("place"), verbs(fight)) == ([], ["pick-up"])
    assert fight.offers("pick-up") == [
        "h2",
        "a3",
        "i3",
        "a4",
        "i5",
        "a6",
        "i6",
        "a7",
        "i7",
        "b8",
        "h8",
        "c9",
        "d9",
        "e9",
        "f9",
        "g9",
    ]
    assert (fight.refuses("pick-up e5"), fight.refuses("place c1")) == ("TK-G-03", "TK-G-03")
    assert fight.refuses("place e5") == "TK-G-02", "it is taken, whatever the supply"
    fight.play("pick-up h2")
    assert ("pick-up" in fight.events, "destroy" in fight.events) == (True, False)
    assert (fight.asked, "h2" in fight.options, "a3" in fight.options) == ("put-down", True, False)
    fight.play("h2")
    assert (fight["h2"], fight.state.turn.actions, fallen(fight, 0)) == ("0 common", 1, [0, 0, 0])


@rule("TK-G-03", "TK-E-10")
def test_what_is_picked_up_for_placing_is_not_destroyed_and_an_effect_picks_nothing_up() -> None:
    """V-11: the flare places nothing, the action picks up."""
    theirs = "b2:h c2:h d2:h e2:h"
    fight = at(SIXTEEN, theirs, flare="4-4a")
    fight.play("flare 4-4a highland")
    assert (fight.asked, len(fight.pieces(0).split()), verbs(fight)) == ("action", 16, ["pick-up"])
    fight.play("pick-up a3", "e5")
    assert (fight["a3"], fight["e5"], fight.state.supply.small[0]) == ("", "0 common", 0)


@rule("TK-G-04", "TK-P-01")
def test_summoning_is_an_action() -> None:
    fight = at("e4 e6", "", hand="swordmaster")
    fight.summon("swordmaster", "e5")
    assert (fight["e5"], fight.state.turn.actions, fight.hand()) == ("0 common", 1, [])


# Discarding


@rule("TK-G-05")
def test_one_being_is_discarded_and_other_cards_may_go_under_their_decks_in_the_players_order() -> None:
    fight = at("e5", "", hand="bomb knight herald titan fire_dragon", flare="2-5")
    assert fight.offers("discard") == ["herald", "bomb", "knight"]
    fight.play("discard knight")
    assert (fight.player, fight.asked) == (0, "put-under")
    assert fight.options == ["herald", "bomb", "fire_dragon", "titan", "2-5", "pass"]
    fight.play("titan", "herald", "fire_dragon", "2-5", "bomb")
    s = fight.state
    assert (fight.asked, fight.hand(), s.turn.actions) == ("action", [], 1)
    zones = (s.players[0].hidden, s.players[0].under, s.legend_deck.under, s.flare_deck.under)
    assert [" ".join(map(short, zone)) for zone in zones] == ["knight", "herald bomb", "titan fire_dragon", "2-5"]


@rule("TK-G-05")
@pytest.mark.parametrize("under", [[], ["herald"]])
def test_none_need_go_under_a_deck(under: list[str]) -> None:
    fight = at("e5", "", hand="bomb knight herald")
    fight.play("discard knight", *under, "pass")
    assert (fight.asked, sorted(fight.hand())) == ("action", sorted({"bomb", "herald"} - set(under)))


@rule("TK-G-05")
def test_a_second_discard_and_a_legend_or_a_flare_to_discard_are_refused() -> None:
    """V-03."""
    fight = at("e5", "", hand="bomb knight titan", flare="2-5", actions=3)
    assert (fight.refuses("discard titan"), fight.refuses("discard 2-5")) == ("TK-G-05", "TK-G-05")
    fight.play("discard bomb", "pass")
    assert (fight.state.turn.actions, fight.offers("discard")) == (2, [])
    assert fight.refuses("discard knight") == "TK-G-05"


@rule("TK-G-05")
def test_without_a_being_in_hand_there_is_no_discard() -> None:
    fight = at("e5", "", hand="titan", flare="2-5")
    assert (verbs(fight), fight.refuses("discard titan")) == (["place"], "TK-G-05")


@rule("TK-G-05", "TK-G-10", "TK-G-12")
def test_nothing_is_drawn_before_the_end_of_the_turn_and_the_discard_is_not_drawn_again() -> None:
    fight = at("e5", "", hand="bomb knight herald titan fire_dragon", flare="2-5")
    fight.play("discard knight", "pass")
    assert sorted(fight.hand()) == ["2-5", "bomb", "fire_dragon", "herald", "titan"]
    fight.play("place c1")
    assert (fight.asked, "knight" in fight.options, len(fight.options)) == ("card", False, 15)
    settle(fight)
    assert len(fight.hand()) == 6


# Order


@rule("TK-G-06")
def test_actions_come_in_any_mix_and_none_may_be_passed() -> None:
    fight = at("e4 e6", "", hand="swordmaster knight", actions=3)
    assert (verbs(fight), fight.refuses("end")) == (["place", "summon", "discard"], "TK-G-06")
    fight.play("discard knight", "pass", "place c1")
    fight.summon("swordmaster", "e5")
    settle(fight)
    assert (fight.state.turn.seat, fight.pieces(0)) == (1, "c1 e4 e5 e6")


@rule("TK-G-06")
def test_the_fullest_arena_has_an_empty_square() -> None:
    names = iter(NAMES)
    sides = [" ".join([next(names) for _ in range(14)] + [next(names) + ":l" for _ in range(3)]) for _ in range(4)]
    fight = at(*sides, form="melee")
    assert sum(len(fight.pieces(side).split()) for side in range(4)) == 68
    fight.play(fight.options[0])
    assert len(fight.options) == 2


@rule("TK-G-07", "TK-X-01", "TK-F-11")
def test_a_flare_and_a_frost_effect_come_before_between_and_after_actions() -> None:
    for before in range(3):
        fight = at("e5", "a4 b4 c4 d4 f4 g4 h4", schools="everfrost northern", frost="ice_princess", flare="5-4")
        fight.play(*["place c1", "place d1"][:before], "thaw ice_princess", "e5-e6")
        fight.play("flare 5-4 northern", "pass")
        assert fight.state.turn.actions == 2 - before
        assert (fight.state.turn.seat, fight.asked) == ((0, "action") if before < 2 else (0, "card"))


@rule("TK-G-07", "TK-E-16")
def test_a_gained_action_reopens_the_actions() -> None:
    fight = at("e5", "a4 b4 c4 d4 f4 g4 h4", flare="3-5", actions=1)
    fight.play("place e6")
    assert fight.options == ["flare 3-5 highland", "end"]
    fight.play("flare 3-5 highland")
    assert (fight.state.turn.actions, "place e7" in fight.options, "end" in fight.options) == (1, True, False)


@rule("TK-G-07")
def test_the_turn_ends_by_itself_where_nothing_can_follow_the_last_action() -> None:
    fight = at("e5", "a4", flare="3-5", actions=1)
    fight.play("place e6")
    settle(fight)
    assert fight.state.turn.seat == 1


@rule("TK-G-08", "TK-F-12")
def test_nothing_interrupts_an_effect() -> None:
    mine, theirs = "e6 d7 f7", "a4 b4 c4 d4 f4 g4 h4"
    fight = at(mine, theirs, schools="everfrost northern", hand="ice_princess", frost="ice_queen", flare="5-4")
    assert verbs(fight) == ["place", "summon", "discard", "flare", "thaw"]
    fight.summon("ice_princess", "e5")
    assert fight.asked == "move"
    assert all(option[2:3] == "-" or option == "pass" for option in fight.options)
