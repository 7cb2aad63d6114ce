"""The Gate as an ordinary piece: it moves, is raised, taken, converted, lent; and moves toward it (Nethervoid)."""

import pytest

from stolik.games.tash_kalar.arena import NAMES, SQUARES, distance
from tests.games.tash_kalar.arena import Fight, at
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.expansions import CROWD, demon, finish
from tests.rule import rule


def against(card: str, square: str, *sides: str, school: str = "northern") -> Fight:
    """A being of another school, summoned against the second side, which plays Nethervoid."""
    fight = at(*sides, schools=f"{school} nethervoid", hand=card)
    fight.summon(card, square)
    return fight


# An ordinary piece


@rule("TK-N-13", "TK-N-40")
def test_the_gate_fills_a_pattern_like_any_piece() -> None:
    fight = demon("flame_imp", "e5", "c5 d6:h!", "")
    assert (fight["e5"], fight.gate) == ("0 common", "d6")


@rule("TK-N-13", "TK-N-38", "TK-N-14")
def test_an_enemy_who_moves_the_gate_moves_the_marker() -> None:
    fight = against("hypnotist", "e5", "f4 d5 f5 d6", "b3:h!")
    fight.play("b3-b4")
    assert (fight["b4"], fight.gate) == ("1 heroic gate", "b4")


@rule("TK-N-38", "TK-M-08")
def test_a_gate_lent_in_an_improvised_summoning_stays_the_gate() -> None:
    fight = at("e4", "e6!", "b2", schools="northern nethervoid sylvan", hand="swordmaster", form="melee")
    fight.summon("swordmaster", "e5")
    assert (fight["e6"], fight.state.players[0].improvised[1]) == ("1 common gate", True)


# Raised and lowered


@rule("TK-N-24", "TK-N-32")
def test_a_gate_raised_to_heroic_stays_the_gate_when_a_heroic_demon_comes() -> None:
    fight = at("e4 d5 f5 b2!", "", schools="nethervoid northern", hand="gate_keeper demon_of_sloth")
    fight.summon("gate_keeper", "e5")
    fight.play("upgrade", "b2")
    fight.summon("demon_of_sloth", "g4")
    # the Demon finds no action left, so the Gate is what it destroys
    assert (fight["g4"], fight["b2"], fight.gate) == ("0 heroic", "", "")


@rule("TK-N-24")
def test_an_enemy_may_raise_a_common_gate_which_stays_the_gate() -> None:
    fight = against("crystal_grower", "e5", "d6 e6", "b3!", school="everfrost")
    assert fight["b3"] == "1 heroic gate"


@rule("TK-N-25", "TK-N-26", "TK-N-33")
def test_a_gate_raised_to_legendary_loses_the_marker() -> None:
    fight = demon("gate_master", "e5", "e4 f4 d5 f5 g5 b2:h!", "")
    assert (fight["b2"], fight.gate, "gate-lost" in fight.events) == ("0 legendary", "", True)


@rule("TK-N-27")
def test_a_heroic_gate_that_is_downgraded_stays_the_gate() -> None:
    fight = against("leviathan", "e4", "c5:h d5:h a6:h b6", "b3:h!")
    fight.play("downgrade", "b3")
    assert fight["b3"] == "1 common gate"


# Lost


@rule("TK-N-21", "TK-N-13", "TK-E-15")
@pytest.mark.parametrize(
    ("card", "sides", "answers"),
    [
        ("swordmaster", ("e4 e6", "d4!"), ["d4"]),  # destroyed by an effect
        ("swordmaster", ("e4 e6", "e5!"), []),  # summoned upon
        ("hypnotist", ("f4 d5 f5 d6", "b3! b4"), ["b4-b3"]),  # run over
    ],
)
def test_a_gate_that_is_destroyed_is_no_gate_any_more_and_counts_like_any_piece(
    card: str, sides: tuple[str, str], answers: list[str]
) -> None:
    fight = against(card, "e5", *sides)
    fight.play(*answers)
    assert (fight.gate, fallen(fight)) == ("", [1, 0, 0])


@rule("TK-N-22", "TK-E-14")
def test_a_gate_that_changes_its_colour_is_no_gate_any_more() -> None:
    fight = against("sylvan_princess", "e5", "e6 f7 e8", "f4!", school="sylvan")
    fight.play("f4")
    assert (fight["f4"], fight.gate) == ("0 common", "")


@rule("TK-N-23", "TK-N-15", "TK-N-21")
def test_without_the_marker_there_is_no_gate_and_the_next_demon_becomes_it() -> None:
    fight = at("d4 f5 e6!", "b2", schools="nethervoid northern", hand="shadow_imp flame_imp")
    fight.summon("shadow_imp", "e5")
    fight.play("e5-e6")
    assert (fight.gate, fight.asked) == ("", "action")
    fight.summon("flame_imp", "d5")
    assert (fight["d5"], fight.options) == ("0 common gate", ["d4", "e6", "pass"])


@rule("TK-N-28", "TK-G-03")
def test_a_gate_picked_up_to_be_placed_again_loses_the_marker() -> None:
    fight = at(f"{CROWD} a4 a5 a6 i4 i5 e5:h!", "", schools="nethervoid northern")
    fight.play("pick-up e5", "e5")
    assert (fight["e5"], fight.gate) == ("0 common", "")


@rule("TK-N-28", "TK-N-15", "TK-P-09")
@pytest.mark.parametrize("gate", ["i5:h!", "e5!"])
def test_a_demon_summoned_with_the_piece_that_was_the_gate_becomes_it(gate: str) -> None:
    fight = at(f"{CROWD} a4 a5 a6 c5 d6 {gate}", "", schools="nethervoid northern", hand="flame_imp")
    fight.summon("flame_imp", "e5")
    if gate.startswith("i5"):
        assert fight.asked == "pick-up"
        fight.play("i5")
    assert (fight["e5"], fight.gate, fight.state.supply.small[0]) == ("0 common gate", "e5", 0)
    made = next(event for event in fight.state.events if event.kind == "gate")
    assert (made.rule, "gate-lost" in fight.events) == ("TK-N-15", True)


# Teams


def partner_summons(square: str, gate: str) -> Fight:
    """The first seat plays Northern Imperial, its partner Nethervoid; their pieces are of one colour."""
    fight = at(
        f"d5 f5 {gate}",
        "",
        seats=4,
        schools="northern highland nethervoid sylvan",
        hand="swordmaster",
    )
    fight.summon("swordmaster", square)
    return fight


@rule("TK-N-37", "TK-N-21")
@pytest.mark.parametrize(("gate", "after"), [("e5!", ""), ("b2!", "b2"), ("", "")])
def test_a_being_of_the_partner_never_becomes_the_gate_and_destroys_it_when_summoned_upon(
    gate: str, after: str
) -> None:
    assert partner_summons("e5", gate).gate == after


@rule("TK-N-37", "TK-N-15")
def test_a_demon_becomes_the_gate_in_the_colour_of_the_team() -> None:
    fight = at("c5 d6", "", seats=4, schools="northern highland nethervoid sylvan", hands=["", "flame_imp"], actions=1)
    fight.state.turn.seat = fight.state.turn.chooser = 2
    fight.summon("flame_imp", "e5")
    assert (fight["e5"], fight.state.hues[0]) == ("0 common gate", fight.state.schools[0])


# Toward the Gate


def lured(square: str) -> Fight:
    """A legendary piece, which nothing can block, and the Gate on e5: the Demon of Lust forbids to end on it."""
    return demon("demon_of_lust", "b2", "b3 c3 c4 d4 e5:h!", f"{square}:l")


@rule("TK-N-43", "TK-N-45", "TK-N-46")
@pytest.mark.parametrize(
    ("square", "ends"),
    [
        ("h5", "g6 g5 g4"),
        ("h6", "g6 g5 g7"),
        ("h7", "g7 g6"),
        ("h8", "g7"),
        ("e8", "f7 e7 d7"),
        ("b6", "c6 c5 c7"),
    ],
)
def test_at_distance_three_there_are_three_moves_toward_the_gate_and_fewer_near_the_diagonal(
    square: str, ends: str
) -> None:
    steps = [step for step in lured(square).options if step.startswith(square)]
    assert sorted(steps) == sorted(f"{square}-{end}" for end in ends.split())


@rule("TK-N-43", "TK-N-45", "TK-N-46")
def test_from_every_square_a_move_toward_the_gate_is_one_that_makes_the_distance_shorter() -> None:
    gate = NAMES.index("e5")
    for start in SQUARES:
        square = NAMES[start]
        if square in ("b2", "b3", "c3", "c4", "d4", "e5"):
            continue
        ends = [end for end in SQUARES if distance(start, end) == 1 and distance(end, gate) < distance(start, gate)]
        expected = sorted(f"{square}-{NAMES[end]}" for end in ends if end != gate)
        assert sorted(step for step in lured(square).options if step.startswith(square)) == expected


@rule("TK-N-44", "TK-N-46")
def test_next_to_the_gate_the_only_move_toward_it_is_onto_it_where_the_card_allows() -> None:
    seeker = demon("power_seeker", "c5", "d5 f5 e6 g6 d4:h!", "")
    assert seeker.options == ["c5-d4", "pass"]
    seeker.play("c5-d4")
    assert (seeker["d4"], seeker.gate) == ("0 heroic", "")
    assert not [step for step in lured("f6").options if step.startswith("f6")]


@rule("TK-N-44", "TK-E-07")
def test_a_piece_of_lower_rank_cannot_end_on_the_gate() -> None:
    fight = demon("vortexmaster", "e5", "e2 d3 f3 e4 h7:h! g8", "")
    fight.play("pass")
    assert "g8-h7" not in fight.options
    finish(fight)
    assert fight.gate == "h7"
