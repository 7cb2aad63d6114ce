"""The Sylvan school: beings that grow, draw cards, destroy and convert."""

import pytest

from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import end_turn, fallen, summoned
from tests.rule import rule

# Sapling


@rule("TK-E-11", "TK-E-01")
def test_a_sapling_becomes_heroic_at_once() -> None:
    fight = summoned("sapling", "e5", "e6 e7", "")
    assert (fight.asked, fight.pieces(0)) == ("action", "e5:h e6 e7")


# Kiskin Farseeders


@rule("TK-E-10", "TK-E-01")
@pytest.mark.parametrize(("answer", "mine"), [("g4", "g4 e5 f5 d6"), ("pass", "e5 f5 d6")])
def test_kiskin_farseeders_may_place_a_common_next_to_any_own_piece(answer: str, mine: str) -> None:
    fight = summoned("kiskin_farseeders", "e5", "f5 d6", "e4 a5")
    around = ["d4", "f4", "g4", "c5", "d5", "g5", "c6", "e6", "f6", "g6", "c7", "d7", "e7"]
    assert (fight.asked, fight.options) == ("place", [*around, "pass"])
    fight.play(answer)
    assert (fight.asked, fight.pieces(0)) == ("action", mine)


# Forest Wardens


@rule("TK-E-01", "TK-E-02")
def test_forest_wardens_must_destroy_a_common_and_a_heroic_of_an_enemy_who_has_more() -> None:
    fight = summoned("forest_wardens", "e5", "c5 f5", "c1 d1 e1 f1 c9:h d9:h e9:l")
    assert (fight.asked, fight.options) == ("destroy", ["c1", "d1", "e1", "f1"])
    fight.play("d1")
    assert (fight.asked, fight.options) == ("destroy", ["c9", "d9"])
    fight.play("c9")
    assert (fight.asked, fallen(fight)) == ("action", [1, 1, 0])


@rule("TK-E-01", "TK-E-02")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("", "c1 d1 e1"), ("a5:h", "c9:h"), ("a5:h", "c9:l"), ("", "c9:l d9:l"), ("a5:l", "c1 d1 e1 c9:h")],
)
def test_forest_wardens_spare_whoever_has_no_more_and_legendary_pieces(mine: str, theirs: str) -> None:
    fight = summoned("forest_wardens", "e5", f"c5 f5 {mine}", theirs)
    assert (fight.asked, fight.pieces(1), fallen(fight)) == ("action", theirs, [0, 0, 0])


@rule("TK-E-03")
def test_forest_wardens_look_at_each_enemy_alone_and_count_legendary_pieces_as_upgraded() -> None:
    sides = ("c5 f5 a5:h", "c1 d1 e1 f1 g9:h", "c9 d9 i5:h h5:l")
    fight = summoned("forest_wardens", "e5", *sides, form="melee")
    assert fight.options == ["c1", "d1", "e1", "f1"]
    fight.play("c1")
    assert (fight.asked, fallen(fight, 1), fallen(fight, 2)) == ("action", [1, 0, 0], [0, 1, 0])


# Kiskin Spirit


@rule("TK-E-17", "TK-E-01", "TK-G-10")
@pytest.mark.parametrize(("answer", "drawn"), [("sapling", 4), ("pass", 3)])
def test_a_kiskin_spirit_may_put_a_discarded_card_on_the_deck_and_then_draws_one_more(answer: str, drawn: int) -> None:
    fight = at("c5 c6 e6", "", schools="sylvan northern", hand="kiskin_spirit", piles=["sapling naiad"])
    fight.summon("kiskin_spirit", "e5")
    assert (fight.asked, fight.options) == ("recall", ["sapling", "naiad", "pass"])
    fight.play(answer)
    end_turn(fight, "a5")
    beings = [card for card in fight.hand() if card in DECK]
    assert (len(beings), "sapling" in beings) == (drawn, answer == "sapling")


DECK = ["sapling", "kiskin_farseeders", "charging_buck", "forest_wardens", "naiad", "dryad", "centaur_spearman"]
"""The first of the deck: more of them than are ever drawn here."""


@rule("TK-E-17", "TK-E-01")
def test_with_an_empty_pile_a_kiskin_spirit_draws_one_more_all_the_same() -> None:
    fight = summoned("kiskin_spirit", "e5", "c5 c6 e6", "")
    assert fight.asked == "action"  # its own card is not in the pile yet
    end_turn(fight, "a5")
    assert len([card for card in fight.hand() if card in DECK]) == 4


@rule("TK-G-05", "TK-E-17")
def test_a_card_discarded_this_turn_is_in_reach_of_a_kiskin_spirit() -> None:
    fight = at("c5 c6 e6", "", schools="sylvan northern", hand="kiskin_spirit sapling", actions=3)
    fight.play("discard sapling", "pass")
    fight.summon("kiskin_spirit", "e5")
    assert fight.options == ["sapling", "pass"]


# Dryad, Sylvan Queen, Sylvan Princess


@rule("TK-E-14", "TK-E-01", "TK-E-15")
@pytest.mark.parametrize(("victim", "fall"), [("f5", [0, 1, 0]), ("f4", [1, 0, 0])])
def test_a_dryad_may_turn_a_small_enemy_next_to_her_into_an_own_common(victim: str, fall: list[int]) -> None:
    fight = summoned("dryad", "e5", "d4 e5 e6", "f4 f5:h f6:l g5")
    assert (fight.asked, fight.options) == ("convert", ["f4", "f5", "pass"])
    fight.play(victim)
    assert (fight[victim], fallen(fight), fight.asked) == ("0 common", fall, "action")
    assert fight.state.supply.small == [16 - 4, 16 - 3]  # what was converted lies beside the arena


@rule("TK-E-14")
def test_a_dryad_converts_nothing_without_a_piece_in_the_supply() -> None:
    fight = summoned("dryad", "e5", "d4 e5 e6 c1 d1 e1 f1 g1 c9 d9 e9 f9 g9 a5 a6 a4", "f4")
    assert (fight.state.supply.small[0], fight.asked, fight["f4"]) == (0, "action", "1 common")


@rule("TK-E-14", "TK-E-01")
@pytest.mark.parametrize(
    ("victim", "after", "fall"), [("d4", "0 heroic", [0, 1, 0]), ("f4", "0 common", [1, 0, 0]), ("pass", "", [0] * 3)]
)
def test_a_sylvan_queen_may_convert_a_small_enemy_on_a_diagonal(victim: str, after: str, fall: list[int]) -> None:
    fight = summoned("sylvan_queen", "e5", "e6 g6 f7 f8 f6", "d4:h f4 e4 d6:l")
    assert (fight.asked, fight.options) == ("convert", ["f4", "d4", "pass"])
    fight.play(victim)
    assert (fallen(fight), fight.asked) == (fall, "action")
    if after:
        assert fight[victim] == after


@rule("TK-E-14", "TK-E-01")
@pytest.mark.parametrize(("answer", "after"), [("f4", "0 common"), ("pass", "1 common")])
def test_a_sylvan_princess_may_convert_a_common_enemy_on_a_diagonal(answer: str, after: str) -> None:
    fight = summoned("sylvan_princess", "e5", "e6 f7 e8 f6", "d4:h f4 e4")
    assert (fight.asked, fight.options) == ("convert", ["f4", "pass"])
    fight.play(answer)
    assert (fight["f4"], fight.asked) == (after, "action")


# Woodland Druid


@rule("TK-E-11", "TK-E-01", "TK-E-03")
def test_a_woodland_druid_must_raise_one_common_of_every_colour() -> None:
    fight = summoned("woodland_druid", "e5", "d4 f4 e6", "a5 i5", "c9:h", form="melee")
    assert (fight.asked, fight.options) == ("upgrade", ["d4", "f4", "e6"])
    fight.play("e6")
    assert (fight.asked, fight.options) == ("upgrade", ["a5", "i5"])
    fight.play("i5")
    assert (fight.asked, fight["e6"], fight["i5"], fight["c9"]) == ("action", "0 heroic", "1 heroic", "2 heroic")


@rule("TK-E-01")
def test_a_woodland_druid_skips_a_colour_without_commons() -> None:
    fight = summoned("woodland_druid", "e5", "d4:h f4:h e6:h", "a5", "c9", form="melee")
    assert (fight.asked, fight["a5"], fight["c9"]) == ("action", "1 heroic", "2 heroic")


# Forest Mystic


@rule("TK-E-17", "TK-G-10")
def test_a_forest_mystic_draws_a_being_and_a_legend_more() -> None:
    fight = summoned("forest_mystic", "e5", "e4 d5 f6", "")
    end_turn(fight, "a5")
    player = fight.state.players[0]
    assert (len(player.hand), len(player.legends), len(player.flares)) == (4, 3, 1)
