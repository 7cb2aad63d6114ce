"""Decoys: where they lie, how they come, what they can pay for, and how they go back (WC-N-24 to WC-N-31)."""

from __future__ import annotations

from typing import Literal

import pytest

from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.unit_cards import COIN_IDS
from stolik.games.war_chest.view import view as seen
from tests.games.war_chest.war import War, at
from tests.rule import rule


def where_decoys_are(war: War) -> dict[str, int | Literal["card"]]:
    return seen(war.state, None)["decoys"]


@rule("WC-N-24", "WC-N-26")
@pytest.mark.parametrize("unit", ["infiltrator", "skirmisher"])
def test_the_decoy_goes_face_up_into_the_discard_pile_of_the_opponent_before_all_eyes(unit: str) -> None:
    if unit == "infiltrator":
        war = at("A infiltrator@h4", "B knight", hand="infiltrator", hands=["knight"])
        war.play("control infiltrator h4", "1")
        deceived = 1
    else:
        war = at("A cavalry@f4", "B skirmisher@f5", hand="cavalry", hands=["skirmisher"])
        war.play("attack cavalry f4 f5", "decoy")
        deceived = 0
    decoy = f"decoy_{unit}"
    assert decoy in war.zone("up", deceived)
    for seat in (0, 1, None):
        view = GAME.view(war.state, seat)
        assert view["decoys"] == {unit: deceived}
        assert decoy in view["players"][deceived]["up"]
    assert war.events[-1] == "deceive"


@rule("WC-N-26", "WC-9.6")
def test_with_the_next_refill_the_decoy_joins_the_coins_of_the_deceived() -> None:
    war = at("A infiltrator@h4", "B knight", hand="infiltrator", bags=["royal", "knight royal"], initiative=1)
    war.play("control infiltrator h4", "1", "knight", "royal")
    assert (war.asked, war.decision.whose, war.options) == ("coin", 1, ["decoy_infiltrator"])
    assert GAME.view(war.state, 0)["players"][1]["reserve"] == ["knight", "royal", "decoy_infiltrator"]


@rule("WC-N-27")
@pytest.mark.parametrize(
    ("bag", "hand", "down", "up"),
    [
        ("royal decoy_infiltrator", "knight", "", ""),
        ("royal", "knight decoy_infiltrator", "", ""),
        ("royal", "knight", "decoy_infiltrator", ""),
        ("royal", "knight", "", "decoy_infiltrator"),
    ],
    ids=["bag", "hand", "face down", "face up"],
)
def test_a_decoy_that_the_opponent_has_already_changes_nothing(bag: str, hand: str, down: str, up: str) -> None:
    war = at(
        "A infiltrator@h4",
        "B knight",
        hand="infiltrator",
        hands=[hand],
        bags=["royal", bag],
        downs=["", down],
        ups=["", up],
    )
    war.play("control infiltrator h4")
    assert (war.asked, war.player) == ("play", 1)
    zones = [war.zone(name, 1) for name in ("bag", "hand", "down", "up")]
    assert zones == [sorted(zone.split()) for zone in (bag, hand, down, up)]


@rule("WC-N-27")
def test_a_decoy_that_is_with_another_opponent_changes_nothing() -> None:
    war = at(
        "A infiltrator@h4",
        "B knight",
        "A archer",
        "B scout",
        hand="infiltrator",
        hands=["knight", "", "decoy_infiltrator"],
    )
    war.play("control infiltrator h4")
    assert (war.asked, war.player) == ("play", 1)
    assert where_decoys_are(war) == {"infiltrator": 3}


@rule("WC-N-28")
def test_no_decoy_can_be_recruited() -> None:
    war = at("A infiltrator@h4 skirmisher", "B knight", hand="infiltrator royal", hands=["knight"])
    assert war.offers("recruit royal") == ["recruit royal infiltrator", "recruit royal skirmisher"]
    decision = war.decision
    for decoy in ("decoy_infiltrator", "decoy_skirmisher"):
        assert decision.why_not(("recruit", COIN_IDS.index("royal"), COIN_IDS.index(decoy))) == "WC-N-28"


@rule("WC-N-28")
def test_whoever_was_deceived_cannot_recruit_the_decoy_either() -> None:
    war = at("A knight", "B infiltrator", hand="decoy_infiltrator")
    assert war.offers("recruit") == ["recruit decoy_infiltrator knight"]
    answer = ("recruit", COIN_IDS.index("decoy_infiltrator"), COIN_IDS.index("decoy_infiltrator"))
    assert war.decision.why_not(answer) == "WC-N-28"


@rule("WC-N-29")
def test_played_face_up_the_decoy_goes_back_beside_the_card_and_the_turn_is_over() -> None:
    war = at("A knight@f4", "B infiltrator@h4", hand="decoy_infiltrator knight", hands=["infiltrator"])
    war.play("return decoy_infiltrator")
    assert (war.asked, war.player) == ("play", 1)
    assert (war.zone("hand"), war.zone("up"), war.zone("down")) == (["knight"], [], [])
    assert (war["f4"], where_decoys_are(war)) == ("knight:1", {"infiltrator": "card"})
    war.play("control infiltrator h4")
    assert (war.asked, war.options) == ("deceive", ["0", "pass"])


@rule("WC-N-29")
def test_no_other_coin_can_be_returned() -> None:
    war = at("A knight@f4", "B infiltrator@h4", hand="royal knight", hands=["infiltrator"])
    assert war.offers("return") == []
    assert [war.refuses(f"return {coin}") for coin in ("royal", "knight")] == ["WC-N-29"] * 2
    assert war.refuses("return decoy_infiltrator") == "WC-5.5"


@rule("WC-N-30", "WC-6.5")
@pytest.mark.parametrize("play", ["claim", "recruit", "pass"])
def test_the_decoy_pays_for_everything_that_is_done_face_down(play: str) -> None:
    war = at("A knight", "B infiltrator", hand="decoy_infiltrator", hands=["infiltrator"], initiative=1)
    war.play(f"{play} decoy_infiltrator" + (" knight" if play == "recruit" else ""))
    assert (war.zone("down"), where_decoys_are(war)) == (["decoy_infiltrator"], {"infiltrator": 0})
    assert war.zone("up") == (["knight"] if play == "recruit" else [])
    assert (war.state.turn.initiative, war.player) == (0 if play == "claim" else 1, 1)
    paid = next(event for event in war.state.events if event.kind in ("claim", "pay-recruit", "pass"))
    assert GAME.see(paid, 1).args == (0, None)


@rule("WC-N-30")
def test_spent_face_down_the_decoy_comes_back_to_the_same_player() -> None:
    war = at("A knight", "B infiltrator", hand="decoy_infiltrator", bags=["royal", "royal infiltrator"])
    war.play("pass decoy_infiltrator", "royal")
    assert (war.decision.whose, war.options) == (0, ["decoy_infiltrator"])


@rule("WC-N-31")
def test_a_decoy_can_be_returned_or_discarded_face_down_and_nothing_else() -> None:
    war = at(
        "A knight@f4! archer royal_guard@f2",
        "B assassin infiltrator",
        hand="decoy_infiltrator",
        initiative=1,
        decrees="enlist",
    )
    assert war.options == [
        "return decoy_infiltrator",
        "claim decoy_infiltrator",
        "recruit decoy_infiltrator knight",
        "recruit decoy_infiltrator archer",
        "recruit decoy_infiltrator royal_guard",
        "pass decoy_infiltrator",
    ]
    barred = [
        "deploy decoy_infiltrator e2",
        "bolster decoy_infiltrator f4",
        "move decoy_infiltrator f4 f5",
        "attack decoy_infiltrator f4 f5",
        "control decoy_infiltrator f4",
        "tactic decoy_infiltrator f2 e2",
        "cure decoy_infiltrator",
        "proclaim decoy_infiltrator enlist",
    ]
    assert [war.refuses(play) for play in barred] == ["WC-N-31"] * len(barred)


@rule("WC-N-31")
def test_with_nothing_in_the_supply_and_the_marker_in_hand_a_decoy_is_returned_or_passed() -> None:
    war = at("A knight@f4:4", "B skirmisher", hand="decoy_skirmisher")
    assert war.options == ["return decoy_skirmisher", "pass decoy_skirmisher"]
