"""Special cards and what they do in one's own turn: TR-39 to TR-45, TR-O-24, TR-O-26, TR-O-27."""

import pytest

from stolik.engine.decision import CHANCE
from stolik.games.titan_race.board import CELLS, DIRECTIONS
from stolik.games.titan_race.cards import CARD_IDS, CARDS
from stolik.games.titan_race.diagram import TAGS
from tests.games.titan_race.race import Race, at
from tests.rule import rule

FRONT_AND_BACK = {"F": "D8", "R": "E7", "BR": "E5", "B": "D4", "BL": "C5", "L": "C7"}


def card(name: str) -> int:
    return CARD_IDS.index(name)


def why_not(race: Race, name: str) -> str | None:
    return race.refuses(("play", card(name)))


# Drawing


@rule("TR-39", "TR-40")
def test_a_card_is_drawn_in_passing_and_for_every_special_square() -> None:
    race = at("6   .   *   .\n4   .   *   .\n2   .   Kr  .", order="Kr Sl", die="yellow")
    race.move("FF")
    assert (race.asked, race.where("Kr")) == ("card", "D4")
    race.play("klatwa", "odwet")
    assert (race.hand("Kr"), race.where("Kr")) == (["klatwa", "odwet"], "D6")


@rule("TR-40")
def test_who_is_pushed_over_special_squares_draws_in_anothers_turn() -> None:
    race = at("8   .   *   .\n6   .   *   .\n4   .   Sl  .\n2   .   Kr  .", order="Kr Sl", die="yellow")
    race.move("FF")
    race.play("klatwa", "odwet")
    assert (race.hand("Sl"), race.hand("Kr")) == (["klatwa", "odwet"], [])


@rule("TR-40")
def test_who_is_moved_by_a_card_draws_and_who_flies_over_the_square_does_not() -> None:
    race = at("4   .   *   .\n2   .   Kr  .", order="Kr Sl", die="brown", hands={"Kr": "eliksir_pedu"})
    race.play("play eliksir_pedu", "klatwa")
    assert race.hand("Kr") == ["klatwa"]
    race = at("4   .   *   .\n2   .   Kr  .", order="Kr Sl", die="brown", hands={"Kr": "sprezyny"})
    race.play("play sprezyny", "F")
    assert (race.where("Kr"), race.hand("Kr")) == ("D6", [])


@rule("TR-41")
def test_nobody_draws_a_third_card() -> None:
    race = at("6   .   *   .\n4   .   *   .\n2   .   Kr  .", order="Kr Sl", die="yellow", hands={"Kr": "odwet"})
    race.move("FF")
    race.play("klatwa")
    assert (race.hand("Kr"), race.where("Kr")) == (["odwet", "klatwa"], "D6")
    assert race.asked == "rest"
    assert len(race.state.cards.deck) == 11


@rule("TR-45")
def test_an_empty_deck_is_replaced_by_the_discards_and_any_of_them_may_come() -> None:
    race = at("4   .   *   .\n2   .   Kr  .", order="Kr Sl", die="yellow")
    race.state.cards.deck, race.state.cards.discard = [], race.state.cards.deck
    race.move("FF")
    assert "reshuffle" in race.happened
    assert (race.asked, race.options) == ("card", CARD_IDS)
    race.play("klatwa")
    assert (race.hand("Kr"), len(race.state.cards.deck), race.state.cards.discard) == (["klatwa"], 12, [])


@rule("TR-45", "TR-O-26")
def test_a_played_card_is_discarded_before_it_takes_effect_so_a_draw_never_fails() -> None:
    race = at(
        "4   .   *   .\n2   .   Kr  .",
        order="Kr Ma Rg Rs Sl Ch",
        die="brown",
        hands={
            "Kr": "eliksir_pedu buty",
            "Ma": "tarcza maska",
            "Rg": "niespulapka klatwa",
            "Rs": "wichura sprezyny",
            "Sl": "kotwica odwet",
            "Ch": "napoj_zycia grzmiacy_rog",
        },
    )
    race.state.cards.deck, race.state.cards.discard = [], race.state.cards.deck
    assert len(race.state.cards.discard) == 1
    race.play("play eliksir_pedu")
    assert race.options == ["eliksir_pedu", "ognista_kula"]


# Playing and throwing away


@rule("TR-42")
@pytest.mark.parametrize("reaction", [row.id for row in CARDS if row.timing == "reaction"])
def test_a_card_for_other_turns_cannot_be_played_in_the_own_one(reaction: str) -> None:
    race = at("8   .   Sl  .\n6   .   Kr  .", order="Kr Sl", hands={"Kr": reaction})
    assert why_not(race, reaction) == "TR-42"
    assert f"play {reaction}" not in race.options
    assert f"discard {reaction}" in race.options


@rule("TR-42")
@pytest.mark.parametrize("own", [row.id for row in CARDS if row.timing == "own_turn"])
def test_a_card_for_the_own_turn_can_be_played_there_and_in_no_other_turn(own: str) -> None:
    picture = "8   .   Sl  .\n6   .   Kr  .\n4   .   Ma  ."
    race = at(picture, order="Kr Sl Ma", life={"Kr": 1}, hands={"Kr": own})
    assert f"play {own}" in race.options
    race = at(picture, order="Ma Kr Sl", die="yellow", hands={"Kr": own})
    race.move("FF")
    while race.player == 1:
        assert (race.asked, race.options) in [(prompt, ["pass"]) for prompt in ("anchor", "shield", "payback")]
        race.play("pass")


@rule("TR-43", "TR-44")
def test_after_a_card_no_other_can_be_played_or_thrown_away_in_this_turn() -> None:
    race = at("6   .   Kr  .", order="Kr Sl", die="blue", life={"Kr": 1}, hands={"Kr": "buty napoj_zycia"})
    race.play("play napoj_zycia")
    assert race.options == ["FL", "FR", "LF", "RF"]  # nothing but the die was left
    assert race.hand("Kr") == ["buty"]
    race = at(
        "8   .   Sl  .\n6   .   Kr  .", order="Kr Sl", die="blue", life={"Kr": 1}, hands={"Kr": "buty napoj_zycia"}
    )
    race.play("play napoj_zycia")
    assert race.options == ["FL", "FR", "LF", "RF", "ability"]
    assert why_not(race, "buty") == "TR-43"
    assert race.refuses(("discard", card("buty"))) == "TR-44"


@rule("TR-44")
def test_throwing_a_card_away_counts_as_playing_one_and_does_nothing() -> None:
    race = at(
        "8   .   Sl  .\n6   .   Kr  .", order="Kr Sl", die="blue", life={"Kr": 1}, hands={"Kr": "buty napoj_zycia"}
    )
    with race.loses():
        race.play("discard napoj_zycia")
    assert race.hand("Kr") == ["buty"]
    assert race.state.cards.discard == [card("napoj_zycia")]
    assert race.options == ["FL", "FR", "LF", "RF", "ability"]
    assert why_not(race, "buty") == "TR-43"
    assert race.refuses(("discard", card("buty"))) == "TR-44"


@rule("TR-O-27")
def test_a_card_is_thrown_away_between_actions_only_and_only_from_the_own_hand() -> None:
    race = at("6   .   Kr  .", order="Kr Sl", die="blue", hands={"Kr": "buty", "Sl": "odwet"})
    assert race.refuses(("discard", card("odwet"))) == "TR-42"
    race.play("FL")
    assert "discard buty" in race.options
    red = at("6   .   Kr  .", order="Kr Sl", die="red", hands={"Kr": "buty"})
    red.play("F")
    assert (red.asked, red.refuses(("discard", card("buty")))) == ("after", "TR-28")


@rule("TR-O-39", "TR-28")
def test_the_turn_ends_by_itself_once_nothing_useful_is_left() -> None:
    race = at("6   .   Kr  .", order="Kr Sl", die="yellow", hands={"Kr": "odwet"})
    assert race.options == ["FF", "discard odwet"]
    race.play("FF")
    assert (race.asked, race.options) == ("rest", ["end"])  # asked all the same: nobody may see what the card can do
    assert race.refuses(("discard", card("odwet"))) == "TR-O-39"
    bare = at("6   .   Kr  .", order="Kr Sl", die="blue")
    bare.play("FL")
    assert (bare.asked, bare.player) == ("roll", CHANCE)


@rule("TR-O-39", "TR-44", "TR-41")
@pytest.mark.parametrize(
    ("hand", "picture", "offered"),
    [
        ("odwet tarcza", "6   .   Kr  .", ["end", "discard tarcza", "discard odwet"]),
        ("odwet", "11  .   Sl  .\n6   .   Kr  .", ["ability", "end", "discard odwet"]),
        ("buty", "6   .   Kr  .", ["play buty", "end", "discard buty"]),
    ],
    ids=["a full hand", "an ability", "a card to play"],
)
def test_after_the_die_a_card_is_thrown_away_where_it_may_matter(hand: str, picture: str, offered: list[str]) -> None:
    race = at(picture, order="Kr Sl", die="yellow", hands={"Kr": hand})
    race.play("FF")
    assert (race.asked, race.options) == ("rest", offered)


@rule("TR-O-27")
@pytest.mark.parametrize("name", ["maska", "ognista_kula", "grzmiacy_rog", "wichura", "napoj_zycia"])
def test_a_card_without_a_target_cannot_be_played_only_thrown_away(name: str) -> None:
    race = at("12  .   Sl  .\n4   .   Kr  .", order="Kr Sl", hands={"Kr": name})
    assert why_not(race, name) == "TR-O-27"
    assert race.options == ["FF", f"discard {name}"]


# One by one


@rule("TR-42", "TR-55")
def test_surprise_trap_goes_on_any_of_the_six_squares_around() -> None:
    for square in FRONT_AND_BACK.values():
        race = at("8   .   Sl  .\n6   .   Kr  .", order="Kr Sl", die="brown", hands={"Kr": "niespulapka"})
        race.play("play niespulapka")
        assert set(race.options) == set(FRONT_AND_BACK.values())
        assert race.refuses(CELLS["D10"]) == "TR-55"
        with race.loses(Sl=1 if square == "D8" else 0):
            race.play(square)
        assert race.traps == ([] if square == "D8" else [square])


@rule("TR-62", "TR-O-25")
def test_surprise_trap_needs_a_square_without_a_trap_and_a_token() -> None:
    picture = "8   .   ^   .\n7   .   ^   ^\n6   .   Kr  .\n5   .   ^   ^\n4   .   ^   ."
    assert why_not(at(picture, order="Kr Sl", hands={"Kr": "niespulapka"}), "niespulapka") == "TR-62"
    race = at("6   .   Kr  .", order="Kr Sl", hands={"Kr": "niespulapka"})
    race.state.track.traps = [*range(9), *range(27, 33)]
    assert why_not(race, "niespulapka") == "TR-O-25"


@rule("TR-42")
def test_speed_elixir_moves_two_forward_and_pushes_by_two() -> None:
    race = at("6   .   Sl  .\n2   .   Kr  .", order="Kr Sl", die="brown", hands={"Kr": "eliksir_pedu"})
    with race.loses(Sl=1):
        race.play("play eliksir_pedu")
    assert (race.where("Kr"), race.where("Sl")) == ("D6", "D10")
    assert race.state.cards.discard == [card("eliksir_pedu")]


@rule("TR-42", "TR-60")
@pytest.mark.parametrize(("direction", "squares"), [("F", "D8 D10 D12"), ("R", "E7 F8 A9"), ("L", "C7 B8 A9")])
def test_fireball_hits_the_first_titan_or_trap_within_three_squares(direction: str, squares: str) -> None:
    for square in squares.split():
        race = at("6   .   Kr  .", order="Kr Sl", hands={"Kr": "ognista_kula"}, die="brown")
        race.state.track.cells[TAGS.index("Sl")] = CELLS[square]
        with race.loses(Sl=1):
            shoot(race, direction)
        race = at("6   .   Kr  .", order="Kr Sl", hands={"Kr": "ognista_kula"}, die="brown")
        race.state.track.traps.append(CELLS[square])
        shoot(race, direction)
        assert race.traps == []


def shoot(race: Race, direction: str) -> None:
    race.play("play ognista_kula")
    if race.asked == "card-shot":  # A9 can be hit both ways
        race.play(direction)


@rule("TR-42", "TR-O-27")
def test_fireball_reaches_neither_the_fourth_square_nor_past_the_first_thing_hit_nor_backward() -> None:
    race = at("2   .   Sl  .\n6   .   Kr  .\n4   .   Ma  .", order="Kr Sl Ma", hands={"Kr": "ognista_kula"})
    assert why_not(race, "ognista_kula") == "TR-O-27"
    race = at(
        "10  .   Sl  .\n8   .   ^   .\n7   .   .   Ma\n6   .   Kr  .",
        order="Kr Sl Ma",
        die="brown",
        hands={"Kr": "ognista_kula"},
    )
    race.play("play ognista_kula")
    assert race.options == ["F", "R"]
    assert race.refuses(DIRECTIONS.index("L")) == "TR-O-27"
    assert race.refuses(DIRECTIONS.index("B")) == "TR-42"
    with race.loses():
        race.play("F")
    assert race.traps == []


@rule("TR-42")
def test_fireball_flies_across_the_line() -> None:
    race = at("10  .   Kr  .\n2   .   Sl  .", order="Kr Sl", die="brown", hands={"Kr": "ognista_kula"})
    with race.loses(Sl=1):
        race.play("play ognista_kula")


@rule("TR-42", "TR-61")
def test_curse_hits_any_other_titan_however_far_and_no_trap() -> None:
    race = at(
        "12  .   Sl  .\n8   .   ^   .\n6   .   Kr  .\n1   Ma  .   .",
        order="Kr Sl Ma",
        die="brown",
        hands={"Kr": "klatwa"},
    )
    race.play("play klatwa")
    assert race.options == ["Sl", "Ma"]
    with race.loses(Ma=1):
        race.play("Ma")
    assert race.traps == ["D8"]


@rule("TR-42", "TR-O-27")
def test_curse_may_be_wasted_on_a_knocked_out_titan() -> None:
    race = at(
        "12  .   Sl  .\n6   .   Kr  .\n1   Ma  .   .",
        order="Kr Sl Ma",
        hands={"Kr": "klatwa"},
        life={"Sl": 0},
        health={"Sl": "skull"},
    )
    race.play("play klatwa")
    with race.loses():
        race.play("Sl")


@rule("TR-42", "TR-60", "TR-O-32")
def test_thunder_horn_hits_all_three_squares_behind_and_nothing_in_front() -> None:
    race = at(
        """
        8   .   Ch  .
        7   .   ^   .
        6   .   Kr  .
        5   .   ^   Ma
        4   .   Sl  .
        """,
        order="Kr Sl Ma Ch",
        die="brown",
        hands={"Kr": "grzmiacy_rog"},
    )
    with race.loses(Sl=1, Ma=1):
        race.play("play grzmiacy_rog")
    assert race.traps == ["C7"]
    hit = [event.args[0] for event in race.state.events if event.kind in ("damage", "trap-gone")]
    assert hit == [TAGS.index("Ma"), TAGS.index("Sl"), CELLS["C5"]]


@rule("TR-42")
@pytest.mark.parametrize(
    ("direction", "end"), [("F", "D10"), ("R", "E9"), ("L", "C9"), ("B", "D6"), ("BL", "C7"), ("BR", "E7")]
)
def test_boots_move_one_square_in_any_of_six_directions(direction: str, end: str) -> None:
    race = at("8   .   Kr  .", order="Kr Sl", die="brown", hands={"Kr": "buty"})
    race.play("play buty")
    assert race.options == ["F", "R", "BR", "B", "BL", "L"]
    race.play(direction)
    assert race.where("Kr") == end


@rule("TR-42", "TR-51")
def test_boots_push_by_one_and_may_go_back_over_the_line() -> None:
    race = at("12  .   Sl  .\n2   .   Kr  .", order="Kr Sl", die="brown", hands={"Kr": "buty"}, laps={"Kr": 2})
    with race.loses(Sl=1):
        race.play("play buty", "B")
    assert (race.where("Kr"), race.lap("Kr"), race.where("Sl")) == ("D12", 1, "D10")


@rule("TR-42")
@pytest.mark.parametrize(("direction", "end"), [("F", "D10"), ("R", "F8"), ("L", "B8")])
def test_spring_horseshoes_leap_over_one_square_without_entering_it(direction: str, end: str) -> None:
    over = FRONT_AND_BACK[direction]
    race = at("6   .   Kr  .", order="Kr Sl", die="brown", hands={"Kr": "sprezyny"})
    race.state.track.cells[TAGS.index("Sl")] = CELLS[over]
    race.play("play sprezyny")
    assert race.options == ["F", "R", "L"]
    assert race.refuses(DIRECTIONS.index("B")) == "TR-42"
    with race.loses():
        race.play(direction)
    assert (race.where("Kr"), race.where("Sl")) == (end, over)


@rule("TR-42")
def test_spring_horseshoes_push_by_one_on_landing_and_slide_on_ice_and_gain_nothing_from_a_ramp() -> None:
    race = at("10  .   Sl  .\n6   .   Kr/M .", order="Kr Sl", die="brown", hands={"Kr": "sprezyny"})
    with race.loses(Sl=1):
        race.play("play sprezyny", "F")
    assert (race.where("Kr"), race.where("Sl")) == ("D10", "D12")
    race = at("10  .   I   .\n6   .   Kr  .", order="Kr Sl", die="brown", hands={"Kr": "sprezyny"})
    race.play("play sprezyny", "F")
    assert race.where("Kr") == "D12"
    race = at("10  .   Kr  .", order="Kr Sl", die="brown", hands={"Kr": "sprezyny"})
    race.play("play sprezyny", "F")
    assert (race.where("Kr"), race.lap("Kr")) == ("D2", 2)


@rule("TR-42", "TR-O-24")
@pytest.mark.parametrize(
    ("tag", "life", "after"), [("Kr", 1, 3), ("Kr", 3, 4), ("Ch", 4, 6), ("Ch", 5, 6), ("Ma", 5, 6)]
)
def test_brew_of_life_gives_two_life_but_none_above_the_top(tag: str, life: int, after: int) -> None:
    race = at(f"8   .   {tag}  .", order=f"{tag} Sl", die="brown", life={tag: life}, hands={tag: "napoj_zycia"})
    race.play("play napoj_zycia")
    assert race.life(tag) == after
