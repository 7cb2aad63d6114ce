"""What costs no action, and standing among monsters: K-O-64, K-O-70 with the heroes of Imperium."""

import pytest

from tests.games.karak2.karak import at
from tests.rule import rule

LANDS = "3 forest_1 0,-1  4 farm_1 0,-2"


@rule("K-O-64", "K-I-61")
def test_argentus_chases_the_army_he_has_entered_and_gathers_there() -> None:
    game = at("argentus", "taia", lands=LANDS, armies="3 dryads")
    game.play("go 3", "wild", "4")
    assert (game.armies(3), game.armies(4), game.asked) == ([], ["dryads"], "play")
    game.play("gather")
    assert (game.goods(), game.player) == ([0, 1, 0], 0)


@rule("K-O-64")
def test_of_two_armies_the_other_still_has_to_be_fought() -> None:
    game = at("argentus", "taia", lands=LANDS, armies="3 dryads imps")
    game.play("go 3", "wild", "imps 3", "4")
    assert (game.asked, game.armies(3)) == ("face", ["dryads"])


@rule("K-O-64")
def test_where_the_table_agrees_entering_already_starts_the_fight() -> None:
    game = at("argentus", "taia", lands=LANDS, armies="3 dryads", wild_king_on_entry=False)
    game.play("go 3")
    assert game.asked == "face"


@rule("K-O-64", "K-I-49")
@pytest.mark.parametrize(("reading", "offered"), [(True, True), (False, False)])
def test_a_challenge_after_the_last_action(reading: bool, offered: bool) -> None:
    game = at("taia on 1", "horan on 1", emperor=1, duel_after_last_action=reading)
    game.play("gather", "gather")
    assert (game.player == 0) == offered
    if offered:
        assert game.options == ["challenge", "end"]


@rule("K-O-64", "K-I-49")
def test_a_challenge_after_entering_monsters_leaves_them_unfought() -> None:
    game = at("taia", "aderyn on 3", lands=LANDS, armies="3 dryads", emperor=1)
    game.play("go 3")
    assert game.options == ["fight", "challenge"]
    game.play("challenge", "s3", "0", "s1")
    assert (game.state.realm.emperor, game.armies(3), game.tiles()) == (0, ["dryads"], [3, 3])


@rule("K-O-70", "K-O-68")
def test_aderyn_beaten_after_sneaking_is_back_among_monsters_and_may_walk_off() -> None:
    game = at("aderyn", "taia", lands=LANDS, armies="3 imps, 4 elementals")
    game.play("go 3", "go 4", "fight", "s1")
    assert (game.state.players[0].at, game.armies(3), game.player) == (3, ["imps"], 1)
    game.play("end")
    assert game.asked == "play"
    game.play("go 0")
    assert game.state.players[0].at == 0


@rule("K-O-70", "K-O-123")
def test_among_monsters_aderyn_still_finds_rebels() -> None:
    game = at("aderyn on 3, goods 2 0 0, glory 1", "taia", lands=LANDS, armies="3 imps")
    game.play("rebels")
    assert (game.army(), game.goods(), game.state.turn.steps) == (["knight"], [0, 0, 0], 1)
