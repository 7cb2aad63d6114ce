"""What a seat keeps knowing of hidden cards when the rest is dealt anew (TK-T-15, TK-G-12)."""

from __future__ import annotations

from random import Random

import pytest

from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.state import State
from tests.games.tash_kalar.arena import Fight, at, card_of, short
from tests.games.tash_kalar.expansions import demon, finish
from tests.rule import rule

WORLDS = 40


def imagined(fight: Fight, seat: int) -> list[State]:
    """The same table as this seat may imagine it."""
    found: list[State] = []
    for number in range(WORLDS):
        state = fight.position.fork().state
        GAME.resample(state, seat, Random(number))
        assert GAME.fault(state) is None
        assert GAME.view(state, seat) == GAME.view(fight.state, seat)
        found.append(state)
    return found


@rule("TK-T-15")
def test_what_others_hold_is_imagined_in_many_ways_and_what_is_seen_in_one() -> None:
    fight = at("", "", hand="bomb titan", hands=["warlord hell_bull 3-5"], flare="5-5", piles=["knight", "hungry_bear"])
    states = imagined(fight, 0)
    assert {tuple(state.players[0].hand) for state in states} == {tuple(fight.state.players[0].hand)}
    assert {tuple(state.players[1].pile) for state in states} == {tuple(fight.state.players[1].pile)}
    for zone in ("hand", "legends", "flares"):
        assert len({tuple(getattr(state.players[1], zone)) for state in states}) > 5
    bear, knight = card_of(fight.state, 1, "hungry_bear"), card_of(fight.state, 0, "knight")
    assert not [state for state in states if bear in state.players[1].hand or knight in state.players[0].hand]


@rule("TK-T-15")
def test_a_partner_imagines_beings_and_flare_but_knows_the_legends() -> None:
    fight = at("", "", seats=4, hand="bomb titan", hands=["warlord", "naiad", ""], flare="5-5")
    states = imagined(fight, 2)
    assert {tuple(state.players[0].legends) for state in states} == {tuple(fight.state.players[0].legends)}
    assert len({tuple(state.players[0].hand) for state in states}) > 5
    assert len({tuple(state.players[0].flares) for state in states}) > 5


@rule("TK-N-39", "TK-G-12")
def test_all_know_that_a_hell_hound_lies_under_the_deck_also_after_a_discard() -> None:
    fight = demon("hell_hound", "e5", "c5 d5 b6 e6", "", actions=3)
    state = fight.state
    for name in ("flame_imp", "shadow_imp"):
        state.players[0].pool.remove(card_of(state, 0, name))
        state.players[0].hand.append(card_of(state, 0, name))
    fight.play("pass", "discard flame_imp", "shadow_imp")
    hound = card_of(state, 0, "hell_hound")
    worlds = imagined(fight, 1)
    assert {world.players[0].under[0] for world in worlds} == {hound}
    assert len({world.players[0].under[1] for world in worlds}) > 5


@rule("TK-G-05", "TK-T-15")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_put_a_legend_under_its_deck_knows_where_it_is_and_others_do_not(seat: int) -> None:
    fight = at("", "", hand="bomb titan hell_bull")
    fight.play("discard bomb", "titan", "pass")
    under = {tuple(short(card) for card in state.legend_deck.under) for state in imagined(fight, seat)}
    assert under == {("titan",)} if seat == 0 else len(under) > 5


@rule("TK-G-05", "TK-T-15")
def test_the_partner_too_knows_which_legend_of_the_team_went_under_the_deck() -> None:
    fight = at("", "", seats=4, hand="bomb titan hell_bull")
    fight.play("discard bomb", "titan", "pass")
    known = [len({tuple(state.legend_deck.under) for state in imagined(fight, seat)}) == 1 for seat in range(4)]
    assert known == [True, False, True, False]


def with_empty_decks(fight: Fight, flares: int) -> Fight:
    """All legends that nobody holds are in the pile, and so are the flares but for so many."""
    state = fight.state
    state.legend_deck.pile, state.legend_deck.pool = state.legend_deck.pool, []
    state.flare_deck.pile, state.flare_deck.pool = state.flare_deck.pool[flares:], state.flare_deck.pool[:flares]
    return fight


def titan_drawn_again() -> Fight:
    """The first seat put it under the deck, from where the second has drawn it; now the first is to play again."""
    fight = with_empty_decks(at("", "", hand="bomb titan hell_bull leviathan", actions=1), flares=12)
    fight.play("discard bomb", "titan", "pass")
    finish(fight)
    finish(fight)
    assert "titan" in [short(card) for card in fight.state.players[1].legends]
    return fight


@rule("TK-G-05", "TK-G-11", "TK-T-15")
def test_a_legend_put_under_is_known_to_its_former_holder_when_another_draws_it() -> None:
    fight = titan_drawn_again()
    hands = {tuple(short(card) for card in state.players[1].legends) for state in imagined(fight, 0)}
    assert {hand[0] for hand in hands} == {"titan"}
    assert len({hand[1] for hand in hands}) > 3


@rule("TK-G-05", "TK-T-15")
def test_an_only_flare_that_goes_back_under_the_deck_stays_known() -> None:
    fight = with_empty_decks(at("", "", hand="bomb", flare="5-5", actions=1), flares=1)
    fight.play("discard bomb", "5-5")
    finish(fight)
    finish(fight)
    assert [short(card) for card in fight.state.players[1].flares] == ["5-5"]
    finish(fight)
    fight.play(next(option for option in fight.options if option.startswith("discard")), "5-5", "pass")
    assert {tuple(short(card) for card in state.flare_deck.under) for state in imagined(fight, 0)} == {("5-5",)}


@rule("TK-T-12", "TK-T-15", "TK-F-25")
def test_a_partner_who_decides_about_a_flare_has_seen_it() -> None:
    fight = at(
        "b2 b3", "", seats=4, schools="everfrost northern highland sylvan", frost="winter_whisperer", flare="5-5"
    )
    fight.play("thaw winter_whisperer", "b2")
    assert len({tuple(state.players[0].flares) for state in imagined(fight, 2)}) > 5
    fight.play("hand-over")
    assert len({tuple(state.players[0].flares) for state in imagined(fight, 2)}) == 1
    fight.play("pass")
    assert len({tuple(state.players[0].flares) for state in imagined(fight, 2)}) == 1
    assert len({tuple(state.players[0].flares) for state in imagined(fight, 1)}) > 5


@rule("TK-F-27", "TK-G-12")
@pytest.mark.parametrize("card", ["ice_queen", "snow_fox"])
def test_nobody_learns_from_a_frozen_chest_whether_a_card_put_away_is_a_frozen_one(card: str) -> None:
    fight = at("d5 e5 f5", "", schools="everfrost northern", hand=f"frozen_chest {card}")
    fight.play(f"discard {card}", "pass")
    fight.summon("frozen_chest", "e5")
    assert (fight.asked, fight.options) == ("recall", [*([card] if card == "ice_queen" else []), "pass"])


@rule("TK-G-05", "TK-T-15")
def test_a_known_legend_is_imagined_in_the_hand_or_under_the_deck_once_one_of_them_was_put_there() -> None:
    fight = titan_drawn_again()
    finish(fight)
    discard = next(option for option in fight.options if option.startswith("discard"))
    fight.play(discard, "titan", "pass")
    worlds = [
        (short(state.legend_deck.under[-1]), [short(card) for card in state.players[1].legends])
        for state in imagined(fight, 0)
    ]
    assert all((under == "titan") != ("titan" in hand) for under, hand in worlds)
    assert {under == "titan" for under, _ in worlds} == {True, False}


@rule("TK-G-05", "TK-T-15")
def test_who_put_a_legend_or_a_flare_under_its_deck_sees_it_in_the_view() -> None:
    fight = at("", "", hand="bomb titan hell_bull", flare="5-5")
    fight.play("discard bomb", "titan", "5-5", "pass")
    assert [GAME.view(fight.state, seat)["under"] for seat in (0, 1, None)] == [["legend-titan", "flare-5-5"], [], []]


@rule("TK-T-12", "TK-T-15")
def test_a_partner_who_decides_about_a_card_of_the_hand_has_seen_the_hand() -> None:
    fight = at(
        "e3 d4 f4 e5 e4",
        "b2:h",
        seats=4,
        schools="etherweave northern highland sylvan",
        hand="reality_patch doppelganger void_summoner",
        flare="5-5",
    )
    fight.summon("reality_patch", "e4")
    fight.play("hand-over")
    assert len({tuple(state.players[0].hand) for state in imagined(fight, 2)}) > 5
    fight.play("b2")
    assert (fight.player, fight.asked) == (2, "discard-card")
    assert {tuple(state.players[0].hand) for state in imagined(fight, 2)} == {tuple(fight.state.players[0].hand)}
    assert len({tuple(state.players[0].hand) for state in imagined(fight, 1)}) > 5
