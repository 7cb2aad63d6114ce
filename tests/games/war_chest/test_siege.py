"""Siege, the Sapper and the Siege Tower: WC-14.12, WC-14.14 to WC-14.17; Trebuchet and War Wagon have a file too."""

import pytest

from tests.games.war_chest.war import at
from tests.rule import rule

# Siege tactics


@rule("WC-14.12")
@pytest.mark.parametrize(
    ("unit", "friend", "play"),
    [
        ("siege_tower@f4", "", "tactic siege_tower f4 f5"),
        ("trebuchet@f3", "", "tactic trebuchet f3 f5"),
        ("war_wagon@f3", " scout@f4", "tactic war_wagon f3 f4"),
    ],
)
def test_a_siege_tactic_needs_a_bolstered_unit(unit: str, friend: str, play: str) -> None:
    coin = play.split()[1]
    alone = at(f"A {unit}{friend}", "B lancer@f5", hand=coin)
    bolstered = at(f"A {unit}:2{friend}", "B lancer@f5", hand=coin)
    assert (alone.offers("tactic"), alone.refuses(play)) == ([], "WC-14.12")
    assert bolstered.offers("tactic") == [play]


@rule("WC-14.12", "WC-14.14")
def test_the_sappers_tactic_is_an_ordinary_one() -> None:
    war = at("A sapper@d6", "B lancer", hand="sapper", forts="d4")
    assert war.offers("tactic") == ["tactic sapper d6 d5"]


# Sapper


@rule("WC-14.14")
def test_the_sapper_moves_and_then_attacks_an_adjacent_fortification() -> None:
    """The Archer beside d5 is no target of the tactic, so nothing is asked."""
    war = at("A sapper@d6", "B lancer@d4 archer@c6", hand="sapper", hands=["lancer"], forts="d4", control="d4:B")
    war.play("tactic sapper d6 d5")
    assert (war["d5"], war["d4"], war["c6"], war.fort("d4")) == ("sapper:1", "lancer:1", "archer:1", False)
    assert (war.state.board.forts, war.asked, war.player) == (7, "play", 1)


@rule("WC-14.14", "WC-6.15", "WC-14.7")
@pytest.mark.parametrize(("fort", "control"), [("", ""), ("d4", "d4:A"), ("g6", "")])
def test_the_sapper_needs_an_attackable_fortification_beside_where_it_lands(fort: str, control: str) -> None:
    """There is none; its own side's stands empty; it is too far."""
    war = at("A sapper@d6", "B lancer@e5", hand="sapper", forts=fort, control=control)
    assert (war.offers("tactic"), war.refuses("tactic sapper d6 d5")) == ([], "WC-14.14")


@rule("WC-14.14")
def test_between_two_fortifications_the_sapper_chooses() -> None:
    war = at("A sapper@e3", "B lancer", hand="sapper", forts="d4 e5")
    war.play("tactic sapper e3 e4")
    assert (war.asked, war.options, war.refuses("f4")) == ("target", ["d4", "e5"], "WC-14.14")
    war.play("e5")
    assert (war.fort("d4"), war.fort("e5")) == (True, False)


@rule("WC-14.14", "WC-6.15", "WC-14.7")
def test_the_sapper_may_step_out_of_a_neutral_fortification_and_bring_it_down() -> None:
    """As it will be then: empty and nobody's. One of its own side it may not attack."""
    neutral = at("A sapper@d4", "B lancer", hand="sapper", forts="d4")
    assert neutral.offers("tactic") == [f"tactic sapper d4 {end}" for end in ["c4", "c5", "d3", "d5", "e3", "e4"]]
    neutral.play("tactic sapper d4 d5")
    assert (neutral["d5"], neutral.fort("d4")) == ("sapper:1", False)
    own = at("A sapper@d4", "B lancer", hand="sapper", forts="d4", control="d4:A")
    assert own.offers("tactic") == []


@rule("WC-14.15")
@pytest.mark.parametrize("control", ["", "d4:A", "d4:B"])
def test_a_sapper_that_moves_to_a_location_may_build_there_whoever_controls_it(control: str) -> None:
    """Here the last of the supply."""
    six = "e2 h1 g6 g3 h4 i2"
    war = at("A sapper@d5", "B lancer", hand="sapper", hands=["lancer"], forts=six, control=control)
    war.play("move sapper d5 d4")
    assert (war.asked, war.player, war.options) == ("build", 0, ["yes", "no"])
    war.play("yes")
    assert (war.fort("d4"), war.state.board.forts, war.player) == (True, 0, 1)


@rule("WC-14.15", "WC-8.8")
def test_the_sapper_need_not_build() -> None:
    war = at("A sapper@d5", "B lancer", hand="sapper", hands=["lancer"], forts="e2")
    war.play("move sapper d5 d4", "no")
    assert (war.fort("d4"), war.state.board.forts, war.player) == (False, 6, 1)


@rule("WC-14.15", "WC-14.3")
def test_it_builds_neither_beside_the_locations_nor_on_a_fortification_nor_without_one_in_the_supply() -> None:
    plain = at("A sapper@d5", "B lancer", hand="sapper", hands=["lancer"], forts="e2")
    plain.play("move sapper d5 d6")
    fortified = at("A sapper@d5", "B lancer", hand="sapper", hands=["lancer"], forts="d4")
    fortified.play("move sapper d5 d4")
    spent = at("A sapper@d5", "B lancer", hand="sapper", hands=["lancer"], forts="e2 h1 d7 g6 g3 h4 i2")
    spent.play("move sapper d5 d4")
    assert [war.asked for war in (plain, fortified, spent)] == ["play", "play", "play"]
    assert (spent["d4"], spent.fort("d4"), spent.state.board.forts) == ("sapper:1", False, 0)


@rule("WC-14.15", "WC-8.1")
@pytest.mark.parametrize(
    ("friend", "hand", "answers"),
    [
        ("ensign@d6", "ensign", ["tactic ensign d6 d5", "d4"]),
        ("scout", "royal", ["proclaim royal march", "d4"]),
        ("war_wagon@d6:2", "war_wagon", ["tactic war_wagon d6 d5", "d4"]),
    ],
)
def test_every_move_of_its_own_counts(friend: str, hand: str, answers: list[str]) -> None:
    war = at(f"A sapper@d5:2 {friend}", "B lancer", hand=hand, forts="e2", decrees="march")
    war.play(*answers)
    assert war.asked == "build"


@rule("WC-14.15")
def test_a_deployed_or_bolstered_sapper_builds_nothing() -> None:
    war = at("A sapper", "B lancer", hand="sapper sapper", hands=["lancer"], forts="d4")
    war.play("deploy sapper e2")
    assert (war.asked, war.player) == ("play", 1)
    war.play("pass lancer", "bolster sapper e2")
    assert war.fort("e2") is False


@rule("WC-14.15", "WC-14.4", "WC-14.7")
def test_a_sapper_in_an_enemy_fortification_that_it_built_may_leave_and_control_and_its_fort_be_hit() -> None:
    war = at("A sapper@d4", "B lancer@d5", hand="sapper", hands=["lancer"], forts="d4", control="d4:B")
    assert len(war.offers("move")) == 5
    assert war.offers("control") == ["control sapper d4"]
    assert len(war.offers("tactic")) == 5
    hit = at("A knight@d5", "B sapper@d4", hand="knight", forts="d4", control="d4:A")
    hit.play("attack knight d5 d4")
    assert (hit["d4"], hit.fort("d4"), hit.control("d4")) == ("sapper:1", False, "A")


# Siege Tower


@rule("WC-14.16")
def test_the_siege_tower_attacks_twice_also_two_targets() -> None:
    war = at("A siege_tower@f4:2", "B lancer@f5 archer@f3:2", hand="siege_tower", hands=["archer"])
    assert war.offers("tactic") == ["tactic siege_tower f4 f3", "tactic siege_tower f4 f5"]
    assert war.refuses("tactic siege_tower f4 g3") == war.refuses("tactic siege_tower f4 f6") == "WC-14.16"
    war.play("tactic siege_tower f4 f3")
    assert (war["f3"], war.asked, war.options) == ("archer:1", "target", ["f3", "f5"])
    war.play("f5")
    assert (war["f3"], war["f5"], war.player) == ("archer:1", "", 1)


@rule("WC-14.16", "WC-8.9")
def test_a_second_attack_with_one_target_left_is_made_without_asking() -> None:
    war = at("A siege_tower@f4:2", "B lancer@f5:3", hand="siege_tower", hands=["lancer"])
    war.play("tactic siege_tower f4 f5")
    assert (war["f5"], war.removed("lancer")) == ("lancer:1", 2)


@rule("WC-14.16")
def test_only_the_first_attack_must_be_possible() -> None:
    war = at("A siege_tower@f4:2", "B lancer@f5", hand="siege_tower", hands=["lancer"])
    war.play("tactic siege_tower f4 f5")
    assert (war["f5"], war.asked, war.player) == ("", "play", 1)


@rule("WC-14.16", "WC-14.8")
def test_the_tower_breaks_a_fortification_and_then_hits_the_unit_in_it() -> None:
    war = at("A siege_tower@d6:2", "B lancer@d7:2", hand="siege_tower", forts="d7")
    war.play("tactic siege_tower d6 d7")
    assert (war.fort("d7"), war["d7"]) == (False, "lancer:1")


@rule("WC-14.16", "WC-14.12", "WC-7.6")
def test_a_tower_left_with_one_coin_by_a_pikeman_strikes_again() -> None:
    war = at("A siege_tower@f4:2", "B pikeman@f5:2 lancer@f3", hand="siege_tower", hands=["lancer"])
    war.play("tactic siege_tower f4 f5")
    assert (war["f4"], war["f5"], war.options) == ("siege_tower:1", "pikeman:1", ["f3", "f5"])
    war.play("f3")
    assert (war["f3"], war["f4"]) == ("", "siege_tower:1")


@rule("WC-14.16", "WC-7.6")
def test_a_tower_destroyed_by_the_second_answer_is_gone() -> None:
    war = at("A siege_tower@f4:2", "B pikeman@f5:3", hand="siege_tower", hands=["pikeman"])
    war.play("tactic siege_tower f4 f5")
    assert (war["f4"], war["f5"], war.removed("siege_tower")) == ("", "pikeman:1", 2)


@rule("WC-14.16", "WC-8.19", "WC-13.17")
def test_the_second_attack_looks_at_the_coins_left_then() -> None:
    """With one coin a Knight is safe from it and a Bishop no longer."""
    war = at("A siege_tower@f4:2", "B pikeman@f5 knight@f3 bishop@g3", hand="siege_tower", hands=["knight"])
    assert war.offers("tactic") == ["tactic siege_tower f4 f3", "tactic siege_tower f4 f5"]
    war.play("tactic siege_tower f4 f5")
    assert (war["f3"], war["g3"], war["f4"]) == ("knight:1", "", "siege_tower:1")


@rule("WC-14.16", "WC-7.4", "WC-14.21")
def test_the_defender_answers_each_of_the_two_attacks() -> None:
    war = at("A siege_tower@f4:2", "B scout@f5:2 war_wagon@f6:2", hand="siege_tower", hands=["scout"])
    war.play("tactic siege_tower f4 f5", "wagon")
    assert (war["f5"], war["f6"], war.asked, war.player) == ("scout:2", "war_wagon:1", "replace", 1)
    war.play("pass")
    assert (war["f5"], war["f6"]) == ("scout:1", "war_wagon:1")


@rule("WC-14.16")
def test_the_tower_also_attacks_once_as_usual() -> None:
    war = at("A siege_tower@f4", "B lancer@f5:3", hand="siege_tower", hands=["lancer"])
    war.play("attack siege_tower f4 f5")
    assert war["f5"] == "lancer:2"


@rule("WC-14.17")
@pytest.mark.parametrize(("answer", "coins"), [("yes", 2), ("no", 1)])
def test_a_deployed_tower_may_be_bolstered_from_the_supply(answer: str, coins: int) -> None:
    """Here with the last coin there."""
    war = at("A siege_tower", "B lancer", hand="siege_tower", hands=["lancer"], bags=["siege_tower " * 3])
    war.play("deploy siege_tower e2")
    assert (war.asked, war.player, war.supply("siege_tower")) == ("raise", 0, 1)
    war.play(answer)
    assert (war["e2"], war.supply("siege_tower")) == (f"siege_tower:{coins}", 2 - coins)


@rule("WC-14.17", "WC-8.7")
def test_without_a_tower_coin_in_the_supply_nothing_is_asked() -> None:
    war = at("A siege_tower", "B lancer", hand="siege_tower", hands=["lancer"], bags=["siege_tower " * 4])
    war.play("deploy siege_tower e2")
    assert (war["e2"], war.asked, war.player) == ("siege_tower:1", "play", 1)


@rule("WC-14.17", "WC-13.11", "WC-N-D25")
def test_a_redeployed_tower_grows_too_even_poisoned() -> None:
    war = at("A siege_tower@f4:2! scout@h1", "B lancer assassin", hand="royal", decrees="redeploy")
    war.play("proclaim royal redeploy", "f4", "yes")
    assert war["e2"] == "siege_tower:3!"
