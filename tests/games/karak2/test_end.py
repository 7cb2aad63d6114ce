"""Unconscious heroes, score, ties, the last round, conceding: K-O-51 to K-O-55, K-O-105, K-O-106, K-B-44, K-B-81."""

import pytest

from stolik.engine.options import settle
from stolik.engine.record import Record, new_record
from stolik.games.karak2.game import GAME
from stolik.games.karak2.state import State
from tests.games.karak2.karak import Karak, at
from tests.rule import rule


def places(game: Karak) -> list[int]:
    game.state.course.over = "K-B-80"
    result = GAME.result(game.state)
    assert result is not None
    return result.places


# Unconscious


@rule("K-O-52", "K-I-43")
def test_an_unconscious_hero_keeps_everything_and_still_receives() -> None:
    game = at(
        "taia on 1, goods 2 0 0, glory 1, town 1 military_camp", "horan on 2, life 0, glory 1, goods 1 1 1", emperor=0
    )
    game.play("train")
    assert (game.army(1), game.goods(1), game.state.players[1].at) == (["knight"], [1, 1, 1], 2)


@rule("K-O-52", "K-O-115")
def test_an_unconscious_emperor_still_gets_the_tax() -> None:
    game = at("taia on 1, goods 0 3 0", "horan on 2, life 0", emperor=1)
    game.play("found")
    assert game.goods(1) == [0, 1, 0]


@rule("K-O-52", "K-O-120")
def test_healed_before_its_turn_it_plays_it() -> None:
    game = at("kirima", "horan on 1, life 0")
    game.play("dream 1", "yes", "end")
    assert (game.player, game.state.players[1].life, game.asked) == (1, 1, "play")


@rule("K-O-53")
def test_an_unconscious_hero_is_moved_to_a_rift_but_does_not_roll() -> None:
    game = at("taia on 1", "horan on 2, life 0", "darius")
    game.play("explore 0", "no", "rift_1.0", "s1", "s2")
    assert (game.tiles(), game.state.realm.emperor) == ([3, 3, 3], 2)


@rule("K-O-53")
def test_where_the_table_agrees_it_rolls_like_the_others() -> None:
    game = at("taia on 1", "horan on 2, life 0", unconscious_in_rift="full_part")
    game.play("explore 0", "no", "rift_1.0", "s1", "s2")
    assert (game.state.realm.emperor, game.state.players[1].life) == (1, 2), "and then stands up"


@rule("K-O-53")
def test_an_unconscious_emperor_cannot_be_challenged() -> None:
    game = at("taia on 1", "horan on 1, life 0", emperor=1)
    assert game.refuses("challenge") == "K-O-53"
    game = at("taia on 1", "horan on 1, life 0", emperor=1, unconscious_emperor_duel="allowed_without_hero_die")
    game.play("challenge", "s1", "1", "s1")
    assert game.state.realm.emperor == 0


@rule("K-O-51")
@pytest.mark.parametrize("hero", ["taia", "lorraine", "darius"])
def test_in_a_duel_these_heroes_have_no_ability(hero: str) -> None:
    game = at(f"{hero} on 1", "horan on 1", emperor=1)
    game.play("challenge", "k1", "0", "k1")
    assert (game.player, game.lives(), game.goods()) == (1, [4, 4], [1, 1, 1])


@rule("K-O-51")
def test_of_elspeth_only_finesse_acts_in_a_duel() -> None:
    game = at("elspeth on 1", "horan on 1", emperor=1)
    game.play("challenge", "k1")
    assert game.asked == "finesse"
    game.play("no", "0", "k1")
    assert game.player == 1


# Score


@rule("K-O-54", "K-B-81")
def test_soul_stones_praetorians_trophy_and_crown() -> None:
    game = at("taia, souls soul_1 soul_2 soul_3, slain 1", "horan, souls soul_2", emperor=1)
    game.state.realm.trophy = 1
    assert [game.points(seat) for seat in (0, 1)] == [7, 2 + 3 + 2]


@rule("K-B-81")
def test_the_winner_need_not_be_the_slayer() -> None:
    game = at("taia, souls soul_3 soul_1", "horan")
    game.state.realm.trophy = 1
    assert places(game) == [1, 2]


@rule("K-O-55")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (("taia, souls soul_1, glory 3", "horan, souls soul_1, glory 2, army knight"), [1, 2]),
        (("taia, souls soul_1, glory 2", "horan, souls soul_1, glory 2, army knight"), [2, 1]),
        (("taia, glory 2, amulet amulet_bear", "horan, glory 2"), [1, 1]),
        (("taia, souls soul_1", "horan, glory 8"), [1, 2]),
        (("taia, souls soul_1", "horan, souls soul_1", "darius"), [1, 1, 3]),
    ],
)
def test_ties_go_by_glory_then_army_then_are_shared(seats: tuple[str, ...], expected: list[int]) -> None:
    assert places(at(*seats)) == expected


# The last round


@rule("K-O-105")
def test_after_round_eighty_the_game_is_over_without_a_trophy() -> None:
    game = at("taia, souls soul_1", "horan, souls soul_2", round=80)
    game.play("end")
    assert GAME.result(game.state) is None
    game.play("end")
    result = GAME.result(game.state)
    assert result is not None
    assert (result.reason, result.scores, result.places) == ("K-O-105", [1, 2], [2, 1])


@rule("K-O-105")
def test_where_the_table_agrees_there_is_no_last_round() -> None:
    game = at("taia", "horan", round=80, round_limit="unlimited")
    game.play("end", "end")
    assert (game.over, game.state.course.round) == (False, 81)


# Conceding


def record(seats: int) -> Record[State]:
    options = settle(GAME, seats, {})
    return new_record(GAME, options, ["human"] * seats, ["1"] * seats, bytes(32))


@rule("K-O-106")
def test_with_one_player_left_that_one_wins() -> None:
    game = record(2)
    game.concede(0)
    assert game.result is not None
    assert (game.result.places, game.result.reason) == ([2, 1], "concede")


@rule("K-O-106")
def test_with_more_the_game_goes_on_and_a_bot_takes_the_seat() -> None:
    game = record(3)
    decision = game.decision
    assert decision is not None
    gone = decision.player
    game.concede(gone)
    game.change_seat(gone, "random")
    game.answer(gone, ("end",))
    assert (game.seats[gone], game.position.state.turn.seat) == ("random", (gone + 1) % 3)
    game.concede((gone + 1) % 3)
    assert game.result is not None
    assert game.result.winners == [(gone + 2) % 3]
