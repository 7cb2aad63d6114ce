"""Cards that change the next summoning of the turn (TK-P-15)."""

from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.turns import settle
from tests.rule import rule


@rule("TK-P-15")
def test_the_help_of_a_war_summoner_outlasts_a_placing_and_a_flare_but_not_a_summoning() -> None:
    """V-30."""
    mine, theirs = "d5 f5 e6 e7 b6", "d4 g1 g2 f1 a3 a4 i3 i4 i5 i6 i7"
    cards = "war_summoner clan_axeman wild_eagle"
    fight = at(mine, theirs, schools="highland northern", hand=cards, flare="4-4a", actions=3)
    fight.summon("war_summoner", "e5")
    fight.play("place b5", "flare 4-4a northern", "f4")
    assert fight.offers("summon clan_axeman c5") == ["0 d4 -"]
    assert fight.offers("summon wild_eagle e3") == ["0 d4 -"]
    fight.summon("clan_axeman", "c5")
    fight.play("pass")
    assert (fight.asked, fight.offers("summon wild_eagle e3")) == ("action", [])


@rule("TK-P-15")
def test_a_bonus_is_gone_with_the_turn() -> None:
    fight = at("d5 f5 e6 e7 b6", "d4", schools="highland northern", hand="war_summoner clan_axeman", actions=1)
    fight.summon("war_summoner", "e5")
    assert fight.offers("summon clan_axeman c5")
    fight.play("place i5")
    settle(fight)
    fight.play("place i3", "place i4")
    settle(fight)
    assert (fight.state.turn.seat, fight.offers("summon clan_axeman c5")) == (0, [])


@rule("TK-P-15")
def test_after_a_possessed_summoner_only_the_named_colour_fills_the_pattern() -> None:
    """V-29."""
    mine = "f5 d6 e6 e7 a4 b4 c4 a5"
    cards = "possessed_summoner hell_rider"
    fight = at(mine, "g8 h8 g9", schools="nethervoid southern", hand=cards, actions=3)
    assert fight.offers("summon hell_rider")
    fight.summon("possessed_summoner", "e5")
    fight.play("f8")
    assert fight.asked == "action"
    assert fight.offers("summon hell_rider") == []
    assert fight.refuses("summon hell_rider a4") == "TK-P-15"


@rule("TK-P-15", "TK-P-05", "TK-P-08")
def test_the_piece_on_the_summoning_square_is_then_an_enemy_and_counts() -> None:
    """V-29: the red piece there is destroyed; the being is ours."""
    fight = at(
        "f5 d6 e6 e7", "g8 h8 f9", schools="nethervoid southern", hand="possessed_summoner hell_rider", actions=3
    )
    fight.summon("possessed_summoner", "e5")
    assert (fight.asked, "f8" in fight.options, "c1" in fight.options) == ("place", True, False)
    fight.play("f8")
    assert fight.offers("summon hell_rider") == ["f8 0"]
    fight.summon("hell_rider", "f8")
    assert (fight["f8"], fallen(fight), fight.pieces(1)) == ("0 heroic", [1, 0, 0], "g8 h8 f9")


@rule("TK-P-15")
def test_if_no_card_fits_the_named_colour_none_can_be_summoned_in_this_turn() -> None:
    fight = at(
        "f5 d6 e6 e7 c4 d4", "i5", schools="nethervoid southern", hand="possessed_summoner demon_of_sloth gate_keeper"
    )
    assert fight.offers("summon gate_keeper") or fight.offers("summon demon_of_sloth")
    fight.summon("possessed_summoner", "e5")
    fight.play("i6")
    assert all(play.startswith("demon_of_sloth h") for play in fight.offers("summon"))
