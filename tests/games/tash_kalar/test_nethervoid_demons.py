"""Nethervoid: the heroic demons of Wrath, Greed, Lust, Sloth and Envy, and the Possessed Summoner."""

import pytest

from stolik.games.tash_kalar.arena import NAMES, distance
from tests.games.tash_kalar.arena import Fight, at
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.expansions import CROWD, demon, vacant
from tests.rule import rule

# Demon of Wrath


@rule("TK-N-05", "TK-E-18", "TK-E-01")
def test_a_demon_of_wrath_destroys_all_common_enemies_next_to_the_gate() -> None:
    fight = demon("demon_of_wrath", "e5", "f5 d6 f6 e7 b3:h! b4", "a3 c3 c4:h e4 b5")
    assert (fight.asked, fight.gate, fight.pieces(1)) == ("action", "b3", "c4:h e4 b5")
    assert (fallen(fight), fight["b4"]) == ([2, 0, 0], "0 common")


@rule("TK-N-14", "TK-E-07", "TK-E-01")
@pytest.mark.parametrize(("answer", "left"), [("b3-b4", "c3:h e4"), ("pass", "c3:h e4 b5")])
def test_without_one_the_gate_of_a_demon_of_wrath_may_first_make_a_standard_move(answer: str, left: str) -> None:
    fight = demon("demon_of_wrath", "e5", "f5 d6 f6 e7 b3:h! b4", "c3:h e4 b5")
    assert fight.options == [f"b3-{end}" for end in ("b2", "c2", "c4", "b4", "a4", "a3")] + ["pass"]
    fight.play(answer)
    assert (fight.pieces(1), fight.asked) == (left, "action")


@rule("TK-N-16", "TK-M-02")
def test_a_demon_of_wrath_that_is_the_gate_strikes_the_commons_of_every_enemy() -> None:
    fight = demon("demon_of_wrath", "e5", "f5 d6 f6 e7", "e4 b2", "d4 f4:h", form="melee")
    assert (fallen(fight, 1), fallen(fight, 2), fight.asked) == ([1, 0, 0], [1, 0, 0], "action")


# Demon of Greed


@rule("TK-N-42", "TK-E-16", "TK-E-01")
def test_a_demon_of_greed_must_destroy_an_own_common_and_heroic_but_not_the_gate_and_gains_two_actions() -> None:
    fight = demon("demon_of_greed", "e5", "d4 e4 d6 f6 b2:h! b7:h i5:l", "h5 h4:h")
    assert (fight.asked, fight.options) == ("destroy", ["d4", "e4", "d6", "f6"])
    fight.play("d4")
    assert (fight.asked, fight.options) == ("destroy", ["e5", "b7"])
    fight.play("e5")
    assert (fight.asked, fight.state.turn.actions, fight.pieces(0)) == ("action", 3, "b2:h! e4 i5:l d6 f6 b7:h")


@rule("TK-N-42", "TK-E-02", "TK-E-16")
def test_a_demon_of_greed_that_is_the_gate_gains_one_action_for_the_common_alone() -> None:
    fight = demon("demon_of_greed", "e5", "d4 e4 d6 f6", "")
    fight.play("f6")
    assert (fight.asked, fight.state.turn.actions, fight.pieces(0)) == ("action", 2, "d4 e4 e5:h! d6")


@rule("TK-N-42", "TK-E-02")
def test_a_demon_of_greed_without_a_common_destroys_the_only_heroic_piece_unasked() -> None:
    fight = demon("demon_of_greed", "e5", "d4:l e4:l d6:l f6:h", "")
    assert (fight.asked, fight.state.turn.actions, fight.pieces(0)) == ("action", 2, "d4:l e4:l e5:h! d6:l")


# Demon of Lust


@rule("TK-N-43", "TK-N-44", "TK-N-42", "TK-E-07")
def test_a_demon_of_lust_may_draw_two_different_pieces_of_anyone_toward_the_gate_but_not_onto_it() -> None:
    fight = demon("demon_of_lust", "e5", "e6 f6 f7 g7", "e2 d3:h e4 i5:l")
    assert fight.options == [
        *("e2-f3", "e2-e3"),
        *("d3-e4", "d3-d4"),
        *("i5-h6", "i5-h5", "i5-h4"),
        *("f7-f6", "f7-e6", "g7-f6", "pass"),
    ]
    fight.play("d3-e4")
    assert (fight["e4"], fallen(fight)) == ("1 heroic", [1, 0, 0])
    assert fight.options[:4] == ["e2-f3", "e2-e3", "e2-d3", "i5-h6"]
    fight.play("i5-h6")
    assert (fight["h6"], fight.asked) == ("1 legendary", "action")


@rule("TK-E-01", "TK-N-12")
@pytest.mark.parametrize("answers", [["pass"], ["e2-e3", "pass"]])
def test_a_demon_of_lust_may_stop_after_one_or_none(answers: list[str]) -> None:
    fight = demon("demon_of_lust", "e5", "e6 f6 f7 g7", "e2")
    fight.play(*answers)
    assert (fight.asked, fight.gate) == ("action", "e5")


@rule("TK-N-42", "TK-N-43")
def test_a_piece_drawn_by_a_demon_of_lust_is_not_drawn_again_and_the_gate_never() -> None:
    fight = demon("demon_of_lust", "e5", "e6 f6 f7 g7 a5:h!", "i5")
    fight.play("i5-h5")
    assert not [step for step in fight.options if step[:2] in ("h5", "a5")]
    assert "e5-d5" in fight.options


# Demon of Sloth


@rule("TK-N-12", "TK-E-01")
def test_a_demon_of_sloth_wastes_an_action_that_is_left() -> None:
    fight = demon("demon_of_sloth", "e5", "d6", "", actions=3)
    assert (fight.state.turn.actions, fight.gate, fight.asked) == (1, "e5", "action")


@rule("TK-N-21", "TK-N-12", "TK-N-05")
@pytest.mark.parametrize(("gate", "left"), [("b2:h!", "e5:h d6"), ("b2!", "b2 d6"), ("", "d6")])
def test_without_one_a_demon_of_sloth_destroys_the_gate_perhaps_itself(gate: str, left: str) -> None:
    fight = demon("demon_of_sloth", "e5", f"d6 {gate}", "", actions=1, form="high_form")
    assert (fight.pieces(0), fight.gate) == (left, "")


# Demon of Envy


@rule("TK-N-05", "TK-E-10", "TK-E-01")
def test_a_demon_of_envy_must_place_commons_next_to_the_gate_while_an_enemy_has_more_pieces() -> None:
    fight = demon("demon_of_envy", "e5", "d4 e5 f5 h8:h!", "a4 a5 a6 b5 b6 c5")
    assert (fight.asked, fight.options) == ("place", ["h7", "i7", "g9", "g8", "g7"])
    fight.play("i7")
    assert (fight.asked, fight.options) == ("place", ["h7", "g9", "g8", "g7"])
    fight.play("g9")
    assert (fight.asked, len(fight.pieces(0).split())) == ("action", 6)


@rule("TK-E-01")
def test_a_demon_of_envy_places_one_even_if_nobody_has_more() -> None:
    fight = demon("demon_of_envy", "e5", "d4 e5 f5", "a4")
    fight.play("e4")
    assert (fight.asked, fight.pieces(0)) == ("action", "d4 e4 e5:h! f5")


@rule("TK-E-10", "TK-E-01")
def test_the_envy_ends_where_no_empty_square_is_next_to_the_gate() -> None:
    fight = demon("demon_of_envy", "e5", "d4 e5 f5", "e4 f4 f6 e6 d6 d5 a4 a5")
    assert (fight.asked, fight.pieces(0)) == ("action", "d4 e5:h! f5")


@rule("TK-E-10")
def test_the_envy_ends_with_the_supply() -> None:
    fight = demon("demon_of_envy", "e5", f"d4 e5 f5 {CROWD} h8 i7", "a4 a5")
    fight.play("e4")
    assert (fight.asked, fight.state.supply.small[0]) == ("action", 0)


@rule("TK-E-03")
def test_in_a_melee_one_enemy_with_more_pieces_is_enough_for_envy() -> None:
    fight = demon("demon_of_envy", "e5", "d4 e5 f5", "a4", "b2 b3 b4 b5 b6", form="melee")
    fight.play("e4")
    assert fight.asked == "place"
    fight.play("f4")
    assert fight.asked == "action"


# Possessed Summoner


@rule("TK-P-15", "TK-E-10", "TK-E-01")
def test_a_possessed_summoner_must_place_an_enemy_common_next_to_its_like_and_the_next_pattern_is_theirs() -> None:
    sides = ("f5 d6 e6 e7", "b2 c2 b4")
    fight = at(*sides, schools="nethervoid northern", hand="possessed_summoner demon_of_envy shadow_imp")
    fight.summon("possessed_summoner", "e5")
    assert fight.asked == "place"
    assert fight.options == ["c1", "d1", "d2", "a3", "b3", "c3", "d3", "a4", "c4", "a5", "b5", "c5"]
    fight.play("d3")
    assert (fight["d3"], fight.asked) == ("1 common", "action")
    assert summoning_squares(fight, "demon_of_envy") == {"c2"}
    assert summoning_squares(fight, "shadow_imp") == {"c2", "b3", "c3", "c4"}


@rule("TK-P-15", "TK-M-11")
def test_the_enemy_piece_on_the_summoning_square_of_a_possessed_pattern_is_destroyed_and_counts() -> None:
    sides = ("f5 d6 e6 e7", "b2 c3")
    fight = at(*sides, schools="nethervoid northern", hand="possessed_summoner demon_of_envy")
    fight.summon("possessed_summoner", "e5")
    fight.play("d3")
    fight.summon("demon_of_envy", "c3")
    assert (fight["c3"], fallen(fight)) == ("0 heroic", [1, 0, 0])


@rule("TK-P-15")
def test_own_pieces_are_of_no_use_after_a_possessed_summoner() -> None:
    fight = at("f5 d6 e6 e7", "b2", schools="nethervoid northern", hand="possessed_summoner demon_of_sloth")
    fight.summon("possessed_summoner", "e5")
    fight.play("b3")
    assert summoning_squares(fight, "demon_of_sloth") == {"c1", "c2", "a3", "c3", "a4", "c4"}


@rule("TK-E-03", "TK-E-10")
def test_in_a_melee_a_possessed_summoner_chooses_the_colour_first() -> None:
    fight = demon("possessed_summoner", "e5", "f5 d6 e6 e7", "b2", "b7", form="melee")
    assert (fight.asked, fight.options) == ("colour", ["northern", "highland"])
    fight.play("highland")
    assert fight.options == [square for square in vacant(fight) if distance_of(square, "b7") == 1]


@rule("TK-E-01", "TK-E-10", "TK-C-07")
@pytest.mark.parametrize("enemies", ["", f"{CROWD} d1 e1 f1 g1 i4 i5"])
def test_without_such_a_piece_a_possessed_summoner_places_nothing_and_the_next_summoning_is_an_ordinary_one(
    enemies: str,
) -> None:
    fight = demon("possessed_summoner", "e5", "f5 d6 e6 e7", enemies)
    assert (fight.asked, fight.state.turn.bonus) == ("action", 0)


@rule("TK-E-16", "TK-E-01", "TK-X-05")
@pytest.mark.parametrize(("answer", "actions"), [("flare", 2), ("pass", 1)])
@pytest.mark.parametrize("enemies", ["", "b2"])
def test_a_possessed_summoner_may_discard_a_flare_for_an_action_placed_or_not(
    answer: str, actions: int, enemies: str
) -> None:
    fight = demon("possessed_summoner", "e5", "f5 d6 e6 e7", enemies, flare="3-5")
    if enemies:
        fight.play("b3")
    assert (fight.asked, fight.options) == ("discard-flare", ["flare", "pass"])
    fight.play(answer)
    assert (fight.state.turn.actions, fight.score(1), fight.asked) == (actions, 0, "action")
    assert (len(fight.state.flare_deck.pile), len(fight.state.players[0].flares)) == (
        (1, 0) if answer != "pass" else (0, 1)
    )


def summoning_squares(fight: Fight, card: str) -> set[str]:
    return {option.split()[1] for option in fight.offers("summon") if option.startswith(card)}


def distance_of(one: str, other: str) -> int:
    return distance(NAMES.index(one), NAMES.index(other))
