"""Two special cards that make others act or move, Mimic's Mask and Gale in a Bottle: TR-42, TR-O-05, TR-O-27."""

from stolik.games.titan_race.board import CELLS
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.diagram import TAGS
from stolik.games.titan_race.state import replaced
from tests.games.titan_race.race import Race, at
from tests.rule import rule

MASK = CARD_IDS.index("maska")


def masked(picture: str, order: str, **life: int) -> Race:
    """The first titan of `order` holds the Mask."""
    return at(picture, order=order, die="brown", hands={order.split()[0]: "maska"}, life=life)


# Mimic's Mask


@rule("TR-42", "TR-38")
def test_with_grinders_ability_the_mask_lays_a_trap_on_a_square_around() -> None:
    race = masked("8   .   Ma  .\n6   .   Sl  .", "Sl Ma")
    race.play("play maska")
    assert (race.asked, set(race.options)) == ("trap", {"D8", "E7", "E5", "D4", "C5", "C7"})
    race.play("E5")
    assert race.traps == ["E5"]


@rule("TR-42", "TR-38")
def test_with_ragnaroks_ability_the_mask_moves_a_neighbour() -> None:
    race = masked("8   .   Rg  .\n7   .   .   Ma\n6   .   Sl  .", "Sl Rg Ma")
    race.play("play maska", "Rg")
    assert (race.asked, race.options) == ("shove-whom", ["Rg", "Ma"])
    with race.loses():
        race.play("Rg", "F")
    assert race.where("Rg") == "D10"


@rule("TR-42", "TR-38")
def test_with_rassiks_ability_the_mask_bounces_off_whoever_is_behind_its_user() -> None:
    race = masked("8   .   Rs  .\n6   .   Sl  .\n4   .   Kr  .", "Sl Rs Kr")
    race.play("play maska", "Rs")
    assert race.asked == "bounce"
    with race.loses():
        race.play("R")
    assert (race.where("Sl"), race.where("Rs"), race.where("Kr")) == ("E7", "D8", "D4")


@rule("TR-42", "TR-38", "TR-O-14")
def test_with_krakens_ability_the_mask_swaps_its_user_with_a_neighbour() -> None:
    race = masked("8   .   Kr/L .\n6   .   Sl  .", "Sl Kr")
    with race.loses(Sl=1):
        race.play("play maska")
    assert (race.where("Sl"), race.where("Kr")) == ("D8", "D6")


@rule("TR-42", "TR-38")
def test_with_slauggs_ability_the_mask_burns_the_squares_in_front_of_its_user() -> None:
    race = masked("8   .   Ma  .\n7   .   ^   .\n6   .   Kr  .\n4   .   Sl  .\n2   .   Rg  .", "Kr Sl Ma Rg")
    race.play("play maska")
    assert (race.asked, race.options) == ("borrow", ["Ma", "Sl"])
    with race.loses(Ma=1):
        race.play("Sl")
    assert race.traps == []


@rule("TR-42", "TR-38")
def test_with_chtoolhoos_ability_the_mask_takes_a_life_for_its_user() -> None:
    race = masked("8   .   Ch  .\n6   .   Sl  .", "Sl Ch", Sl=3)
    with race.loses(Ch=1, Sl=-1):
        race.play("play maska")
    race = masked("8   .   Ch  .\n6   .   Sl  .", "Sl Ch", Sl=6)
    assert race.refuses(("play", MASK)) == "TR-O-27"


@rule("TR-42", "TR-37")
def test_the_mask_leaves_the_own_ability_to_use_and_turns_no_ability_card() -> None:
    race = masked("8   .   Ma  .\n6   .   Sl  .", "Sl Ma")
    race.play("play maska", "E5")
    assert "ability" in race.options
    with race.loses(Ma=1):
        race.play("ability")
    assert [race.state.titans.used[TAGS.index(tag)] for tag in ("Sl", "Ma")] == [True, False]


@rule("TR-42")
def test_the_mask_works_after_the_own_ability_and_with_one_that_is_used_up_or_knocked_out() -> None:
    race = at(
        "8   .   Ma  .\n6   .   Sl  .",
        order="Sl Ma",
        die="brown",
        hands={"Sl": "maska"},
        life={"Ma": 0},
        health={"Ma": "skull"},
    )
    race.state.titans.used = replaced(race.state.titans.used, TAGS.index("Ma"), True)
    race.play("ability", "play maska", "E5")
    assert race.traps == ["E5"]


@rule("TR-O-27")
def test_the_mask_needs_a_neighbour_whose_ability_can_be_used_from_the_own_square() -> None:
    race = masked("8   .   Rs  .\n6   .   Sl  .", "Sl Rs")
    assert race.refuses(("play", MASK)) == "TR-O-27"  # nobody stands behind
    race = masked("12  .   Ma  .\n6   .   Sl  .", "Sl Ma")
    assert race.refuses(("play", MASK)) == "TR-O-27"
    race = masked("12  .   Kr  .\n8   .   Rs  .\n7   .   Ma  Rg\n6   .   Sl  .", "Sl Rs Ma Rg Kr")
    race.play("play maska")
    assert race.options == ["Rg", "Ma"]
    assert race.refuses(TAGS.index("Rs")) == "TR-38"
    assert race.refuses(TAGS.index("Kr")) == race.refuses(TAGS.index("Sl")) == "TR-O-27"


@rule("TR-O-27", "TR-62")
def test_the_mask_cannot_borrow_a_trap_without_a_square_for_it() -> None:
    race = masked("8   .   Ma  .\n6   .   Sl  .", "Sl Ma")
    race.state.track.traps = [*range(9), *range(27, 33)]  # all of them
    assert race.refuses(("play", MASK)) == "TR-O-27"
    race.state.track.traps.remove(CELLS["A1"])
    assert race.refuses(("play", MASK)) is None


# Gale in a Bottle


@rule("TR-42")
def test_gale_moves_every_neighbour_straight_away_at_no_cost_but_further_collisions_cost() -> None:
    race = at(
        """
        10  .   Ch  .
        8   .   Ma  .
        7   .   Rg  .
        6   .   Kr  .
        5   .   .   Rs
        2   .   Sl  .
        """,
        order="Kr Ma Rg Rs Sl Ch",
        die="brown",
        hands={"Kr": "wichura"},
    )
    with race.loses(Ch=1):
        race.play("play wichura")
    assert {tag: race.where(tag) for tag in TAGS} == {
        "Ma": "D10",
        "Ch": "D12",
        "Rg": "B8",
        "Rs": "F4",
        "Sl": "D2",
        "Kr": "D6",
    }


@rule("TR-42")
def test_gale_spares_who_has_left_its_square_meanwhile() -> None:
    race = at(
        """
        12  .   I   .
        10  .   I   .
        8   .   Ma  .
        6   .   Kr  .
        4   .   Sl  .
        2   .   I   .
        """,
        order="Kr Ma Sl",
        die="brown",
        hands={"Kr": "wichura"},
    )
    with race.loses(Sl=1, Kr=1):  # Ma slides right round into Sl, who is pushed onto Kr
        race.play("play wichura")
    assert (race.where("Ma"), race.where("Sl"), race.where("Kr")) == ("D4", "D6", "D8")


@rule("TR-42", "TR-O-05")
def test_the_whole_gale_is_one_chain_so_who_is_hit_twice_loses_one_life() -> None:
    race = at(
        """
        12  .   I   .
        10  .   Ch  .
        8   .   Ma  .
        6   .   Kr  .
        4   .   Sl  .
        """,
        order="Kr Ma Sl Ch",
        die="brown",
        hands={"Kr": "wichura"},
    )
    with race.loses(Ch=1, Ma=1):  # Ch slides over the line, is hit again by Sl and comes back onto Ma
        race.play("play wichura")
    assert {tag: race.where(tag) for tag in ("Ma", "Sl", "Ch")} == {"Ma": "D8", "Sl": "D2", "Ch": "D10"}
