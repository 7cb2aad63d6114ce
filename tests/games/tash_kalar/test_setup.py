"""Set-up: schools, hands, tasks, first pieces (TK-S-01 to TK-S-08)."""

from random import Random

import pytest

from stolik.engine.game import Setting
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.registry import school_deck
from stolik.games.tash_kalar.tasks import TASK_IDS, TASKS, three_of_a_kind
from tests.games.tash_kalar.arena import SETTINGS, Fight, start
from tests.games.tash_kalar.turns import settle
from tests.rule import rule

SCHOOLS = ["northern", "southern", "highland", "sylvan", "everfrost", "nethervoid"]


def schooled(seats: int, form: str, first: int = 0, **options: Setting) -> Fight:
    """The schools are taken in the order of the box, and this seat starts."""
    fight = start(seats, form, **options)
    for _ in range(seats):
        fight.play(fight.options[0])
    fight.play(str(first))
    return fight


# Forms


@rule("TK-S-01")
@pytest.mark.parametrize(("form", "seats"), [("high_form", (2, 4)), ("duel", (2, 4)), ("melee", (3, 4))])
def test_high_form_and_duel_are_for_two_or_two_teams_and_a_melee_for_three_or_four(
    form: str, seats: tuple[int, ...]
) -> None:
    assert GAME.seats({**SETTINGS, "form": form}) == seats
    sides = {2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3] if form == "melee" else [0, 1, 0, 1]}
    for number in seats:
        assert GAME.sides({**SETTINGS, "form": form, "seats": number}) == sides[number]


# Schools


@rule("TK-S-02")
def test_each_player_takes_a_school_that_nobody_has() -> None:
    fight = start(3, "melee")
    assert (fight.player, fight.asked, fight.options) == (0, "choose-school", SCHOOLS)
    fight.play("northern")
    assert (fight.player, fight.options) == (1, SCHOOLS[1:])
    fight.play("sylvan")
    assert (fight.player, fight.options) == (2, ["southern", "highland", "everfrost", "nethervoid"])
    fight.play("southern")
    state = fight.state
    assert [sorted(player.pool) for player in state.players] == [school_deck(0), school_deck(3), school_deck(1)]


@rule("TK-S-02")
def test_by_agreement_the_schools_are_drawn() -> None:
    fight = start(2, "duel", schools="random")
    assert (fight.player, fight.asked, fight.options) == (-1, "school", SCHOOLS)
    fight.play("sylvan")
    assert (fight.player, fight.options) == (-1, [one for one in SCHOOLS if one != "sylvan"])


@rule("TK-S-08")
def test_decks_are_not_drafted() -> None:
    assert "draft" not in GAME.options
    fight = schooled(2, "duel")
    settle(fight)
    for seat, school in enumerate(fight.state.schools):
        assert sorted([*fight.state.players[seat].hand, *fight.state.players[seat].pool]) == school_deck(school)


# Hands


@rule("TK-S-03")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_chance_names_the_starting_player(first: int) -> None:
    fight = start(3, "melee")
    fight.play("northern", "highland", "sylvan")
    assert (fight.player, fight.asked, fight.options) == (-1, "first", ["0", "1", "2"])
    fight.play(str(first))
    settle(fight)
    while fight.asked != "action":
        fight.play(fight.options[0])
    assert (fight.player, fight.state.turn.seat) == (first, first)


@rule("TK-S-03")
@pytest.mark.parametrize(("seats", "form"), [(2, "high_form"), (2, "duel"), (3, "melee"), (4, "melee")])
def test_a_hand_is_three_beings_two_legends_and_a_flare(seats: int, form: str) -> None:
    fight = schooled(seats, form)
    settle(fight)
    s = fight.state
    for seat in range(seats):
        assert (len(s.players[seat].hand), len(s.players[seat].legends), len(s.players[seat].flares)) == (3, 2, 1)
        assert set(s.players[seat].hand) < set(school_deck(s.schools[seat]))
        assert len(s.players[seat].pool) == 15
    assert (len(s.legend_deck.pool), len(s.flare_deck.pool)) == (12 - 2 * seats, 12 - seats)


# Tasks


@rule("TK-S-04")
def test_in_the_high_form_the_arena_is_empty_and_no_open_task_is_advanced() -> None:
    fight = schooled(2, "high_form")
    while fight.asked == "card":
        fight.play(fight.options[0])
    assert fight.options == [task.id for task in TASKS if not task.advanced]
    fight.play("destruction", "devastation")
    assert not {"destruction", "devastation", "heroic_destruction", "end_of_legends"} & set(fight.options)
    assert len(fight.options) == 16 - 3  # the third simple one of this type is no third task
    fight.play("red_conquest")
    assert fight.options == [id for id in TASK_IDS if id not in ("destruction", "devastation", "red_conquest")]
    fight.play("red_legends")
    assert [TASK_IDS[task] for task in fight.state.tasks.current] == ["destruction", "devastation", "red_conquest"]
    assert TASK_IDS[fight.state.tasks.next] == "red_legends"
    assert (fight.asked, fight.pieces(0), fight.pieces(1)) == ("action", "", "")


@rule("TK-S-04")
def test_a_next_task_that_makes_three_of_a_type_goes_under_the_deck() -> None:
    fight = schooled(2, "high_form")
    while fight.asked == "card":
        fight.play(fight.options[0])
    fight.play("destruction", "devastation", "red_conquest", "heroic_devastation", "end_of_legends")
    assert (fight.asked, [TASK_IDS[task] for task in fight.state.tasks.under]) == (
        "task",
        ["heroic_devastation", "end_of_legends"],
    )
    assert "heroic_devastation" not in fight.options
    fight.play("isolation")
    assert (fight.asked, TASK_IDS[fight.state.tasks.next]) == ("action", "isolation")


@rule("TK-S-04", "TK-H-03")
@pytest.mark.parametrize("seed", range(40))
def test_the_four_open_tasks_never_show_three_of_a_type(seed: int) -> None:
    fight, rng = schooled(2, "high_form"), Random(seed)
    while fight.player < 0:
        fight.play(rng.choice(fight.options))
    s = fight.state
    assert (len(s.tasks.current), any(TASKS[task].advanced for task in s.tasks.current)) == (3, False)
    assert not three_of_a_kind([*s.tasks.current, s.tasks.next])


# First pieces


@rule("TK-S-05", "TK-A-04")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("square", "other"), [("c5", "g5"), ("g5", "c5")])
def test_in_a_duel_the_second_player_puts_a_common_of_each_colour_on_the_start_squares(
    first: int, square: str, other: str
) -> None:
    fight = schooled(2, "duel", first)
    settle(fight)
    second = 1 - first
    assert (fight.player, fight.asked, fight.options) == (second, "start", ["c5", "g5"])
    fight.play(square)
    assert (fight[square], fight[other]) == (f"{second} common", f"{first} common")
    assert (fight.player, fight.asked, fight.state.points) == (first, "action", [0, 0])
    assert fight.state.supply.small == [15, 15]


@rule("TK-S-06", "TK-M-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_a_melee_each_player_starts_at_zero_in_every_colour_and_may_improvise_with_each(seats: int) -> None:
    state = schooled(seats, "melee").state
    assert state.points == [0] * (seats * seats)
    assert [player.improvised for player in state.players] == [[False] * seats] * seats


@rule("TK-S-07", "TK-A-04")
def test_in_a_melee_of_three_the_last_player_puts_one_common_of_each_colour_beside_the_symbols() -> None:
    fight = schooled(3, "melee", first=1)
    settle(fight)
    assert (fight.player, fight.asked, fight.options) == (0, "start-colour", ["northern", "southern", "highland"])
    fight.play("southern")
    assert (fight.player, fight.asked, fight.options) == (0, "start", ["f2", "g2"])
    fight.play("g2")
    assert (fight.asked, fight.options) == ("start-colour", ["northern", "highland"])
    fight.play("highland", "b7")
    assert (fight.asked, fight.options) == ("start", ["g6", "g7"])
    fight.play("g7")
    assert [fight.pieces(side) for side in range(3)] == ["g7", "g2", "b7"]
    assert (fight.player, fight.asked) == (1, "action")


@rule("TK-S-07")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_in_a_melee_of_four_the_colour_of_the_second_player_is_left_out(first: int) -> None:
    fight = schooled(4, "melee", first)
    settle(fight)
    others = [school for seat, school in enumerate(SCHOOLS[:4]) if seat != (first + 1) % 4]
    assert (fight.player, fight.options) == ((first + 3) % 4, others)
    fight.play(others[2], "f2", others[0], "c7", "g6")
    standing = [side for side in range(4) if fight.pieces(side)]
    assert standing == [side for side in range(4) if side != (first + 1) % 4]
    assert (fight.player, fight.asked) == (first, "action")
