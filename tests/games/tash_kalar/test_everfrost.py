"""Everfrost: the common beings without a frost effect."""

import pytest

from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.expansions import CROWD, frosty
from tests.rule import rule

# Snow Fox


@rule("TK-E-07", "TK-E-01")
def test_a_snow_fox_may_make_up_to_two_standard_moves() -> None:
    fight = frosty("snow_fox", "e5", "f5 g6", "e4 d4:h")
    assert fight.options == ["e5-f4", "e5-f6", "e5-e6", "e5-d6", "e5-d5", "pass"]
    fight.play("e5-f4")
    assert (fight.asked, "f4-e4" in fight.options, "f4-e5" in fight.options) == ("move", False, True)
    fight.play("f4-g4")
    assert (fight["g4"], fight.asked) == ("0 common", "action")


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["e5-e6", "pass"]])
def test_a_snow_fox_may_stop(answers: list[str]) -> None:
    fight = frosty("snow_fox", "e5", "f5 g6", "")
    fight.play(*answers)
    assert fight.asked == "action"


# Royal Reindeer


@rule("TK-E-08", "TK-E-07", "TK-E-01")
def test_a_royal_reindeer_may_leap_to_distance_two_and_is_raised_if_nothing_was_destroyed() -> None:
    fight = frosty("royal_reindeer", "e5", "d6 e6 f7", "e4 c3:h g3 d5")
    ring = ["d3", "e3", "f3", "g3", "c4", "g4", "c5", "g5", "c6", "g6", "c7", "d7", "e7", "f7", "g7"]
    assert (fight.asked, fight.options) == ("leap", [*(f"e5-{end}" for end in ring), "pass"])
    fight.play("e5-e3")
    assert (fight["e3"], fight.asked) == ("0 heroic", "action")


@rule("TK-E-02", "TK-E-15")
@pytest.mark.parametrize(("end", "counted"), [("g3", 1), ("f7", 0)])
def test_a_royal_reindeer_that_lands_on_a_piece_stays_common(end: str, counted: int) -> None:
    fight = frosty("royal_reindeer", "e5", "d6 e6 f7", "g3")
    fight.play(f"e5-{end}")
    assert (fight[end], fallen(fight)) == ("0 common", [counted, 0, 0])


@rule("TK-E-02")
def test_a_royal_reindeer_is_raised_also_without_a_leap() -> None:
    fight = frosty("royal_reindeer", "e5", "d6 e6 f7", "")
    fight.play("pass")
    assert fight["e5"] == "0 heroic"


@rule("TK-E-02", "TK-P-08")
@pytest.mark.parametrize("sides", [("d6 e6 f7 e5", ""), ("d6 e6 f7", "e5")])
@pytest.mark.parametrize("answer", ["pass", "e5-e3"])
def test_a_royal_reindeer_summoned_over_a_piece_stays_common(sides: tuple[str, str], answer: str) -> None:
    fight = frosty("royal_reindeer", "e5", *sides)
    fight.play(answer)
    assert fight["e5" if answer == "pass" else "e3"] == "0 common"


@rule("TK-P-10", "TK-P-09")
def test_a_piece_used_again_in_a_shortage_was_not_destroyed_by_a_royal_reindeer() -> None:
    fight = frosty("royal_reindeer", "e5", f"d6 e6 f7 e5 {CROWD} i5 i6", "")
    fight.play("pass")
    assert fight["e5"] == "0 heroic"


# Crystal Mirror


@rule("TK-F-30", "TK-F-31", "TK-F-32", "TK-P-11")
def test_either_side_of_a_crystal_mirror_may_be_the_yellow_one_and_no_image_is_offered_twice() -> None:
    fight = at("e4 e6", "", schools="everfrost northern", hand="crystal_mirror")
    assert fight.offers("summon crystal_mirror e5") == ["0", "2"]


@rule("TK-F-30", "TK-F-31", "TK-F-32")
@pytest.mark.parametrize(("image", "sign"), [(0, 1), (2, -1)])
def test_the_mirror_image_is_in_the_same_row_as_far_on_the_other_side(image: int, sign: int) -> None:
    yellow = [("c", "g"), ("d", "f")] if sign > 0 else [("g", "c"), ("f", "d")]
    for row in (4, 5, 6):
        for one, other in yellow:
            fight = frosty("crystal_mirror", "e5", "e4 e6", f"{one}{row}", image=image)
            assert fight.options == [f"{one}{row}", "pass"]
            fight.play(f"{one}{row}")
            assert (fight[f"{other}{row}"], fight.asked) == ("0 common", "action")


@rule("TK-F-32")
def test_a_crystal_mirror_may_lie_across() -> None:
    fight = frosty("crystal_mirror", "e5", "d5 f5", "d3 f4")
    assert {*fight.options} - {"pass"} == {"d3", "f4"}
    fight.play("d3", "f4")
    assert (fight["d7"], fight["f6"]) == ("0 common", "0 common")


@rule("TK-F-30", "TK-E-01", "TK-E-03")
def test_a_crystal_mirror_mirrors_up_to_two_commons_of_anyone_where_the_image_is_empty() -> None:
    fight = frosty("crystal_mirror", "e5", "e4 e6 c4 g5", "d4 c5 d6:l c6:h", image=0)
    assert (fight.asked, fight.options) == ("mirror", ["c4", "d4", "c6", "pass"])
    fight.play("d4")
    assert (fight["f4"], fight.asked, fight.options) == ("0 common", "mirror", ["c4", "pass"])
    fight.play("c4")
    assert (fight["g4"], fight.asked) == ("0 common", "action")


@rule("TK-F-30", "TK-E-01")
def test_or_one_heroic_piece_of_anyone() -> None:
    fight = frosty("crystal_mirror", "e5", "e4 e6", "d4 c6:h", image=0)
    fight.play("c6")
    assert (fight["g6"], fight.asked, fight.pieces(1)) == ("0 heroic", "action", "d4 c6:h")


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["d4", "pass"]])
def test_a_crystal_mirror_may_mirror_less(answers: list[str]) -> None:
    fight = frosty("crystal_mirror", "e5", "e4 e6", "d4 d5", image=0)
    fight.play(*answers)
    assert (fight.asked, len(fight.pieces(0).split())) == ("action", 2 + len(answers))


@rule("TK-E-10", "TK-A-05")
def test_a_crystal_mirror_places_nothing_off_the_arena_or_without_supply() -> None:
    edge = frosty("crystal_mirror", "h5", "h4 h6", "f5 g5", image=0)
    assert edge.options == ["g5", "pass"]  # the image of f5 lies beyond the edge
    short_of = frosty("crystal_mirror", "e5", f"e4 e6 {CROWD} i4 i5 i6", "d4", image=0)
    assert (short_of.state.supply.small[0], short_of.asked) == (0, "action")
