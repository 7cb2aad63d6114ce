"""Nethervoid: heroic demons that are not named after a sin, the Possessed Summoner excepted."""

import pytest

from tests.games.tash_kalar.arena import at, short
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.expansions import CROWD, demon, pile, vacant
from tests.rule import rule

# Acolyte of Destruction


@rule("TK-E-01", "TK-E-03", "TK-N-05")
def test_an_acolyte_of_destruction_must_destroy_a_common_and_with_the_gate_on_red_may_take_a_heroic_beside_it() -> None:
    fight = demon("acolyte_of_destruction", "f5", "e6 g6 f8 e5:h!", "b3 b4:h c4:l a3:h e4:h")
    assert (fight.asked, fight.options) == ("destroy", ["b3", "e6", "g6", "f8"])
    fight.play("b3")
    assert (fight.asked, fight.options) == ("destroy", ["b4", "a3", "pass"])
    fight.play("b4")
    assert (fallen(fight), fight.asked) == ([1, 1, 0], "action")


@rule("TK-E-01")
def test_the_heroic_piece_beside_the_victim_of_an_acolyte_may_be_spared() -> None:
    fight = demon("acolyte_of_destruction", "e5", "d6 f6 e8", "d4:h")
    fight.play("d6", "pass")
    assert (fight.pieces(0), fight.pieces(1), fight.asked) == ("e5:h! f6 e8", "d4:h", "action")


@rule("TK-N-05", "TK-N-12")
def test_an_acolyte_of_destruction_on_red_destroys_no_heroic_if_the_gate_is_elsewhere() -> None:
    fight = demon("acolyte_of_destruction", "e5", "d6 f6 e8 b7:h!", "b3 b4:h")
    fight.play("b3")
    assert (fight["b4"], fight.asked) == ("1 heroic", "action")


@rule("TK-E-01", "TK-E-02")
def test_without_a_common_on_the_arena_an_acolyte_of_destruction_does_nothing() -> None:
    fight = demon("acolyte_of_destruction", "e5", "d6:h f6:h e8:h", "d7:h")
    assert (fight.asked, fight.pieces(1)) == ("action", "d7:h")


# Acolyte of Growth


@rule("TK-E-01", "TK-E-10", "TK-N-05")
def test_an_acolyte_of_growth_must_place_a_common_and_with_the_gate_on_green_a_heroic_beside_it() -> None:
    fight = demon("acolyte_of_growth", "e5", "d4 f4 d5 f5 a5:h!", "i3 h4")
    assert (fight.asked, fight.options) == ("place", vacant(fight))
    fight.play("i4")
    assert (fight.asked, fight.options) == ("place", ["i5", "h5", "h3"])
    fight.play("h3")
    assert (fight["i4"], fight["h3"], fight.asked) == ("0 common", "0 heroic", "action")


@rule("TK-N-05", "TK-N-12")
def test_an_acolyte_of_growth_on_green_places_one_piece_if_the_gate_is_elsewhere() -> None:
    fight = demon("acolyte_of_growth", "g3", "f2 h2 f3 h3 b7:h!", "")
    fight.play("i5")
    assert (fight.asked, len(fight.pieces(0).split())) == ("action", 7)


@rule("TK-E-10", "TK-E-02")
@pytest.mark.parametrize(("crowd", "asked"), [("", "action"), ("g8", "action")])
def test_an_acolyte_of_growth_places_as_many_as_the_supply_holds(crowd: str, asked: str) -> None:
    fight = demon("acolyte_of_growth", "g3", f"f2 h2 f3 h3 {CROWD} {crowd}", "")
    if not crowd:
        fight.play("i5")
    assert (fight.asked, fight.state.supply.small[0]) == (asked, 0)


# Power Seeker


@rule("TK-N-16", "TK-E-07", "TK-E-01")
@pytest.mark.parametrize("answer", ["c5-b4", "pass"])
def test_a_power_seeker_that_is_the_gate_may_make_one_standard_move(answer: str) -> None:
    fight = demon("power_seeker", "c5", "d5 f5 e6 g6", "b4 b5:h c4:l")
    assert fight.options == ["c5-d4", "c5-d5", "c5-d6", "c5-c6", "c5-b6", "c5-b4", "pass"]
    fight.play(answer)
    assert (fight.gate, fight.asked) == ("b4" if answer != "pass" else "c5", "action")


@rule("TK-N-43", "TK-N-05", "TK-E-07")
def test_another_power_seeker_may_walk_toward_the_gate_by_combat_moves() -> None:
    fight = demon("power_seeker", "c5", "d5 f5 e6 g6 h5:h!", "d4:h d6:l")
    assert fight.options == ["c5-d4", "c5-d5", "pass"]
    fight.play("c5-d4")
    assert fight.options == ["d4-e3", "d4-e4", "d4-e5", "pass"]
    fight.play("d4-e5", "pass")
    assert (fight["e5"], fight.gate, fallen(fight), fight.asked) == ("0 heroic", "h5", [0, 1, 0], "action")


@rule("TK-N-36", "TK-N-44", "TK-N-21")
def test_a_power_seeker_may_walk_onto_the_gate_which_ends_its_walk() -> None:
    fight = demon("power_seeker", "c5", "d5 f5 e6 g6 e4:h!", "")
    fight.play("c5-d4", "d4-e4")
    assert (fight["e4"], fight.gate, fight.asked) == ("0 heroic", "", "action")


# Hell Hound


@rule("TK-E-03", "TK-E-04", "TK-N-05")
@pytest.mark.parametrize("answer", ["e4", "d5", "pass"])
def test_a_hell_hound_may_bite_any_piece_beside_it_and_its_card_goes_under_the_deck(answer: str) -> None:
    fight = demon("hell_hound", "e5", "c5 d5 b6 e6 h8:h!", "e4:h f4:l h7")
    assert (fight.asked, fight.options) == ("destroy", ["e4", "f4", "e6", "d5", "pass"])
    fight.play(answer)
    assert (fight[answer] if answer != "pass" else "", fight.asked) == ("", "action")
    assert ([short(card) for card in fight.state.players[0].under], pile(fight)) == (["hell_hound"], [])


@rule("TK-P-14", "TK-E-02")
@pytest.mark.parametrize("legend", ["0", "1"])
def test_the_card_of_a_hell_hound_is_discarded_if_it_destroyed_a_legendary_piece(legend: str) -> None:
    sides = ["c5 d5 b6 e6", ""]
    sides[int(legend)] += " f4:l"
    fight = demon("hell_hound", "e5", *sides)
    fight.play("f4")
    assert (fight.state.players[0].under, pile(fight)) == ([], ["hell_hound"])


@rule("TK-P-14")
def test_the_card_of_a_hell_hound_is_discarded_if_the_deck_is_empty() -> None:
    fight = demon("hell_hound", "e5", "c5 d5 b6 e6", "", decks=[""])
    fight.play("pass")
    assert (fight.state.players[0].under, "hell_hound" in pile(fight)) == ([], True)


@rule("TK-P-14", "TK-G-05")
def test_a_card_put_under_the_deck_in_this_turn_keeps_it_from_being_empty() -> None:
    fight = at(
        "c5 d5 b6 e6", "", schools="nethervoid northern", hand="hell_hound flame_imp shadow_imp", decks=[""], actions=3
    )
    fight.play("discard flame_imp", "shadow_imp", "pass")
    fight.summon("hell_hound", "e5")
    fight.play("pass")
    assert [short(card) for card in fight.state.players[0].under] == ["shadow_imp", "hell_hound"]


# Vortexmaster


@rule("TK-N-05", "TK-N-14", "TK-E-07")
def test_a_vortexmaster_may_move_the_gate_and_then_an_own_piece_that_is_next_to_it_now() -> None:
    fight = demon("vortexmaster", "e5", "e2 d3 f3 e4 h7:h! g8 i5", "h6:h g7:l i6")
    assert fight.options == ["h7-h6", "h7-i6", "h7-i7", "h7-h8", "h7-g8", "h7-g6", "pass"]
    fight.play("h7-h6")
    assert (fight.gate, fight.asked) == ("h6", "move")
    assert fight.options == ["i5-i4", "i5-i6", "i5-h5", "i5-h4", "pass"]
    fight.play("i5-i6")
    assert (fight["i6"], fallen(fight), fight.asked) == ("0 common", [1, 1, 0], "action")


@rule("TK-E-01", "TK-N-44")
def test_the_gate_of_a_vortexmaster_may_stay_and_be_run_over_by_the_second_mover() -> None:
    fight = demon("vortexmaster", "e5", "e2 d3 f3 e4 h7:h! g8:h", "")
    fight.play("pass")
    assert "g8-h7" in fight.options
    fight.play("g8-h7")
    assert (fight["h7"], fight.gate, fight.asked) == ("0 heroic", "", "action")


@rule("TK-E-01")
def test_the_second_mover_of_a_vortexmaster_may_stay() -> None:
    fight = demon("vortexmaster", "e5", "e2 d3 f3 e4", "")
    fight.play("pass", "pass")
    assert (fight.pieces(0), fight.asked) == ("e2 d3 f3 e4 e5:h!", "action")


# Gate Master


@rule("TK-N-25", "TK-N-20", "TK-D-02", "TK-E-11")
def test_a_gate_master_raises_the_gate_chooses_another_and_counts_as_a_legend() -> None:
    fight = demon("gate_master", "e5", "e4 f4 d5 f5 g5 b2:h! b7:l", "")
    assert (fight["b2"], fight.gate) == ("0 legendary", "")
    assert (fight.asked, fight.options) == ("gate", ["e4", "f4", "d5", "e5", "f5", "g5"])
    fight.play("f4")
    assert (fight["f4"], fight.asked, fight.score(0)) == ("0 common gate", "action", 1)
    assert (fight.state.turn.beings, fight.state.turn.legends) == (1, 1)


@rule("TK-N-16", "TK-N-25", "TK-N-26")
def test_a_gate_master_that_becomes_the_gate_turns_legendary_and_cannot_stay_the_gate() -> None:
    fight = demon("gate_master", "e5", "e4 f4 d5 f5 g5 b2!", "")
    assert (fight["e5"], fight.options) == ("0 legendary", ["b2", "e4", "f4", "d5", "f5", "g5"])


@rule("TK-E-11", "TK-N-20", "TK-E-01")
def test_without_a_legendary_piece_a_gate_master_only_chooses_the_gate_perhaps_the_same() -> None:
    fight = demon("gate_master", "e5", "e4 f4 d5 f5 g5 b2:l b7:l b8:l", "")
    assert (fight["e5"], fight.options) == ("0 heroic gate", ["e4", "f4", "d5", "e5", "f5", "g5"])
    fight.play("e5")
    assert (fight.gate, fight.score(0), fight.state.turn.legends, fight.asked) == ("e5", 0, 0, "action")


@rule("TK-M-04", "TK-N-20")
def test_in_a_melee_a_gate_master_scores_in_a_colour_of_choice() -> None:
    fight = demon("gate_master", "e5", "e4 f4 d5 f5 g5", "b2", "b7", form="melee")
    fight.play("e4")
    assert (fight.asked, fight.options) == ("colour", ["northern", "highland"])
    fight.play("highland")
    assert fight.state.points[:3] == [0, 0, 1]


@rule("TK-H-01", "TK-G-13")
def test_in_the_high_form_a_gate_master_meets_the_task_of_a_legend() -> None:
    fight = demon(
        "gate_master", "e5", "e4 f4 d5 f5 g5 c6", "", form="high_form", tasks="legendary_summoning", actions=1
    )
    fight.state.turn.beings += 1
    fight.play("e4")
    assert (fight.score(0), fight.asked, fight.options) == (1, "claim", ["legendary_summoning", "pass"])


# Hell Rider


@rule("TK-N-16", "TK-N-17", "TK-E-07")
@pytest.mark.parametrize("gate", ["", "!"])
def test_a_hell_rider_that_is_the_gate_may_make_one_combat_move(gate: str) -> None:
    fight = demon("hell_rider", "e5", f"e5:h{gate} f5 g5 e6", "e4:h d4:l")
    assert fight.options == [f"e5-{end}" for end in ("e4", "f4", "f5", "f6", "e6", "d6", "d5")] + ["pass"]
    fight.play("e5-e4")
    assert (fight["e4"], fallen(fight), fight.asked) == ("0 heroic gate", [0, 1, 0], "action")


@rule("TK-N-05", "TK-E-01")
@pytest.mark.parametrize(
    "steps", [["e5-e4", "e4-e3", "e3-e2"], ["e5-e4", "e4-e3", "pass"], ["e5-e4", "pass"], ["pass"]]
)
def test_another_hell_rider_may_make_up_to_three(steps: list[str]) -> None:
    fight = demon("hell_rider", "e5", "e5 f5 g5 e6 b2:h!", "e4 e3 e2:h")
    fight.play(*steps)
    moved = [step for step in steps if step != "pass"]
    assert (fight.asked, fight[f"e{5 - len(moved)}"]) == ("action", "0 heroic")
    assert sum(fallen(fight)) == len(moved)


@rule("TK-N-21", "TK-E-02")
def test_a_hell_rider_that_runs_over_the_gate_goes_on() -> None:
    fight = demon("hell_rider", "e5", "e5 f5 g5 e6 e4:h!", "")
    fight.play("e5-e4")
    assert (fight.gate, fight.asked) == ("", "move")
