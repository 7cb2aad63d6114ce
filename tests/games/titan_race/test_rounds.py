"""Who starts, the draft, the first round, the actions of a turn: TR-21 to TR-28, TR-30, TR-O-17, TR-O-20, TR-O-36."""

from itertools import permutations

import pytest

from stolik.engine.decision import CHANCE
from stolik.games.titan_race.board import CELLS
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.diagram import TAGS
from stolik.games.titan_race.game import GAME
from stolik.games.titan_race.state import DRAFT
from tests.games.titan_race.race import Race, at, start
from tests.rule import rule


def drafting(picture: str, *, order: str, life: dict[str, int], health: dict[str, str] | None = None) -> Race:
    """The first titan of `order` is about to roll all the dice."""
    race = at(picture, order=order, life=life, health=health)
    race.state.phase = DRAFT
    return race


def three(first: str, draft: str = "fixed") -> Race:
    """Grinder, Kraken and Chtóólhóó with a card each; a die has named who starts."""
    race = start(3, track="anglieh", draft=draft)
    race.play("Ma", "Kr", "Ch", "buty", "tarcza", "maska", first)
    return race


def order(race: Race) -> list[str]:
    return [TAGS[titan] for titan in race.state.round.order]


# Who starts


@rule("TR-21")
def test_a_die_names_the_titan_that_starts_and_is_rolled_again_for_a_colour_nobody_has() -> None:
    race = start(3)
    race.play("Ma", "Kr", "Ch", "buty", "tarcza", "maska")
    assert (race.asked, race.player) == ("start", CHANCE)
    assert race.options == ["yellow", "blue", "brown", "red", "green", "purple"]
    for colour in ("yellow", "blue", "green", "yellow"):
        race.play(colour)
        assert race.asked == "start"
    race.play("brown")
    assert race.asked == "roll"
    assert order(race) == ["Kr", "Ch", "Ma"]


@rule("TR-21")
@pytest.mark.parametrize(
    ("colour", "turns"),
    [("red", ["Ma", "Kr", "Ch"]), ("brown", ["Kr", "Ch", "Ma"]), ("purple", ["Ch", "Ma", "Kr"])],
)
def test_turns_go_clockwise_from_the_titan_that_starts(colour: str, turns: list[str]) -> None:
    assert order(three(colour)) == turns


# The first round


@rule("TR-22", "TR-23")
def test_dice_are_rolled_then_one_is_chosen_then_the_entry_square_then_the_titan_runs() -> None:
    """EX-04: the entry squares are A1, C1 and E1."""
    race = three("brown")
    race.play("yellow", "brown", "blue")
    assert (race.asked, race.player, race.options) == ("first-die", 1, ["yellow", "blue", "brown"])
    race.play("blue")
    assert (race.asked, race.player, race.options) == ("entry", 1, ["A1", "C1", "E1"])
    assert race.where("Kr") == "-"
    race.play("E1")
    assert (race.asked, race.where("Kr"), race.lap("Kr")) == ("turn", "E1", 1)
    race.play("LF")
    assert (race.where("Kr"), race.lap("Kr")) == ("D4", 1)


@rule("TR-22")
def test_nobody_enters_anywhere_else() -> None:
    race = three("brown")
    race.play("yellow", "brown", "blue", "blue")
    for name, cell in list(CELLS.items())[:36]:
        assert race.refuses(cell) == (None if name in ("A1", "C1", "E1") else "TR-22")


@rule("TR-24")
def test_the_dice_left_over_go_on_as_they_lie() -> None:
    race = three("red")
    race.play("yellow", "yellow", "red", "yellow", "C1")
    assert (race.asked, race.player, race.options) == ("first-die", 1, ["yellow", "red"])
    assert GAME.view(race.state, None)["dice"] == ["yellow", "red"]


@rule("TR-24", "TR-25")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_chooses_among_one_die_less_and_the_last_among_all_of_them_rolled_again(seats: int) -> None:
    race = start(seats, track="anglieh")
    race.play(*["Rg", "Ma", "Kr", "Sl", "Rs"][:seats], *CARD_IDS[:seats], "blue")
    colours = ["yellow", "blue", "brown", "green", "purple", "red"][:seats]
    race.play(*colours)
    for turn in range(seats - 1):
        assert (race.asked, race.player, len(race.options)) == ("first-die", turn, seats - turn)
        run_in(race)
    assert (race.asked, race.player) == ("roll", CHANCE)
    race.play(*colours)
    assert (race.asked, race.player, len(race.options)) == ("first-die", seats - 1, seats)


def run_in(race: Race) -> None:
    """Takes the first of everything offered until the turn is over."""
    race.play(race.options[0])
    while race.asked not in ("first-die", "die", "roll"):
        race.play("end" if "end" in race.options else race.options[0])


@rule("TR-25")
def test_the_last_seat_may_pick_a_face_that_only_the_new_roll_shows() -> None:
    race = three("red")
    race.play("yellow", "yellow", "yellow", "A1", "C1")  # all alike, so no die is asked for
    race.play("green", "green", "brown")
    assert (race.asked, race.player, race.options) == ("first-die", 2, ["brown", "green"])


@rule("TR-26")
def test_in_the_first_round_nobody_is_asked_about_abilities_or_cards_not_even_who_is_pushed() -> None:
    race = three("red")
    race.play("yellow", "yellow", "red", "yellow", "C1")
    assert (race.asked, race.where("Ma")) == ("first-die", "C5")
    with race.loses(Ma=1):
        race.play("yellow", "C1")
    assert race.asked == "roll"  # though each of them holds a card
    assert (race.where("Kr"), race.where("Ma")) == ("C5", "C9")


@rule("TR-26", "TR-O-27")
def test_the_first_round_refuses_ability_card_and_throwing_a_card_away() -> None:
    race = at("6   .   O   .\n2   .   Ma  .", order="Ma Kr", round=1, hands={"Ma": "buty"})
    race.move("FF")
    assert (race.asked, race.options) == ("rest", ["reroll", "end"])
    card = CARD_IDS.index("buty")
    assert race.refuses("ability") == "TR-26"
    assert race.refuses(("play", card)) == "TR-26"
    assert race.refuses(("discard", card)) == "TR-O-27"


@rule("TR-O-20")
def test_an_entry_square_that_is_taken_cannot_be_chosen() -> None:
    race = start(4, track="anglieh")
    race.play("Ma", "Rg", "Sl", "Ch", *CARD_IDS[:4], "red")
    race.play("yellow", "yellow", "yellow", "yellow")
    race.play("C1", "C1", "C1")  # three times 2 forward pushes the first titan right round
    assert (race.where("Ma"), race.lap("Ma")) == ("C1", 2)
    race.play("yellow", "red", "red", "red", "yellow")
    assert (race.asked, race.options) == ("entry", ["A1", "E1"])
    assert race.refuses(CELLS["C1"]) == "TR-O-20"


@rule("TR-O-20", "TR-23")
def test_a_trap_on_the_entry_square_fires() -> None:
    race = three("red")
    race.state.track.traps.append(CELLS["C1"])
    race.play("yellow", "brown", "blue", "yellow")
    with race.loses(Ma=1):
        race.play("C1")
    assert race.traps == []
    assert race.lap("Ma") == 1


@rule("TR-O-20")
def test_when_all_three_are_taken_any_may_be_chosen_and_its_titan_goes_one_forward() -> None:
    race = at("1   Ma  Rg  Rs\n3   .   .   Sl", order="Ch Ma Rg Rs Sl", round=0)
    race.state.phase = DRAFT
    race.play("blue", "blue", "blue", "blue", "blue")
    assert (race.asked, race.options) == ("entry", ["A1", "C1", "E1"])
    with race.loses(Rs=1, Sl=1):
        race.play("E1")
    assert (race.where("Ch"), race.where("Rs"), race.where("Sl")) == ("E1", "E3", "E5")


# Later rounds


@rule("TR-27", "TR-O-17")
def test_with_the_fixed_draft_each_round_starts_with_the_same_titan_and_a_full_roll() -> None:
    race = three("red")
    race.play("yellow", "brown", "blue", "yellow", "C1")
    race.play("brown", "A1", "RRR")
    race.play("yellow", "brown", "blue", "brown", "E1", "RRR")
    assert race.state.round.number == 2
    assert TAGS[race.state.round.order[race.state.round.turn]] == "Ma"
    assert race.asked == "roll"
    race.play("yellow", "yellow", "red")
    assert (race.asked, race.player, race.options) == ("die", 0, ["yellow", "red"])


@rule("TR-O-17")
def test_with_the_rolling_draft_who_finds_one_die_left_rolls_all_and_no_round_starts_with_a_roll() -> None:
    race = three("red", draft="rolling")
    rolled_by: list[str] = []
    free: list[int] = []
    while race.state.round.number < 5:
        titan = TAGS[race.state.round.order[race.state.round.turn]]
        if race.asked == "roll":
            rolled_by.append(titan)
            race.play("yellow", "blue", "brown")
        if race.asked in ("first-die", "die"):
            free.append(len(race.state.round.dice))
        race.play("end" if "end" in race.options else race.options[0])
    assert rolled_by == ["Ma", "Ch", "Kr", "Ma", "Ch", "Kr"]
    assert free == [3, 2] * 6


@rule("TR-O-17")
def test_with_the_rolling_draft_the_next_round_goes_on_with_the_dice_of_the_last_one() -> None:
    race = three("red", draft="rolling")
    race.play("yellow", "brown", "blue", "yellow", "C1")
    race.play("brown", "A1", "RRR")
    race.play("yellow", "green", "blue", "blue", "E1", "LF")
    assert (race.state.round.number, race.asked, race.player, race.options) == (2, "die", 0, ["yellow", "green"])


# A turn


@rule("TR-28")
@pytest.mark.parametrize("actions", list(permutations(["FL", "ability", "play napoj_zycia"])))
def test_die_ability_and_card_go_in_any_order(actions: tuple[str, ...]) -> None:
    race = at("6   .   Ma  .", order="Ma Kr", die="blue", life={"Ma": 3}, hands={"Ma": "napoj_zycia", "Kr": "buty"})
    assert race.options[:6] == ["FL", "FR", "LF", "RF", "ability", "play napoj_zycia"]
    for action in actions:
        race.play(action)
        if action == "ability":
            race.play("D4" if "D4" in race.options else "C7")
    assert (race.where("Ma"), race.life("Ma")) == ("C9", 5)
    assert race.hand("Ma") == []
    assert race.traps in (["D4"], ["C7"])


@rule("TR-28")
def test_nothing_fits_into_the_middle_of_a_die_action() -> None:
    race = at("8   .   Kr  .\n6   .   Ma  .", order="Ma Kr", die="red", life={"Ma": 3}, hands={"Ma": "napoj_zycia"})
    card = CARD_IDS.index("napoj_zycia")
    assert race.of_die == ["F", "trap E5", "trap D4", "trap C5"]
    race.play("F")
    assert race.asked == "after"
    assert set(race.options) == {"trap C7", "trap D6", "trap E7"}
    assert race.refuses("ability") == race.refuses(("play", card)) == race.refuses("end") == "TR-28"
    race = at("8   .   Kr  .\n6   .   Ma  .", order="Ma Kr", die="green", life={"Ma": 3}, hands={"Ma": "napoj_zycia"})
    race.play("strike D8")
    assert (race.asked, race.options) == ("maneuver", ["LL", "RR"])
    assert race.refuses("ability") == race.refuses(("play", card)) == race.refuses("end") == "TR-28"


@rule("TR-28")
def test_the_die_action_is_carried_out_once_and_the_rest_is_left_to_the_player() -> None:
    race = at("6   .   Ma  .", order="Ma Kr", die="blue", hands={"Ma": "buty"})
    race.move("FL")
    assert race.options == ["ability", "play buty", "end", "discard buty"]
    assert race.refuses("die") == "TR-28"
    race.play("end")
    assert race.asked == "roll"
    assert race.hand("Ma") == ["buty"]


# Life for the own colour


@rule("TR-30")
@pytest.mark.parametrize(
    ("tag", "colour"), [("Ma", "red"), ("Rg", "blue"), ("Rs", "yellow"), ("Kr", "brown"), ("Sl", "green")]
)
def test_a_die_of_the_own_colour_gives_one_life_before_anything_else(tag: str, colour: str) -> None:
    race = drafting(f"6   .   {tag}  .", order=f"{tag} Ch", life={tag: 1})
    other = "brown" if colour != "brown" else "green"
    race.play(colour, other)
    with race.loses(**{tag: -1}):
        race.play(colour)
    kinds = race.happened
    assert kinds.index("take-die") + 1 == kinds.index("gain")


@rule("TR-30")
@pytest.mark.parametrize("colour", ["yellow", "blue", "brown", "green", "purple"])
def test_any_other_colour_gives_none(colour: str) -> None:
    race = drafting("6   .   Ma  .", order="Ma Ch", life={"Ma": 1})
    race.play(colour, "red")
    with race.loses():
        race.play(colour)


@rule("TR-30")
def test_chtoolhoo_gains_nothing_for_purple() -> None:
    race = drafting("6   .   Ch  .", order="Ch Ma", life={"Ch": 3})
    race.play("purple", "red")
    with race.loses():
        race.play("purple")


@rule("TR-30", "TR-O-24")
def test_the_own_colour_gives_no_life_above_the_top_of_the_track() -> None:
    race = drafting("6   .   Ma  .", order="Ma Ch", life={"Ma": 6})
    race.play("red", "blue")
    with race.loses():
        race.play("red")


@rule("TR-30")
def test_in_the_first_round_the_life_comes_before_the_entry_square_is_chosen() -> None:
    race = three("red")
    race.state.titans.life[TAGS.index("Ma")] = 4
    race.play("red", "yellow", "blue", "red")
    assert (race.asked, race.life("Ma")) == ("entry", 5)


@rule("TR-O-36")
def test_a_knocked_out_titan_gains_no_life_for_its_own_colour() -> None:
    race = drafting("6   .   Ma  .", order="Ma Ch", life={"Ma": 0}, health={"Ma": "skull"})
    race.play("red", "blue")
    with race.loses():
        race.play("red")
    assert "gain" not in race.happened


# Which paragraph asks


@rule("TR-23", "TR-27", "TR-67")
def test_a_question_for_a_die_cites_the_paragraph_that_rules_now() -> None:
    race = three("red")
    race.play("yellow", "brown", "blue")
    assert GAME.prompts[race.asked].rule == "TR-23"
    later = at("4 . Kr .\n1 Sl . Rs", order="Sl Kr Rs", health={"Kr": "skull"}, life={"Kr": 0})
    later.move("FF")
    assert (later.player, GAME.prompts[later.asked].rule) == (1, "TR-67")
    later.play("yellow", "yellow", "yellow", "blue")
    assert (later.player, GAME.prompts[later.asked].rule) == (2, "TR-27")
