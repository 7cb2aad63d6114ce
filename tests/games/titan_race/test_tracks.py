"""What the six tracks do: TR-84 to TR-106, TR-O-08 to TR-O-12, TR-O-21, TR-O-22; the rulebook's own examples first."""

import pytest

from stolik.games.titan_race.board import CELLS
from stolik.games.titan_race.squares import ENTERED
from stolik.games.titan_race.tracks import LAVA, PIRATES, SPECIAL, STATUE, TERRAIN
from tests.games.titan_race.race import at
from tests.rule import rule


def test_a_terrain_that_acts_on_entry_has_a_deed_and_no_other_has() -> None:
    acting = {terrain.kind for letter, terrain in TERRAIN.items() if terrain.acts and letter != SPECIAL}
    assert acting == set(ENTERED) == {LAVA, PIRATES, STATUE}


# The worked examples, on the real tracks


@rule("TR-84", "TR-33")
def test_example_of_kaldheira() -> None:
    """EX-07: Grinder goes from C3 three squares right to F6 over the lava of E5 and F6, and loses 2."""
    race = at("3 . Ma .", track="kaldheira", order="Ma Kr", die="brown", hands={"Ma": "klatwa"})
    with race.loses(Ma=2):
        race.move("RRR")
    assert race.where("Ma") == "F6"


@rule("TR-87", "TR-88", "TR-O-22")
def test_example_of_the_lagoon() -> None:
    """EX-08: Chtóólhóó with one card goes from A7 three squares right: B8 takes the card, C9 a life, D10 nothing."""
    race = at("7 Ch . .", track="laguna", order="Ch Kr", die="brown", hands={"Ch": "klatwa"})
    with race.loses(Ch=1):
        race.play("die", "RRR")
        assert (race.asked, race.player, race.where("Ch")) == ("pirates", 0, "B8")
        race.play("klatwa")
    assert (race.where("Ch"), race.hand("Ch")) == ("D10", [])


@rule("TR-90", "TR-91", "TR-92")
def test_example_of_the_foundry() -> None:
    """EX-09: Slaugg on the SUPER ramp A3 goes right and forward: over B4 and C5 to D6, and on to D8."""
    race = at("3 Sl . .", track="odlewnia", order="Sl Kr", die="blue")
    race.move("RF")
    cells = [event.args[1:] for event in race.state.events if event.kind in ("move", "fly")]
    assert cells == [(CELLS["A3"], CELLS["D6"]), (CELLS["D6"], CELLS["D8"])]


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
    race.play("die", "F", "trap E5")
    assert race.where("Ma") == ends[0]
    with race.loses(Ma=1):
        race.play("reroll")
    race.play("yellow")
    assert race.where("Ma") == ends[1]
    assert race.options == ["reroll", "end"]


@rule("TR-104")
def test_example_of_estengaard() -> None:
    """EX-12: Kraken goes 1 forward from D2, slides over D4 and D6, and stops on D8."""
    race = at("2 . Kr .", track="estengaard", order="Kr Sl", die="red")
    race.play("F")
    assert race.where("Kr") == "D8"
    assert race.happened == ["move", "slide", "slide"]


# Lava


@rule("TR-85")
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
        race.play("die")
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
    race.play("die", "klatwa")
    assert (race.asked, race.where("Sl")) == ("pirates", "D6")
    race.play("buty")
    assert (race.where("Sl"), race.hand("Sl")) == ("D6", [])


@rule("TR-89", "TR-O-22", "TR-O-26")
def test_the_owner_of_a_pushed_titan_answers_the_pirates_in_the_middle_of_the_push() -> None:
    """The card given away is not a played one: the shield can still be played against the push itself."""
    race = at("6 . P .\n4 . Kr .\n2 . Sl .", order="Sl Kr", hands={"Sl": "klatwa", "Kr": "buty tarcza"})
    race.play("die", "pass")
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
        race.play("die", "F")
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
        race.play("die", "F")
    assert (race.where("Sl"), race.where("Kr"), race.where("Ma")) == ("D10", "D2", "D4")
    assert (race.lap("Sl"), race.lap("Kr"), race.lap("Ma")) == (1, 2, 1)


@rule("TR-O-10")
def test_a_titan_moved_by_an_ability_flies_too() -> None:
    race = at("6 . Kr/> .\n4 . Rg .", order="Rg Kr", die="blue")
    race.play("ability", "R")
    assert race.where("Kr") == "A9"


# Fire statues


@rule("TR-94", "TR-96")
@pytest.mark.parametrize("square", ["8 . ? .", "7 . ? .", "7 . . ?", "5 . ? .", "5 . . ?", "4 . ? ."])
def test_a_blast_hurts_a_titan_and_destroys_a_trap_on_each_of_the_six_squares(square: str) -> None:
    start, way = ("5 . Sl .", "R") if square.startswith("4") else ("4 . Sl .", "F")
    for what, lost in [("Kr", 1), ("^", 0)]:
        picture = f"6 . S .\n{start}\n{square.replace('?', what)}\n11 . . ^"
        race = at(picture, order="Sl Kr", die="blue", hands={"Sl": "buty"})
        with race.loses(Kr=lost):
            race.play("play buty", way)
        assert race.traps == ["E11"]


@rule("TR-95")
def test_a_statue_that_is_only_passed_fires() -> None:
    race = at("5 . Kr .\n4 . S .\n2 . Sl .", order="Sl Kr", die="yellow", hands={"Sl": "klatwa"})
    with race.loses(Kr=1):
        race.move()
    assert race.where("Sl") == "D6"


@rule("TR-97", "TR-O-09")
def test_a_pushed_titan_fires_the_statue_and_burns_its_pusher_and_the_traps_around() -> None:
    race = at(
        """
        8   .   ^   .
        7   .   .   Ma
        6   .   S   .
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr Ma",
        die="red",
    )
    with race.loses(Kr=1, Ma=1, Sl=1):
        race.play("die", "F")
    assert (race.where("Sl"), race.where("Kr"), race.traps) == ("D4", "D6", [])


@rule("TR-98", "TR-O-08", "TR-O-09")
@pytest.mark.parametrize(
    ("picture", "die", "ends", "lost"),
    [
        ("6 . Kr/S .\n4 . Sl .", "red", "D8", 2),
        ("6 . Kr/S .\n2 . Sl .", "yellow", "D10", 2),
        ("8 . L .\n6 . Kr/S .\n2 . Sl .", "yellow", "D10", 3),
        ("12 . I .\n10 . I .\n8 . I .\n6 . Kr/S .\n4 . Sl .", "red", "D2", 2),
    ],
    ids=["next to it", "far off", "over lava", "on the far side of the line"],
)
def test_whoever_is_pushed_off_a_statue_is_burnt_once_however_far(picture: str, die: str, ends: str, lost: int) -> None:
    race = at(picture, order="Sl Kr", die=die, hands={"Sl": "klatwa"})
    with race.loses(Kr=lost):
        race.move("F")
    assert race.where("Kr") == ends
    assert race.where("Sl") == "D6"


@rule("TR-O-09", "TR-70")
def test_a_knocked_out_titan_fires_a_statue_and_one_that_is_evicted_burns_no_more() -> None:
    """Kraken is out and pushes Grinder off the statue; Slaugg, who pushed it, is burnt."""
    picture = "6 . Ma/S .\n4 . Kr .\n2 . Sl ."
    race = at(picture, order="Sl Kr Ma", die="red", life={"Kr": 0}, health={"Kr": "skull"})
    with race.loses(Ma=2, Sl=1):
        race.play("die", "F")
    assert (race.where("Kr"), race.where("Ma")) == ("D6", "D8")


@rule("TR-99")
def test_a_trap_on_a_statue_sets_off_neither_until_somebody_enters() -> None:
    race = at("8 . Kr .\n6 . S .\n4 . Ma .", order="Ma Kr", die="red")
    with race.loses():
        race.play("ability", "D6")
    assert race.traps == ["D6"]
    assert "blast" not in race.happened
    with race.loses(Kr=1, Ma=1):
        race.move("F")
    assert "blast" in race.happened
    assert race.traps == []


@rule("TR-99", "TR-59")
def test_a_trap_laid_on_a_titan_on_a_statue_leaves_the_statue_silent() -> None:
    race = at("6 . Kr/S .\n4 . Ma .", order="Ma Kr", die="blue")
    with race.loses(Kr=1):
        race.play("ability", "D6")
    assert "blast" not in race.happened


# Pentagrams


@rule("TR-100", "TR-O-21")
def test_the_life_is_paid_before_the_roll_and_the_roll_must_be_carried_out() -> None:
    race = at("4 . O .\n2 . Ma .", order="Ma Kr", die="red", round=1)
    race.state.round.dice = [1, 1, 4]
    assert race.options == ["F", "trap E1", "trap D12", "trap C1"]
    race.play("F", "trap D2")
    assert race.options == ["reroll", "end"]
    with race.loses(Ma=1):
        race.play("reroll")
        assert race.asked == "roll"
    race.play("brown")
    assert race.options == ["LLL", "RRR"]
    assert race.state.round.dice == [1, 1, 4]


@rule("TR-101", "TR-103", "TR-O-21")
def test_chtoolhoo_pays_for_every_re_roll_until_one_life_is_left_but_never_for_purple() -> None:
    race = at("10 . O .\n8 . O .\n6 . O .\n4 . O .\n2 . Ch .", order="Ch Kr", die="red", hands={"Ch": "klatwa"})
    race.play("die", "F", "trap D2")
    with race.loses(Ch=1):
        race.play("reroll", "purple", "red", "F", "trap D4")
    with race.loses(Ch=1):
        race.play("reroll", "red", "F", "trap E7")
    with race.loses(Ch=1):
        race.play("reroll", "red", "F", "trap E9")
    assert (race.where("Ch"), race.life("Ch")) == ("D10", 1)
    assert race.asked == "roll"  # nothing was left but to end the turn


@rule("TR-O-21")
def test_with_one_life_left_no_re_roll_is_offered() -> None:
    race = at("4 . O .\n2 . Ma .", order="Ma Kr", die="red", life={"Ma": 1}, hands={"Ma": "klatwa"})
    race.play("die", "F", "trap D2")
    assert "reroll" not in race.options
    assert race.refuses("reroll") == "TR-O-21"


@rule("TR-102")
def test_after_a_re_roll_there_are_neither_ability_nor_cards_wherever_it_ends() -> None:
    for rolled in (["yellow"], ["brown", "RRR"]):
        race = at("8 . O .\n4 . O .\n2 . Ma .", order="Ma Kr", die="red", hands={"Ma": "buty"})
        race.play("die", "F", "trap D2")
        assert race.options == ["ability", "play buty", "discard buty", "reroll", "end"]
        race.play("reroll", *rolled)
        if race.where("Ma") == "D8":
            assert race.options == ["reroll", "end"]
            refusals = [race.refuses("ability"), race.refuses(("play", 10)), race.refuses(("discard", 10))]
            assert refusals == ["TR-102"] * 3
        else:
            assert (race.asked, race.state.round.turn) == ("roll", 1)  # nothing was left but to end the turn


@rule("TR-103")
def test_the_own_colour_gives_a_life_back_and_purple_costs_another() -> None:
    for rolled, after_roll, price in [("red", -1, []), ("purple", 0, ["pay"]), ("blue", 0, [])]:
        race = at("4 . O .\n2 . Ma .", order="Ma Kr", die="red", life={"Ma": 3})
        race.play("die", "F", "trap D2", "reroll")
        with race.loses(Ma=after_roll):
            race.play(rolled)
        if rolled == "purple":
            race.play("brown")
        assert [option for option in race.options if option == "pay"] == price


@rule("TR-103", "TR-O-21")
def test_a_titan_pushed_onto_a_pentagram_gets_nothing() -> None:
    """In another's turn Kraken is asked nothing; Ragnarok, who brings it on himself in his own, is refused."""
    race = at("6 . O .\n4 . Kr .\n2 . Sl .", order="Sl Kr", die="red", hands={"Sl": "klatwa"})
    race.play("die", "F", "trap D2")
    assert race.refuses("reroll") == "TR-100"
    race.play("end", "red", "blue", "blue")
    assert "reroll" not in race.options
    race = at("6 . Kr .\n2 . Rg/O .", order="Rg Kr", die="red", hands={"Rg": "klatwa"})
    race.play("die", "F", "trap E3", "ability", "B")
    assert race.where("Rg") == "D2"
    assert race.refuses("reroll") == "TR-103"


@rule("TR-O-21")
def test_own_movement_by_die_ability_or_card_opens_the_offer_once_the_die_is_done() -> None:
    bounce = at("6 . O .\n4 . Rs .\n2 . Kr .", order="Rs Kr", die="blue", hands={"Rs": "klatwa"})
    bounce.play("ability", "F")
    assert bounce.refuses("reroll") == "TR-100"
    swap = at("6 . Ma/O .\n2 . Kr .", order="Kr Ma", die="red", hands={"Kr": "klatwa"})
    swap.play("die", "F", "trap D2", "ability")
    assert "reroll" in swap.options
    boots = at("6 . O .\n2 . Sl .", order="Sl Kr", die="red", hands={"Sl": "buty"})
    boots.play("die", "F", "trap D2", "play buty", "F")
    assert boots.options == ["reroll", "end"]


@rule("TR-O-21")
def test_the_offer_stays_open_while_other_things_are_done() -> None:
    race = at("4 . O .\n2 . Ma .", order="Ma Kr", die="red", hands={"Ma": "klatwa"})
    race.play("die", "F", "trap D2", "ability", "D6", "discard klatwa")
    assert race.options == ["reroll", "end"]


@rule("TR-O-21", "TR-O-03")
def test_a_titan_that_could_not_move_has_not_reached_its_pentagram() -> None:
    picture = "12 . Ch/M .\n8 . Rs/M .\n4 . Kr/M .\n2 . Sl/O ."
    race = at(picture, order="Sl Kr Rs Ch", die="red", hands={"Sl": "klatwa"})
    race.play("die", "F", "trap E1")
    assert race.refuses("reroll") == "TR-103"


# Ice


@rule("TR-105", "TR-104")
def test_a_pushed_titan_slides_to_the_first_square_without_ice() -> None:
    race = at("8 . I .\n6 . I .\n4 . Kr .\n2 . Sl .", order="Sl Kr", die="red")
    with race.loses(Kr=1):
        race.play("die", "F")
    assert (race.where("Sl"), race.where("Kr")) == ("D4", "D10")


@rule("TR-106", "TR-O-12")
def test_a_trap_lies_still_on_ice_and_hits_whoever_slides_over_it() -> None:
    race = at("6 . Ma .\n4 . I .\n2 . Kr .", order="Ma Kr", die="yellow", life={"Kr": 2})
    race.play("ability", "D4")
    assert race.traps == ["D4"]
    race.play("blue", "red", "red")
    with race.loses(Kr=1):
        race.play("F")
    assert (race.where("Kr"), race.traps) == ("D6", [])


@rule("TR-O-12", "TR-66")
def test_a_titan_knocked_out_by_a_trap_stops_its_slide_on_the_ice() -> None:
    race = at("6 . I .\n4 . I^ .\n2 . Sl .", order="Sl Kr", die="yellow", life={"Sl": 1}, hands={"Sl": "klatwa"})
    race.play("die")
    assert (race.where("Sl"), race.out("Sl")) == ("D4", True)


@rule("TR-O-12")
def test_a_titan_that_begins_its_turn_on_ice_simply_moves_off() -> None:
    race = at("4 . I .\n2 . Sl/I .", order="Sl Kr", die="blue", hands={"Sl": "klatwa"})
    race.move("RF")
    assert (race.where("Sl"), race.happened) == ("E5", ["move", "move"])


@rule("TR-104", "TR-O-11")
def test_after_the_slide_the_rest_of_the_die_is_played_from_where_it_ended() -> None:
    race = at("6 . I .\n4 . I .\n2 . Sl .", order="Sl Kr", die="yellow", hands={"Sl": "klatwa"})
    race.move()
    assert race.where("Sl") == "D10"


@rule("TR-O-11", "TR-O-01")
def test_sliding_into_a_titan_pushes_it_by_the_die_and_the_slide_goes_on() -> None:
    """Slaugg slides over D4 into Kraken, who goes 2 to A7, and on to B6; the second square pushes Kraken 2 more."""
    race = at(
        """
        5   .   Kr/I  .
        4   .   I     .
        3   .   .     Sl
        """,
        order="Sl Kr",
        die="green",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1):
        race.play("die", "LL")
    assert (race.where("Sl"), race.where("Kr")) == ("A7", "E9")


@rule("TR-O-11", "TR-105", "TR-51")
def test_a_titan_pushed_backward_slides_backward_over_the_line() -> None:
    race = at("12 . I .\n4 . Sl .\n2 . Kr .", order="Sl Kr", die="blue", laps={"Kr": 2}, hands={"Sl": "buty"})
    with race.loses(Kr=1):
        race.play("play buty", "B")
    assert (race.where("Kr"), race.lap("Kr")) == ("D10", 1)
