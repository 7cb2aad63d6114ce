"""Pentagrams and the re-roll: TR-100 to TR-103, TR-O-21."""

from stolik.engine.decision import CHANCE
from stolik.games.titan_race.cards import CARD_IDS
from tests.games.titan_race.race import at
from tests.rule import rule


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
    race.play("F", "trap D2")
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
    race.play("F", "trap D2")
    assert "reroll" not in race.options
    assert race.refuses("reroll") == "TR-O-21"


@rule("TR-102")
def test_after_a_re_roll_there_are_neither_ability_nor_cards_wherever_it_ends() -> None:
    for rolled in (["yellow"], ["brown", "RRR"]):
        race = at("8 . O .\n4 . O .\n2 . Ma .", order="Ma Kr", die="red", hands={"Ma": "buty"})
        race.play("F", "trap D2")
        assert race.options == ["ability", "play buty", "reroll", "end", "discard buty"]
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
        race.play("F", "trap D2", "reroll")
        with race.loses(Ma=after_roll):
            race.play(rolled)
        if rolled == "purple":
            race.play("brown")
        assert [option for option in race.options if option == "pay"] == price


@rule("TR-103", "TR-O-21")
def test_a_titan_pushed_onto_a_pentagram_gets_nothing() -> None:
    """In another's turn Kraken is asked nothing; Ragnarok, who brings it on himself in his own, is refused."""
    race = at("6 . O .\n4 . Kr .\n2 . Sl .", order="Sl Kr", die="red", hands={"Sl": "klatwa"})
    race.play("F", "trap D2")
    assert race.refuses("reroll") == "TR-100"
    race.play("end", "red", "blue", "blue")
    assert "reroll" not in race.options
    race = at("6 . Kr .\n2 . Rg/O .", order="Rg Kr", die="red", hands={"Rg": "klatwa"})
    race.play("F", "trap E3", "ability", "B")
    assert race.where("Rg") == "D2"
    assert race.refuses("reroll") == "TR-103"


@rule("TR-O-21")
def test_own_movement_by_die_ability_or_card_opens_the_offer_once_the_die_is_done() -> None:
    bounce = at("6 . O .\n4 . Rs .\n2 . Kr .", order="Rs Kr", die="blue", hands={"Rs": "klatwa"})
    bounce.play("ability", "F")
    assert bounce.refuses("reroll") == "TR-100"
    swap = at("6 . Ma/O .\n2 . Kr .", order="Kr Ma", die="red", hands={"Kr": "klatwa"})
    swap.play("F", "trap D2", "ability")
    assert "reroll" in swap.options
    boots = at("6 . O .\n2 . Sl .", order="Sl Kr", die="red", hands={"Sl": "buty"})
    boots.play("F", "trap D2", "play buty", "F")
    assert boots.options == ["reroll", "end"]


@rule("TR-O-21")
def test_the_offer_stays_open_while_other_things_are_done() -> None:
    race = at("4 . O .\n2 . Ma .", order="Ma Kr", die="red", hands={"Ma": "klatwa"})
    race.play("F", "trap D2", "ability", "D6", "discard klatwa")
    assert race.options == ["reroll", "end"]


@rule("TR-O-21", "TR-O-03")
def test_a_titan_that_could_not_move_has_not_reached_its_pentagram() -> None:
    picture = "12 . Ch/M .\n8 . Rs/M .\n4 . Kr/M .\n2 . Sl/O ."
    race = at(picture, order="Sl Kr Rs Ch", die="red", hands={"Sl": "klatwa"})
    race.play("F", "trap E1")
    assert race.refuses("reroll") == "TR-103"


@rule("TR-O-21")
def test_a_pentagram_reached_twice() -> None:
    """EX-06 and EX-11: forward 1 onto a pentagram, a life for a re-roll, forward 2 onto the next one, and no more."""
    for column in ("D", "F"):
        row = "4   .   Ma  ." if column == "D" else "4   .   .   Ma"
        race = at(row, order="Ma Kr", die="red", track="anglieh", life={"Ma": 5})
        race.play(f"trap {column}2")
        assert race.where("Ma") == f"{column}6"
        assert (race.asked, race.options) == ("rest", ["ability", "reroll", "end"])
        with race.loses(Ma=1):
            race.play("reroll")
        with race.loses():
            race.play("yellow")
            assert race.where("Ma") == f"{column}10"
            assert race.options == ["reroll", "end"]
            assert race.refuses("ability") == "TR-102"
            race.play("end")
        assert race.life("Ma") == 4


@rule("TR-O-21")
def test_the_re_roll_waits_for_the_die_action_and_is_open_until_the_turn_ends() -> None:
    race = at("6   .   Ma/O .\n8   .   O   .\n10  .   O   .", order="Ma Kr", die="yellow", hands={"Ma": "buty"})
    race.play("play buty", "F")
    assert race.where("Ma") == "D8"
    assert race.refuses("reroll") == "TR-100"
    race.move("FF")
    assert race.refuses("reroll") == "TR-100"  # D12 is plain
    race = at("6   .   Ma  .\n10  .   O   .", order="Ma Kr", die="yellow")
    race.move("FF")
    race.play("ability", "D8")
    assert race.options == ["reroll", "end"]


@rule("TR-O-21")
def test_a_pentagram_reached_by_card_or_ability_after_the_die_counts() -> None:
    race = at("9   .   .   O\n6   .   Kr  .", order="Kr Ma", die="yellow", hands={"Kr": "buty"})
    race.move("FF")
    race.play("play buty", "BR")
    assert (race.where("Kr"), race.options) == ("E9", ["reroll", "end"])
    race = at("12  .   Ma/O .\n6   .   Kr  .", order="Kr Ma", die="yellow")
    race.move("FF")
    race.play("ability")
    assert (race.where("Kr"), race.options) == ("D12", ["reroll", "end"])


@rule("TR-O-21")
def test_it_takes_two_life_and_standing_where_the_own_movement_ended() -> None:
    race = at("6   .   Ma  .\n10  .   O   .", order="Ma Kr", die="yellow", life={"Ma": 1})
    race.move("FF")
    assert race.options == ["ability", "end"]
    assert race.refuses("reroll") == "TR-O-21"
    shoved = at("12  .   Kr  .\n8   .   O   .\n6   .   Rg  .", order="Rg Kr", die="yellow")
    shoved.move("FF")
    shoved.play("ability", "B")  # Kraken is moved onto Ragnarok, who is pushed back onto the pentagram
    assert (shoved.where("Kr"), shoved.where("Rg")) == ("D10", "D8")
    assert shoved.asked == "roll"  # nothing was left but to end the turn


@rule("TR-O-21")
def test_who_only_begins_the_turn_on_a_pentagram_gets_no_re_roll() -> None:
    race = at("8   .   Kr  .\n6   .   Ma/O .", order="Ma Kr", hands={"Kr": "kotwica"})
    race.move("FF")
    race.play("kotwica")  # so the move is blocked altogether
    assert (race.where("Ma"), race.asked) == ("D6", "rest")
    assert race.refuses("reroll") == "TR-103"


@rule("TR-O-21")
def test_what_another_titan_reached_in_its_turn_does_not_count() -> None:
    race = at("8   .   Kr  .\n7   .   Ma  .\n6   .   O   .\n2   .   Rg  .", order="Rg Ma Kr", hands={"Kr": "kotwica"})
    race.move("FF")
    race.play("ability", "Ma", "BR")  # onto the pentagram that Ragnarok had reached, and the turn is over
    race.play("yellow")
    race.move("FF")
    race.play("kotwica")  # so the move is blocked altogether
    assert (race.where("Ma"), race.asked) == ("D6", "rest")
    assert race.refuses("reroll") == "TR-103"


@rule("TR-O-21")
def test_the_first_round_has_re_rolls_too_and_only_the_own_die_is_rolled() -> None:
    race = at("6   .   Ma  .\n10  .   O   .", order="Ma Kr Sl", die="yellow", round=1)
    race.state.round.dice = [1, 2]
    race.move("FF")
    race.play("reroll")
    assert (race.asked, race.player) == ("roll", CHANCE)
    race.play("brown")
    assert race.asked == "maneuver"  # one die was rolled, and its action has to be done
    assert race.options == ["LLL", "RRR"]
    assert race.state.round.dice == [1, 2]


@rule("TR-O-21")
def test_after_a_re_roll_no_card_can_be_played_or_thrown_away() -> None:
    race = at("6   .   Ma  .\n10  .   O   .", order="Ma Kr", die="yellow", hands={"Ma": "buty"})
    race.move("FF")
    race.play("reroll", "brown", "LLL")
    assert race.asked == "roll"  # nothing was left but to end the turn
    race = at("6   .   Ma  .\n10  .   O   .\n2   .   O   .", order="Ma Kr", die="yellow", hands={"Ma": "buty"})
    race.move("FF")
    race.play("reroll", "yellow")
    card = CARD_IDS.index("buty")
    assert (race.where("Ma"), race.options) == ("D2", ["reroll", "end"])
    assert race.refuses(("play", card)) == race.refuses(("discard", card)) == "TR-102"
