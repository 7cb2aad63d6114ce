"""Components: WC-2.1 to WC-2.5."""

import pytest

from stolik.games.war_chest.board import FORTS, FORTS_LAID_OUT, GROUNDS, LAYOUTS
from stolik.games.war_chest.decrees import DECREE_IDS, DECREES_IN_PLAY
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.unit_cards import COIN_IDS, DECEIVERS, POISONERS, UNIT_IDS, UNITS
from tests.games.war_chest.war import at, start
from tests.rule import rule

COINS = {
    "base": {
        4: "archer cavalry knight lancer pikeman warrior_priest",
        5: "berserker crossbowman ensign footman light_cavalry marshall mercenary royal_guard scout swordsman",
    },
    "nobility": {4: "bannerman", 5: "bishop earl herald"},
    "siege": {4: "war_wagon", 5: "sapper siege_tower trebuchet"},
    "nightfall": {4: "assassin skirmisher", 5: "infiltrator saboteur"},
}


def coins(name: str) -> list[int]:
    return [unit.coins for unit in UNITS if unit.set == name]


@rule("WC-2.1", "WC-2.2", "WC-2.3", "WC-2.4")
@pytest.mark.parametrize("name", COINS)
def test_each_type_has_as_many_coins_as_its_box_holds(name: str) -> None:
    for count, units in COINS[name].items():
        assert sorted(unit.id for unit in UNITS if (unit.set, unit.coins) == (name, count)) == units.split()


@rule("WC-2.1")
def test_the_base_game_has_sixteen_units_with_seventy_four_coins() -> None:
    assert (len(coins("base")), sum(coins("base"))) == (16, 74)


@rule("WC-2.1", "WC-12.2")
def test_there_are_four_bags_with_a_royal_coin_each_and_eight_markers_for_a_side() -> None:
    war = start(4)
    war.play(*UNIT_IDS[:12], "A")
    assert [war.zone("bag", seat).count("royal") for seat in range(4)] == [1, 1, 1, 1]
    assert [war.state.board.markers[side] + war.state.board.control.count(side) for side in (0, 1)] == [8, 8]


@rule("WC-2.2")
def test_nobility_adds_four_units_seven_decrees_and_three_seals_for_a_side() -> None:
    assert (len(coins("nobility")), sum(coins("nobility"))) == (4, 19)
    assert (len(DECREE_IDS), DECREES_IN_PLAY) == (7, 3)
    war = at("A knight", "B pikeman", hand="royal", hands=["pikeman"], decrees="enlist march spy")
    war.play("proclaim royal enlist")
    assert [decree["seals"] for decree in GAME.view(war.state, 0)["decrees"]] == [[0], [], []]


@rule("WC-2.3")
def test_siege_adds_four_units_seven_fortifications_and_six_maps() -> None:
    assert (len(coins("siege")), sum(coins("siege"))) == (4, 19)
    assert (FORTS, len(LAYOUTS), [len(set(layout)) for layout in LAYOUTS]) == (7, 6, [FORTS_LAID_OUT] * 6)


@rule("WC-2.4")
def test_nightfall_adds_four_units_two_poison_markers_and_two_decoys() -> None:
    assert (len(coins("nightfall")), sum(coins("nightfall"))) == (4, 18)
    assert [UNIT_IDS[unit] for unit in POISONERS] == ["assassin", "saboteur"]
    assert [UNIT_IDS[unit] for unit in DECEIVERS] == ["infiltrator", "skirmisher"]
    assert COIN_IDS[-2:] == ["decoy_infiltrator", "decoy_skirmisher"]


@rule("WC-2.5")
def test_the_other_printing_of_four_cards_is_an_option_of_the_table() -> None:
    versions = ("berserker", "footman", "warrior_priest", "royal_guard")
    assert [GAME.options[card].default for card in versions] == ["original", "original", "original", "revised"]
    assert [GAME.options[card].values[1] for card in versions] == ["v2", "v2", "v2", "classic"]


@rule("WC-2.1")
def test_a_player_of_two_has_six_of_the_eight_markers() -> None:
    assert [GROUNDS[ground].markers for ground in ("two", "four")] == [6, 8]
