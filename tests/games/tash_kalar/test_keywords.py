"""Keywords of effects: place, upgrade, downgrade, destroy, convert, gain, draw, choose (TK-E-10 to TK-E-19)."""

from tests.games.tash_kalar.beings import fallen, summoned
from tests.games.tash_kalar.turns import settle
from tests.rule import rule

SIXTEEN = "a3 a4 a6 a7 b8 c9 d9 e9 f9 g9 h8 i7 i6 i5 i3 h2"

# Placing, upgrading, downgrading


@rule("TK-E-10")
def test_an_effect_places_only_from_the_supply_and_on_empty_squares() -> None:
    fight = summoned("summoner", "e5", "d6 e6 f6", "e4 d4:l")
    assert fight.options == ["c3", "e3", "g3", "f4", "c5", "d5", "f5", "g5", "pass"]
    fight.play("c3")
    assert (fight["c3"], "c3" in fight.options) == ("0 common", False)
    fifteen = " ".join(SIXTEEN.split()[:12])
    short = summoned("summoner", "e5", f"d6 e6 f6 {fifteen}", "")
    assert (short.state.supply.small[0], short.asked) == (0, "action")


@rule("TK-E-11", "TK-C-07")
def test_a_common_is_flipped_and_a_heroic_piece_exchanged() -> None:
    fight = summoned("two_headed_dragon", "e5", "g5:h f6:h e7:h g7 h8", "")
    before = (fight.state.supply.small[0], fight.state.supply.legendary[0])
    fight.play("g5")
    assert (fight["g5"], fight.state.supply.small[0], fight.state.supply.legendary[0]) == (
        "0 legendary",
        before[0] + 1,
        before[1] - 1,
    )
    other = summoned("two_headed_dragon", "e5", "g5:h f6:h e7:h g7 h8", "")
    other.play("g7")
    assert (other["g7"], other.state.supply.small[0], other.state.supply.legendary[0]) == ("0 heroic", *before)


@rule("TK-E-11")
def test_a_legendary_piece_is_not_upgraded() -> None:
    fight = summoned("two_headed_dragon", "e5", "g5:l f6:h e7:h g7 h8", "")
    assert fight.options == ["f6", "e7", "g7", "h8", "pass"]


@rule("TK-E-12", "TK-C-07")
def test_a_heroic_piece_is_flipped_and_a_legendary_one_exchanged() -> None:
    fight = summoned("leviathan", "e5", "c6:h d6:h a7:h b7", "i5:l i6:h i7")
    fight.play("downgrade", "i5", "i6")
    assert (fight.pieces(1), fight.state.supply.small[1], fight.state.supply.legendary[1]) == ("i5:h i6 i7", 13, 3)
    assert fallen(fight) == [0, 0, 0]


@rule("TK-E-12")
def test_a_legendary_piece_stays_if_no_small_one_is_free_and_a_common_one_anyway() -> None:
    theirs = SIXTEEN.replace("a7", "c1").replace("b8", "d1")
    full = summoned("leviathan", "e5", "c6:h d6:h a7:h b7", f"{theirs} g1:l")
    full.play("downgrade")
    assert "g1" not in full.options
    assert not set(theirs.split()) & set(full.options)


# Destroying and converting


@rule("TK-E-13")
def test_a_destroyed_piece_leaves_the_arena() -> None:
    fight = summoned("swordmaster", "e5", "e4 e6", "d4")
    fight.play("d4")
    assert (fight["d4"], fight.state.supply.small_aside) == ("", [0, 1])


@rule("TK-E-14", "TK-E-15")
def test_a_converted_enemy_is_replaced_by_an_own_piece_and_counts_at_the_rank_it_had() -> None:
    fight = summoned("dryad", "e5", "e5 d4 e6", "f5:h")
    small = fight.state.supply.small[0]
    fight.play("f5")
    assert (fight["f5"], fallen(fight), fight.state.supply.small) == ("0 common", [0, 1, 0], [small - 1, 15])
    assert fight.state.supply.small_aside == [0, 1]


@rule("TK-E-14")
def test_without_a_free_piece_nothing_is_converted() -> None:
    fight = summoned("dryad", "e5", "e5 d4 e6 " + " ".join(SIXTEEN.split()[:13]), "f5:h")
    assert (fight.state.supply.small[0], fight.asked, fight["f5"]) == (0, "action", "1 heroic")


@rule("TK-E-15")
def test_what_an_enemy_piece_destroys_on_your_turn_is_yours() -> None:
    fight = summoned("hypnotist", "e5", "f4 d5 f5 d6", "a4 a5 b4")
    fight.play("a4-a5", "pass")
    assert fallen(fight) == [1, 0, 0]


@rule("TK-E-15")
def test_upgrades_downgrades_and_own_pieces_do_not_count() -> None:
    fight = summoned("leviathan", "e5", "c6:h d6:h a7:h b7", "i5:l i6:h")
    fight.play("downgrade", "i5", "i6")
    assert (fallen(fight), fallen(fight, 0)) == ([0, 0, 0], [0, 0, 0])
    other = summoned("leviathan", "e5", "c6:h d6:h a7:h b7 i6", "i5")
    other.play("destroy", "i5", "i6")
    assert (other["i6"], fallen(other), fallen(other, 0)) == ("", [1, 0, 0], [0, 0, 0])


@rule("TK-E-15")
def test_what_the_titan_crushes_does_not_count() -> None:
    fight = summoned("titan", "e4", "e5:h e6:h d7 e7 f7", "e3:l d3")
    assert (fight.pieces(1), fallen(fight)) == ("", [0, 0, 0])


# Actions and cards


@rule("TK-E-16")
def test_a_gained_action_is_used_after_the_effect() -> None:
    fight = summoned("time_mage", "e5", "d5 c6 e6 d7", "d6", actions=1)
    assert (fight.asked, fight.state.turn.actions, fight.state.turn.seat) == ("action", 1, 0)


@rule("TK-E-17", "TK-G-10")
def test_an_extra_card_is_drawn_at_the_end_of_the_turn() -> None:
    fight = summoned("forest_mystic", "e5", "e4 d5 f6", "")
    assert fight.hand() == []
    fight.play("place c1")
    settle(fight)
    assert (len(fight.state.players[0].hand), len(fight.state.players[0].legends)) == (4, 3)


# All at once, and one of several


@rule("TK-E-18")
def test_all_victims_are_settled_before_the_first_one_goes() -> None:
    """The Bomb takes what stands around it although it goes first itself."""
    fight = summoned("bomb", "e5", "f6 f7", "d4 e4:h d6")
    assert (fight.pieces(0), fight.pieces(1), fallen(fight)) == ("f7", "e4:h", [2, 0, 0])


@rule("TK-E-19")
def test_an_option_of_which_nothing_can_be_done_is_not_offered() -> None:
    fight = summoned("leviathan", "e5", "c6:h d6:h a7:h b7:h", "i5:l")
    assert fight.options == ["downgrade", "pass"]
    other = summoned("leviathan", "e5", "c6:h d6:h a7:h b7:h", "i5")
    assert other.options == ["downgrade", "destroy", "pass"]


@rule("TK-E-19")
def test_destroying_all_of_a_kind_may_be_chosen_with_nothing_to_hit() -> None:
    fight = summoned("fire_elemental", "e5", "d6:h f6 c7:h e7 g7", "e4:h")
    assert (fight.asked, fight.options) == ("option", ["adjacent", "within-two"])
    fight.play("within-two")
    assert (fight.pieces(1), fight.asked) == ("e4:h", "action")
