"""Improvised summoning in a melee (TK-M-07 to TK-M-11)."""

import pytest

from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import fallen
from tests.rule import rule


@rule("TK-M-07", "TK-M-08", "TK-S-06")
def test_an_enemy_piece_completes_the_pattern_once_in_the_game_for_each_colour() -> None:
    fight = at("e4 c1 g1", "e6 c3", "g3", form="melee", hand="swordmaster herald bomb", actions=4)
    assert fight.offers("summon swordmaster") == ["c2 0 - c3", "g2 0 - g3", "e5 0 - e6"]
    fight.play("summon swordmaster e5 0 - e6")
    assert (fight["e5"], fight["e6"], fight.state.players[0].improvised) == (
        "0 common",
        "1 common",
        [False, True, False],
    )
    assert all(" c3" not in play and " e6" not in play for play in fight.offers("summon"))


@rule("TK-M-07")
def test_another_colour_is_still_available() -> None:
    fight = at("c1 g1", "c3", "g3", form="melee", hand="swordmaster")
    fight.state.players[0].improvised[1] = True
    assert fight.offers("summon swordmaster") == ["g2 0 - g3"]
    assert fight.refuses("summon swordmaster c2") == "TK-P-03"


@rule("TK-M-07")
def test_each_player_has_markers_of_their_own() -> None:
    fight = at("c1", "c3", "i5", form="melee", hand="swordmaster")
    for player in fight.state.players[1:]:
        player.improvised = [True] * 3
    assert fight.offers("summon swordmaster") == ["c2 0 - c3"]


@rule("TK-M-08")
@pytest.mark.parametrize(("rank", "offered"), [("", []), (":h", ["e5 0 - e4"]), (":l", ["e5 0 - e4"])])
def test_the_lent_piece_has_the_rank_it_has(rank: str, offered: list[str]) -> None:
    fight = at("d2:h f2:h e3", f"e4{rank}", "i5", form="melee", hand="fire_dragon")
    assert fight.offers("summon fire_dragon") == offered


@rule("TK-M-08", "TK-M-09")
def test_one_enemy_piece_and_no_more_is_lent() -> None:
    fight = at("d5 d6", "e6 e7", "i5", form="melee", hand="champion")
    assert fight.offers("summon champion e5") == []
    other = at("d5 d6 e6", "e7", "i5", form="melee", hand="champion")
    assert other.offers("summon champion e5") == ["0 - e7"]


@rule("TK-M-09", "TK-P-15")
@pytest.mark.parametrize(
    ("used_up", "offered"), [([], ["0 a6 c6", "0 c6 a6"]), ([1], ["0 a6 c6"]), ([2], ["0 c6 a6"]), ([1, 2], [])]
)
def test_a_war_summoner_allows_one_more_of_which_one_is_improvised(used_up: list[int], offered: list[str]) -> None:
    mine, cards = "d5 f5 e6 e7 a4", "war_summoner ritual_master"
    fight = at(mine, "a6", "c6", form="melee", schools="highland northern sylvan", hand=cards)
    for colour in used_up:
        fight.state.players[0].improvised[colour] = True
    assert fight.offers("summon ritual_master b5") == []
    fight.summon("war_summoner", "e5")
    assert sorted(fight.offers("summon ritual_master b5")) == offered
    if offered:
        fight.play(f"summon ritual_master b5 {offered[0]}")
        assert fight.state.players[0].improvised[1:3] == (
            [1 in used_up, True] if offered[0] == "0 a6 c6" else [True, True]
        )


@rule("TK-M-09", "TK-P-15")
def test_one_enemy_piece_is_borrowed_before_one_is_improvised() -> None:
    mine, cards = "d5 f5 e6 e7 a4 c6", "war_summoner ritual_master"
    fight = at(mine, "a6", "i5", form="melee", schools="highland northern sylvan", hand=cards)
    fight.summon("war_summoner", "e5")
    assert fight.offers("summon ritual_master b5") == ["0 a6 -"]
    fight.summon("ritual_master", "b5")
    assert [player.improvised for player in fight.state.players] == [[False] * 3] * 3


@rule("TK-M-10")
def test_the_lent_piece_stays_an_enemy_and_is_a_piece_used() -> None:
    fight = at("d4 f4 d6", "f6", "i5", form="melee", hand="master_of_intrigue")
    fight.play("summon master_of_intrigue e5 0 - f6")
    assert fight["f6"] == "1 common"
    assert "f6-f7" in fight.options  # it was used
    fight.play("e5-f6")
    assert (fallen(fight), fight["f6"]) == ([1, 0, 0], "0 heroic")  # and is an enemy


@rule("TK-M-11", "TK-P-05", "TK-P-08")
def test_the_lent_piece_may_be_the_one_on_the_summoning_square_and_is_then_destroyed_and_counts() -> None:
    fight = at("d7 f7", "e5:h", "i5", form="melee", hand="high_priestess")
    assert fight.offers("summon high_priestess") == ["e5 0 - e5"]
    fight.play("summon high_priestess e5 0 - e5")
    assert (fight["e5"], fallen(fight), fight.state.players[0].improvised[1]) == ("0 heroic", [0, 1, 0], True)


@rule("TK-M-11", "TK-P-06")
def test_but_not_if_its_rank_is_higher() -> None:
    fight = at("d7 f7", "e5:l", "i5", form="melee", hand="high_priestess")
    assert (fight.offers("summon"), fight.refuses("summon high_priestess e5")) == ([], "TK-P-06")


@rule("TK-M-07", "TK-P-11")
def test_where_the_own_pieces_suffice_nothing_is_lent_unless_the_image_matters() -> None:
    fight = at("e4 e6 d5", "f5", "i5", form="melee", hand="swordmaster")
    assert fight.offers("summon swordmaster e5") == ["0"]
    other = at("d2 c3 b4 f2 g3", "h4", "i5", form="melee", hand="assassin")
    assert other.offers("summon assassin e5") == ["0", "1 - h4"]
