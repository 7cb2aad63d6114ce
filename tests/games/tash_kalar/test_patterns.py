"""Patterns and their images, against a slow matcher that reads the rules word by word (TK-P-02 to TK-P-05)."""

from random import Random

import pytest

from stolik.games.tash_kalar.arena import NAMES, SQUARES
from stolik.games.tash_kalar.beings import BEINGS
from stolik.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY
from stolik.games.tash_kalar.coverage import Masks, fits
from stolik.games.tash_kalar.patterns import COMPASS
from stolik.games.tash_kalar.state import State
from tests.games.tash_kalar.arena import Fight, at
from tests.games.tash_kalar.naive import matches
from tests.games.tash_kalar.turns import names
from tests.rule import rule

ALL = {being.id: being for being in BEINGS}
"""The beings of the schools and the legends."""
COUNTS = {
    "fire_dragon": (4, 136, 69),
    "hell_bull": (4, 164, 45),
    "angel_of_death": (4, 124, 37),
    "eldest_tree": (4, 124, 37),
    "bone_catapult": (8, 320, 49),
    "fire_elemental": (8, 232, 65),
    "leviathan": (8, 232, 69),
    "two_headed_dragon": (4, 112, 69),
    "earth_elemental": (8, 272, 69),
    "time_elemental": (4, 136, 69),
    "storm_elemental": (8, 344, 69),
    "titan": (4, 136, 69),
}
"""Of the legends: different images, places where one lies on the arena, and summoning squares among these."""
E5 = NAMES.index("e5")
ONE_IMAGE = ["master_of_intrigue", "kiskin_leafsplitter", "reality_patch", "singularity"]
TWO_IMAGES = ["swordmaster", "clan_axeman", "frozen_chest", "antimatter_spirit", "time_traveler"]
FOUR_IMAGES = """
    messenger herald chronicler assassin time_mage summoner hypnotist infantry_captain cavalry_captain high_priestess
    wild_eagle ritual_keeper eagle_lord blood_shaman war_drummer hill_giant warlord war_summoner ritual_master
    hungry_bear werewolf clan_guardian sapling forest_wardens centaur_chieftain woodland_druid forest_mystic
    kiskin_boughrunner crystal_mirror ice_princess ice_queen glacier_giant frostweave_illusionist gate_keeper
    demon_of_gluttony acolyte_of_destruction acolyte_of_growth vortexmaster demon_of_sloth
    translocationist gate_of_oblivion greater_shadow_twin dark_sphere polarity_queen iris_of_eternity
"""


def scattered(rng: Random) -> Fight:
    """Own pieces of all ranks and some enemies on a random arena."""
    room = rng.sample(NAMES, 36)
    mine = [room.pop() + rank for rank in [*rng.choices(("", ":h"), k=16), ":l", ":l"]]
    theirs = [room.pop() + rank for rank in rng.choices(("", ":h"), k=12)]
    return at(" ".join(mine), " ".join(theirs))


def held(state: State) -> dict[str, tuple[int, int]]:
    """By square: whose piece, of which rank."""
    return {NAMES[one]: (state.pieces.colour[one], state.pieces.rank[one]) for one in SQUARES if state.pieces.rank[one]}


# Against the slow matcher


@rule("TK-P-02", "TK-P-03", "TK-P-04", "TK-P-05")
@pytest.mark.parametrize("seed", range(8))
def test_the_quick_matcher_finds_what_the_rules_say_for_every_being_on_random_arenas(seed: int) -> None:
    state = scattered(Random(seed)).state
    pieces, masks = held(state), Masks(state, 0)
    assert any(fits(being, masks) for being in ALL.values())
    for being in ALL.values():
        quick = {(NAMES[fit.square], frozenset(NAMES[one] for one in fit.used)) for fit in fits(being, masks)}
        assert quick == matches(being.pattern.cells, pieces, 0), being.id


@rule("TK-P-02")
@pytest.mark.parametrize("name", ALL)
def test_every_image_of_a_being_is_known_once_wherever_it_lies_on_the_arena(name: str) -> None:
    pattern = ALL[name].pattern
    places = [
        (fit.square, frozenset(fit.used), fit.heroic, marked(fit.marks), tuple(fit.arrows)) for fit in pattern.fits
    ]
    assert len(places) == len(set(places))
    bare = {(NAMES[square], frozenset(NAMES[one] for one in used)) for square, used, *_ in places}
    full = dict.fromkeys(NAMES, (0, LEGENDARY))
    assert bare == matches(pattern.cells, full, 0)


def marked(marks: dict[str, list[int]]) -> object:
    return tuple((name, tuple(squares)) for name, squares in sorted(marks.items()))


# Numbers


@rule("TK-P-02", "TK-P-04")
@pytest.mark.parametrize(("name", "counts"), COUNTS.items())
def test_a_legend_has_so_many_images_places_and_squares(name: str, counts: tuple[int, int, int]) -> None:
    pattern = ALL[name].pattern
    images = {fit.image for fit in pattern.fits}
    assert (len(images), len(pattern.fits), len({fit.square for fit in pattern.fits})) == counts


@rule("TK-P-02")
@pytest.mark.parametrize("name", [name for name, being in ALL.items() if being.rank < LEGENDARY])
def test_a_being_has_so_many_different_images(name: str) -> None:
    images = {fit.image for fit in ALL[name].pattern.fits}
    expected = 1 if name in ONE_IMAGE else 2 if name in TWO_IMAGES else 4 if name in FOUR_IMAGES.split() else 8
    assert len(images) == expected


@rule("TK-P-03")
def test_every_being_of_a_school_is_drawn_with_common_pieces_only() -> None:
    assert all(rank == COMMON for being in ALL.values() if being.rank < LEGENDARY for *_, rank in being.pattern.cells)
    assert all(
        HEROIC in [rank for *_, rank in being.pattern.cells] for being in ALL.values() if being.rank == LEGENDARY
    )


# What turns with the image


@rule("TK-P-02", "TK-E-05")
def test_marked_squares_turn_with_the_image() -> None:
    found = [(names(fit.used), names(fit.marks["t"])) for fit in ALL["assassin"].pattern.fits if fit.square == E5]
    assert sorted(found) == [("b6 c7 d8", "d6"), ("d2 c3 b4", "d4"), ("f2 g3 h4", "f4"), ("h6 g7 f8", "f6")]


@rule("TK-P-02", "TK-E-05")
def test_arrows_turn_with_the_image() -> None:
    found = {
        (names(fit.used), " ".join(COMPASS[way] for way in fit.arrows))
        for fit in ALL["gun_tower"].pattern.fits
        if fit.square == E5
    }
    across, along = "E W", "N S"
    assert found == {
        *(("e3 f3 e4 f4", across), ("d3 e3 d4 e4", across), ("e6 f6 e7 f7", across), ("d6 e6 d7 e7", across)),
        *(("f4 g4 f5 g5", along), ("f5 g5 f6 g6", along), ("c4 d4 c5 d5", along), ("c5 d5 c6 d6", along)),
    }


# The edge


@rule("TK-P-04")
def test_squares_without_a_piece_may_hold_anything_or_lie_off_the_arena() -> None:
    fight = at("d2 e2 f2", "c1 e3 d3 f3", hand="summoner")
    assert fight.offers("summon summoner") == ["e1 0", "e3 2"]
    fight.summon("summoner", "e1")
    assert fight.options == ["d1", "f1", "g1", "pass"]


@rule("TK-P-04")
def test_the_summoning_square_and_those_of_the_pieces_must_exist() -> None:
    fight = at("a3 a4", "", schools="sylvan northern", hand="sapling")
    assert fight.offers("summon sapling") == ["a5 2"]
    assert fight.refuses("summon sapling b2") == "TK-P-03"
