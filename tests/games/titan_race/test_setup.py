"""Set-up: TR-03 to TR-10."""

import pytest

from stolik.engine.decision import CHANCE
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.dice import COLOURS
from stolik.games.titan_race.game import GAME
from stolik.games.titan_race.titans import TITANS
from stolik.games.titan_race.tracks import TRACKS
from tests.games.titan_race.race import at, start
from tests.rule import rule


@rule("TR-03")
@pytest.mark.parametrize("track", TRACKS)
def test_a_race_can_be_run_on_each_of_the_six_tracks(track: str) -> None:
    race = start(3, track=track)
    view = GAME.view(race.state, None)
    assert view["tracks"] == [track]
    assert view["map"] == [TRACKS[track].squares]


@rule("TR-04")
def test_any_card_of_the_face_down_deck_may_come_next_and_each_is_as_likely() -> None:
    race = start(3)
    race.play("Ma", "Kr", "Ch")
    assert (race.asked, race.player) == ("card", CHANCE)
    assert race.options == CARD_IDS
    assert race.decision.weights is None  # all alike
    race.play("buty")
    assert race.options == [card for card in CARD_IDS if card != "buty"]


@rule("TR-04")
def test_deck_discard_pile_and_hands_add_up_to_thirteen_and_nobody_sees_into_the_deck() -> None:
    race = start(3)
    race.play("Ma", "Kr", "Ch", "buty", "tarcza", "odwet")
    for seat in (0, 1, 2, None):
        view = GAME.view(race.state, seat)
        assert (view["deck"], view["discard"], view["hands"]) == (10, [], [1, 1, 1])


@rule("TR-05")
def test_all_see_one_supply_of_fifteen_traps_and_each_trap_laid_comes_out_of_it() -> None:
    race = at("4   .   Ma  .", order="Ma Kr")
    assert GAME.view(race.state, 1)["traps_left"] == 15
    race.play("ability", "D2")
    assert race.traps == ["D2"]
    for seat in (0, 1, None):
        assert GAME.view(race.state, seat)["traps_left"] == 14


@rule("TR-06", "TR-O-38")
def test_players_take_titans_in_seat_order_and_no_titan_twice() -> None:
    race = start(4)
    assert (race.asked, race.player, race.options) == ("choose-titan", 0, ["Ma", "Rg", "Rs", "Kr", "Sl", "Ch"])
    race.play("Kr")
    assert (race.player, race.options) == (1, ["Ma", "Rg", "Rs", "Sl", "Ch"])
    race.play("Ma", "Ch")
    assert (race.player, race.options) == (3, ["Rg", "Rs", "Sl"])


@rule("TR-06")
def test_the_sixth_player_gets_the_titan_that_is_left() -> None:
    race = start(6)
    race.play("Kr", "Ma", "Ch", "Rs", "Rg")
    assert race.asked == "card"
    runners = GAME.view(race.state, None)["runners"]
    assert [runner["titan"] for runner in runners] == [
        "kraken",
        "masakrator",
        "chtoolhoo",
        "rassik",
        "ragnarok",
        "slaugg",
    ]


@rule("TR-O-38")
def test_titans_can_be_dealt_at_random_and_none_comes_twice() -> None:
    race = start(3, titans="random")
    assert (race.asked, race.player, len(race.options)) == ("titan", CHANCE, 6)
    race.play("Sl")
    assert (race.asked, race.player) == ("titan", CHANCE)
    assert race.options == ["Ma", "Rg", "Rs", "Kr", "Ch"]


@rule("TR-06")
def test_figures_wait_beside_the_track_with_their_ability_cards_face_up() -> None:
    race = start(3)
    race.play("Ma", "Kr", "Ch")
    for runner in GAME.view(race.state, None)["runners"]:
        assert (runner["square"], runner["ability_used"], runner["die"]) == ("-", False, None)


@rule("TR-07", "TR-08")
def test_life_starts_at_the_top_of_the_track_but_chtoolhoo_at_four_of_six_and_all_in_the_first_lap() -> None:
    race = start(6)
    race.play("Ma", "Rg", "Rs", "Kr", "Sl")
    runners = GAME.view(race.state, None)["runners"]
    assert [(runner["titan"], runner["life"], runner["top"]) for runner in runners] == [
        ("masakrator", 6, 6),
        ("ragnarok", 5, 5),
        ("rassik", 4, 4),
        ("kraken", 4, 4),
        ("slaugg", 6, 6),
        ("chtoolhoo", 4, 6),
    ]
    assert {(runner["lap"], runner["health"]) for runner in runners} == {(1, "active")}


@rule("TR-09")
def test_each_player_gets_one_card_which_the_others_only_count() -> None:
    race = start(3)
    race.play("Ma", "Kr", "Ch", "buty", "tarcza", "odwet")
    assert (race.hand("Ma"), race.hand("Kr"), race.hand("Ch")) == (["buty"], ["tarcza"], ["odwet"])
    assert race.asked == "start"
    assert GAME.view(race.state, 1)["hand"] == [["tarcza"]]
    assert GAME.view(race.state, 1)["hands"] == [1, 1, 1]
    assert GAME.view(race.state, None)["hand"] == []
    for seat in (1, 2, None):
        assert "buty" not in str(GAME.view(race.state, seat))


@rule("TR-09")
def test_who_draws_sees_the_card_and_the_others_see_that_one_was_drawn() -> None:
    race = start(3)
    race.play("Ma", "Kr", "Ch", "buty")
    drawn = next(event for event in race.state.events if event.kind == "draw")
    card = CARD_IDS.index("buty")
    assert GAME.see(drawn, 0).args == (0, card)
    assert GAME.see(drawn, 1).args == GAME.see(drawn, 2).args == GAME.see(drawn, None).args == (0, None)


@rule("TR-10")
@pytest.mark.parametrize(("seats", "dice"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
@pytest.mark.parametrize("grand_slam", [False, True])
def test_as_many_dice_are_rolled_as_there_are_titans(seats: int, dice: int, grand_slam: bool) -> None:
    race = start(seats, grand_slam=grand_slam)
    race.play(*["Ma", "Rg", "Rs", "Kr", "Sl"][: min(dice, 5)])
    race.play(*(["Ma", "Rg"] if seats == 2 else []), *CARD_IDS[:seats], "red")
    race.play(*["yellow", "blue", "brown", "red", "green", "purple"][:dice])
    assert (race.asked, len(race.options)) == ("first-die", dice)


@rule("TR-10", "TR-25")
def test_a_die_lies_on_a_titan_board_or_among_the_free_ones_and_never_in_both_places() -> None:
    race = start(3)
    race.play("Ma", "Rg", "Rs", *CARD_IDS[:3], "red")
    race.play("yellow", "blue", "brown")
    race.play("yellow", "A1", "blue", "C1", "FR")
    race.play("brown", "brown", "green")  # the last seat rolls the others' dice too
    view = GAME.view(race.state, None)
    assert view["dice"] == ["brown", "brown", "green"]
    assert [runner["die"] for runner in view["runners"]] == [None, None, None]


@rule("TR-10")
def test_every_titan_has_a_colour_of_the_dice() -> None:
    assert sorted(titan.colour for titan in TITANS) == list(range(len(COLOURS)))
