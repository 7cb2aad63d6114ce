"""Knockouts: TR-63 to TR-72, TR-O-23, TR-O-36."""

import pytest

from stolik.games.titan_race.diagram import TAGS
from stolik.games.titan_race.state import HEALTH
from tests.games.titan_race.race import Race, at
from tests.rule import rule


def marker(race: Race, tag: str) -> str:
    return HEALTH[race.state.titans.health[TAGS.index(tag)]]


# Going down and getting up


@rule("TR-63", "TR-64", "TR-65")
def test_without_life_a_titan_turns_to_the_skull_and_stays_where_it_is() -> None:
    race = at(
        """
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="red",
        life={"Kr": 2},
        hands={"Sl": "buty"},
    )
    race.play("F", "trap C3")
    assert (race.life("Kr"), marker(race, "Kr")) == (1, "active")
    with race.loses(Kr=1):
        race.play("play buty", "F")
    assert (race.life("Kr"), marker(race, "Kr"), race.where("Kr")) == (0, "skull", "D8")


@rule("TR-65", "TR-70")
def test_a_knocked_out_titan_still_holds_its_square_and_is_pushed_off_it() -> None:
    race = at(
        """
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="red",
        life={"Kr": 0},
        health={"Kr": "skull"},
        hands={"Sl": "klatwa"},
    )
    with race.loses():
        race.play("F")
    assert (race.where("Sl"), race.where("Kr"), marker(race, "Kr")) == ("D4", "D6", "skull")


@rule("TR-66", "TR-O-23")
def test_a_titan_knocked_out_in_its_own_move_stops_there_and_its_turn_ends() -> None:
    """Neither the last square of the die nor the card in hand is left to it."""
    race = at(
        """
        4   .   L   .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="yellow",
        life={"Sl": 1},
        hands={"Sl": "klatwa"},
    )
    race.play("FF")
    assert (race.where("Sl"), marker(race, "Sl")) == ("D4", "skull")
    assert (race.asked, race.state.round.turn) == ("roll", 1)


@rule("TR-66")
def test_a_titan_knocked_out_in_the_first_leg_of_blue_does_not_make_the_second() -> None:
    race = at("4 . L .\n2 . Sl .", order="Sl Kr", die="blue", life={"Sl": 1})
    race.move("FR")
    assert (race.where("Sl"), race.out("Sl")) == ("D4", True)


@rule("TR-66")
def test_a_titan_knocked_out_while_it_is_pushed_stops_where_it_lost_its_last_life() -> None:
    race = at(
        """
        8   .   L   .
        6   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="yellow",
        life={"Kr": 1},
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1):
        race.play("FF")
    assert (race.where("Kr"), race.out("Kr")) == ("D8", True)


@rule("TR-67", "TR-68")
def test_in_its_next_turn_it_takes_a_die_from_the_others_and_passes() -> None:
    race = at(
        """
        8   .   Ma  .
        6   .   Kr  .
        1   Sl  .   Rs
        """,
        order="Sl Kr Ma Rs",
        die="yellow",
        life={"Kr": 0},
        health={"Kr": "skull"},
        hands={"Kr": "buty"},
    )
    assert (race.asked, race.player, race.options) == ("idle-die", 1, ["yellow", "blue", "brown"])
    with race.loses():
        race.play("blue")
    assert "pass" in race.happened
    assert (marker(race, "Kr"), race.where("Kr"), race.hand("Kr")) == ("heart", "D6", ["buty"])
    assert (race.asked, race.player, race.options) == ("die", 2, ["yellow", "brown"])


@rule("TR-69")
@pytest.mark.parametrize(("tag", "life"), [("Kr", 4), ("Rg", 5), ("Ma", 6), ("Ch", 4)])
def test_in_the_turn_after_that_it_stands_up_before_it_chooses_a_die_and_plays(tag: str, life: int) -> None:
    picture = f"8 . {tag} .\n1 Sl . ."
    race = at(picture, order=f"Sl {tag}", life={tag: 0}, health={tag: "heart"}, hands={tag: "buty"})
    assert race.asked == "roll"
    assert (race.life(tag), marker(race, tag)) == (life, "active")
    race.play("yellow", "blue", "yellow")
    assert {"FF", "play buty"} <= set(race.options)
    race.play("FF")
    assert race.where(tag) == "D12"


# While it is out


@rule("TR-70")
@pytest.mark.parametrize("side", ["skull", "heart"])
def test_a_knocked_out_titan_loses_nothing_to_push_trap_lava_or_pirates(side: str) -> None:
    race = at(
        """
        6   .   .   P
        5   .   .   L
        4   .   ^   .
        3   .   Kr  .
        2   Sl  .   .
        """,
        order="Sl Kr",
        die="brown",
        life={"Kr": 0},
        health={"Kr": side},
        hands={"Sl": "klatwa", "Kr": "buty"},
    )
    with race.loses(Sl=1):
        race.play("RRR")
    assert (race.where("Kr"), race.hand("Kr"), marker(race, "Kr")) == ("F6", ["buty"], side)


@rule("TR-70", "TR-94")
@pytest.mark.parametrize("side", ["skull", "heart"])
def test_a_knocked_out_titan_can_be_aimed_at_but_loses_nothing(side: str) -> None:
    """By fire breath, curse, a strike of the die and the blast of a statue."""
    race = at(
        """
        8   .   Kr  .
        7   .   .   .
        6   .   Sl  .
        5   .   .   .
        """,
        order="Sl Kr",
        die="green",
        life={"Kr": 0},
        health={"Kr": side},
        hands={"Sl": "klatwa"},
    )
    with race.loses():
        race.play("ability", "play klatwa", "strike D8")
        assert marker(race, "Kr") == side
    blast = at("8 . Kr .\n6 . S .\n4 . Sl .", order="Sl Kr", die="red", life={"Kr": 0}, health={"Kr": side})
    with blast.loses():
        blast.play("F")
    assert "blast" in blast.happened


@rule("TR-70")
@pytest.mark.parametrize("side", ["skull", "heart"])
def test_a_knocked_out_titan_can_be_moved_and_swapped_by_abilities(side: str) -> None:
    shoved = at("8 . Ma .\n6 . Rg .", order="Rg Ma", die="blue", life={"Ma": 0}, health={"Ma": side})
    swapped = at("8 . Ma .\n6 . Kr .", order="Kr Ma", die="blue", life={"Ma": 0}, health={"Ma": side})
    with shoved.loses(), swapped.loses():
        shoved.play("ability", "BR")
        swapped.play("ability")
    assert shoved.where("Ma") == "E7"
    assert (swapped.where("Ma"), swapped.where("Kr")) == ("D6", "D8")


@rule("TR-71")
def test_a_knocked_out_titan_crosses_the_line_in_both_directions() -> None:
    for picture, way, ends, lap in [
        ("12 . Kr .\n10 . Sl .", "F", "D2", 3),
        ("4 . Sl .\n2 . Kr .", "B", "D12", 1),
    ]:
        out, hands = {"Kr": "skull"}, {"Sl": "buty"}
        race = at(picture, order="Sl Kr", die="blue", life={"Kr": 0}, laps={"Kr": 2}, health=out, hands=hands)
        race.play("play buty", way)
        assert (race.where("Kr"), race.lap("Kr")) == (ends, lap)


@rule("TR-72")
def test_a_titan_can_win_while_it_is_out() -> None:
    race = at(
        """
        12  .   Kr  .
        10  .   Sl  .
        """,
        order="Sl Kr",
        die="red",
        life={"Kr": 0},
        laps={"Kr": 3},
        health={"Kr": "skull"},
    )
    race.move("F")
    assert (race.over, race.winner, race.out("Kr")) == (True, "Kr", True)


@rule("TR-O-36")
def test_a_knocked_out_titan_gains_nothing_from_a_die_of_its_own_colour() -> None:
    race = at("8 . Kr .\n1 Sl . .", order="Sl Kr", life={"Kr": 0}, health={"Kr": "skull"})
    with race.loses():
        race.play("brown", "blue", "brown")
    assert marker(race, "Kr") == "heart"


@rule("TR-O-36", "TR-40")
def test_a_knocked_out_titan_draws_a_card_on_a_special_square() -> None:
    race = at("6 . * .\n4 . Kr .\n2 . Sl .", order="Sl Kr", die="red", life={"Kr": 0}, health={"Kr": "skull"})
    race.move("F")
    race.play("wichura")
    assert (race.where("Kr"), race.hand("Kr")) == ("D6", ["wichura"])


@rule("TR-O-36", "TR-58")
@pytest.mark.parametrize(
    ("picture", "ends", "burnt"),
    [
        ("4 . Kr/M .\n2 . Sl .", "D8", 0),
        ("6 . I .\n4 . Kr .\n2 . Sl .", "D8", 0),
        ("6 . ^ .\n4 . Kr .\n2 . Sl .", "D6", 0),
        ("6 . S .\n4 . Kr .\n2 . Sl .", "D6", 1),
    ],
    ids=["flies", "slides", "uses up a trap", "fires a statue"],
)
def test_a_knocked_out_titan_that_is_pushed(picture: str, ends: str, burnt: int) -> None:
    race = at(picture, order="Sl Kr", die="red", life={"Kr": 0}, health={"Kr": "skull"})
    race.move("F")
    assert race.where("Kr") == ends
    assert race.life("Sl") == 6 - burnt
    assert race.traps == []


@rule("TR-O-36", "TR-59")
def test_a_trap_laid_on_a_knocked_out_titan_is_used_up_without_damage() -> None:
    race = at("4 . Sl .\n2 . Kr .", order="Sl Kr", die="red", life={"Kr": 0}, health={"Kr": "skull"})
    with race.loses():
        race.play("trap D2")
    assert race.traps == []
    assert "trap-gone" in race.happened


# Knocked out in one's own turn


@rule("TR-O-23", "TR-O-09")
def test_the_push_is_finished_though_the_pusher_has_been_knocked_out_by_the_blast_it_caused() -> None:
    race = at(
        """
        6   .   S   .
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="yellow",
        life={"Sl": 1},
        hands={"Sl": "klatwa"},
    )
    with race.loses(Sl=1, Kr=1):
        race.play("FF")
    assert (race.where("Sl"), race.where("Kr")) == ("D4", "D8")
    assert (race.asked, race.state.round.turn) == ("roll", 1)


@rule("TR-O-23")
def test_the_other_half_of_a_swap_is_finished() -> None:
    race = at("6 . Sl/L .\n4 . Kr/L .", order="Kr Sl", die="blue", life={"Kr": 1}, hands={"Kr": "klatwa"})
    with race.loses(Kr=1, Sl=1):
        race.play("ability")
    assert (race.where("Kr"), race.where("Sl")) == ("D6", "D4")
    assert (race.asked, race.state.round.turn) == ("roll", 1)


@rule("TR-O-23")
def test_the_rest_of_a_card_is_finished() -> None:
    """The gale sends Grinder round the column onto a statue beside Slaugg; Kraken is still blown away."""
    race = at(
        """
        12  .   I   .
        10  .   I   .
        8   .   Ma  .
        7   .   .   Kr
        6   .   Sl  .
        4   .   S   .
        2   .   I   .
        """,
        order="Sl Kr Ma",
        die="blue",
        life={"Sl": 1},
        hands={"Sl": "wichura"},
    )
    with race.loses(Sl=1):
        race.play("play wichura")
    assert [race.where(tag) for tag in ("Sl", "Kr", "Ma")] == ["D6", "F8", "D4"]
    assert (race.asked, race.player) == ("die", 1)


@rule("TR-O-23")
def test_what_should_follow_the_move_lapses_for_a_titan_that_is_out() -> None:
    race = at("4 . L .\n2 . Sl .", order="Sl Kr", die="red", life={"Sl": 1}, hands={"Sl": "klatwa"})
    race.play("F")
    assert (race.asked, race.state.round.turn, race.traps) == ("roll", 1, [])
