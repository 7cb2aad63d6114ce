"""Etherweave: how the school comes to the table, and its patterns, drawn for a summoning on e4."""

import pytest

from stolik.games.tash_kalar.beings import BEINGS
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.registry import ETHERWEAVE, SCHOOL_IDS, school_deck
from tests.games.tash_kalar.arena import start
from tests.games.tash_kalar.weave import ether
from tests.rule import rule

COMMON = {
    "doppelganger": "d4 d5",
    "paradox_worm": "d4 b5 c5",
    "lesser_shadow_twin": "e5 f5 g5",
    "translocationist": "f3 d4 d5 e5",
    "antimatter_spirit": "f3 d5",
}
HEROIC = {
    "merchant_of_time": "d5 f5 c6 e6",
    "gate_of_oblivion": "d4 f4 d5 f5",
    "time_traveler": "b6 c7 d8",
    "greater_shadow_twin": "f4 g4 h4",
    "warpmaster": "d2 c4 d5",
    "dark_sphere": "d4 e4 d5 e5",
    "void_summoner": "f4 e5 d6 f6",
    "eternal_emperor": "d3 d4 d5 e5",
    "reality_patch": "e3 d4 f4 e5",
    "polarity_queen": "d5 f5 e6 e7",
    "singularity": "d3 f3 d5 f5",
    "ziggurat_sentinel": "e5 d6 e6 c7 d7",
    "iris_of_eternity": "d5 f5 d6 f6 e7",
}
PATTERNS = {**COMMON, **HEROIC}
WARPS = [
    *("paradox_worm", "lesser_shadow_twin", "translocationist", "antimatter_spirit", "merchant_of_time"),
    *("gate_of_oblivion", "greater_shadow_twin", "void_summoner", "eternal_emperor", "polarity_queen"),
    "ziggurat_sentinel",
]
each_being = pytest.mark.parametrize("card", PATTERNS)


# The school


@rule("TK-W-01", "TK-S-02")
@pytest.mark.parametrize("wanted", [True, False])
def test_etherweave_can_be_taken_only_where_the_table_has_agreed_on_it(wanted: bool) -> None:
    fight = start(2, etherweave=wanted)
    assert fight.options == list(SCHOOL_IDS if wanted else SCHOOL_IDS[:-1])


@rule("TK-W-01")
def test_the_switch_is_off_by_default_and_marked_as_ours() -> None:
    option = GAME.options["etherweave"]
    assert (option.default, option.ours) == (False, "TK-W-01")


@rule("TK-W-01")
def test_eleven_of_its_eighteen_beings_have_a_warp_effect() -> None:
    beings = [BEINGS[card] for card in school_deck(ETHERWEAVE)]
    assert len({being.id for being in beings}) == 18
    assert [being.id for being in beings if being.warp is not None] == WARPS
    assert not [being.id for being in BEINGS if being.warp is not None and being not in beings]


# Patterns


@rule("TK-W-01")
def test_these_are_the_eighteen_beings_of_etherweave() -> None:
    assert [BEINGS[card].id for card in school_deck(ETHERWEAVE)] == [*PATTERNS]


@rule("TK-P-03", "TK-P-07", "TK-W-07")
@each_being
def test_a_being_comes_with_its_rank_where_its_pattern_lies(card: str) -> None:
    fight = ether(PATTERNS[card], "", hand=card)
    fight.summon(card, "e4")
    assert fight["e4"] == ("0 common" if card in COMMON else "0 heroic")


@rule("TK-P-03", "TK-W-07")
@each_being
def test_a_being_does_not_come_if_any_piece_of_its_pattern_is_missing(card: str) -> None:
    squares = PATTERNS[card].split()
    for missing in squares:
        fight = ether(" ".join(square for square in squares if square != missing), missing, hand=card)
        assert (fight.offers(f"summon {card}"), missing) == ([], missing)
