"""What each titan can do once in a turn: TR-37, TR-38, TR-O-13 to TR-O-16, TR-O-33, TR-O-37."""

import pytest

from stolik.games.titan_race.board import CELLS
from stolik.games.titan_race.diagram import TAGS
from stolik.games.titan_race.state import DRAFT, replaced
from tests.games.titan_race.race import at
from tests.rule import rule

AROUND_D6 = {"D8": "F", "E7": "R", "E5": "BR", "D4": "B", "C5": "BL", "C7": "L"}


def beside_d6(square: str, tag: str) -> str:
    """A row of a picture with a titan on one of the squares around D6."""
    place = "ABCDEF".index(square[0]) // 2
    return f"{square[1:]} " + " ".join(tag if place == index else "." for index in range(3))


# Once per turn


@rule("TR-37")
@pytest.mark.parametrize("first", ["ability", "die"])
def test_an_ability_is_used_once_in_a_turn_before_or_after_the_move(first: str) -> None:
    race = at("6   .   Ma  .", order="Ma Kr", die="blue", hands={"Ma": "buty"})
    if first == "die":
        race.move("FL")
        race.play("ability", "B8")
    else:
        race.play("ability", "C5")
    assert "ability" not in race.options
    assert race.refuses("ability") == "TR-37"
    assert race.state.titans.used[TAGS.index("Ma")]


@rule("TR-37")
def test_an_ability_is_never_used_during_the_move() -> None:
    race = at("6   .   Ma  .", order="Ma Kr", die="red")
    race.play("F")
    assert (race.asked, race.refuses("ability")) == ("after", "TR-28")


@rule("TR-37", "TR-O-33")
def test_the_ability_card_is_turned_up_when_the_next_turn_of_its_titan_begins() -> None:
    race = at("6   .   Ma  .\n2   .   Kr  .", order="Ma Kr", die="blue")
    race.play("ability", "C5", "FL")
    race.play("blue", "blue")  # the dice are alike, so none is asked for
    assert (race.asked, race.player) == ("turn", 1)
    assert race.state.titans.used[TAGS.index("Ma")]
    race.play("FR")
    assert race.asked == "roll"
    assert not race.state.titans.used[TAGS.index("Ma")]
    race.play("blue", "blue")
    assert "ability" in race.options


@rule("TR-O-33")
def test_the_ability_card_of_a_knocked_out_titan_is_turned_up_in_the_turn_it_passes() -> None:
    race = at("6   .   Ma  .\n2   .   Kr  .", order="Ma Kr", life={"Ma": 0}, health={"Ma": "skull"})
    race.state.phase = DRAFT
    race.state.titans.used = replaced(race.state.titans.used, TAGS.index("Ma"), True)
    assert race.asked == "roll"
    assert not race.state.titans.used[TAGS.index("Ma")]


@rule("TR-37")
@pytest.mark.parametrize("tag", ["Rg", "Kr", "Ch"])
def test_an_ability_reaches_only_the_squares_next_to_the_titan(tag: str) -> None:
    for square in AROUND_D6:
        race = at(f"{beside_d6(square, 'Sl')}\n6 . {tag} .", order=f"{tag} Sl")
        assert "ability" in race.options
    race = at(
        f"10  .   Sl  .\n8   Ma  .   Rs\n6   .   {tag}  .\n2   .   .   .", order=f"{tag} Sl Ma Rs", hands={tag: "buty"}
    )
    assert race.refuses("ability") == "TR-38"


# Grinder


@rule("TR-38")
def test_grinder_puts_a_trap_on_any_of_the_six_squares_around() -> None:
    for square in AROUND_D6:
        race = at("6   .   Ma  .", order="Ma Kr", die="brown")
        race.play("ability")
        assert set(race.options) == set(AROUND_D6)
        assert race.refuses(CELLS["D6"]) == race.refuses(CELLS["D10"]) == "TR-55"
        with race.loses():
            race.play(square)
        assert race.traps == [square]


@rule("TR-38")
def test_grinders_trap_hits_a_titan_at_once_and_does_not_go_where_one_lies() -> None:
    race = at("8   .   Sl  .\n6   .   Ma  .\n4   .   ^   .", order="Ma Sl", die="brown")
    race.play("ability")
    assert race.refuses(CELLS["D4"]) == "TR-62"
    with race.loses(Sl=1):
        race.play("D8")
    assert race.traps == ["D4"]


@rule("TR-38")
def test_grinder_needs_a_square_without_a_trap_and_a_token_in_the_supply() -> None:
    picture = "8   .   ^   .\n7   .   ^   ^\n6   .   Ma  .\n5   .   ^   ^\n4   .   ^   ."
    race = at(picture, order="Ma Sl", hands={"Ma": "buty"})
    assert race.refuses("ability") == "TR-62"
    race = at("6   .   Ma  .", order="Ma Sl", hands={"Ma": "buty"})
    race.state.track.traps = [*range(9), *range(27, 33)]
    assert race.refuses("ability") == "TR-O-25"


# Ragnarok


@rule("TR-38", "TR-O-13")
@pytest.mark.parametrize(
    ("direction", "end"), [("F", "D10"), ("R", "E9"), ("BR", "E7"), ("B", "D6"), ("BL", "C7"), ("L", "C9")]
)
def test_ragnarok_moves_a_neighbour_one_square_in_any_direction_at_no_cost_to_it(direction: str, end: str) -> None:
    race = at("8   .   Sl  .\n6   .   Rg  .", order="Rg Sl", die="brown")
    race.play("ability")
    assert race.options == ["F", "R", "BR", "B", "BL", "L"]
    with race.loses(Rg=1 if direction == "B" else 0):
        race.play(direction)
    assert race.where("Sl") == end


@rule("TR-O-13")
def test_a_titan_moved_onto_ragnarok_pushes_him_and_he_loses_one_life() -> None:
    race = at("8   .   Sl  .\n6   .   Rg  .", order="Rg Sl", die="brown")
    with race.loses(Rg=1):
        race.play("ability", "B")
    assert (race.where("Sl"), race.where("Rg")) == ("D6", "D4")


@rule("TR-38", "TR-O-13")
def test_ragnarok_chooses_which_neighbour_and_whom_it_hits_is_pushed_by_one() -> None:
    race = at(
        """
        10  .   Ch  .
        8   .   Sl  .
        7   .   .   Ma
        6   .   Rg  .
        """,
        order="Rg Sl Ma Ch",
        die="brown",
    )
    race.play("ability")
    assert race.options == ["Sl", "Ma"]
    with race.loses(Ch=1):
        race.play("Sl", "F")
    assert (race.where("Sl"), race.where("Ch"), race.where("Ma")) == ("D10", "D12", "E7")


@rule("TR-O-13")
@pytest.mark.parametrize(
    ("letter", "end", "lost"), [("L", "D10", 1), (".^", "D10", 1), ("I", "D12", 0), ("M", "D10", 0)]
)
def test_a_titan_moved_by_ragnarok_meets_what_is_on_its_new_square(letter: str, end: str, lost: int) -> None:
    race = at(f"10  .   {letter}  .\n8   .   Sl  .\n6   .   Rg  .", order="Rg Sl", die="brown")
    with race.loses(Sl=lost):
        race.play("ability", "F")
    assert (race.where("Sl"), race.traps) == (end, [])


@rule("TR-O-13")
@pytest.mark.parametrize("health", ["skull", "heart"])
def test_ragnarok_moves_knocked_out_titans_too(health: str) -> None:
    race = at("8   .   Sl  .\n6   .   Rg  .", order="Rg Sl", die="brown", life={"Sl": 0}, health={"Sl": health})
    with race.loses():
        race.play("ability", "F")
    assert race.where("Sl") == "D10"


@rule("TR-O-13", "TR-51")
def test_a_titan_moved_back_over_the_line_loses_a_lap() -> None:
    race = at("3   .   Rg  .\n1   .   Sl  .", order="Rg Sl", die="brown", laps={"Sl": 2})
    race.play("ability", "B")
    assert (race.where("Sl"), race.lap("Sl")) == ("C11", 1)


# Rassik


@rule("TR-38", "TR-O-15")
@pytest.mark.parametrize("square", ["C5", "D4", "E5"])
@pytest.mark.parametrize(("direction", "end"), [("F", "D8"), ("R", "E7"), ("L", "C7")])
def test_rassik_bounces_off_any_titan_behind_him_and_goes_ahead_as_he_likes(
    square: str, direction: str, end: str
) -> None:
    race = at(f"6   .   Rs  .\n{beside_d6(square, 'Sl')}", order="Rs Sl", die="brown")
    race.play("ability")
    assert race.options == ["F", "R", "L"]
    with race.loses():
        race.play(direction)
    assert (race.where("Rs"), race.where("Sl")) == (end, square)


@rule("TR-38")
@pytest.mark.parametrize("square", ["C7", "D8", "E7", "D2"])
def test_rassik_does_not_bounce_off_a_titan_in_front_nor_farther_off(square: str) -> None:
    race = at(f"6   .   Rs  .\n{beside_d6(square, 'Sl')}", order="Rs Sl", hands={"Rs": "buty"})
    assert race.refuses("ability") == "TR-38"


@rule("TR-O-15")
def test_a_knocked_out_titan_will_do_for_rassik_and_whom_he_hits_is_pushed_by_one() -> None:
    race = at(
        "8   .   Kr  .\n6   .   Rs  .\n4   .   Sl  .",
        order="Rs Sl Kr",
        die="brown",
        life={"Sl": 0},
        health={"Sl": "skull"},
    )
    with race.loses(Kr=1):
        race.play("ability", "F")
    assert (race.where("Rs"), race.where("Kr"), race.where("Sl")) == ("D8", "D10", "D4")


@rule("TR-O-15", "TR-O-34")
def test_rassik_bounces_off_a_titan_behind_him_across_the_line() -> None:
    race = at("12  .   .   Sl\n1   Rs  .   .", order="Rs Sl", die="brown")
    race.play("ability", "F")
    assert race.where("Rs") == "A3"


# Kraken


@rule("TR-38", "TR-O-14")
@pytest.mark.parametrize("square", AROUND_D6)
def test_kraken_swaps_squares_with_a_neighbour_and_nobody_is_pushed(square: str) -> None:
    race = at(f"6   .   Kr  .\n{beside_d6(square, 'Sl')}", order="Kr Sl", die="brown")
    with race.loses():
        race.play("ability")
    assert (race.where("Kr"), race.where("Sl")) == (square, "D6")
    assert "push" not in race.happened


@rule("TR-O-14")
def test_after_a_swap_both_have_entered_their_squares_kraken_first() -> None:
    race = at("8   .   Sl/L .\n6   .   Kr/L .", order="Kr Sl", die="brown")
    with race.loses(Kr=1, Sl=1):
        race.play("ability")
    hurt = [event.args[0] for event in race.state.events if event.kind == "damage"]
    assert hurt == [TAGS.index("Kr"), TAGS.index("Sl")]


@rule("TR-O-14")
def test_after_a_swap_statues_fire_and_pirates_attack() -> None:
    race = at("8   .   Sl/S .\n6   .   Kr/P .\n9   .   .   Ma", order="Kr Sl Ma", die="brown", hands={"Sl": "buty"})
    race.play("ability")
    assert (race.asked, race.player) == ("shield", 1)  # the blast hits Slaugg on D6
    race.play("pass")
    assert (race.asked, race.player, race.life("Ma"), race.life("Sl")) == ("pirates", 1, 5, 5)
    race.play("buty")
    assert (race.hand("Sl"), race.life("Sl")) == ([], 5)


@rule("TR-O-14")
def test_nobody_slides_after_a_swap() -> None:
    race = at("8   .   Sl/I .\n6   .   Kr/I .", order="Kr Sl", die="brown")
    race.play("ability")
    assert (race.where("Kr"), race.where("Sl")) == ("D8", "D6")


@rule("TR-O-14")
@pytest.mark.parametrize("health", ["skull", "heart"])
def test_kraken_swaps_with_knocked_out_titans_too(health: str) -> None:
    race = at("8   .   Sl  .\n6   .   Kr/L .", order="Kr Sl", die="brown", life={"Sl": 0}, health={"Sl": health})
    with race.loses():
        race.play("ability")
    assert (race.where("Kr"), race.where("Sl")) == ("D8", "D6")


@rule("TR-O-14")
@pytest.mark.parametrize(("kraken", "other", "laps"), [("12", "2", (2, 1)), ("2", "12", (1, 2))])
def test_in_a_swap_across_the_line_one_gains_a_lap_step_and_the_other_loses_one(
    kraken: str, other: str, laps: tuple[int, int]
) -> None:
    start = {"Kr": 1, "Sl": 2} if kraken == "12" else {"Kr": 2, "Sl": 1}
    race = at(f"{kraken}   .   Kr  .\n{other}   .   Sl  .", order="Kr Sl", die="brown", laps=start)
    race.play("ability")
    assert (race.lap("Kr"), race.lap("Sl")) == laps


@rule("TR-O-14")
def test_knocked_out_by_the_swap_kraken_still_lets_the_other_enter() -> None:
    race = at("8   .   Sl/L .\n6   .   Kr/L .", order="Kr Sl", die="brown", life={"Kr": 1})
    with race.loses(Kr=1, Sl=1):
        race.play("ability")
    assert (race.out("Kr"), race.asked) == (True, "roll")


# Slaugg


@rule("TR-38")
def test_slaugg_hits_every_titan_and_trap_on_all_three_front_squares_and_nothing_else() -> None:
    race = at(
        """
        10  .   Ch  .
        8   .   Ma  .
        7   .   ^   Kr
        6   .   Sl  .
        5   .   ^   .
        4   .   Rg  .
        """,
        order="Sl Ma Kr Rg Ch",
        die="brown",
    )
    with race.loses(Ma=1, Kr=1):
        race.play("ability")
    assert race.traps == ["C5"]


@rule("TR-38")
def test_slaugg_needs_a_titan_or_a_trap_in_front() -> None:
    race = at("6   .   Sl  .\n4   .   Kr  .\n5   .   ^   .", order="Sl Kr", hands={"Sl": "buty"})
    assert race.refuses("ability") == "TR-38"
    race = at("8   .   ^   .\n6   .   Sl  .", order="Sl Kr", hands={"Sl": "buty"})
    assert "ability" in race.options


@rule("TR-38", "TR-70")
def test_slaugg_may_breathe_on_a_knocked_out_titan_which_loses_nothing() -> None:
    race = at("8   .   Kr  .\n6   .   Sl  .", order="Sl Kr", die="brown", life={"Kr": 0}, health={"Kr": "skull"})
    with race.loses():
        race.play("ability")


# Chtóólhóó


@rule("TR-38")
@pytest.mark.parametrize("square", AROUND_D6)
def test_chtoolhoo_takes_one_life_from_a_neighbour_and_gains_one(square: str) -> None:
    race = at(f"6   .   Ch  .\n{beside_d6(square, 'Sl')}", order="Ch Sl", die="brown")
    with race.loses(Sl=1, Ch=-1):
        race.play("ability")


@rule("TR-38")
def test_chtoolhoo_can_rise_above_four_but_not_use_the_ability_at_his_maximum() -> None:
    race = at("8   .   Sl  .\n6   .   Ch  .", order="Ch Sl", die="brown", life={"Ch": 5})
    race.play("ability")
    assert race.life("Ch") == 6
    race = at("8   .   Sl  .\n6   .   Ch  .", order="Ch Sl", life={"Ch": 6}, hands={"Ch": "buty"})
    assert race.refuses("ability") == "TR-38"


@rule("TR-38")
@pytest.mark.parametrize("health", ["skull", "heart"])
def test_chtoolhoo_cannot_drain_a_knocked_out_titan(health: str) -> None:
    race = at(
        "8   .   Sl  .\n6   .   Ch  .", order="Ch Sl", life={"Sl": 0}, health={"Sl": health}, hands={"Ch": "buty"}
    )
    assert race.refuses("ability") == "TR-38"
    race = at(
        "8   .   Sl  .\n7   .   Ma  Kr\n6   .   Ch  .", order="Ch Sl Ma Kr", life={"Sl": 0}, health={"Sl": health}
    )
    race.play("ability")
    assert race.options == ["Kr", "Ma"]
    assert race.refuses(TAGS.index("Sl")) == "TR-38"


@rule("TR-O-16")
def test_when_the_damage_is_cancelled_chtoolhoo_gains_nothing_and_the_ability_is_spent() -> None:
    race = at("8   .   Sl  .\n6   .   Ch  .", order="Ch Sl", die="brown", hands={"Sl": "tarcza", "Ch": "buty"})
    with race.loses():
        race.play("ability", "tarcza")
    assert race.refuses("ability") == "TR-37"


# Special squares


@rule("TR-O-37", "TR-40")
def test_moves_and_swaps_by_abilities_collect_special_cards() -> None:
    shoved = at("10  .   *   .\n8   .   Sl  .\n6   .   Rg  .", order="Rg Sl", die="brown")
    shoved.play("ability", "F", "klatwa")
    assert shoved.hand("Sl") == ["klatwa"]
    bounced = at("8   .   *   .\n6   .   Rs  .\n4   .   Sl  .", order="Rs Sl", die="brown")
    bounced.play("ability", "F", "klatwa")
    assert bounced.hand("Rs") == ["klatwa"]
    swapped = at("8   .   Sl/* .\n6   .   Kr/* .", order="Kr Sl", die="brown")
    swapped.play("ability", "klatwa", "buty")
    assert (swapped.hand("Kr"), swapped.hand("Sl")) == (["klatwa"], ["buty"])
