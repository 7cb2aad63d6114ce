"""What the expansion brings to the box, the bag and the score: K-I-01 to K-I-08, K-I-38, K-O-54."""

import pytest

from stolik.games.karak2.contents import (
    COPIES,
    GUARD,
    HEROES,
    ITEM_IDS,
    MONSTER_IDS,
    MONSTERS,
    TILE_IDS,
    TILES,
    TIME_LORD,
)
from stolik.games.karak2.game import GAME
from stolik.games.karak2.state import NOBODY
from tests.games.karak2.karak import at, start
from tests.rule import rule

LEVEL_ONE = {"forest_1": 7, "farm_1": 7, "rocks_1": 6, "rift_1": 1}
"""All of the level I pile but the cave, the mine and one Rift."""


def far_away() -> str:
    """Those tiles laid in a row where nobody comes."""
    lands = [land for land, number in LEVEL_ONE.items() for _ in range(number)]
    return "  ".join(f"{3 + place} {land} {20 + place},0" for place, land in enumerate(lands))


# Set-up


@rule("K-I-01", "K-I-03", "K-I-04", "K-I-06")
def test_t01_and_t31_both_sets_are_mixed() -> None:
    game = start(3)
    assert [len(pile) for pile in game.state.supply.piles] == [24, 12]
    assert len(game.state.supply.bag) == 40
    game.play("0")
    assert (game.asked, len(game.options)) == ("deal", 11)


@rule("K-I-05")
def test_t31_crown_guard_and_time_lord_lie_beside_the_bag() -> None:
    s = start(3).state
    assert (s.supply.dice[GUARD], s.supply.dice[TIME_LORD], s.realm.emperor, s.realm.time_lord) == (
        1,
        1,
        NOBODY,
        NOBODY,
    )


@rule("K-I-01", "K-I-05", "K-I-06")
def test_t31_the_base_game_alone_has_none_of_it() -> None:
    game = start(3, imperium=False)
    s = game.state
    assert ([len(pile) for pile in s.supply.piles], len(s.supply.bag)) == ([20, 8], 36)
    assert (s.supply.dice[GUARD], s.supply.dice[TIME_LORD], s.realm.emperor) == (0, 0, NOBODY)
    game.play("0")
    assert len(game.options) == 6


@rule("K-I-06")
def test_heroes_of_both_sets_can_be_chosen() -> None:
    game = start(2, hero_choice="chosen")
    game.play("0")
    assert {"aderyn", "argentus", "valduk", "kirima", "saigo", "horan"} < set(game.options)
    game.play("saigo")
    assert "saigo" not in game.options


@rule("K-I-07", "K-I-01")
def test_t01_contents_of_the_expansion() -> None:
    tiles = [(TILE_IDS[kind], TILES[kind].level) for kind, _ in COPIES if TILES[kind].set == "imperium"]
    assert sorted(tiles) == sorted(
        [
            ("goblin_cave", 1),
            ("rock_eater_mine", 1),
            *[("rift_1", 1), ("rift_2", 2)] * 2,
            ("forest_rocks_2_imp", 2),
            ("farm_rocks_2_imp", 2),
        ]
    )
    assert len([hero for hero in HEROES if hero.set == "imperium"]) == 5
    assert {MONSTER_IDS[army]: len(row.rewards) for army, row in enumerate(MONSTERS) if row.set == "imperium"} == {
        "ghosts": 3,
        "time_lord": 1,
    }


@rule("K-I-26")
def test_every_ghost_carries_the_blessing() -> None:
    backs = MONSTERS[MONSTER_IDS.index("ghosts")].rewards
    assert [ITEM_IDS[item] for item in backs] == ["blessing"] * 3


# New tiles


@rule("K-I-08")
def test_t32_cave_mine_and_rift_draw_nothing_but_combined_land_draws_two() -> None:
    game = at("aderyn", "horan on 2", lands=far_away())
    left = []

    def look(*answers: str) -> None:
        game.play(*answers)
        left.append(len(game.state.supply.bag))

    look("explore 2", "goblin_cave.0", "0")
    look("explore 3", "rock_eater_mine.0", "0")
    game.play("end", "end")
    look("explore 3", "rift_1.1", "0", "s1", "s2", "end")
    assert game.state.realm.emperor == 1
    look("explore 3", "forest_rocks_2_imp.0", "1", "skeletons", "skeletons")
    assert left == [40, 40, 40, 38]


# The score


@rule("K-I-02", "K-I-38", "K-O-54")
def test_t02_the_crown_adds_two_points_at_the_end() -> None:
    game = at("horan, souls soul_2 soul_3 soul_1", "taia, souls soul_2 soul_2 soul_1", emperor=1, round=80)
    game.play("end", "end")
    result = GAME.result(game.state)
    assert result is not None
    assert (result.scores, result.places) == ([6, 7], [2, 1])


@rule("K-I-02")
def test_without_the_crown_soul_stones_decide() -> None:
    game = at("horan, souls soul_2 soul_3 soul_1", "taia, souls soul_2 soul_2 soul_1", round=80)
    game.play("end", "end")
    result = GAME.result(game.state)
    assert result is not None
    assert (result.scores, result.winners) == ([6, 5], [0])


# Before the first Rift


EXACT = [
    ("found", "horan on 1, goods 0 2 0"),
    ("build", "horan on 1, goods 2 2 0, town 1"),
    ("train", "horan on 1, goods 2 0 0, glory 1, town 1 military_camp"),
]


@rule("K-I-37", "K-I-42")
@pytest.mark.parametrize(("action", "line"), EXACT)
def test_t38_before_a_rift_nothing_is_taxed_mirrored_or_given(action: str, line: str) -> None:
    neighbour = "taia, glory 3, town 2"
    game = at(line, neighbour)
    game.play(action)
    assert ([game.goods(), game.goods(1)], game.buildings(1), game.army(1)) == ([[0, 0, 0], [0, 0, 0]], [], [])
    assert (game.asked, game.player) == ("play", 0)
    assert at(line, neighbour, emperor=1).refuses(action) == "K-I-42", "the same under an Emperor"


@rule("K-I-37", "K-I-49")
def test_t38_before_a_rift_there_is_nobody_to_challenge() -> None:
    game = at("horan", "taia")
    assert "challenge" not in game.options
    assert game.refuses("challenge") == "K-I-37"
