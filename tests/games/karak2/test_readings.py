"""Open readings of turn, town and fight: each value in a position where it makes the difference.

For every reading a function plays the position and tells what came of it; SHOWN says what that is for each value.
The readings of Rift, duel and heroes are in test_imperium_readings, and so is the check that none is missing.
"""

from collections.abc import Callable

import pytest

from stolik.engine.game import Setting
from stolik.games.karak2.game import SWITCH
from tests.games.karak2.karak import at
from tests.rule import rule

Position = Callable[[Setting], object]
LAND = "3 forest_1 0,-1"


def round_limit(value: Setting) -> object:
    game = at("horan", "taia", round=80, round_limit=value)
    game.play("end", "end")
    return game.over


def train_and_build_where(value: Setting) -> object:
    line = "horan on 2, goods 9 9 9, glory 1, town 1 military_camp"
    game = at(line, "taia", train_and_build_where=value)
    return game.refuses("build"), game.refuses("train")


def two_armies_fought(value: Setting) -> object:
    """Two and three against a power of three."""
    game = at("horan", "taia", lands=LAND, armies="3 imps dryads", two_armies_fought=value)
    game.play("go 3")
    return game.asked


def glory_from_two_armies(value: Setting) -> object:
    game = at("horan, weapons axe", "taia", lands=LAND, armies="3 imps dryads", glory_from_two_armies=value)
    game.play("go 3", "s3", "soul_1", "soul_1")
    return game.state.players[0].glory


def losing_a_fight_costs_life(value: Setting) -> object:
    game = at("horan", "taia", lands=LAND, armies="3 dryads", losing_a_fight_costs_life=value)
    game.play("go 3", "s1")
    return game.state.players[0].life


def reroll_before_plague(value: Setting) -> object:
    game = at("elspeth", "taia, town 2", lands=LAND, armies="3 imps", reroll_before_plague=value)
    game.play("go 3", "k2", "yes", "s2")
    return game.state.realm.plague


def plague_may_be_kept_back(value: Setting) -> object:
    game = at("horan", "taia, town 2", lands=LAND, armies="3 imps", plague_may_be_kept_back=value)
    game.play("go 3", "k2")
    return game.asked, game.options if game.asked == "plague" else game.state.realm.plague


def blessing_counts_new_glory(value: Setting) -> object:
    line = "taia, glory 1, army knight, weapons sword, spells blessing"
    game = at(line, "horan", lands=LAND, armies="3 dryads", blessing_counts_new_glory=value)
    game.play("go 3", "1", "s2", "k1", "yes", "soul_1")
    return game.asked


def time_loop_rerolls_time_die(value: Setting) -> object:
    game = at("taia", "horan", lands=LAND, armies="3 imps", time_lord=0, time_loop_rerolls_time_die=value)
    game.play("go 3", "1", "s1", "loop")
    return game.options


def blessing_outside_own_turn(value: Setting) -> object:
    game = at("horan", "taia, spells blessing", emperor=1, blessing_outside_own_turn=value)
    game.play("challenge", "s1", "0", "k1")
    return game.asked, game.state.players[1].life


def unwanted_items(value: Setting) -> object:
    line = "horan, weapons sword sword"
    game = at(line, "taia", lands=LAND, armies="3 imps", unwanted_items=value)
    game.play("go 3", "s2", "sword", "go 3")
    return game.offers("pick-up"), len(game.state.supply.out_of_game)


def mirror_building_per(value: Setting) -> object:
    game = at("horan on 1, goods 5 3 0, town 1", "taia, town 2", emperor=0, mirror_building_per=value)
    game.play("build", "military_camp", "stables")
    return game.asked, game.buildings(1)


def saigo_emperor_free_range_mirrored(value: Setting) -> object:
    game = at("saigo on 1, goods 0 2 0", "taia, town 2", emperor=0, saigo_emperor_free_range_mirrored=value)
    game.play("found")
    return game.buildings(1)


SHOWN: dict[Position, dict[str, object]] = {
    round_limit: {"limited": True, "unlimited": False},
    train_and_build_where: {"own_town_tile": ("K-O-17", "K-O-17"), "anywhere": (None, None)},
    two_armies_fought: {"together_sum": "face", "one_by_one": "army"},
    glory_from_two_armies: {"strongest_single": 3, "sum": 5},
    losing_a_fight_costs_life: {"no": 5, "yes": 4},
    reroll_before_plague: {"no": 1, "yes": -1},
    plague_may_be_kept_back: {"no": ("play", 1), "yes": ("plague", ["1", "pass"])},
    blessing_counts_new_glory: {"yes": "blessing-die", "no": "play"},
    time_loop_rerolls_time_die: {"no": ["hero s1", "pass"], "yes": ["hero s1", "time_lord loop", "pass"]},
    blessing_outside_own_turn: {"after_own_fight_only": ("blessing", 5), "never": ("play", 4)},
    unwanted_items: {"removed": ([], 1), "left_on_tile": (["pick-up sword"], 0)},
    mirror_building_per: {
        "each_building": ("play", ["military_camp", "stables"]),
        "each_action": ("mirror-which", []),
    },
    saigo_emperor_free_range_mirrored: {"yes": ["archery_range"], "no": []},
}


def each(shown: dict[Position, dict[str, object]]) -> pytest.MarkDecorator:
    """Every position with every value and what it shows."""
    cases = [
        pytest.param(position, SWITCH.get(value, value), outcome, id=f"{position.__name__}={value}")
        for position, outcomes in shown.items()
        for value, outcome in outcomes.items()
    ]
    return pytest.mark.parametrize(("position", "value", "outcome"), cases)


@rule("K-O-105", "K-O-17", "K-O-87", "K-O-99", "K-O-100", "K-O-23", "K-O-40", "K-O-21", "K-O-95", "K-O-97", "K-O-116")
@each(SHOWN)
def test_each_value_of_a_reading_makes_a_difference(position: Position, value: Setting, outcome: object) -> None:
    assert position(value) == outcome


# What else these values mean


@rule("K-O-17")
def test_built_from_anywhere_but_not_among_monsters_nor_with_the_plague() -> None:
    line = "horan on {0}, goods 9 9 9, town 1"
    far = at(line.format(3), "taia", lands=LAND, armies="3 imps", train_and_build_where="anywhere")
    ill = at(line.format(2), "taia", plague=0, train_and_build_where="anywhere")
    assert (far.refuses("build"), ill.refuses("build")) == ("K-O-17", "K-O-41")


@rule("K-O-99", "K-O-87")
def test_the_sum_is_without_effect_in_separate_fights() -> None:
    game = at(
        "horan",
        "taia",
        lands=LAND,
        armies="3 imps dryads",
        two_armies_fought="one_by_one",
        glory_from_two_armies="sum",
    )
    game.play("go 3", "imps", "s2", "soul_1", "s3", "soul_1")
    assert (game.state.players[0].glory, game.points(), game.player) == (3, 2, 1)


@rule("K-O-99")
def test_the_sum_ends_with_the_track() -> None:
    game = at(
        "horan, weapons axe axe, amulet amulet_titan",
        "taia",
        lands=LAND,
        armies="3 elementals shadow_eaters",
        glory_from_two_armies="sum",
    )
    game.play("go 3", "1", "s3", "s2", "elementals", "soul_2", "soul_2")
    assert game.state.players[0].glory == 8


@rule("K-O-23")
def test_the_plague_strikes_at_most_once_a_fight() -> None:
    game = at("elspeth", "taia, town 2", "horan, town 1", lands=LAND, armies="3 imps", reroll_before_plague=False)
    game.play("go 3", "k2")
    assert (game.asked, game.options) == ("plague", ["1", "2"])
    game.play("2", "yes", "k2")
    assert (game.state.realm.plague, game.state.players[0].life, game.player) == (2, 3, 1)


@rule("K-O-23", "K-I-34")
@pytest.mark.parametrize("faces", [("k2", "loop", "hero k2", "s2"), ("s1", "loop", "hero s1", "k2")])
def test_the_plague_strikes_before_a_loop_and_before_finesse(faces: tuple[str, ...]) -> None:
    game = at("elspeth", "taia, town 2", lands=LAND, armies="3 imps", time_lord=0, reroll_before_plague=False)
    game.play("go 3", "1", *faces)
    assert (game.asked, game.state.realm.plague) == ("finesse", 1)


@rule("K-O-21", "K-I-34", "K-I-35")
def test_a_time_lord_thrown_again_acts_in_full() -> None:
    game = at("taia", "horan", lands=LAND, armies="3 imps", time_lord=0, time_loop_rerolls_time_die=True)
    game.play("go 3", "1", "k1", "loop", "time_lord loop", "pass", "loop")
    assert game.options == ["hero k1", "time_lord loop", "pass"]
    game.play("hero k1", "time_lord loop", "s2", "betrayal")
    assert (game.state.realm.time_lord, game.asked) == (1, "reward")


@rule("K-O-97")
def test_what_lies_on_a_tile_is_taken_without_an_action() -> None:
    game = at("horan, weapons sword sword", "taia on 3", lands=LAND, armies="3 imps", unwanted_items="left_on_tile")
    game.play("go 3", "s2", "sword", "pick-up sword")
    assert (game.items(1), game.state.turn.steps, game.offers("pick-up")) == (["sword"], 2, [])


@rule("K-O-97")
def test_among_monsters_nothing_is_picked_up() -> None:
    game = at(
        "horan, weapons sword sword",
        "argentus",
        "aderyn",
        lands=f"{LAND}  4 farm_1 9,9",
        armies="3 imps, 4 skeletons",
        unwanted_items="left_on_tile",
    )
    game.play("go 3", "s2", "sword", "end", "end", "go 0", "end", "wild", "3", "end")
    game.play("go 3")
    assert (game.player, game.armies(3), game.refuses("pick-up sword")) == (2, ["skeletons"], "K-O-97")


@rule("K-O-116", "K-I-39")
def test_once_per_action_one_of_the_buildings_for_one_receiver() -> None:
    game = at(
        "horan on 1, goods 5 3 0, town 1",
        "taia, town 2",
        "darius, town 3 stables",
        lands=LAND,
        emperor=0,
        mirror_building_per="each_action",
    )
    game.play("build", "military_camp", "stables")
    assert (game.asked, game.options) == ("mirror-which", ["military_camp", "stables"])
    game.play("stables")
    assert (game.buildings(1), game.buildings(2), game.asked) == (["stables"], ["stables"], "play")
