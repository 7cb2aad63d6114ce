"""Nobility, the proclamation: WC-13.1 to WC-13.7."""

import pytest

from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.game import GAME
from tests.games.war_chest.war import SETTINGS, War, at
from tests.rule import rule


def fresh(seats: int = 2, **options: bool | str) -> War:
    return War(GAME.setup({"seats": seats, **SETTINGS, **options}))


def seals(war: War) -> list[int]:
    """Beside each decree: 1 side A's, 2 side B's, 3 both."""
    return [*war.state.decrees.seals]


# Set-up


@rule("WC-13.1", "WC-4.10")
@pytest.mark.parametrize("setup", ["random", "draft"])
def test_three_of_the_seven_decrees_are_revealed_before_the_units(setup: str) -> None:
    war = fresh(nobility=True, setup=setup)
    assert (war.asked, war.options) == ("decree", list(DECREE_IDS))
    war.play("spy", "march")
    assert war.options == ["enlist", "guard", "redeploy", "reinforce", "sacrifice"]
    war.play("enlist")
    assert [DECREE_IDS[decree] for decree in war.state.decrees.in_play] == ["enlist", "march", "spy"]
    assert (war.asked, war.state.draft.picks) == ("unit", [[], []])


@rule("WC-13.1")
def test_without_nobility_there_are_no_decrees() -> None:
    war = fresh(siege=True, nightfall=True)
    assert (war.asked, war.state.decrees.in_play) == ("layout", [])


@rule("WC-13.1", "WC-4.10")
def test_decrees_and_fortifications_are_laid_out_before_the_first_pick() -> None:
    war = fresh(nobility=True, siege=True, setup="free")
    war.play("spy", "march", "enlist", "0")
    assert war.asked == "flip"


# The royal coin and the seal


@rule("WC-13.3", "WC-13.6")
def test_the_royal_coin_goes_face_up_and_the_seal_lies_before_the_decree_begins() -> None:
    war = at("A knight@f4:2 scout", "B archer@d7", hand="royal", hands=["archer"], decrees="enlist march spy")
    assert war.offers("proclaim") == ["proclaim royal enlist", "proclaim royal march", "proclaim royal spy"]
    war.play("proclaim royal march")
    assert (war.asked, seals(war), war.zone("up"), war.zone("hand")) == ("step", [0, 1, 0], ["royal"], [])
    assert war.events == ["discard", "proclaim"]


@rule("WC-13.3")
def test_only_the_royal_coin_proclaims_and_only_what_lies_there() -> None:
    war = at("A knight@f4:2", "B archer@d7", hand="knight royal", hands=["archer"], decrees="enlist march spy")
    assert war.refuses("proclaim knight march") == "WC-13.3"
    assert war.refuses("proclaim royal guard") == "WC-13.3"
    assert war.refuses("proclaim royal march") is None


@rule("WC-13.3", "WC-6.17")
def test_without_nobility_the_royal_coin_proclaims_nothing() -> None:
    war = at("A knight@f4:2", "B archer@d7", hand="royal")
    assert war.offers("proclaim") == []
    assert war.refuses("proclaim royal march") == "WC-13.3"


@rule("WC-13.3", "WC-13.4")
def test_each_side_uses_a_decree_once_and_the_seal_of_the_other_is_no_obstacle() -> None:
    war = at(
        "A knight@f4:2",
        "B pikeman@d7:2",
        hand="royal",
        hands=["royal"],
        bags=["knight", ""],
        decrees="enlist march spy",
    )
    war.play("proclaim royal march", "f3")
    assert (war.player, war.offers("proclaim")) == (1, ["proclaim royal enlist", "proclaim royal march"])
    war.play("proclaim royal march", "d6")
    assert seals(war) == [0, 3, 0]
    war.play("knight", "royal", "royal")
    assert (war.player, war.zone("hand"), war.zone("hand", 1)) == (0, ["knight", "royal"], ["royal"])
    assert war.offers("proclaim") == ["proclaim royal spy"]
    assert war.refuses("proclaim royal march") == "WC-13.4"


@rule("WC-13.2", "WC-13.4")
def test_partners_share_their_seals() -> None:
    war = at(
        "A knight@f4:2",
        "B pikeman@d7",
        "A archer@h1 scout",
        "B lancer@g6:2",
        hand="royal",
        hands=["pikeman", "royal", "royal"],
        decrees="enlist march spy",
    )
    war.play("proclaim royal march", "f3", "pass pikeman")
    assert (war.player, seals(war)) == (2, [0, 1, 0])
    assert war.offers("proclaim") == ["proclaim royal enlist", "proclaim royal spy"]
    assert war.refuses("proclaim royal march") == "WC-13.4"
    war.play("proclaim royal enlist", "archer", "scout")
    assert (war.player, seals(war)) == (3, [1, 1, 0])
    assert "proclaim royal march" in war.offers("proclaim")


# Only what can be carried out


@rule("WC-13.5", "WC-13.8", "WC-13.9", "WC-13.10", "WC-13.11", "WC-13.12", "WC-13.13", "WC-13.14")
@pytest.mark.parametrize(
    ("decree", "line", "why"),
    [
        ("enlist", "A knight@f4:2", "WC-13.8"),
        ("guard", "A knight@f4:2", "WC-13.9"),
        ("march", "A knight@f4:1", "WC-13.10"),
        ("redeploy", "A knight", "WC-13.11"),
        ("reinforce", "A knight@f4:1", "WC-13.12"),
        ("sacrifice", "A knight@e2:2", "WC-13.13"),
        ("spy", "A knight@f4:2", "WC-13.14"),
    ],
)
def test_a_decree_that_cannot_be_carried_out_cannot_be_chosen(decree: str, line: str, why: str) -> None:
    """One coin in the supply, nobody to attack from a location, nobody bolstered, nobody on the board, no coin lost,
    nobody to attack at all, no coin in the other hand."""
    war = at(line, "B pikeman@f5", hand="royal", decrees=decree)
    assert war.offers("proclaim") == []
    assert war.refuses(f"proclaim royal {decree}") == why
