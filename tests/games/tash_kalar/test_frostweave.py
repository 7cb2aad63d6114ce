"""The Frostweave Summoner: just before summoning (TK-F-37)."""

import pytest

from tests.games.tash_kalar.arena import Fight, at
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.expansions import kept, pile
from tests.rule import rule

CARD = "frostweave_summoner"


def ready(*sides: str, hand: str = "snow_fox", actions: int = 2, form: str = "duel", flare: str = "") -> Fight:
    return at(
        *sides,
        schools="everfrost northern highland sylvan",
        hand=hand,
        frost=CARD,
        actions=actions,
        form=form,
        flare=flare,
    )


@rule("TK-F-37", "TK-P-15", "TK-F-14")
def test_an_enemy_piece_may_stand_in_for_an_own_one_in_the_summoning_that_follows() -> None:
    fight = ready("f5", "g6:h")
    assert fight.offers("summon") == []
    fight.play(f"thaw {CARD}")
    assert (kept(fight), pile(fight)) == ("", [CARD])
    assert "snow_fox e5 0 g6 -" in fight.offers("summon")
    fight.play("summon snow_fox e5 0 g6 -")
    assert (fight["e5"], fight["g6"], fallen(fight)) == ("0 common", "1 heroic", [0, 0, 0])


@rule("TK-F-37")
def test_after_the_thaw_only_a_summoning_is_offered() -> None:
    fight = ready("f5 b2", "g6 i3 i4 i6 i7 h2 h3", flare="3-5")
    fight.play(f"thaw {CARD}")
    assert {option.split()[0] for option in fight.options} == {"summon"}
    for step in ("place a5", "discard snow_fox", "flare 3-5 northern", f"thaw {CARD}", "end"):
        assert fight.refuses(step) == "TK-F-37"


@rule("TK-F-37", "TK-P-15")
def test_the_enemy_piece_need_not_be_used() -> None:
    fight = ready("f5 g6", "b2")
    fight.play(f"thaw {CARD}")
    fight.play("summon snow_fox e5 0", "pass")
    assert (fight.asked, fight.state.turn.bonus, fight.state.turn.at_once) == ("action", 0, False)


@rule("TK-F-37", "TK-P-15")
def test_one_enemy_piece_and_no_more_stands_in_and_for_one_summoning_only() -> None:
    assert ready("", "f5 g6").offers("thaw") == []
    fight = ready("f5 d8", "g6", hand="snow_fox crystal_grower", actions=3)
    fight.play(f"thaw {CARD}", "summon snow_fox e5 0 g6 -", "pass")
    assert not [option for option in fight.offers("summon") if "g6" in option.split()[3:]]


@rule("TK-F-37")
@pytest.mark.parametrize(
    ("sides", "hand", "actions"),
    [
        (("f5", "b7"), "snow_fox", 2),  # no pattern, even with the enemy's piece
        (("f5", "g6"), "snow_fox", 0),  # no action left
        (("f5", "g6"), "", 2),  # no card
    ],
)
def test_it_cannot_be_thawed_if_no_summoning_can_follow(sides: tuple[str, str], hand: str, actions: int) -> None:
    mine, enemy = sides
    fight = ready(mine, f"{enemy} b2 b3 b4 b5 b6", hand=hand, actions=actions, flare="3-5")
    assert (fight.asked, fight.offers("thaw"), kept(fight)) == ("action", [], CARD)
    assert fight.refuses(f"thaw {CARD}") == "TK-F-37"


@rule("TK-F-37", "TK-F-11")
def test_it_may_be_thawed_before_the_second_action() -> None:
    fight = ready("", "g6")
    fight.play("place f5", f"thaw {CARD}")
    assert {option.split()[0] for option in fight.options} == {"summon"}


@rule("TK-F-37", "TK-P-15")
def test_a_legend_may_be_summoned_so_too() -> None:
    fight = ready("d5:h f5:h d7 f7", "e6:h", hand="time_elemental")
    fight.play(f"thaw {CARD}", "summon time_elemental e4 0 e6 -")
    assert (fight["e4"], fight["e6"]) == ("0 legendary", "1 heroic")


@rule("TK-F-37", "TK-P-03")
def test_the_enemy_piece_counts_by_its_rank() -> None:
    assert ready("d5:h f5:h d7 f7", "e6", hand="time_elemental").offers("thaw") == []


@rule("TK-F-37", "TK-M-09")
def test_in_a_melee_another_enemy_piece_may_be_improvised_besides() -> None:
    fight = ready("c9", "f5", "g6", form="melee")
    fight.play(f"thaw {CARD}")
    assert fight.offers("summon snow_fox e5 0") == ["f5 g6", "g6 f5"]
    fight.play("summon snow_fox e5 0 f5 g6")
    assert fight.state.players[0].improvised == [False, False, True]


@rule("TK-F-37", "TK-P-08", "TK-M-11")
def test_the_enemy_piece_may_be_the_one_on_the_summoning_square_and_is_destroyed() -> None:
    fight = ready("d5 f5", "e5", hand="frozen_chest")
    fight.play(f"thaw {CARD}")
    fight.play("summon frozen_chest e5 0 e5 -")
    assert (fight["e5"], fallen(fight)) == ("0 heroic", [1, 0, 0])
