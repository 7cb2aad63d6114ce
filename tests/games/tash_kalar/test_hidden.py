"""Who sees which cards (TK-T-15, TK-G-12)."""

from __future__ import annotations

from stolik.engine.things import Event
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.view import View
from stolik.games.tash_kalar.view import view as seen
from tests.games.tash_kalar.arena import Fight, at, card_of, short
from tests.games.tash_kalar.expansions import finish
from tests.rule import rule

OWN = ("hand", "legends", "flares", "put_away", "under")
"""The only parts of a view that differ from seat to seat."""


def views(fight: Fight) -> list[View]:
    return [seen(fight.state, seat) for seat in [*range(fight.state.agreed.seats), None]]


def private(view: View) -> tuple[list[str], list[str], list[str]]:
    parts = (view["hand"], view["legends"], view["flares"])
    hand, legends, flares = ([card.partition("-")[2] for card in part] for part in parts)
    return hand, legends, flares


def event(fight: Fight, kind: str) -> Event:
    return next(event for event in fight.state.events if event.kind == kind)


# What a seat sees


@rule("TK-T-15")
def test_each_player_sees_the_own_hand_and_a_spectator_none() -> None:
    fight = at("", "", hand="bomb titan", hands=["warlord hell_bull 3-5"], flare="5-5")
    mine, theirs, spectator = views(fight)
    assert private(mine) == (["bomb"], ["titan"], ["5-5"])
    assert private(theirs) == (["warlord"], ["hell_bull"], ["3-5"])
    assert private(spectator) == ([], [], [])


@rule("TK-T-15", "TK-T-05")
def test_a_partner_sees_the_legends_of_the_team_but_neither_beings_nor_flare() -> None:
    fight = at("", "", seats=4, hand="bomb titan", hands=["warlord hell_bull", "naiad", ""], flare="5-5")
    assert [private(view) for view in views(fight)] == [
        (["bomb"], ["titan"], ["5-5"]),
        (["warlord"], ["hell_bull"], []),
        (["naiad"], ["titan"], []),
        ([], ["hell_bull"], []),
        ([], [], []),
    ]


@rule("TK-G-12", "TK-F-08", "TK-T-15")
def test_everything_else_is_the_same_for_all() -> None:
    fight = at(
        "e5! d6",
        "b2:h",
        schools="nethervoid everfrost",
        hand="flame_imp titan",
        hands=["snow_fox"],
        flare="5-5",
        piles=["hell_hound", "ice_queen polar_bear"],
    )
    fight.play("discard flame_imp", "titan", "pass")
    shared = [{key: part for key, part in view.items() if key not in OWN} for view in views(fight)]
    assert shared == [shared[0]] * 3
    players = GAME.view(fight.state, None)["players"]
    assert [player["pile"] for player in players] == [
        ["nethervoid-hell_hound"],
        ["everfrost-ice_queen", "everfrost-polar_bear"],
    ]
    assert [(player["hand"], player["legends"], player["put_away"]) for player in players] == [(0, 0, 1), (1, 0, 0)]


@rule("TK-G-10", "TK-T-15")
def test_what_is_drawn_is_seen_by_who_draws_it() -> None:
    fight = at("", "", actions=1)
    fight.play("place e5", "5-5")
    assert [GAME.see(event(fight, "draw"), seat).args for seat in (0, 1, None)] == [
        (0, card_of(fight.state, 0, "5-5")),
        (0, None),
        (0, None),
    ]


@rule("TK-G-05", "TK-G-12")
def test_what_is_put_away_and_put_under_is_seen_by_its_player_alone() -> None:
    fight = at("", "", hand="bomb champion titan")
    fight.play("discard bomb")
    assert [GAME.see(event(fight, "put-away"), seat).args[1] for seat in (1, None)] == [None, None]
    assert GAME.see(event(fight, "put-away"), 0).args[1] == card_of(fight.state, 0, "bomb")
    fight.play("champion")
    assert [GAME.see(event(fight, "put-under"), seat).args[1] for seat in (1, None)] == [None, None]
    mine, theirs, spectator = views(fight)
    assert (mine["put_away"], mine["under"]) == (["northern-bomb"], ["northern-champion"])
    assert [(view["put_away"], view["under"]) for view in (theirs, spectator)] == [([], [])] * 2


@rule("TK-G-05")
def test_a_player_sees_the_order_of_what_lies_under_the_own_deck() -> None:
    fight = at("", "", hand="bomb champion knight")
    fight.play("discard bomb", "knight", "champion")
    assert GAME.view(fight.state, 0)["under"] == ["northern-knight", "northern-champion"]


@rule("TK-G-05", "TK-P-14")
def test_cards_put_under_are_drawn_last_in_that_order() -> None:
    fight = at("", "", hand="bomb champion knight", decks=["herald"], actions=1)
    fight.play("discard bomb", "knight", "champion")
    finish(fight)
    assert [short(card) for card in fight.state.players[0].hand] == ["herald", "knight", "champion"]


@rule("TK-P-12")
def test_all_see_where_the_being_stands_whose_effect_is_under_way() -> None:
    fight = at("e3 d4 f4 e5 e4", "b2:h", schools="etherweave northern", hand="reality_patch")
    fight.summon("reality_patch", "e4")
    assert [view["being"] for view in views(fight)] == ["e4"] * 3
    finish(fight)
    assert [view["being"] for view in views(fight)] == [None] * 3
