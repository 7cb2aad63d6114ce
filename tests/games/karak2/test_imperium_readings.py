"""Open readings of Rift, duel and heroes: each value in a position where it makes the difference."""

from stolik.engine.game import Setting
from stolik.games.karak2.contents import READINGS
from tests.games.karak2 import test_readings
from tests.games.karak2.karak import at
from tests.games.karak2.test_readings import Position, each
from tests.rule import rule

LAND = "3 forest_1 0,-1"
RIFT = ("explore 3", "rift_1.0")


def rift_battle_ends_turn(value: Setting) -> object:
    game = at("horan", "taia", rift_battle_ends_turn=value)
    game.play(*RIFT, "s2", "s1")
    return game.player, game.asked


def rift_uses_weapons_spells(value: Setting) -> object:
    game = at("horan, weapons axe, spells fire_bolt", "taia", rift_uses_weapons_spells=value)
    game.play(*RIFT, "s1")
    return game.asked, game.state.hand.throws[0].power


def rift_reseated_emperor_gets_resources(value: Setting) -> object:
    game = at("horan", "taia", emperor=0, rift_reseated_emperor_gets_resources=value)
    game.play(*RIFT, "0", "s2", "s1")
    return game.goods()


def unconscious_in_rift(value: Setting) -> object:
    game = at("horan", "darius", "taia, life 0", unconscious_in_rift=value)
    game.play(*RIFT, "s2", "s1")
    return game.asked, game.state.realm.emperor


def unconscious_emperor_duel(value: Setting) -> object:
    return at("horan", "taia, life 0", emperor=1, unconscious_emperor_duel=value).refuses("challenge")


def duel_after_last_action(value: Setting) -> object:
    game = at("horan on 1", "taia on 1", emperor=1, duel_after_last_action=value)
    game.play("gather", "gather")
    return game.player, "challenge" in game.options


def emperor_wins_duel_gain(value: Setting) -> object:
    game = at("horan", "taia", emperor=1, emperor_wins_duel_gain=value)
    game.play("challenge", "s1", "0", "s2")
    return game.goods(1)


def dream_helper_target(value: Setting) -> object:
    return at("kirima", "horan on 1, life 4", "taia on 2", dream_helper_target=value).offers("dream")


def dream_helper_into_fight(value: Setting) -> object:
    line = "horan on 3, life 4"
    game = at("kirima", line, "taia on 1, life 4", lands=LAND, armies="3 imps", dream_helper_into_fight=value)
    return game.offers("dream")


def whirl_on_residents(value: Setting) -> object:
    """Power in a mine just revealed, and in one that lay there."""
    new = at("kirima", "taia", whirl_on_residents=value)
    new.play("explore 2", "rock_eater_mine.0", "0", "s1")
    old = at("kirima", "taia", lands="3 rock_eater_mine 0,-1", whirl_on_residents=value)
    old.play("go 3", "s1")
    return [game.noted("power")[0][1] for game in (new, old)]


def sneak_past_residents(value: Setting) -> object:
    game = at("aderyn", "taia", lands="3 goblin_cave 0,-1", sneak_past_residents=value)
    game.play("go 3")
    return game.asked


def wild_king_outside_own_turn(value: Setting) -> object:
    game = at("horan", "argentus", lands=LAND, armies="3 imps", wild_king_outside_own_turn=value)
    return game.asked, game.player


def wild_king_on_entry(value: Setting) -> object:
    game = at("argentus", "horan", lands=LAND, armies="3 imps", wild_king_on_entry=value)
    game.play("go 3")
    return game.asked


SHOWN: dict[Position, dict[str, object]] = {
    rift_battle_ends_turn: {"yes": (1, "play"), "no": (0, "play")},
    rift_uses_weapons_spells: {"yes": ("bolts", 0), "no": ("face", 1)},
    rift_reseated_emperor_gets_resources: {"yes": [1, 1, 1], "no": [0, 0, 0]},
    unconscious_in_rift: {"moved_but_no_roll": ("play", 0), "full_part": ("face", -1)},
    unconscious_emperor_duel: {"forbidden": "K-O-53", "allowed_without_hero_die": None},
    duel_after_last_action: {"yes": (0, True), "no": (1, False)},
    emperor_wins_duel_gain: {"nothing": [0, 0, 0], "resources": [1, 1, 1]},
    dream_helper_target: {"wounded_hero": ["dream 1"], "any_hero": ["dream 1", "dream 2"]},
    dream_helper_into_fight: {"fight_as_usual": ["dream 1", "dream 2"], "forbidden": ["dream 2"]},
    whirl_on_residents: {"only_if_tile_was_revealed_before": [1, 2], "always": [2, 2], "never": [1, 1]},
    sneak_past_residents: {"yes": "play", "no": "face"},
    wild_king_outside_own_turn: {"no": ("play", 0), "yes": ("wild-out-of-turn", 1)},
    wild_king_on_entry: {"yes": "play", "no": "face"},
}


@rule("K-O-53", "K-O-64", "K-O-109", "K-O-111", "K-O-113", "K-O-114", "K-O-118", "K-O-119", "K-O-120", "K-O-121")
@each(SHOWN)
def test_each_value_of_a_reading_makes_a_difference(position: Position, value: Setting, outcome: object) -> None:
    assert position(value) == outcome


def test_every_reading_is_shown_in_each_of_its_values() -> None:
    shown = {position.__name__: outcomes for position, outcomes in (test_readings.SHOWN | SHOWN).items()}
    assert {id: list(outcomes) for id, outcomes in shown.items()} == {row.id: row.values for row in READINGS}
    for id, outcomes in shown.items():
        told = [str(outcome) for outcome in outcomes.values()]
        assert len(set(told)) == len(told), id


# What else these values mean


@rule("K-O-111")
def test_after_the_battle_the_explorer_goes_on_with_the_action_of_that_step() -> None:
    game = at("horan, life 3", "taia", rift_battle_ends_turn=False)
    game.play(*RIFT, "s2", "s1")
    assert (game.state.turn.steps, game.state.turn.moved, {"heal", "go 0"} < set(game.options)) == (2, True, True)
    game.play("heal", "go 0")
    assert (game.state.players[0].life, game.player) == (5, 1)


@rule("K-O-111", "K-O-93")
def test_an_explorer_who_passed_out_does_not_go_on() -> None:
    game = at("horan, life 1", "taia", rift_battle_ends_turn=False)
    game.play(*RIFT, "k1", "s1")
    assert (game.player, game.state.players[0].life) == (1, 0)


@rule("K-O-109", "K-I-62")
def test_without_weapons_battle_rage_still_counts_at_a_rift() -> None:
    game = at("valduk, weapons axe", "taia", rift_uses_weapons_spells=False)
    game.play(*RIFT, "k2", "s1")
    assert (game.state.realm.emperor, game.noted("power")) == (0, [(1, 1, 0)])


@rule("K-O-53")
def test_who_takes_full_part_without_life_may_be_crowned_and_stays_down() -> None:
    game = at("horan", "darius", "taia, life 0", unconscious_in_rift="full_part")
    game.play(*RIFT, "s2", "s1", "s3")
    assert (game.state.realm.emperor, game.state.players[2].life) == (2, 0)


@rule("K-O-53", "K-O-94")
def test_who_lay_there_before_the_battle_does_not_wake_by_collecting_souls() -> None:
    game = at("horan", "darius", "lord_xanros, life 0, glory 1, army knight", unconscious_in_rift="full_part")
    game.play(*RIFT, "s2", "s1", "1", "s1", "k1", "no")
    assert (game.army(2), game.state.players[2].life) == ([], 0)
    assert game.noted("unconscious") == [], "it lay there already"


@rule("K-O-53", "K-I-49")
def test_an_unconscious_emperor_throws_no_hero_die_and_casts_nothing() -> None:
    emperor = "taia, life 0, glory 1, army mage, weapons sword, spells fire_bolt blessing"
    game = at("horan", emperor, emperor=1, unconscious_emperor_duel="allowed_without_hero_die")
    game.play("challenge", "s2", "1", "0", "s2")
    assert (game.noted("power"), game.state.realm.emperor) == ([(1, 3, 3)], 1), "weapons count"
    assert game.items(1) == ["sword", "fire_bolt", "blessing"]


@rule("K-O-64")
def test_a_challenge_that_takes_an_action_is_refused_after_the_last() -> None:
    game = at("horan on 1, life 1, spells healing", "taia on 1", emperor=1, duel_after_last_action=False)
    game.play("gather")
    assert game.refuses("challenge") is None
    game.play("gather")
    assert (game.options, game.refuses("challenge")) == (["potion", "end"], "K-O-64")


@rule("K-O-118", "K-I-61", "K-O-63")
def test_in_another_turn_the_lion_roars_once_and_again_in_the_next() -> None:
    game = at("horan", "argentus", "taia", lands=LAND, armies="3 imps", wild_king_outside_own_turn=True)
    assert game.options == ["imps 3", "pass"]
    game.play("imps 3", "1")
    assert (game.armies(1), game.player, game.asked) == (["imps"], 0, "play")
    game.play("end", "end")
    assert (game.asked, game.player, game.state.turn.seat) == ("wild-out-of-turn", 1, 2)
    game.play("pass")
    assert (game.armies(1), game.player) == (["imps"], 2)


@rule("K-O-64", "K-O-118")
def test_before_entering_an_army_may_still_be_chased_off() -> None:
    game = at("argentus", "horan on 1", lands=LAND, armies="3 imps", wild_king_on_entry=False)
    game.play("wild", "go 3", "gather")
    assert (game.armies(2), game.goods()) == (["imps"], [0, 1, 0])


@rule("K-O-121", "K-I-64")
def test_whirl_against_goblins_met_in_a_later_turn() -> None:
    game = at("kirima", "taia")
    game.play("explore 2", "goblin_cave.0", "0", "k1", "end", "go 3", "k1")
    assert (game.noted("power"), game.goods()) == ([(0, 1, 1)], [1, 1, 0])
