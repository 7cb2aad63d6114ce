"""The duel for the crown: K-I-49 to K-I-57, K-O-64, K-O-112, K-O-113."""

import pytest

from stolik.games.karak2.state import NOBODY
from tests.games.karak2.karak import Karak, at
from tests.rule import rule

TAIA = "taia, glory 4, army knight knight archer archer, weapons sword, spells fire_bolt"
ARGENTUS = "argentus on 1, glory 3, army mage mage knight, weapons sword, spells fire_bolt, town 2"


def duel(challenger: str, emperor: str, *others: str) -> Karak:
    """The first seat challenges the second."""
    game = at(challenger, emperor, *others, emperor=1)
    game.play("challenge")
    return game


# The example of the rulebook


def taia_attacks() -> Karak:
    """She steps on the Emperor's tile, throws everything, and does not cast her bolt."""
    game = at(TAIA, ARGENTUS, "horan on 2", emperor=1)
    game.play("go 1", "challenge")
    assert (game.asked, game.player, game.options) == ("dice", 0, ["2", "1", "0"])
    game.play("2", "2", "k2", "k1", "s1", "s1", "s1")
    assert (game.state.realm.plague, game.asked, game.options) == (1, "bolts", ["0", "1"]), "plague at once"
    game.play("0")
    return game


@rule("K-I-52", "K-I-53", "K-I-54")
def test_t18_the_example_of_the_rulebook_taia_rolls_first_and_reaches_four() -> None:
    game = taia_attacks()
    assert (game.state.hand.throws[0].power, game.items()) == (4, ["sword", "fire_bolt"])
    assert (game.asked, game.player, game.state.hand.throws[1].strength) == ("dice", 1, 5), (
        "he knows what he has to beat"
    )


@rule("K-I-46", "K-I-47", "K-I-55", "K-I-57", "K-I-60")
@pytest.mark.parametrize(("choice", "total", "left"), [("keep", 3, ["sword", "fire_bolt"]), ("spend", 4, ["sword"])])
def test_t18_the_example_of_the_rulebook_argentus_loses_either_way(choice: str, total: int, left: list[str]) -> None:
    game = taia_attacks()
    game.play("1", "1", "1", "k1", "s1", "k1", "shield", choice)
    assert (game.noted("power"), game.noted("won")) == ([(1, total, 5)], [(0,)])
    assert (game.asked, game.player, game.options) == ("shield", 1, ["hero", "mage", "pass"])
    assert (game.state.players[0].life, game.army()) == (3, ["knight", "archer", "archer"])
    game.play("mage")
    assert (game.state.players[1].life, game.army(1), game.items(1)) == (4, ["knight", "mage", "mage"], left)
    assert (game.state.realm.emperor, game.goods(), game.goods(1)) == (0, [1, 1, 1], [0, 0, 0])
    assert (game.army(), game.tiles()[:2], game.player) == (
        ["knight", "archer", "archer", "imperial_guard"],
        [1, 1],
        1,
    )


@rule("K-I-53", "K-I-60")
@pytest.mark.parametrize(
    ("faces", "choice", "emperor"),
    [(("s2", "s1", "blank"), "keep", 1), (("s1", "s1", "blank"), "spend", 1), (("s1", "s1", "blank"), "keep", 0)],
)
def test_t18_three_swords_save_the_crown_with_the_bolt_kept_and_two_with_it_spent(
    faces: tuple[str, ...], choice: str, emperor: int
) -> None:
    game = taia_attacks()
    game.play("1", "1", "0", *faces, choice)
    assert game.state.realm.emperor == emperor


# The challenge


@rule("K-I-49")
def test_both_must_stand_on_the_same_tile() -> None:
    game = at("horan", "taia on 1", emperor=1)
    assert game.refuses("challenge") == "K-I-49"
    game.play("go 1")
    assert "challenge" in game.options


@rule("K-I-49")
def test_the_emperor_does_not_challenge_himself_nor_anybody() -> None:
    assert at("horan", "taia", emperor=0).refuses("challenge") == "K-I-49"


@rule("K-I-49", "K-O-64")
def test_at_any_moment_also_after_the_last_action() -> None:
    game = at("horan on 1", "taia on 1", emperor=1)
    game.play("gather", "gather")
    assert (game.player, game.options) == (0, ["challenge", "end"])
    game.play("challenge", "s1", "0", "s1")
    assert (game.state.realm.emperor, game.goods(), game.player) == (0, [1, 4, 1], 1), (
        "gathered 2, crowned 1, plundered 1"
    )


@rule("K-I-49", "K-O-64", "K-I-50")
def test_instead_of_the_fight_with_the_armies_that_were_entered() -> None:
    game = at("horan", "taia on 3", emperor=1, lands="3 forest_1 0,-1", armies="3 imps")
    game.play("go 3")
    assert game.options == ["fight", "challenge"]
    game.play("challenge", "s1", "0", "s2")
    assert (game.state.players[0].at, game.player, game.armies(3)) == (3, 1, ["imps"])


@rule("K-O-53")
def test_an_unconscious_emperor_cannot_be_challenged() -> None:
    assert at("horan", "taia, life 0", emperor=1).refuses("challenge") == "K-O-53"


@rule("K-O-112")
def test_a_challenge_cannot_be_declined() -> None:
    game = duel("horan", "taia")
    game.play("s1")
    assert (game.asked, game.options) == ("dice", ["1", "0"]), "his guard may stay away, he may not"


# The outcome


@rule("K-I-50", "K-I-51", "K-I-55")
def test_t20_a_losing_challenger_stays_and_the_turn_is_over() -> None:
    game = at("horan", "taia on 1, weapons sword", emperor=1)
    game.play("go 1", "challenge", "s3", "0", "s3")
    assert (game.state.realm.emperor, game.tiles(), game.player) == (1, [1, 1], 1)
    assert (game.goods(), game.goods(1)) == ([0, 0, 0], [0, 0, 0])


@rule("K-I-55")
@pytest.mark.parametrize(("defence", "emperor"), [("s1", 0), ("s2", 0), ("s3", 1)])
def test_a_tie_goes_to_the_attacker(defence: str, emperor: int) -> None:
    game = duel("taia", "horan")
    game.play("s2", "0", defence)
    assert game.state.realm.emperor == emperor


@rule("K-I-57", "K-O-80")
def test_the_supply_may_lack_a_resource() -> None:
    game = duel("taia", "horan, goods 0 40 0")
    game.play("s2", "0", "s1")
    assert (game.goods(), game.army(), game.army(1)) == ([1, 0, 1], ["imperial_guard"], [])


@rule("K-O-113", "K-O-99")
def test_no_glory_and_no_items_change_hands() -> None:
    game = duel("taia, glory 1", "darius, glory 2, weapons sword, souls soul_3")
    game.play("s3", "0", "s1")
    assert (game.glories(), game.items(), game.items(1)) == ([1, 2], [], ["sword", "soul_3"])


@rule("K-I-54", "K-O-40", "K-O-112")
def test_the_defenders_two_skulls_bring_the_plague_too() -> None:
    game = duel("taia", "darius", "horan, town 1", "saigo, town 2")
    game.play("s1", "0", "k2")
    assert (game.asked, game.player, game.options) == ("plague", 1, ["2", "3"])
    game.play("3")
    assert (game.state.realm.plague, game.state.players[1].life) == (3, 3)


@rule("K-O-112")
def test_losses_come_after_the_comparison_first_the_challengers_then_the_emperors_then_the_crown() -> None:
    game = duel("taia, glory 1, army knight", "darius, glory 1, army knight")
    game.play("1", "s1", "k1")
    assert game.army() == ["knight"], "pending"
    game.play("1", "0", "k1", "k1")
    shown = [(event.kind, event.args[0]) for event in game.state.events]
    kinds = ("won", "lose-die", "wound", "crown")
    assert [entry for entry in shown if entry[0] in kinds] == [
        ("won", 0),
        ("lose-die", 0),
        ("wound", 1),
        ("lose-die", 1),
        ("lose-die", 1),
        ("crown", 0),
    ], "the Emperor's second die is his guard"


@rule("K-O-112", "K-O-93")
def test_the_winner_may_pass_out_and_is_emperor_all_the_same() -> None:
    game = duel("taia, life 1, weapons sword", "darius")
    game.play("k1", "0", "k1")
    assert (game.state.realm.emperor, game.lives(), game.noted("unconscious")) == (0, [0, 4], [(0,)])
    assert game.state.realm.plague == NOBODY
