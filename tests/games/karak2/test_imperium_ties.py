"""Ties at a Rift are broken by hero dice alone: K-I-22, K-O-63, K-O-110, K-O-111."""

from tests.games.karak2.karak import Karak, at
from tests.rule import rule


def rift(*seats: str, emperor: int = -1) -> Karak:
    game = at(*seats, emperor=emperor)
    game.play("explore 3", "rift_1.0")
    return game


@rule("K-I-22", "K-O-110")
def test_t07_five_all_then_six_all_then_eight_to_six() -> None:
    game = rift("horan, weapons axe", "taia, glory 2, army knight knight", "darius")
    game.play("s3", "2", "s3", "s1", "s1", "s3")
    assert (game.noted("tie"), game.state.realm.emperor) == ([(5,)], -1)
    game.play("s1")
    assert (game.asked, game.decision.whose) == ("face", 1), "her hero die, no knight"
    game.play("s1")
    assert game.noted("tie") == [(6,)]
    game.play("s2", "k1")
    assert (game.state.realm.emperor, game.noted("power")) == (0, [(1, 6, 0)])
    assert (game.lives(), game.army(1)) == ([5, 4, 5], ["knight", "knight"])


@rule("K-I-22")
def test_who_is_behind_never_rolls_again_even_if_the_leaders_skulls_pile_up() -> None:
    game = rift("horan", "taia", "darius")
    game.play("s2", "s2", "s1")
    rollers = []
    for face in ("k1", "k1", "k1", "s1"):
        rollers.append(game.decision.whose)
        game.play(face)
    assert (rollers, game.state.realm.emperor, game.lives()) == ([0, 1, 0, 1], 1, [3, 4, 5])


@rule("K-I-22")
def test_three_may_tie_and_two_of_them_again() -> None:
    game = rift("horan", "taia", "darius")
    game.play("s1", "s1", "s1", "s2", "s1", "s2")
    rollers = []
    for face in ("s1", "s3"):
        rollers.append(game.decision.whose)
        game.play(face)
    assert (rollers, game.state.realm.emperor) == ([0, 2], 2)


@rule("K-O-110", "K-I-25")
def test_two_skulls_in_the_tie_break_cost_two_lives_beside_the_first() -> None:
    game = rift("saigo, weapons sword", "horan")
    game.play("k1", "s1", "k2", "s1")
    assert (game.state.realm.emperor, game.lives(), game.state.realm.plague) == (1, [2, 5], -1)


@rule("K-O-110")
def test_no_spell_is_cast_in_a_tie_break() -> None:
    game = rift("horan, spells fire_bolt fire_bolt", "taia")
    game.play("s1", "0", "s1")
    game.play("s1")
    assert (game.asked, game.decision.whose) == ("face", 1)
    game.play("s2")
    assert (game.state.realm.emperor, game.items()) == (1, ["fire_bolt", "fire_bolt"])


@rule("K-O-110", "K-O-63", "K-I-23")
def test_t40_finesse_once_in_the_whole_battle() -> None:
    game = rift("elspeth", "horan")
    game.play("k1", "yes", "s2", "s2", "s1")
    assert (game.asked, game.decision.whose) == ("face", 1), "she has used it"


@rule("K-O-110", "K-I-23")
def test_finesse_kept_for_the_tie_break() -> None:
    game = rift("elspeth", "horan")
    game.play("s2", "no", "s2", "k2")
    assert (game.asked, game.player) == ("finesse", 0)
    game.play("yes", "s3", "s1")
    assert (game.state.realm.emperor, game.state.players[0].life) == (0, 5), "the skulls were rolled away"


@rule("K-O-110", "K-O-92", "K-I-62")
def test_battle_rage_may_come_in_the_tie_break() -> None:
    game = rift("valduk", "horan")
    game.play("s2", "s2", "k2", "s1")
    assert (game.state.realm.emperor, game.state.players[0].life) == (0, 3), "2 + 0 + 2 against 2 + 1"


@rule("K-O-110", "K-O-92", "K-I-62")
def test_battle_rage_counts_once() -> None:
    game = rift("valduk, weapons sword", "horan")
    game.play("k2", "s3", "k2", "s1")
    assert (game.state.realm.emperor, game.state.players[0].life) == (1, 1), "1 + 2 + 0 against 3 + 1, with four skulls"


@rule("K-O-111", "K-I-47", "K-O-110")
def test_the_shield_takes_a_skull_of_the_tie_break() -> None:
    game = rift("saigo", "horan", emperor=0)
    game.play("1", "s1", "shield", "s1", "k1", "s1")
    assert (game.state.players[0].life, game.state.realm.emperor) == (5, 1)
