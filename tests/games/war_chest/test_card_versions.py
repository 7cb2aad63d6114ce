"""The other printings: classic Royal Guard, revised Berserker, Footman and Warrior Priest (WC-2.5, WC-13.22)."""

import pytest

from tests.games.war_chest.war import War, at
from tests.rule import rule


def goals(war: War) -> list[str]:
    return [option.split()[-1] for option in war.offers("tactic")]


# Royal Guard


@rule("WC-2.5", "WC-13.22", "WC-8.26")
def test_the_classic_royal_guard_makes_one_normal_move_to_any_hex() -> None:
    war = at("A royal_guard@f3 knight@f2", "B pikeman", hand="royal", hands=["pikeman"], royal_guard="classic")
    assert goals(war) == ["e3", "e4", "f4", "g2", "g3"]
    assert war.refuses("tactic royal f3 e2") == "WC-8.26"
    war.play("tactic royal f3 f4")
    assert (war["f4"], war.zone("up")) == ("royal_guard:1", ["royal"])


@rule("WC-13.22", "WC-8.26", "WC-8.27")
def test_the_classic_royal_guard_is_moved_by_the_royal_coin_only_and_saved_by_its_supply() -> None:
    war = at("A royal_guard@f4", "B cavalry@f5", hand="royal_guard", hands=["cavalry"], royal_guard="classic")
    assert war.refuses("tactic royal_guard f4 f3") == "WC-8.26"
    war.play("pass royal_guard", "attack cavalry f5 f4")
    assert (war.asked, war.options) == ("replace", ["supply", "pass"])


# Berserker


@rule("WC-2.5", "WC-8.13")
def test_the_revised_berserker_does_not_go_on_after_a_control() -> None:
    war = at("A berserker@e5:2", "B archer@f5", hand="berserker", hands=["archer"], berserker="v2")
    war.play("control berserker e5")
    assert (war.control("e5"), war.player, war.asked) == ("A", 1, "play")


@rule("WC-2.5", "WC-8.13")
@pytest.mark.parametrize("word", ["move berserker f4 e5", "attack berserker f4 f5"])
def test_the_revised_berserker_goes_on_with_a_move_or_an_attack(word: str) -> None:
    war = at("A berserker@f4:2", "B archer@f5:2", hand="berserker", hands=["archer"], berserker="v2")
    war.play(word)
    assert (war.asked, {option.split()[0] for option in war.options}) == ("again", {"move", "attack", "pass"})


@rule("WC-2.5", "WC-8.13")
def test_the_revised_berserker_moved_onto_a_location_may_not_pay_to_control_it() -> None:
    word = "move berserker f4 e5"
    for version, offered in (("original", ["control berserker e5"]), ("v2", [])):
        war = at("A berserker@f4:2", "B archer", hand="berserker", hands=["archer"], berserker=version)
        war.play(word)
        assert war.offers("control") == offered


# Footman


@rule("WC-2.5", "WC-8.18")
def test_the_revised_footman_may_be_deployed_when_recruited_while_one_is_on_the_board() -> None:
    war = at("A footman@f4 knight", "B archer", hand="knight", hands=["archer"], footman="v2")
    war.play("recruit knight footman")
    assert (war.player, war.asked, war.options) == (0, "deploy-where", ["e2", "h1", "pass"])
    assert war.refuses("f3") == "WC-6.2"
    war.play("h1")
    assert (war["h1"], war["f4"], war.zone("up"), war.zone("down")) == ("footman:1", "footman:1", [], ["knight"])


@rule("WC-2.5", "WC-8.18")
def test_the_revised_footman_may_stay_in_the_discard_pile() -> None:
    war = at("A footman@f4 knight", "B archer", hand="knight", hands=["archer"], footman="v2")
    war.play("recruit knight footman", "pass")
    assert (war.zone("up"), war.player, war.asked) == (["footman"], 1, "play")


@rule("WC-2.5", "WC-8.18")
@pytest.mark.parametrize(
    ("line", "version", "why"),
    [
        ("A footman knight", "v2", "none is on the board"),
        ("A footman@f4 footman@f3 knight", "v2", "two are on the board"),
        ("A footman@e2 scout@h1 knight", "v2", "there is no room"),
        ("A footman@f4 knight", "original", "the card does not say so"),
    ],
)
def test_a_recruited_footman_is_not_deployed_if(line: str, version: str, why: str) -> None:
    war = at(line, "B archer", hand="knight", hands=["archer"], footman=version)
    war.play("recruit knight footman")
    assert (war.zone("up"), war.player, war.asked) == (["footman"], 1, "play"), why


@rule("WC-2.5", "WC-8.18")
def test_recruiting_somebody_else_deploys_no_footman() -> None:
    war = at("A footman@f4 knight", "B archer", hand="knight", hands=["archer"], ups=["footman"], footman="v2")
    war.play("recruit knight knight")
    assert (war.zone("up"), war.player, war.asked) == (["footman", "knight"], 1, "play")


@rule("WC-2.5", "WC-8.18", "WC-8.10")
def test_of_two_footmen_recruited_by_enlist_only_one_finds_room() -> None:
    war = at("A footman@f4", "B archer", hand="royal", hands=["archer"], decrees="enlist march spy", footman="v2")
    war.play("proclaim royal enlist", "e2")
    assert (war["e2"], war.zone("up"), war.player) == ("footman:1", ["footman", "royal"], 1)


# Warrior Priest


@rule("WC-2.5", "WC-8.30")
@pytest.mark.parametrize(("version", "asked"), [("original", "coin"), ("v2", "play")])
def test_the_revised_warrior_priest_draws_once_a_turn(version: str, asked: str) -> None:
    bags = ["warrior_priest royal"]
    war = at(
        "A warrior_priest@e5", "B archer@f5", hand="warrior_priest", hands=["archer"], bags=bags, warrior_priest=version
    )
    war.play("attack warrior_priest e5 f5", "warrior_priest", "control warrior_priest e5")
    assert (war.control("e5"), war.asked) == ("A", asked)


@rule("WC-2.5", "WC-8.30")
def test_the_revised_warrior_priest_draws_again_in_the_next_turn() -> None:
    seats = ("A warrior_priest@e5 knight", "B archer@f5:2")
    hand, hands = "warrior_priest warrior_priest", ["archer archer"]
    war = at(*seats, hand=hand, hands=hands, warrior_priest="v2")
    war.play("attack warrior_priest e5 f5", "royal", "pass royal", "pass archer", "control warrior_priest e5")
    assert (war.asked, war.decision.whose) == ("coin", 0)
