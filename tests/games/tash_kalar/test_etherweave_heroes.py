"""Etherweave: the heroic beings that destroy, come from nowhere, touch the pending being or the pile."""

import pytest

from stolik.games.tash_kalar.game import GAME
from tests.games.tash_kalar.arena import Fight, short
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.expansions import finish, pile
from tests.games.tash_kalar.weave import ether, pending, plain, waiting, warped, woven
from tests.rule import rule

# Gate of Oblivion


@rule("TK-E-05", "TK-E-01", "TK-E-03")
@pytest.mark.parametrize("below", ["own", "enemy"])
def test_what_stands_on_the_purple_square_of_the_gate_of_oblivion_is_destroyed(below: str) -> None:
    own, enemy = ("e5:l", "") if below == "own" else ("", "e5:l")
    fight = woven("gate_of_oblivion", "e4", f"d4 f4 d5 f5 f3 {own}", f"e3 c4:h g5:l d7 {enemy}")
    assert (fight["e5"], fallen(fight)) == ("", [0, 0, below == "enemy"])
    assert (fight.asked, fight.options) == ("destroy", ["e3", "f3", "c4", "pass"])
    fight.play("c4")
    assert (fight["c4"], fight.asked) == ("", "action")


@rule("TK-E-01")
def test_the_other_marked_squares_of_the_gate_of_oblivion_may_be_spared() -> None:
    fight = woven("gate_of_oblivion", "e4", "d4 f4 d5 f5", "e3")
    fight.play("pass")
    assert (fight["e3"], fight.asked) == ("1 common", "action")


@rule("TK-P-11", "TK-E-05")
def test_the_marks_of_the_gate_of_oblivion_turn_with_the_image() -> None:
    fight = woven("gate_of_oblivion", "e4", "e3 e5 f3 f5", "f4:h d4 e6")
    assert (fight["f4"], sorted(fight.options)) == ("", ["d4", "e6", "pass"])


def struck(*hand: str) -> Fight:
    """After the warp of the Gate of Oblivion an Antimatter Spirit is summoned over an enemy."""
    fight = warped("gate_of_oblivion", "f3 d5 d6", "e4", hand="antimatter_spirit doppelganger", actions=3)
    for card, square in [pair.split() for pair in hand]:
        fight.summon(card, square)
    return fight


@rule("TK-W-01", "TK-E-15")
def test_after_the_warp_of_the_gate_of_oblivion_destroyed_enemies_count_once_more() -> None:
    fight = struck("antimatter_spirit e4")
    assert fallen(fight) == [2, 0, 0]
    finish(fight)
    assert fight.state.points == [1, 0]


@rule("TK-W-06")
def test_several_uses_add_up() -> None:
    assert fallen(struck("doppelganger e5", "antimatter_spirit e4")) == [3, 0, 0]


@rule("TK-W-01", "TK-E-15")
def test_own_pieces_do_not_count_any_more_than_before() -> None:
    fight = warped("gate_of_oblivion", "f3 d5 e4", "", hand="antimatter_spirit")
    fight.summon("antimatter_spirit", "e4")
    assert fight.state.turn.tally == [0] * 8


@rule("TK-W-01")
def test_in_the_next_turn_enemies_count_once_again() -> None:
    fight = warped("gate_of_oblivion", "f3 d5", "e4", hand="antimatter_spirit")
    finish(fight)
    finish(fight)
    fight.summon("antimatter_spirit", "e4")
    assert fallen(fight) == [1, 0, 0]


# Time Traveler


def squares_for(fight: Fight) -> list[str]:
    return [offer.split()[0] for offer in fight.offers("summon time_traveler")]


@rule("TK-W-07")
@pytest.mark.parametrize("row", ["d4 e5 f6", "b7 c6:h d5:l"])
def test_a_time_traveler_comes_to_any_empty_plain_square_if_three_own_pieces_stand_on_a_diagonal(row: str) -> None:
    fight = ether(row, "g2 h7:h", hand="time_traveler")
    assert squares_for(fight) == plain(fight)
    pieces = fight.pieces(0)
    fight.summon("time_traveler", "g8")
    assert (fight["g8"], set(pieces.split()) < set(fight.pieces(0).split())) == ("0 heroic", True)


@rule("TK-W-07", "TK-P-03")
@pytest.mark.parametrize("row", ["d4 e4 f4", "d4 e5 g7", "d4 e5"])
def test_a_time_traveler_does_not_come_without_a_diagonal_row(row: str) -> None:
    fight = ether(row, "f6", hand="time_traveler")
    assert (squares_for(fight), fight.refuses("summon time_traveler g8")) == ([], "TK-P-03")


def travels(*answers: str) -> Fight:
    """An Antimatter Spirit is summoned, the answers are given, and the Traveler comes to g8 next to two commons."""
    hand = "time_traveler antimatter_spirit doppelganger"
    fight = ether("d4 e5 f6 f3 d5 g7", "h8 h7:h", hand=hand, actions=3)
    fight.summon("antimatter_spirit", "e4")
    fight.play(*answers)
    fight.summon("time_traveler", "g8")
    return fight


def on_deck(fight: Fight) -> list[str]:
    return [short(card) for card in fight.state.players[0].top]


@rule("TK-W-07", "TK-E-04", "TK-E-03")
def test_a_time_traveler_may_destroy_a_common_beside_and_the_top_card_of_the_pile_goes_on_the_deck() -> None:
    fight = travels(f"summon doppelganger c4 {images('c4')}")
    assert (fight.asked, fight.options) == ("destroy", ["g7", "h8", "pass"])
    fight.play("h8")
    assert (on_deck(fight), pile(fight)) == (["doppelganger"], ["antimatter_spirit", "time_traveler"])
    assert ("recall" in fight.events, fallen(fight)) == (True, [1, 0, 0])
    finish(fight)
    assert "doppelganger" in fight.hand()


def images(square: str) -> str:
    """By which image a Doppelganger can come there in `travels`."""
    fight = ether("d4 d5", "", hand="doppelganger")
    return next(offer.split()[1] for offer in fight.offers("summon doppelganger") if offer.startswith(square))


@rule("TK-W-07")
def test_a_card_that_was_put_away_last_is_the_top_one_and_the_others_do_not_learn_which() -> None:
    fight = travels("discard doppelganger", "pass")
    fight.play("g7")
    assert (on_deck(fight), fight.state.players[0].hidden) == (["doppelganger"], [])
    event = next(event for event in fight.state.events if event.kind == "recall-unseen")
    assert GAME.see(event, 0) == event
    assert [GAME.see(event, seat).args for seat in (1, None)] == [(0, None)] * 2
    assert fight.state.memory.known_to[fight.state.players[0].top[0]] == 0


@rule("TK-E-02")
def test_without_a_victim_the_pile_stays_as_it_is() -> None:
    fight = travels()
    fight.play("pass")
    assert (on_deck(fight), pile(fight)) == ([], ["antimatter_spirit", "time_traveler"])


@rule("TK-E-01")
def test_with_an_empty_pile_the_victim_alone_falls() -> None:
    fight = woven("time_traveler", "g8", "d4 e5 f6", "h8")
    fight.play("h8")
    assert (on_deck(fight), pile(fight), fallen(fight)) == ([], ["time_traveler"], [1, 0, 0])


# Greater Shadow Twin


@rule("TK-E-03", "TK-E-01")
@pytest.mark.parametrize("answer", ["e3", "g5", "pass"])
def test_a_greater_twin_may_destroy_a_heroic_that_touches_two_own_pieces_if_the_lesser_lies_in_the_pile(
    answer: str,
) -> None:
    sides = ("f4 g4 h4 g5:h", "e3:h c5:h e2:l d4")
    fight = woven("greater_shadow_twin", "e4", *sides, piles=["lesser_shadow_twin"])
    assert (fight.asked, fight.options) == ("destroy", ["e3", "g5", "pass"])
    fight.play(answer)
    assert ([square for square in ("e3", "g5") if not fight[square]], fight.asked) == (
        [answer] if answer != "pass" else [],
        "action",
    )


@rule("TK-E-02")
def test_a_greater_twin_alone_does_nothing() -> None:
    fight = woven("greater_shadow_twin", "e4", "f4 g4 h4", "e3:h", piles=["doppelganger"])
    assert (fight.asked, fight["e3"]) == ("action", "1 heroic")


# Warpmaster


@rule("TK-W-05", "TK-W-04", "TK-E-19")
def test_a_warpmaster_may_take_the_pending_being_back_into_the_hand() -> None:
    fight = waiting("gate_of_oblivion", "d2 c4 d5", "", hand="warpmaster")
    fight.summon("warpmaster", "e4")
    assert (fight.asked, fight.options) == ("option", ["recall", "move", "pass"])
    fight.play("recall")
    assert (pending(fight), fight.hand(), fight.score(0)) == ("", ["gate_of_oblivion"], 0)
    assert ("pending-over" in fight.events, fight.offers("warp")) == (True, ["gate_of_oblivion"])
    assert fight.offers("discard") == ["gate_of_oblivion"]


@rule("TK-E-07", "TK-E-19")
def test_a_warpmaster_may_move_instead() -> None:
    fight = woven("warpmaster", "e4", "d2 c4 d5", "d3:h e3:l f4")
    assert fight.options == ["move", "pass"]
    fight.play("move")
    assert fight.options == ["e4-f3", "e4-f4", "e4-f5", "e4-e5", "e4-d5", "e4-d4", "pass"]
    fight.play("e4-f4")
    assert (fight["f4"], fallen(fight), fight.asked) == ("0 heroic", [1, 0, 0], "action")


@rule("TK-E-01", "TK-W-05")
def test_a_warpmaster_may_do_neither() -> None:
    fight = waiting("gate_of_oblivion", "d2 c4 d5", "", hand="warpmaster")
    fight.summon("warpmaster", "e4")
    fight.play("pass")
    assert (pending(fight), fight["e4"], fight.asked) == ("gate_of_oblivion", "0 heroic", "action")


@rule("TK-W-06")
def test_a_warpmaster_cannot_take_back_the_merchant_of_time() -> None:
    fight = waiting("merchant_of_time", "d2 c4 d5", "", hand="warpmaster")
    fight.summon("warpmaster", "e4")
    assert fight.options == ["move", "pass"]
