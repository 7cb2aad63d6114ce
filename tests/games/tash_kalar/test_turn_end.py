"""The end of a turn: scoring, drawing, piles, extra turns (TK-G-09 to TK-G-16)."""

import pytest

from tests.games.tash_kalar.arena import at, short
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.turns import idle, settle, turns
from tests.rule import rule

# The end of a turn


@rule("TK-G-09")
def test_a_turn_is_scored_before_cards_are_drawn_and_the_end_is_checked_last() -> None:
    fight = at("d5 d6 e6 e7", "e5:h f5:h", hand="champion", actions=1)
    fight.state.points[0] = 16
    fight.summon("champion", "e5")
    fight.play("f5")
    assert (fight.asked, fight.score(0), fight.state.last) == ("card", 18, -1)
    assert fight.state.supply.small_aside == [0, 0]
    settle(fight)
    assert (fight.state.turn.seat, fight.state.last) == (1, 0)


@rule("TK-G-10")
def test_a_hand_is_filled_up_to_three_beings_two_legends_and_a_flare() -> None:
    fight = at("e5", "", hand="bomb titan", actions=1)
    fight.play("place c1")
    settle(fight)
    s = fight.state
    assert (len(s.players[0].hand), len(s.players[0].legends), len(s.players[0].flares)) == (3, 2, 1)
    assert {"bomb", "titan"} <= set(fight.hand())


@rule("TK-G-10", "TK-E-17")
def test_extra_cards_are_drawn_on_top_and_nobody_discards_down_to_the_limit() -> None:
    mystic = "forest_mystic sapling naiad dryad titan fire_dragon"
    fight = at("e4 d5 f6", "", schools="sylvan northern", hand=mystic, flare="2-5")
    fight.summon("forest_mystic", "e5")
    fight.play("place c1")
    settle(fight)
    s = fight.state
    assert (len(s.players[0].hand), len(s.players[0].legends), len(s.players[0].flares)) == (4, 3, 1)
    idle(fight)
    settle(fight)
    idle(fight)
    settle(fight)
    assert (s.turn.seat, len(s.players[0].hand), len(s.players[0].legends)) == (1, 4, 3)


@rule("TK-G-11", "TK-Z-01")
def test_a_school_deck_is_never_reshuffled() -> None:
    """V-04: one card left, two needed."""
    fight = at("e5", "", hand="bomb titan fire_dragon", flare="2-5", decks=["knight"], actions=1)
    fight.play("place c1")
    settle(fight)
    assert [card for card in fight.hand() if card in ("bomb", "knight")] == ["bomb", "knight"]
    assert (len(fight.state.players[0].hand), fight.state.last) == (2, 0)


@rule("TK-G-11")
@pytest.mark.parametrize("kind", ["legend", "flare"])
def test_legends_and_flares_are_reshuffled_when_a_card_is_needed(kind: str) -> None:
    fight = at("e5", "", hand="bomb knight herald", actions=1)
    s = fight.state
    deck = s.legend_deck if kind == "legend" else s.flare_deck
    keep = deck.pool[:1] if kind == "legend" else []
    deck.pile += [card for card in deck.pool if card not in keep]
    deck.pool[:] = keep
    fight.play("place c1")
    settle(fight)
    hand = s.players[0].legends if kind == "legend" else s.players[0].flares
    assert len(hand) == (2 if kind == "legend" else 1)
    assert (len(deck.pool), deck.pile) == (12 - len(hand), [])


@rule("TK-G-11")
def test_what_was_put_under_a_deck_is_drawn_before_the_pile_is_shuffled() -> None:
    fight = at("e5", "", hand="bomb knight herald titan fire_dragon", flare="2-5")
    s = fight.state
    s.flare_deck.pile, s.flare_deck.pool = s.flare_deck.pool, []
    fight.play("discard bomb", "2-5", "pass", "place c1")
    settle(fight)
    assert (short(s.players[0].flares[0]), s.flare_deck.pool, len(s.flare_deck.pile)) == ("2-5", [], 11)


@rule("TK-G-11")
def test_where_deck_and_pile_are_empty_nothing_is_drawn() -> None:
    fight = at("e5", "", hand="bomb knight herald", flare="2-5", actions=1)
    s = fight.state
    s.players[1].legends, s.legend_deck.pool = s.legend_deck.pool, []
    fight.play("place c1")
    assert (s.turn.seat, s.players[0].legends, "reshuffle" in fight.events) == (1, [], False)


@rule("TK-G-12")
def test_a_used_card_lies_in_its_pile_after_its_effect() -> None:
    fight = at("d5 d6 e6 e7", "f5", hand="champion")
    fight.summon("champion", "e5")
    assert (fight.state.players[0].pile, short(fight.state.turn.playing)) == ([], "champion")
    fight.play("f5")
    assert [short(card) for card in fight.state.players[0].pile] == ["champion"]


@rule("TK-G-12", "TK-X-05")
def test_a_legend_and_a_flare_go_to_the_piles_that_all_share() -> None:
    fight = at("d2:h f2:h e3 e4:h", "a3 a4 a5 a6 a7 i3 i4 i5 i6", hand="fire_dragon", flare="5-4")
    fight.summon("fire_dragon", "e5")
    fight.play(fight.options[0], "flare 5-4 highland", "pass")
    s = fight.state
    assert ([short(card) for card in s.legend_deck.pile], [short(card) for card in s.flare_deck.pile]) == (
        ["fire_dragon"],
        ["5-4"],
    )
    assert s.players[0].pile == []


@rule("TK-G-13")
def test_what_tasks_ask_for_is_counted_and_forgotten_with_the_turn() -> None:
    fight = at("d5 d6 e6 e7 c2 c4", "e5 f5:h", hand="champion swordmaster knight", form="high_form", actions=4)
    fight.summon("champion", "e5")
    fight.play("f5")
    fight.summon("swordmaster", "c3")
    fight.play("discard knight")
    s = fight.state
    assert (fallen(fight), s.turn.beings, s.turn.on_red, s.turn.on_green, s.turn.legends) == ([1, 1, 0], 2, 1, 1, 0)
    assert s.turn.discarded
    idle(fight)
    settle(fight)
    assert (s.turn.seat, fallen(fight), s.turn.beings, s.turn.on_red, s.turn.on_green) == (1, [0, 0, 0], 0, 0, 0)
    assert not s.turn.discarded


@rule("TK-G-13", "TK-D-02")
def test_a_legend_counts_as_a_being_and_as_a_legend() -> None:
    fight = at("d6:h f6:h e7:h d8 f8", "", hand="time_elemental")
    fight.summon("time_elemental", "e5")
    assert (fight.state.turn.beings, fight.state.turn.legends, fight.state.turn.on_red) == (1, 1, 1)


# Extra turns, fewer actions, who chooses


@rule("TK-G-14")
def test_after_the_time_elemental_the_same_player_has_a_whole_turn_more() -> None:
    fight = at("d6:h f6:h e7:h d8 f8", "a4", hand="time_elemental", actions=1)
    fight.summon("time_elemental", "e5")
    settle(fight)
    assert (fight.state.turn.seat, fight.state.turn.actions, len(fight.hand())) == (0, 2, 6)
    assert turns(fight, 3) == [0, 1, 0]


@rule("TK-G-15", "TK-F-29")
def test_a_taxed_player_has_one_action_in_the_next_turn_only() -> None:
    fight = at("a4", "c4")
    fight.state.players[1].taxed = 1
    actions = []
    for _ in range(4):
        actions.append((fight.state.turn.seat, fight.state.turn.actions))
        idle(fight)
        settle(fight)
    assert actions == [(0, 2), (1, 1), (0, 2), (1, 2)]


@rule("TK-G-15", "TK-G-14")
def test_an_extra_turn_is_not_taxed() -> None:
    fight = at("d6:h f6:h e7:h d8 f8", "a4", hand="time_elemental", actions=1)
    fight.state.players[0].taxed = 1
    fight.summon("time_elemental", "e5")
    settle(fight)
    assert (fight.state.turn.seat, fight.state.turn.actions) == (0, 2)


@rule("TK-G-16")
def test_the_active_player_chooses_for_the_pieces_of_others_too() -> None:
    fight = at("f4 d5 f5 d6", "a4 b4", "i4 i5", hand="hypnotist", form="melee")
    fight.summon("hypnotist", "e5")
    assert (fight.player, fight.asked) == (0, "move")
    assert {step.partition("-")[0] for step in fight.options} == {"a4", "b4", "i4", "i5", "pass"}
