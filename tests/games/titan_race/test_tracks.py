"""The rulebook's own examples of the six tracks, then lava, pirates and ramps: TR-84 to TR-93, TR-O-10, TR-O-22."""

import pytest

from stolik.games.titan_race.board import CELLS
from stolik.games.titan_race.squares import ENTERED
from stolik.games.titan_race.tracks import LAVA, PIRATES, SPECIAL, STATUE, TERRAIN
from tests.games.titan_race.race import at
from tests.rule import rule


def test_a_terrain_that_acts_on_entry_has_a_deed_and_no_other_has() -> None:
    acting = {terrain.kind for letter, terrain in TERRAIN.items() if terrain.acts and letter != SPECIAL}
    assert acting == set(ENTERED) == {LAVA, PIRATES, STATUE}


# Worked examples of the real tracks that say more than examples/tracks.toml does


@rule("TR-94", "TR-96")
def test_example_of_ban_kogu() -> None:
    """EX-10: Rassik goes from B4 two squares right; on D6 he fires on C5, D4, E5, C7, D8 and E7."""
    race = at(
        """
        8   .   Kr  .
        7   .   Rg  Sl
        5   .   .   Ma
        4   Rs  Ch  .
        """,
        track="bankogu",
        order="Rs Kr Rg Sl Ma Ch",
        die="green",
    )
    with race.loses(Kr=1, Rg=1, Sl=1, Ma=1, Ch=1):
        race.move("RR")
    assert race.where("Rs") == "D6"
    assert [event.args for event in race.state.events if event.kind == "blast"] == [(CELLS["D6"],)]


@rule("TR-100", "TR-101")
@pytest.mark.parametrize(("row", "ends"), [("4 . Ma .", ["D6", "D10"]), ("4 . . Ma", ["F6", "F10"])])
def test_example_of_anglieh(row: str, ends: list[str]) -> None:
    """EX-11: Grinder goes 1 forward onto a pentagram, pays, rolls 2 forward, and declines a second re-roll.

    The squares that the rulebook prints do not exist; one column to either side they do.
    """
    race = at(row, track="anglieh", order="Ma Kr", die="red")
    race.play("F", "trap E5")
    assert race.where("Ma") == ends[0]
    with race.loses(Ma=1):
        race.play("reroll")
    race.play("yellow")
    assert race.where("Ma") == ends[1]
    assert race.options == ["reroll", "end"]


# Lava


@rule("TR-84", "TR-85")
def test_a_titan_pushed_over_lava_loses_a_life_for_each_square_and_one_for_the_push() -> None:
    race = at("8 . L .\n6 . L .\n4 . Kr .\n2 . Sl .", order="Sl Kr", die="yellow", hands={"Sl": "klatwa"})
    with race.loses(Kr=3, Sl=1):
        race.move()
    assert (race.where("Sl"), race.where("Kr")) == ("D6", "D8")


@rule("TR-86")
@pytest.mark.parametrize(("picture", "lost"), [("6 . Ma .\n4 . L .", 0), ("6 . Ma .\n4 . Kr/L .", 1)])
def test_a_trap_laid_on_lava_goes_off_at_once(picture: str, lost: int) -> None:
    race = at(picture, order="Ma Kr", die="blue")
    with race.loses(Kr=lost):
        race.play("ability", "D4")
    assert race.traps == []
    assert "trap-gone" in race.happened


# Pirates


@rule("TR-87", "TR-O-22")
def test_pirates_take_a_card_or_a_life_as_the_owner_likes() -> None:
    for answer, lost, held in [("buty", 0, ["klatwa"]), ("klatwa", 0, ["buty"]), ("pass", 1, ["klatwa", "buty"])]:
        race = at("4 . P .\n2 . Sl .", order="Sl Kr", hands={"Sl": "klatwa buty"})
        race.play("FF")
        assert race.options == ["klatwa", "buty", "pass"]  # the card held longest comes first
        with race.loses(Sl=lost):
            race.play(answer)
        assert race.hand("Sl") == held
        assert race.where("Sl") == "D6"


@rule("TR-87", "TR-26")
def test_pirates_ask_nobody_without_cards_and_attack_in_the_first_round_too() -> None:
    race = at("4 . P .\n2 . Sl .", order="Sl Kr", round=1)
    with race.loses(Sl=1):
        race.move()
    assert race.where("Sl") == "D6"


@rule("TR-88")
def test_every_pirate_square_on_the_way_attacks() -> None:
    race = at("6 . P .\n4 . P .\n2 . Sl .", order="Sl Kr", hands={"Sl": "klatwa buty"})
    race.play("FF", "klatwa")
    assert (race.asked, race.where("Sl")) == ("pirates", "D6")
    race.play("buty")
    assert (race.where("Sl"), race.hand("Sl")) == ("D6", [])


@rule("TR-89", "TR-O-22", "TR-O-26")
def test_the_owner_of_a_pushed_titan_answers_the_pirates_in_the_middle_of_the_push() -> None:
    """The card given away is not a played one: the shield can still be played against the push itself."""
    race = at("6 . P .\n4 . Kr .\n2 . Sl .", order="Sl Kr", hands={"Sl": "klatwa", "Kr": "buty tarcza"})
    race.play("FF", "pass")
    assert (race.asked, race.player, race.options) == ("pirates", 1, ["buty", "tarcza", "pass"])
    assert (race.where("Sl"), race.where("Kr")) == ("D4", "D6")
    with race.loses(Sl=1):
        race.play("buty")
        assert (race.asked, race.where("Kr")) == ("shield", "D8")
        race.play("tarcza")
        assert (race.asked, race.player, race.where("Sl")) == ("pirates", 0, "D6")
        race.play("pass")
    assert race.hand("Kr") == []


@rule("TR-O-22", "TR-70")
def test_pirates_ignore_a_knocked_out_titan() -> None:
    out = {"Kr": "skull"}
    race = at("6 . P .\n4 . Kr .\n2 . Sl .", order="Sl Kr", die="red", life={"Kr": 0}, health=out, hands={"Kr": "buty"})
    race.move("F")
    assert (race.asked, race.where("Kr"), race.hand("Kr")) == ("after", "D6", ["buty"])


# Ramps


@rule("TR-90", "TR-92", "TR-93", "TR-O-10")
@pytest.mark.parametrize(
    ("ramp", "ends"),
    [
        (">", {"F": "C7", "L": "B6", "R": "F8", "B": "C3", "BL": "B4", "BR": "D4"}),
        ("<", {"F": "C7", "L": "F8", "R": "D6", "B": "C3", "BL": "B4", "BR": "D4"}),
        ("M", {"F": "C9", "L": "A7", "R": "E7", "B": "C3", "BL": "B4", "BR": "D4"}),
    ],
)
def test_a_ramp_works_in_its_own_directions_and_never_backward(ramp: str, ends: dict[str, str]) -> None:
    for way, end in ends.items():
        race = at(f"5 . Sl/{ramp} .", order="Sl Kr", die="blue", hands={"Sl": "buty"})
        race.play("play buty", way)
        assert race.where("Sl") == end


@rule("TR-91", "TR-O-10")
@pytest.mark.parametrize(
    ("picture", "ends"),
    [
        ("2 . Sl/M .", "D8"),
        ("4 . M .\n2 . Sl .", "D8"),
        ("6 . M .\n2 . Sl/M .", "D10"),
        ("6 . M .\n4 . M .\n2 . Sl .", "D8"),
    ],
    ids=["from a ramp", "over a ramp", "from ramp to ramp", "flown over, not used"],
)
def test_take_off_to_landing_is_one_square_of_the_die(picture: str, ends: str) -> None:
    race = at(picture, order="Sl Kr", die="yellow", hands={"Sl": "klatwa"})
    race.move()
    assert race.where("Sl") == ends


@rule("TR-O-10", "TR-91")
@pytest.mark.parametrize("flown_over", ["Kr", "^", "L", "P", "S", "*", "I"])
def test_squares_flown_over_are_not_entered(flown_over: str) -> None:
    race = at(f"4 . {flown_over} .\n2 . Sl/M .", order="Sl Kr", die="red", hands={"Sl": "klatwa"})
    with race.loses():
        race.play("F")
    assert race.happened == ["fly"]
    assert race.where("Sl") == "D6"
    assert race.traps == (["D4"] if flown_over == "^" else [])


@rule("TR-O-10")
def test_a_flight_over_the_line_counts_as_crossing_it() -> None:
    race = at("12 . . Sl", track="odlewnia", order="Sl Kr", die="brown", hands={"Sl": "klatwa"})
    race.move("LLL")
    assert (race.where("Sl"), race.lap("Sl")) == ("A5", 2)


@rule("TR-O-10")
def test_a_pushed_titan_flies_over_the_line_and_pushes_the_one_it_lands_on() -> None:
    race = at(
        """
        10  .   Kr/M  .
        8   .   Sl    .
        2   .   Ma    .
        """,
        order="Sl Kr Ma",
        die="red",
    )
    with race.loses(Kr=1, Ma=1):
        race.play("F")
    assert (race.where("Sl"), race.where("Kr"), race.where("Ma")) == ("D10", "D2", "D4")
    assert (race.lap("Sl"), race.lap("Kr"), race.lap("Ma")) == (1, 2, 1)


@rule("TR-O-10")
def test_a_titan_moved_by_an_ability_flies_too() -> None:
    race = at("6 . Kr/> .\n4 . Rg .", order="Rg Kr", die="blue")
    race.play("ability", "R")
    assert race.where("Kr") == "A9"
