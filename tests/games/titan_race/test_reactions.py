"""Cards played out of turn, Scale Shield, Anchor and Payback: TR-42, TR-O-26, with TR-O-03, TR-O-05, TR-O-31."""

import pytest

from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.diagram import TAGS
from tests.games.titan_race.race import Race, at
from tests.rule import rule

# Scale Shield. In each of these Slaugg (the second seat) is about to lose a life to somebody else's action.

DAMAGE: dict[str, tuple[str, str, str, list[str]]] = {
    "push": ("4   .   Sl  .\n2   .   Kr  .", "Kr Sl", "red", ["F", "anchor"]),
    "trap entered": ("10  .   ^   .\n8   .   Sl  .\n6   .   Rg  .", "Rg Sl", "brown", ["ability", "F"]),
    "trap laid": ("8   .   Sl  .\n6   .   Ma  .", "Ma Sl", "brown", ["ability", "D8"]),
    "trap of the die": ("8   .   Kr  .\n6   .   Sl  .", "Kr Sl", "red", ["trap D6"]),
    "lava": ("10  .   L   .\n8   .   Sl  .\n6   .   Rg  .", "Rg Sl", "brown", ["ability", "F"]),
    "pirates": ("10  .   P   .\n8   .   Sl  .\n6   .   Rg  .", "Rg Sl", "brown", ["ability", "F", "pirates"]),
    "blast": ("7   .   Sl  .\n6   .   S   .\n2   .   Kr  .", "Kr Sl", "yellow", []),
    "green die": ("8   .   Sl  .\n6   .   Kr  .", "Kr Sl", "green", ["strike D8"]),
    "Chtóólhóó": ("8   .   Sl  .\n6   .   Ch  .", "Ch Sl", "brown", ["ability"]),
    "Fireball": ("10  .   Sl  .\n6   .   Kr  .", "Kr Sl", "brown", ["play ognista_kula"]),
    "Curse": ("12  .   Sl  .\n6   .   Kr  .", "Kr Sl", "brown", ["play klatwa"]),
    "Thunder Horn": ("6   .   Kr  .\n4   .   Sl  .", "Kr Sl", "brown", ["play grzmiacy_rog"]),
    "Surprise Trap": ("6   .   Kr  .\n4   .   Sl  .", "Kr Sl", "brown", ["play niespulapka", "D4"]),
}


def about_to_be_hurt(kind: str, held: str) -> Race:
    picture, order, die, script = DAMAGE[kind]
    played = [answer.removeprefix("play ") for answer in script if answer.startswith("play ")]
    race = at(picture, order=order, die=die, hands={"Sl": held, order[:2]: " ".join(played)})
    for answer in script:
        if answer in ("anchor", "pirates"):
            assert race.asked == answer
        race.play("pass" if answer in ("anchor", "pirates") else answer)
    return race


@rule("TR-42", "TR-O-26", "TR-O-31")
@pytest.mark.parametrize("kind", DAMAGE)
def test_the_shield_cancels_one_damage_of_every_kind(kind: str) -> None:
    race = about_to_be_hurt(kind, "tarcza")
    assert (race.asked, race.player, race.options) == ("shield", 1, ["tarcza", "pass"])
    with race.loses():
        race.play("tarcza")
    assert race.hand("Sl") == []
    assert CARD_IDS.index("tarcza") in race.state.cards.discard


@rule("TR-O-26")
@pytest.mark.parametrize("kind", DAMAGE)
def test_who_holds_any_card_is_asked_and_may_keep_it(kind: str) -> None:
    race = about_to_be_hurt(kind, "buty")
    assert (race.asked, race.player, race.options) == ("shield", 1, ["pass"])
    with race.loses(Sl=1, Ch=-1 if kind == "Chtóólhóó" else 0):
        race.play("pass")


@rule("TR-O-26")
def test_who_holds_no_card_is_not_asked() -> None:
    race = at("4   .   Sl  .\n2   .   Kr  .", order="Kr Sl", die="yellow")
    with race.loses(Sl=1):
        race.move("FF")
    assert (race.asked, race.player) == ("rest", 0)


@rule("TR-42")
def test_the_shield_cancels_the_life_only_push_and_trap_happen_all_the_same() -> None:
    race = at("6   .   ^   .\n4   .   Sl  .\n2   .   Kr  .", order="Kr Sl", die="red", hands={"Sl": "tarcza"})
    race.move("F")
    with race.loses(Sl=1):  # the trap is cancelled, the push is not: one card per turn
        race.play("pass", "tarcza")
    assert (race.where("Sl"), race.traps) == ("D6", [])


@rule("TR-42", "TR-O-05")
def test_a_cancelled_push_still_is_the_one_of_its_chain() -> None:
    race = at(
        "12  .   I   .\n10  .   Ch  .\n8   .   Ma  .\n6   .   Kr  .\n4   .   Sl  .",
        order="Kr Ma Sl Ch",
        die="brown",
        hands={"Kr": "wichura", "Ch": "tarcza"},
    )
    with race.loses(Ma=1):  # Ma hits Ch, who comes round, is hit again by Sl and goes back onto Ma
        race.play("play wichura", "pass", "tarcza")
    assert race.where("Ch") == "D10"


@rule("TR-O-31", "TR-O-26")
def test_a_shield_answers_no_cost_and_nothing_inside_an_own_action() -> None:
    race = at("2   .   Kr  .", order="Kr Sl", die="purple", hands={"Kr": "tarcza", "Sl": "odwet"})
    with race.loses(Kr=1):
        race.play("face yellow", "pay")
    assert race.asked == "rest"
    for letter in ("L", ".^"):
        race = at(f"4   .   {letter}   .\n2   .   Kr  .", order="Kr Sl", die="yellow", hands={"Kr": "tarcza"})
        with race.loses(Kr=1):
            race.move("FF")
        assert race.asked == "rest"
    race = at("8   .   Sl  .\n6   .   Rg  .", order="Rg Sl", die="brown", hands={"Rg": "tarcza"})
    with race.loses(Rg=1):
        race.play("ability", "B")


@rule("TR-O-31", "TR-O-26")
def test_a_pentagram_is_paid_without_a_question() -> None:
    race = at("6   .   O   .\n2   .   Kr  .", order="Kr Sl", die="yellow", hands={"Kr": "tarcza", "Sl": "odwet"})
    race.move("FF")
    with race.loses(Kr=1):
        race.play("reroll")
    assert race.asked == "roll"


@rule("TR-O-26", "TR-26")
def test_nobody_is_asked_in_the_first_round_or_for_a_knocked_out_titan() -> None:
    race = at("4   .   Sl  .\n2   .   Kr  .", order="Kr Sl", die="yellow", round=1, hands={"Sl": "tarcza"})
    with race.loses(Sl=1):
        race.move("FF")
    assert race.asked == "roll"
    out = at(
        "4   .   Sl  .\n2   .   Kr  .",
        order="Kr Sl",
        die="yellow",
        life={"Sl": 0},
        health={"Sl": "heart"},
        hands={"Sl": "kotwica tarcza"},
    )
    out.move("FF")
    assert (out.asked, out.player, out.where("Sl")) == ("rest", 0, "D8")


@rule("TR-O-26", "TR-43")
def test_a_player_plays_one_card_in_a_turn_and_again_one_in_the_next() -> None:
    race = at(
        "8   .   .   .\n6   .   L   .\n4   .   Sl  .\n2   .   Kr  .",
        order="Kr Sl",
        die="red",
        hands={"Sl": "tarcza odwet"},
    )
    race.move("F")
    race.play("pass", "tarcza")  # no Anchor, the Shield against the lava
    assert race.life("Sl") == 5  # no question about the push
    assert race.asked == "after"
    race.play("trap D2")
    assert race.asked == "rest"  # and none about Payback
    race.play("end")
    race.play("brown", "blue", "brown")
    assert "discard odwet" in race.options


# Anchor


@rule("TR-42", "TR-O-26")
def test_an_anchored_titan_stays_and_loses_nothing_and_the_other_stops_in_front_of_it() -> None:
    race = at("6   .   Sl  .\n2   .   Kr  .", order="Kr Sl", die="yellow", hands={"Sl": "kotwica"})
    race.move("FF")
    assert (race.asked, race.player, race.options) == ("anchor", 1, ["kotwica", "pass"])
    with race.loses():
        race.play("kotwica")
    assert (race.where("Kr"), race.where("Sl")) == ("D4", "D6")


@rule("TR-O-26")
def test_the_anchor_is_asked_about_whatever_is_in_the_hand_and_may_be_kept() -> None:
    for held in ("buty", "kotwica"):
        race = at("6   .   Sl  .\n2   .   Kr  .", order="Kr Sl", die="yellow", hands={"Sl": held})
        race.move("FF")
        assert race.asked == "anchor"
        assert ("kotwica" in race.options) == (held == "kotwica")
        race.play("pass")
        assert race.where("Sl") == "D10"


@rule("TR-42", "TR-O-26", "TR-O-03")
def test_the_anchor_is_asked_along_the_line_nearest_first_before_anybody_moves() -> None:
    race = at(
        "8   .   Ma  .\n6   .   Sl  .\n4   .   Ch  .\n2   .   Kr  .",
        order="Kr Ma Sl Ch",
        die="red",
        hands={"Ma": "kotwica", "Sl": "buty"},
    )
    race.move("F")
    assert (race.asked, race.player) == ("anchor", 2)  # Slaugg is nearer; Chtóólhóó holds nothing
    race.play("pass")
    assert (race.asked, race.player) == ("anchor", 1)
    assert [race.where(tag) for tag in ("Kr", "Ch", "Sl", "Ma")] == ["D2", "D4", "D6", "D8"]
    with race.loses():
        race.play("kotwica")
    assert [race.where(tag) for tag in ("Kr", "Ch", "Sl", "Ma")] == ["D2", "D4", "D6", "D8"]


@rule("TR-42", "TR-O-26")
def test_the_anchor_stops_a_slide_on_the_ice_and_a_flight_on_the_ramp() -> None:
    slide = at("8   .   Sl  .\n6   .   I   .\n4   .   Kr  .", order="Kr Sl", die="red", hands={"Sl": "kotwica"})
    slide.play("F", "kotwica")
    assert (slide.where("Kr"), slide.where("Sl")) == ("D6", "D8")
    flight = at("8   .   Sl  .\n4   .   Kr/M .", order="Kr Sl", die="red", hands={"Sl": "kotwica"})
    flight.play("F", "kotwica")
    assert (flight.where("Kr"), flight.where("Sl")) == ("D4", "D8")
    leap = at("8   .   Sl  .\n4   .   Kr  .", order="Kr Sl", die="brown", hands={"Sl": "kotwica", "Kr": "sprezyny"})
    leap.play("play sprezyny", "F", "kotwica")
    assert (leap.where("Kr"), leap.where("Sl")) == ("D4", "D8")


@rule("TR-O-26", "TR-O-03")
def test_the_anchor_ends_one_run_and_holds_until_the_chain_ends() -> None:
    race = at(
        """
        8   .   Sl  .
        7   .   .   I
        6   .   Rg  I
        5   I   .   .
        4   I   Ma  .
        3   .   I   .
        2   .   Kr  .
        """,
        order="Kr Ma Rg Sl",
        die="blue",
        hands={"Sl": "kotwica odwet"},
    )
    race.play("FL")
    with race.loses():
        race.play("kotwica")  # the first leg is blocked; the second slides round to E7, where Slaugg still is a wall
    assert race.asked == "rest"
    assert [race.where(tag) for tag in ("Kr", "Ma", "Rg", "Sl")] == ["E7", "D4", "D6", "D8"]


@rule("TR-O-26")
def test_the_anchor_is_asked_about_once_per_titan_and_chain() -> None:
    race = at(
        "12  .   I   .\n10  .   Ch  .\n8   .   Ma  .\n6   .   Kr  .\n4   .   Sl  .",
        order="Kr Ma Sl Ch",
        die="brown",
        hands={"Kr": "wichura", "Ch": "kotwica"},
    )
    race.play("play wichura")
    assert race.asked == "anchor"
    race.play("pass")
    assert race.asked == "shield"
    race.play("pass")
    assert race.asked == "payback"  # Chtóólhóó was hit a second time, and not asked
    assert race.where("Ch") == "D10"


@rule("TR-42", "TR-O-14")
def test_the_anchor_is_no_help_against_a_swap_nor_against_being_moved_oneself() -> None:
    swap = at("8   .   Sl  .\n6   .   Kr  .", order="Kr Sl", die="brown", hands={"Sl": "kotwica"})
    swap.play("ability")
    assert swap.where("Sl") == "D6"
    shove = at("8   .   Sl  .\n6   .   Rg  .", order="Rg Sl", die="brown", hands={"Sl": "kotwica"})
    shove.play("ability", "F")
    assert shove.where("Sl") == "D10"
    gale = at("8   .   Sl  .\n6   .   Kr  .", order="Kr Sl", die="brown", hands={"Sl": "kotwica", "Kr": "wichura"})
    gale.play("play wichura")
    assert gale.where("Sl") == "D10"


@rule("TR-42", "TR-O-26")
def test_the_anchor_belongs_to_other_turns() -> None:
    race = at("8   .   Sl  .\n6   .   Rg  .", order="Rg Sl", die="brown", hands={"Rg": "kotwica"})
    with race.loses(Rg=1):
        race.play("ability", "B")
    assert (race.where("Rg"), race.asked) == ("D4", "turn")


# Payback


@rule("TR-42", "TR-O-26")
@pytest.mark.parametrize("kind", DAMAGE)
def test_payback_hits_the_titan_whose_action_cost_life_once_that_action_is_over(kind: str) -> None:
    race = about_to_be_hurt(kind, "odwet")
    race.pass_all("shield")
    while race.asked != "payback":
        race.play(race.options[0])  # what is left of the action
    actor = DAMAGE[kind][1][:2]
    assert (race.player, race.options) == (1, ["odwet", "pass"])
    with race.loses(**{actor: 1}):
        race.play("odwet")
    assert CARD_IDS.index("odwet") in race.state.cards.discard


@rule("TR-42")
def test_payback_may_be_kept_and_is_asked_about_only_where_life_was_lost() -> None:
    race = about_to_be_hurt("Curse", "odwet")
    race.play("pass")
    with race.loses():
        race.play("pass")
    race = at("8   .   Sl  .\n6   .   Rg  .", order="Rg Sl", die="brown", hands={"Sl": "odwet"})
    race.play("ability", "F")
    assert race.asked == "turn"
    cancelled = about_to_be_hurt("Curse", "tarcza odwet")
    cancelled.play("tarcza")
    assert cancelled.asked == "turn"


@rule("TR-42", "TR-O-26")
def test_those_hurt_are_asked_about_payback_clockwise_from_the_one_who_acted() -> None:
    race = at(
        "8   .   Ma  .\n7   .   Kr  Ch\n6   .   Sl  .",
        order="Sl Kr Ch Ma",
        die="brown",
        hands={"Ma": "buty", "Kr": "maska", "Ch": "odwet"},
    )
    race.state.round.order = [TAGS.index(tag) for tag in ("Kr", "Sl", "Ch", "Ma")]
    race.state.round.turn = 1
    race.play("ability")
    race.pass_all("shield")
    asked = []
    while race.asked == "payback":
        asked.append(race.decision.about)
        race.play("pass")
    assert asked == [TAGS.index(tag) for tag in ("Ch", "Ma", "Kr")]


@rule("TR-42")
def test_no_payback_for_a_titan_knocked_out_by_the_action_nor_against_one_that_is_out() -> None:
    race = at(
        "12  .   Sl  .\n6   .   Kr  .",
        order="Kr Sl",
        die="brown",
        life={"Sl": 1},
        hands={"Sl": "odwet", "Kr": "klatwa"},
    )
    race.play("play klatwa", "pass")
    assert (race.out("Sl"), race.asked) == (True, "turn")
    race = at("6   .   L   .\n4   .   Sl  .\n2   .   Kr  .", order="Kr Sl", life={"Kr": 1}, hands={"Sl": "odwet"})
    race.move("FF")
    race.play("pass", "pass", "pass")
    assert (race.out("Kr"), race.asked) == (True, "roll")


@rule("TR-42", "TR-O-26")
def test_a_shield_answers_payback_in_the_own_turn() -> None:
    race = at("4   .   Sl  .\n2   .   Kr  .", order="Kr Sl", hands={"Sl": "odwet", "Kr": "tarcza"})
    race.move("FF")
    race.play("pass", "pass", "odwet")
    assert (race.asked, race.player, race.options) == ("shield", 0, ["tarcza", "pass"])
    with race.loses():
        race.play("tarcza")


@rule("TR-O-26", "TR-43")
def test_who_has_played_a_card_in_this_turn_has_no_shield_against_payback() -> None:
    race = about_to_be_hurt("Curse", "odwet")
    race.state.cards.hands[0] += (race.state.cards.deck.pop(),)
    race.state.cards.eras[0] += (0,)
    with race.loses(Kr=1, Sl=1):
        race.play("pass", "odwet")
    assert race.asked == "turn"


@rule("TR-O-26", "TR-102")
def test_after_a_re_roll_there_is_no_shield_against_payback() -> None:
    race = at(
        "10  .   Sl  .\n6   .   O   .\n2   .   Kr  .",
        order="Kr Sl",
        die="yellow",
        hands={"Sl": "odwet", "Kr": "tarcza"},
    )
    race.move("FF")
    race.play("reroll", "yellow", "pass", "pass")
    with race.loses(Kr=1):
        race.play("odwet")


@rule("TR-42", "TR-O-23")
def test_who_is_knocked_out_by_payback_ends_the_turn() -> None:
    race = at("4   .   Sl  .\n2   .   Kr  .", order="Kr Sl", life={"Kr": 1}, hands={"Sl": "odwet", "Kr": "buty"})
    race.move("FF")
    race.play("pass", "pass", "odwet")
    assert (race.asked, race.player) == ("shield", 0)
    race.play("pass")
    assert (race.out("Kr"), race.asked) == (True, "roll")
