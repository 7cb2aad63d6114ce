"""Two players: TR-107, TR-O-28, TR-O-38."""

import pytest

from stolik.engine.decision import CHANCE
from stolik.engine.options import BadOption, settle
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.diagram import TAGS
from stolik.games.titan_race.dice import COLOURS
from stolik.games.titan_race.game import GAME
from tests.games.titan_race.race import Race, at, start
from tests.rule import rule


def runners(race: Race) -> list[tuple[str, int, int]]:
    return [(one["titan"], one["seat"], one["hand"]) for one in GAME.view(race.state, None)["runners"]]


@rule("TR-107", "TR-O-38")
@pytest.mark.parametrize("titans", ["choose", "random"])
@pytest.mark.parametrize(("hands", "second"), [("player", 0), ("titan", 2)])
def test_two_players_take_two_titans_each_and_then_set_their_order(titans: str, hands: str, second: int) -> None:
    race = start(2, titans=titans, two_player_hand=hands)
    for player, tag in ((0, "Sl"), (1, "Kr"), (0, "Ma"), (1, "Ch")):
        assert (race.asked, race.player) == (("choose-titan", player) if titans == "choose" else ("titan", CHANCE))
        race.play(tag)
    assert (race.asked, race.player, race.options) == ("first-titan", 0, ["Sl", "Ma"])
    race.play("Ma")
    assert race.happened == ["order"]
    assert (race.asked, race.player, race.options) == ("first-titan", 1, ["Kr", "Ch"])
    race.play("Kr")
    assert runners(race) == [
        ("masakrator", 0, 0),
        ("kraken", 1, 1),
        ("slaugg", 0, second),
        ("chtoolhoo", 1, 1 + second),
    ]


@rule("TR-107")
def test_turns_go_by_the_order_that_was_set_and_not_by_the_picks() -> None:
    race = start(2)
    race.play("Sl", "Kr", "Ma", "Ch", "Ma", "Ch", "buty", "tarcza", "brown")
    assert [TAGS[titan] for titan in race.state.round.order] == ["Ch", "Ma", "Kr", "Sl"]
    told = next(event for event in race.state.events if event.kind == "start-player")
    assert told.args == (COLOURS.index("brown"), TAGS.index("Kr"), 1, TAGS.index("Ch"))


@rule("TR-107", "TR-O-28")
@pytest.mark.parametrize(
    ("colour", "turns"),
    [
        ("green", ["Sl", "Kr", "Ma", "Ch"]),
        ("red", ["Sl", "Kr", "Ma", "Ch"]),  # Grinder's colour: its player starts, with Slaugg
        ("brown", ["Kr", "Sl", "Ch", "Ma"]),
        ("purple", ["Kr", "Sl", "Ch", "Ma"]),
    ],
)
def test_the_die_names_the_player_and_his_first_titan_begins(colour: str, turns: list[str]) -> None:
    race = start(2)
    race.play("Sl", "Kr", "Ma", "Ch", "Sl", "Kr", "buty", "tarcza", "blue", "yellow", colour)
    assert [TAGS[titan] for titan in race.state.round.order] == turns


@rule("TR-107")
def test_with_two_players_there_are_four_dice_and_the_fourth_titan_rolls_all_again() -> None:
    race = start(2, track="anglieh")
    race.play("Sl", "Kr", "Ma", "Ch", "Sl", "Kr", "buty", "tarcza", "green", "yellow", "yellow", "yellow", "blue")
    for player, entry in ((0, "A1"), (1, "C1"), (0, "E1")):
        assert (race.asked, race.player) == ("first-die", player)
        race.play("yellow", entry)
    assert race.asked == "roll"
    race.play("brown", "red", "green", "purple")
    assert (race.asked, race.player, len(race.options)) == ("first-die", 1, 4)


@rule("TR-O-28")
def test_a_player_has_one_hand_for_both_titans_and_draws_up_to_two_cards() -> None:
    race = start(2)
    race.play("Sl", "Kr", "Ma", "Ch", "Sl", "Kr", "buty", "tarcza")
    assert race.asked == "start"
    assert race.hand("Sl") == race.hand("Ma") == ["buty"]
    assert GAME.view(race.state, 0)["hands"] == [1, 1]
    full = at(
        "6   .   *   .\n2   .   Sl  .", order="Sl Kr Ma Ch", seats=2, die="yellow", hands={"Sl": "buty", "Ma": "odwet"}
    )
    full.move("FF")
    assert full.hand("Sl") == ["buty", "odwet"]


@rule("TR-O-28")
def test_with_a_hand_for_each_titan_four_cards_are_dealt_and_played_each_from_its_own_hand() -> None:
    race = start(2, two_player_hand="titan")
    race.play("Sl", "Kr", "Ma", "Ch", "Sl", "Kr", "buty", "tarcza", "maska", "odwet")
    assert race.asked == "start"
    assert [race.hand(tag) for tag in ("Sl", "Kr", "Ma", "Ch")] == [["buty"], ["tarcza"], ["maska"], ["odwet"]]
    assert GAME.view(race.state, 0)["hand"] == [["buty"], ["maska"]]
    assert GAME.view(race.state, 1)["hand"] == [["tarcza"], ["odwet"]]
    race = at(
        "6   .   Sl  .",
        order="Sl Kr Ma Ch",
        seats=2,
        two_player_hand="titan",
        hands={"Sl": "buty", "Ma": "klatwa"},
    )
    assert race.options == ["FF", "play buty", "discard buty"]
    assert race.refuses(("play", CARD_IDS.index("klatwa"))) == "TR-42"


@rule("TR-O-28")
def test_a_hand_for_each_titan_is_for_two_players_only() -> None:
    settle(GAME, 2, {"two_player_hand": "titan"})
    with pytest.raises(BadOption, match="TR-O-28"):
        settle(GAME, 3, {"two_player_hand": "titan"})


@rule("TR-O-28")
def test_one_card_may_be_played_in_each_titans_turn_and_acts_for_that_titan() -> None:
    race = at(
        "6   Kr  Sl  Ma",
        order="Sl Kr Ma Ch",
        seats=2,
        die="brown",
        life={"Sl": 2, "Ma": 2},
        hands={"Sl": "napoj_zycia buty"},
    )
    with race.loses(Sl=-2):
        race.play("play napoj_zycia")
    assert race.state.turn.played == (0,)
    race.play("LLL")
    race.play("yellow")  # Kraken's die and turn
    while race.player != 0:
        race.play("end" if "end" in race.options else race.options[0])
    race.play(race.options[0])
    assert (race.asked, race.decision.about) == ("turn", TAGS.index("Ma"))
    assert "play buty" in race.options


@rule("TR-O-28", "TR-O-26")
def test_a_reaction_acts_for_the_titan_concerned_and_only_its_knockout_matters() -> None:
    race = at(
        "4   .   Ma  .\n2   .   Kr  .",
        order="Kr Sl Ch Ma",
        seats=2,
        die="red",
        life={"Sl": 0},
        health={"Sl": "skull"},
        hands={"Sl": "tarcza"},
    )
    race.move("F")
    race.play("pass")
    assert (race.asked, race.player, race.decision.about) == ("shield", 1, TAGS.index("Ma"))
    with race.loses():
        race.play("tarcza")


@rule("TR-O-28", "TR-O-26")
def test_nobody_is_asked_to_react_to_the_own_titan() -> None:
    race = at("4   .   Ma  .\n2   .   Kr  .", order="Kr Sl Ma Ch", seats=2, die="red", hands={"Kr": "kotwica tarcza"})
    with race.loses(Ma=1):
        race.move("F")
    assert (race.asked, race.where("Ma")) == ("after", "D6")


@rule("TR-O-28")
@pytest.mark.parametrize(("tag", "places"), [("Sl", [1, 2]), ("Kr", [2, 1]), ("Ma", [1, 2]), ("Ch", [2, 1])])
def test_the_owner_of_the_winning_titan_wins(tag: str, places: list[int]) -> None:
    picture = "12  .   Sl  ." if tag == "Sl" else f"12  .   {tag}  .\n10  .   Sl  ."
    race = at(picture, order="Sl Kr Ma Ch", seats=2, die="yellow", laps={tag: 3})
    race.move("FF")
    result = GAME.result(race.state)
    assert result is not None
    assert (race.winner, result.places) == (tag, places)
