"""Frost effects in a team game."""

from tests.games.tash_kalar.arena import Fight, at
from tests.games.tash_kalar.expansions import finish, kept
from tests.rule import rule


def allies(hand: str = "", frost: str = "", actions: int = 2, flare: str = "") -> Fight:
    """The first seat plays Everfrost with the third."""
    return at(
        "d6 e6 f6 g6 b2",
        "i5",
        seats=4,
        schools="everfrost northern highland sylvan",
        hand=hand,
        frost=frost,
        actions=actions,
        flare=flare,
    )


@rule("TK-F-23", "TK-F-24", "TK-T-10")
def test_a_frost_effect_is_not_shared_with_the_partner() -> None:
    fight = allies(frost="crystal_grower")
    finish(fight)
    finish(fight)
    assert (fight.player, fight.offers("thaw"), kept(fight), kept(fight, 2)) == (2, [], "crystal_grower", "")
    assert fight.decision.why_not(("thaw", fight.state.players[0].frost)) == "TK-F-10"


@rule("TK-F-24", "TK-T-07")
def test_a_partner_to_whom_control_has_passed_cannot_thaw() -> None:
    fight = allies(frost="crystal_grower")
    fight.play("hand-over")
    assert (fight.player, fight.offers("thaw")) == (2, [])
    assert fight.refuses("thaw crystal_grower") == "TK-T-07"


@rule("TK-F-25", "TK-T-07", "TK-T-12")
def test_a_partner_may_resolve_the_effect_and_then_places_with_what_is_left() -> None:
    fight = allies(frost="winter_whisperer", flare="3-5", actions=1)
    fight.play("thaw winter_whisperer", "b2", "hand-over")
    assert (fight.player, fight.asked, fight.options) == (2, "discard-flare", ["flare", "pass"])
    fight.play("flare")
    assert (fight.player, fight.state.turn.actions) == (2, 2)
    assert {option.split()[0] for option in fight.options} == {"place"}
    finish(fight)
    assert fight.state.turn.seat == 1


@rule("TK-F-18", "TK-F-21", "TK-T-12")
def test_control_cannot_be_passed_between_the_effect_and_the_choice_of_the_frost_card() -> None:
    fight = allies(hand="winter_whisperer", frost="crystal_grower")
    fight.summon("winter_whisperer", "e5")
    assert (fight.asked, fight.options) == ("keep-frost", ["crystal_grower", "winter_whisperer"])
