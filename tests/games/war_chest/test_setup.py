"""Set-up for two players: WC-4.1 to WC-4.10."""

import pytest

from stolik.engine.decision import CHANCE
from stolik.engine.options import BadOption, settle
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.unit_cards import SETS, UNIT_IDS, UNITS
from tests.games.war_chest.war import War, start
from tests.rule import rule

BASE = [unit.id for unit in UNITS if unit.set == "base"]
BATTLES = {
    "gaugamela": ("knight light_cavalry pikeman marshall", "cavalry footman mercenary royal_guard"),
    "bannockburn": ("archer cavalry lancer footman", "light_cavalry pikeman warrior_priest swordsman"),
    "crecy": ("archer ensign knight royal_guard", "cavalry crossbowman lancer scout"),
}


def picks(war: War) -> list[str]:
    return [" ".join(UNIT_IDS[unit] for unit in units) for units in war.state.draft.picks]


@rule("WC-4.1")
def test_each_player_starts_with_a_marker_on_two_locations_and_four_in_hand() -> None:
    war = start(2)
    assert {hex: war.control(hex) for hex in ("e2", "h1", "d7", "g6")} == {"e2": "A", "h1": "A", "d7": "B", "g6": "B"}
    assert [war.control(hex) for hex in ("c6", "d4", "e5", "g3", "h4", "i2")] == [""] * 6
    assert war.state.board.markers == [4, 4]
    assert GAME.view(war.state, None)["sides"] == [0, 1]


@rule("WC-4.2", "WC-4.3")
def test_a_random_deal_gives_four_types_to_each_and_no_type_twice() -> None:
    war = start(2)
    for place, unit in enumerate(BASE[:8]):
        assert (war.player, war.asked, war.options) == (CHANCE, "unit", BASE[place:])
        assert war.decision.weights is None  # all alike
        war.play(unit)
    assert [sorted(units.split()) for units in picks(war)] == [BASE[0:8:2], BASE[1:8:2]]


@rule("WC-4.2")
@pytest.mark.parametrize("chosen", SETS[1:])
def test_the_cards_of_a_set_in_use_are_in_the_pool_and_no_others(chosen: str) -> None:
    war = start(2, setup="free", **{chosen: True})
    while war.asked != "flip":
        war.play(war.options[0])
    war.play("A")
    assert war.options == [unit.id for unit in UNITS if unit.set in ("base", chosen)]


@rule("WC-4.3")
@pytest.mark.parametrize(("flip", "seat"), [("A", 0), ("B", 1)])
def test_after_a_random_deal_the_flip_decides_who_starts(flip: str, seat: int) -> None:
    war = start(2)
    war.play(*BASE[:8])
    assert (war.player, war.asked, war.options, war.decision.weights) == (CHANCE, "flip", ["A", "B"], None)
    war.play(flip)
    assert (war.state.turn.initiative, war.asked, war.decision.whose) == (seat, "coin", seat)


@rule("WC-4.4")
def test_the_first_game_has_its_line_up_and_side_a_starts() -> None:
    war = start(2, setup="first_game")
    assert (war.asked, war.state.turn.initiative) == ("coin", 0)
    assert picks(war) == ["swordsman pikeman crossbowman light_cavalry", "archer cavalry lancer scout"]


@rule("WC-4.5")
@pytest.mark.parametrize(("flip", "order"), [("A", "0 1 1 0 0 1 1 0"), ("B", "1 0 0 1 1 0 0 1")])
def test_a_draft_shows_eight_cards_picked_by_one_two_two_two_one(flip: str, order: str) -> None:
    war = start(2, setup="draft")
    war.play(*BASE[4:12])
    assert war.asked == "flip"
    war.play(flip)
    drafters = []
    for place in range(7):
        assert (war.asked, war.options) == ("draft", BASE[4 + place : 12])
        drafters.append(str(war.player))
        war.play(BASE[4 + place])
    assert " ".join(drafters) == order[:13]
    first, second = (0, 1) if flip == "A" else (1, 0)
    assert [len(units.split()) for units in picks(war)] == [4, 4]
    assert picks(war)[first].split()[-1] == BASE[11]  # the last card is left to the first drafter
    assert war.state.turn.initiative == second


@rule("WC-4.6")
def test_an_elimination_draft_shows_ten_cards_and_each_side_bans_one_first() -> None:
    war = start(2, setup="elimination")
    war.play(*BASE[:10], "B")
    assert (war.asked, war.player, war.options) == ("ban", 1, BASE[:10])
    war.play(BASE[0])
    assert (war.asked, war.player, war.options) == ("ban", 0, BASE[1:10])
    war.play(BASE[9])
    assert (war.asked, war.player, war.options) == ("draft", 1, BASE[1:9])
    war.play(*BASE[1:8])
    assert not {BASE[0], BASE[9]} & set(" ".join(picks(war)).split())
    assert war.state.turn.initiative == 0


@rule("WC-4.2", "WC-4.5")
def test_a_free_draft_lets_both_pick_from_all_cards() -> None:
    war = start(2, setup="free")
    war.play("A")
    assert (war.asked, war.player, war.options) == ("draft", 0, BASE)
    war.play(*BASE[:7])
    assert (war.asked, war.player, war.options) == ("draft", 0, BASE[7:])
    war.play(BASE[15])
    assert (war.asked, war.state.turn.initiative) == ("coin", 1)


@rule("WC-4.7")
@pytest.mark.parametrize("battle", BATTLES)
@pytest.mark.parametrize("flip", ["A", "B"])
def test_a_famous_battle_has_its_line_up_and_the_flip_decides_who_starts(battle: str, flip: str) -> None:
    war = start(2, setup=battle)
    assert (war.player, war.asked) == (CHANCE, "flip")
    war.play(flip)
    assert picks(war) == list(BATTLES[battle])
    assert war.state.turn.initiative == "AB".index(flip)


@rule("WC-4.8")
def test_two_coins_of_each_type_and_the_royal_coin_go_into_the_bag_and_the_rest_into_the_supply() -> None:
    war = start(2, setup="first_game")
    assert war.asked == "coin"
    types = ["crossbowman", "light_cavalry", "pikeman", "swordsman"]
    assert war.zone("bag") == sorted([*types, *types, "royal"])
    assert len(war.zone("bag", 1)) == 9
    assert [war.supply(unit) for unit in types] == [3, 3, 2, 3]
    assert [war.supply(unit) for unit in ("archer", "cavalry", "lancer", "scout")] == [2, 2, 2, 3]


@rule("WC-4.8")
def test_coins_of_types_nobody_plays_stay_in_the_box() -> None:
    war = start(2, setup="first_game")
    assert war.asked == "coin"
    left = [unit for unit in UNIT_IDS if unit not in " ".join(picks(war)).split()]
    assert [war.supply(unit) for unit in left] == [0] * 20


@rule("WC-4.9")
def test_the_board_hands_and_discard_piles_are_empty_at_the_start() -> None:
    war = start(2, setup="first_game")
    assert war.asked == "coin"
    view = GAME.view(war.state, None)
    assert [hex["hex"] for hex in view["hexes"] if hex["unit"]] == []
    assert [(player["hand"], player["up"], player["down"]) for player in view["players"]] == [(0, [], 0)] * 2


@rule("WC-4.10")
def test_decrees_and_fortifications_are_laid_out_before_the_units_are_dealt() -> None:
    war = start(2, nobility=True, siege=True, nightfall=True)
    asked = []
    while war.asked != "flip":
        asked.append(war.asked)
        war.play(war.options[-1])
    assert asked == ["decree"] * 3 + ["layout"] + ["unit"] * 8
    assert war.state.units.decoy == (-1, -1)  # Nightfall's units came last in the pool, and their decoys with them


@rule("WC-4.10")
def test_poison_markers_and_decoys_come_only_with_their_units() -> None:
    war = start(2, nightfall=True)
    war.play(*BASE[:8], "A")
    view = GAME.view(war.state, 0)
    assert (view["poison"], view["decoys"]) == ({}, {})


@rule("WC-4.4", "WC-4.7")
@pytest.mark.parametrize("setup", ["first_game", *BATTLES])
def test_line_ups_are_for_two_players(setup: str) -> None:
    assert settle(GAME, 2, {"setup": setup})["setup"] == setup
    with pytest.raises(BadOption):
        settle(GAME, 4, {"setup": setup})
