"""Nightfall: what is in the box, how it is set up, and its four cards (WC-N-01 to WC-N-10, WC-15.1 to WC-15.8)."""

from __future__ import annotations

from random import Random

import pytest

from stolik.engine.options import BadOption, is_settled, settle
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.state import DRAWING, State
from stolik.games.war_chest.unit_cards import COIN_IDS, UNIT_IDS, UNITS
from tests.games.war_chest.war import War, at
from tests.rule import rule

NIGHTFALL = ["assassin", "saboteur", "infiltrator", "skirmisher"]


def drafted(*line_ups: str) -> War:
    """A free choice in which each seat ends with its line-up, side A drafting first."""
    war = War(GAME.setup(settle(GAME, len(line_ups), {"setup": "free", "nightfall": True})))
    war.play("A")
    if war.asked == "first-drafter":
        war.play("0")
    left = [line_up.split() for line_up in line_ups]
    while war.asked == "draft":
        war.play(left[war.player].pop(0))
    return war


def dealt(seed: int, nightfall: bool = True, seats: int = 2) -> State:
    """Units dealt at random, nothing drawn yet."""
    war = War(GAME.setup(settle(GAME, seats, {"nightfall": nightfall})))
    rng = Random(seed)
    while war.state.turn.phase != DRAWING:
        war.position.play(rng.choice(war.decision.options))
    return war.state


# Box and set-up


@rule("WC-N-01")
def test_nightfall_is_played_with_the_base_game_by_two_or_four() -> None:
    for seats in (2, 4):
        assert len(dealt(1, seats=seats).draft.picks) == seats
    with pytest.raises(BadOption) as refused:
        settle(GAME, 3, {"nightfall": True})
    assert (refused.value.key, refused.value.choices) == ("seats", "2, 4")


@rule("WC-N-02", "WC-N-03", "WC-2.4")
def test_the_box_holds_four_cards_and_eighteen_unit_coins() -> None:
    rows = [unit for unit in UNITS if unit.set == "nightfall"]
    assert [(unit.id, unit.coins) for unit in rows] == list(zip(NIGHTFALL, (4, 5, 5, 4), strict=True))
    assert sum(unit.coins for unit in rows) == 18


@rule("WC-N-02", "WC-N-03", "WC-N-04", "WC-N-10", "WC-N-25", "WC-2.4")
def test_two_poison_markers_and_two_decoys_lie_with_their_units() -> None:
    war = drafted("assassin infiltrator knight archer", "saboteur skirmisher pikeman scout")
    for seat in (0, 1, None):
        view = GAME.view(war.state, seat)
        assert view["poison"] == {"assassin": "card", "saboteur": "card"}
        assert view["decoys"] == {"infiltrator": "card", "skirmisher": "card"}
        assert not any(hex["poison"] for hex in view["hexes"])
    assert [coin for coin in COIN_IDS if "decoy" in coin] == ["decoy_infiltrator", "decoy_skirmisher"]


@rule("WC-N-05")
def test_its_cards_are_shuffled_among_the_others() -> None:
    deals = [dealt(seed).draft.picks for seed in range(60)]
    found = {UNIT_IDS[unit] for picks in deals for units in picks for unit in units}
    assert found == {unit.id for unit in UNITS if unit.set in ("base", "nightfall")}


@rule("WC-N-05")
def test_without_the_expansion_none_of_its_cards_is_dealt() -> None:
    deals = [dealt(seed, nightfall=False).draft.picks for seed in range(60)]
    found = {UNIT_IDS[unit] for picks in deals for units in picks for unit in units}
    assert found == {unit.id for unit in UNITS if unit.set == "base"}


@rule("WC-N-06", "WC-N-07")
def test_a_marker_or_a_decoy_is_in_the_game_only_with_its_unit() -> None:
    seen = set()
    for seed in range(40):
        s = dealt(seed)
        there = [name for name in NIGHTFALL if any(UNIT_IDS.index(name) in units for units in s.draft.picks)]
        view = GAME.view(s, None)
        assert [*view["poison"], *view["decoys"]] == there
        seen |= {*there, *(f"no {name}" for name in NIGHTFALL if name not in there)}
    assert len(seen) == 2 * len(NIGHTFALL)


@rule("WC-N-07", "WC-N-25")
def test_a_decoy_is_neither_in_the_bag_nor_in_the_supply_of_its_owner() -> None:
    war = drafted("infiltrator skirmisher knight archer", "assassin saboteur pikeman scout")
    assert war.zone("bag") == sorted(["infiltrator", "skirmisher", "knight", "archer"] * 2 + ["royal"])
    assert [war.supply(unit) for unit in ("infiltrator", "skirmisher")] == [3, 2]


@rule("WC-N-08")
def test_players_can_agree_on_a_battle_with_units_of_the_expansion() -> None:
    war = drafted(
        "assassin saboteur knight", "infiltrator skirmisher archer", "scout lancer cavalry", "pikeman ensign footman"
    )
    assert [UNIT_IDS[unit] for unit in war.state.draft.picks[0]] == ["assassin", "saboteur", "knight"]
    assert [UNIT_IDS[unit] for unit in war.state.draft.picks[1]] == ["infiltrator", "skirmisher", "archer"]


@rule("WC-N-08")
def test_the_printed_battles_can_be_played_beside_the_expansion() -> None:
    options = settle(GAME, 2, {"setup": "gaugamela", "nightfall": True})
    assert is_settled(GAME, options)
    assert War(GAME.setup(options)).asked == "flip"


# Assassin


@rule("WC-15.1")
def test_the_assassin_moves_one_step_and_poisons_an_adjacent_enemy() -> None:
    war = at("A assassin@f4:2", "B knight@f6", hand="assassin", hands=["royal"])
    assert war.offers("tactic") == ["tactic assassin f4 f5"]
    war.play("tactic assassin f4 f5")
    assert (war["f4"], war["f5"], war["f6"]) == ("", "assassin:2", "knight:1!")
    assert (war.zone("up"), war.events, war.asked) == (["assassin"], ["discard", "move", "poison"], "play")


@rule("WC-15.1", "WC-N-D7")
def test_the_assassin_cannot_poison_from_where_it_stands() -> None:
    war = at("A assassin@f4", "B knight@f5", hand="assassin")
    assert war.offers("tactic") == ["tactic assassin f4 e5", "tactic assassin f4 g4"]
    assert war.refuses("tactic assassin f4 f5") == "WC-15.1"


@rule("WC-15.1")
def test_the_assassin_picks_among_the_enemies_next_to_it_after_the_move() -> None:
    war = at("A assassin@f4", "B knight@f6 archer@g5 scout@e4", hand="assassin", hands=["royal"])
    war.play("tactic assassin f4 f5")
    assert (war.asked, war.player, war.options) == ("poison", 0, ["f6", "g5"])
    assert war.refuses("e4") == "WC-15.1"
    war.play("g5")
    assert (war["f6"], war["g5"], war["e4"]) == ("knight:1", "archer:1!", "scout:1")


@rule("WC-15.2")
def test_after_attacking_a_poisoned_unit_the_assassin_may_take_its_coin_out_of_the_supply() -> None:
    war = at("A assassin@f4", "B archer@f5:2!", hand="assassin", hands=["royal"])
    war.play("attack assassin f4 f5")
    assert (war.asked, war.player, war.options) == ("rob", 0, ["yes", "no"])
    assert war.supply("archer") == 1
    war.play("yes")
    assert (war["f5"], war.supply("archer"), war.removed("archer")) == ("archer:1!", 0, 2)


@rule("WC-15.2", "WC-8.8")
def test_the_assassin_may_leave_the_supply_alone() -> None:
    war = at("A assassin@f4", "B archer@f5:2!", hand="assassin", hands=["royal"])
    supply = war.supply("archer")
    war.play("attack assassin f4 f5", "no")
    assert (war["f5"], war.supply("archer"), war.removed("archer")) == ("archer:1!", supply, 1)


@rule("WC-15.2")
def test_after_attacking_a_healthy_unit_the_assassin_takes_nothing() -> None:
    war = at("A assassin@f4", "B archer@f5:2 scout@h3! skirmisher", hand="assassin", hands=["royal"])
    war.play("attack assassin f4 f5")
    assert (war["f5"], war.asked, war.player) == ("archer:1", "play", 1)


@rule("WC-15.2")
def test_only_the_assassin_robs() -> None:
    war = at("A assassin cavalry@f4", "B archer@f5:2!", hand="cavalry", hands=["royal"])
    war.play("attack cavalry f4 f5")
    assert (war["f5"], war.asked, war.player) == ("archer:1!", "play", 1)


# Saboteur


@rule("WC-15.3", "WC-N-11")
def test_the_saboteur_poisons_within_two_spaces_in_line_or_not_over_whatever_stands_between() -> None:
    war = at("A saboteur@f4 knight@f5", "B archer@f6 scout@h3 pikeman@g4 lancer@f7", hand="saboteur", hands=["royal"])
    assert war.offers("tactic") == [f"tactic saboteur f4 {hex}" for hex in ("f6", "g4", "h3")]
    assert war.refuses("tactic saboteur f4 f7") == "WC-15.3"
    war.play("tactic saboteur f4 f6")
    assert (war["f4"], war["f6"]) == ("saboteur:1", "archer:1?")


@rule("WC-15.4")
def test_after_a_saboteur_is_recruited_it_may_poison_free() -> None:
    war = at("A saboteur@f4 knight", "B archer@f6 scout@f7", hand="knight", hands=["royal"])
    war.play("recruit knight saboteur")
    assert (war.asked, war.player, war.options) == ("sabotage", 0, ["f6", "pass"])
    assert war.refuses("f7") == "WC-15.3"
    war.play("f6")
    assert (war["f6"], war.zone("up"), war.zone("down")) == ("archer:1?", ["saboteur"], ["knight"])


@rule("WC-15.4", "WC-8.8")
def test_the_free_poisoning_may_be_declined_and_follows_no_other_recruit() -> None:
    war = at("A saboteur@f4 knight", "B archer@f6", hand="knight knight", hands=["royal"])
    war.play("recruit knight saboteur", "pass")
    assert (war["f6"], war.asked, war.player) == ("archer:1", "play", 1)
    war.play("pass royal", "recruit knight knight")
    assert war["f6"] == "archer:1"
    assert war.asked != "sabotage"


@rule("WC-15.4")
def test_without_an_enemy_in_reach_nothing_is_asked_after_the_recruit() -> None:
    war = at("A saboteur@f4 knight", "B archer@f7", hand="knight", hands=["royal"])
    war.play("recruit knight saboteur")
    assert (war.asked, war.player) == ("play", 1)


@rule("WC-15.4", "WC-8.10")
def test_two_saboteurs_enlisted_poison_twice_with_the_one_marker() -> None:
    war = at("A saboteur@f4", "B archer@f6 scout@f5", hand="royal", hands=["royal"], decrees="enlist")
    war.play("proclaim royal enlist")
    assert (war.asked, war.options) == ("sabotage", ["f5", "f6", "pass"])
    war.play("f5")
    assert (war.asked, war.options) == ("sabotage", ["f6", "pass"])
    war.play("f6")
    assert (war["f5"], war["f6"], war.player) == ("scout:1", "archer:1?", 1)


@rule("WC-15.4", "WC-8.10", "WC-8.5")
def test_a_saboteur_recruited_by_the_bishop_poisons_after_the_bishop_has_moved() -> None:
    war = at("A saboteur@f4 bishop@f3", "B archer@f6", hand="bishop", hands=["royal"])
    war.play("tactic bishop f3", "saboteur", "move bishop f3 f2")
    assert (war.asked, war.options) == ("sabotage", ["f6", "pass"])


# Infiltrator


@rule("WC-15.5")
def test_the_infiltrator_moves_onto_an_enemy_location_and_controls_it() -> None:
    war = at("A infiltrator@f6", "B knight", hand="infiltrator", hands=["royal"])
    assert war.offers("tactic") == ["tactic infiltrator f6 g6"]
    war.play("tactic infiltrator f6 g6", "pass")
    assert (war["f6"], war["g6"], war.control("g6")) == ("", "infiltrator:1", "A")
    assert war.state.board.markers == [3, 5]


@rule("WC-15.5")
def test_the_infiltrator_needs_a_step_though_it_stands_on_an_enemy_location() -> None:
    war = at("A infiltrator@g6", "B knight", hand="infiltrator")
    assert war.offers("tactic") == []
    assert war.refuses("tactic infiltrator g6 g6") == "WC-15.5"
    assert war.offers("control") == ["control infiltrator g6"]


@rule("WC-15.5", "WC-6.15")
def test_the_infiltrator_cannot_enter_a_taken_location() -> None:
    war = at("A infiltrator@f6", "B knight@g6", hand="infiltrator")
    assert war.offers("tactic") == []
    assert war.refuses("tactic infiltrator f6 g6") == "WC-15.5"


@rule("WC-15.6", "WC-N-26")
def test_after_it_controls_the_infiltrator_may_deceive() -> None:
    war = at("A infiltrator@h4", "B knight", hand="infiltrator", hands=["royal"])
    war.play("control infiltrator h4")
    assert (war.asked, war.player, war.options) == ("deceive", 0, ["1", "pass"])
    war.play("1")
    assert (war.control("h4"), war.zone("up", 1), war.zone("up", 0)) == ("A", ["decoy_infiltrator"], ["infiltrator"])


@rule("WC-15.6", "WC-8.8")
def test_the_infiltrator_may_keep_its_decoy() -> None:
    war = at("A infiltrator@h4", "B knight", hand="infiltrator", hands=["royal"])
    war.play("control infiltrator h4", "pass")
    assert (war.zone("up", 1), war.asked, war.player) == ([], "play", 1)
    assert GAME.view(war.state, 1)["decoys"] == {"infiltrator": "card"}


@rule("WC-15.6")
def test_only_a_control_deceives() -> None:
    war = at("A infiltrator@f4", "B archer", hand="infiltrator", hands=["royal"])
    war.play("move infiltrator f4 g3")
    assert (war.asked, war.player) == ("play", 1)
    war = at("A infiltrator@f4", "B archer@f5:2", hand="infiltrator", hands=["royal"])
    war.play("attack infiltrator f4 f5")
    assert (war.asked, war.player) == ("play", 1)


# Skirmisher


@rule("WC-15.7", "WC-6.16")
def test_the_skirmisher_moves_two_steps_to_an_enemy() -> None:
    war = at("A skirmisher@f4:2", "B knight@f7", hand="skirmisher", hands=["royal"])
    assert war.offers("tactic") == ["tactic skirmisher f4 f6"]
    war.play("tactic skirmisher f4 f6")
    assert (war["f4"], war["f6"], war["f7"]) == ("", "skirmisher:2", "knight:1")


@rule("WC-15.7", "WC-6.16")
def test_the_skirmisher_may_turn_but_not_pass_through_anybody() -> None:
    war = at("A skirmisher@f4", "B knight@f5", hand="skirmisher")
    assert war.offers("tactic") == ["tactic skirmisher f4 e6", "tactic skirmisher f4 g5"]
    assert war.refuses("tactic skirmisher f4 f6") == "WC-15.7"


@rule("WC-15.7")
def test_the_skirmisher_finds_no_way_to_a_hex_without_an_enemy_beside_it() -> None:
    war = at("A skirmisher@f4 archer@h3", "B knight@f7", hand="skirmisher")
    assert war.refuses("tactic skirmisher f4 f2") == "WC-15.7"
    assert war.refuses("tactic skirmisher f4 h2") == "WC-15.7"


@rule("WC-15.7", "WC-6.19")
def test_one_step_of_the_skirmisher_is_its_normal_move() -> None:
    war = at("A skirmisher@f4", "B knight@f6", hand="skirmisher")
    assert "move skirmisher f4 f5" in war.options
    assert "tactic skirmisher f4 f5" not in war.options
    assert war.offers("tactic") == ["tactic skirmisher f4 e6", "tactic skirmisher f4 g5"]


@rule("WC-15.8", "WC-7.4", "WC-N-24")
def test_the_attacked_skirmisher_may_deceive_the_attacker_and_loses_nothing() -> None:
    war = at("A archer@f2 cavalry@f4", "B skirmisher@f5", hand="cavalry", hands=["royal"])
    war.play("attack cavalry f4 f5")
    assert (war.asked, war.player, war.options) == ("replace", 1, ["decoy", "pass"])
    war.play("decoy")
    assert (war["f5"], war.removed("skirmisher")) == ("skirmisher:1", 0)
    assert war.zone("up") == ["cavalry", "decoy_skirmisher"]


@rule("WC-15.8", "WC-8.8")
def test_the_owner_of_the_skirmisher_may_take_the_loss() -> None:
    war = at("A cavalry@f4", "B skirmisher@f5", hand="cavalry", hands=["royal"])
    war.play("attack cavalry f4 f5", "pass")
    assert (war["f5"], war.removed("skirmisher"), war.zone("up")) == ("", 1, ["cavalry"])


@rule("WC-15.8")
def test_the_skirmisher_deceives_when_attacked_not_when_it_attacks() -> None:
    war = at("A skirmisher@f4", "B archer@f5:2", hand="skirmisher", hands=["royal"])
    war.play("attack skirmisher f4 f5")
    assert (war["f5"], war.asked, war.player) == ("archer:1", "play", 1)
