"""Nobility, the Bannerman and the Bishop: WC-13.15 to WC-13.17, WC-13.22."""

import pytest

from tests.games.war_chest.war import at
from tests.rule import rule

# Bannerman


@rule("WC-13.15")
@pytest.mark.parametrize(
    ("play", "place"),
    [("move bannerman e6 e5", "e5"), ("attack bannerman e6 f5", "e6"), ("control bannerman e5", "e5")],
)
def test_after_a_move_an_attack_or_a_control_an_adjacent_enemy_may_be_shoved(play: str, place: str) -> None:
    stands = "e5" if play.startswith("control") else "e6"
    war = at(f"A bannerman@{stands}", "B lancer@f5:2", hand="bannerman", hands=["lancer"])
    war.play(play)
    assert (war[place], war.asked, war.player, war.options) == ("bannerman:1", "shove-whom", 0, ["f5", "pass"])


@rule("WC-13.15")
def test_the_shove_goes_one_step_in_any_direction_to_an_empty_hex() -> None:
    war = at("A bannerman@f3 scout@e5", "B lancer@f5:2 pikeman@e4", hand="bannerman", hands=["lancer"])
    war.play("move bannerman f3 f4")
    assert war.options == ["e4", "f5", "pass"]
    assert war.refuses("e5") == war.refuses("g4") == "WC-13.15"
    war.play("f5")
    assert (war.asked, war.options) == ("shove-where", ["e6", "f6", "g4", "g5"])
    assert war.refuses("e5") == war.refuses("f7") == "WC-13.15"
    war.play("g4")
    assert (war["f5"], war["g4"], war.asked, war.player) == ("", "lancer:2", "play", 1)
    assert war.events == ["shove"]


@rule("WC-13.15", "WC-8.8")
def test_the_shove_can_be_declined() -> None:
    war = at("A bannerman@f3", "B lancer@f5", hand="bannerman", hands=["lancer"])
    war.play("move bannerman f3 f4", "pass")
    assert (war["f5"], war.player) == ("lancer:1", 1)


@rule("WC-13.15", "WC-8.7")
def test_nobody_is_asked_where_no_adjacent_enemy_can_give_way() -> None:
    """The Scout beside it is a friend; the Lancer in the corner has no free hex; the Pikeman is too far."""
    war = at("A bannerman@d5 scout@c5 archer@d3", "B lancer@c4 pikeman@f5", hand="bannerman", hands=["lancer"])
    war.play("move bannerman d5 d4")
    assert (war.asked, war.player) == ("play", 1)


@rule("WC-13.15", "WC-6.18")
@pytest.mark.parametrize("play", ["bolster bannerman f4", "recruit bannerman scout", "pass bannerman"])
def test_what_is_no_maneuver_gives_no_shove(play: str) -> None:
    war = at("A bannerman@f4 scout", "B lancer@f5", hand="bannerman", hands=["lancer"])
    war.play(play)
    assert (war.asked, war.player) == ("play", 1)


@rule("WC-13.15", "WC-6.18", "WC-N-22")
def test_deploying_and_curing_give_no_shove() -> None:
    deployed = at("A bannerman", "B lancer@e3", hand="bannerman", hands=["lancer"])
    deployed.play("deploy bannerman e2")
    cured = at("A bannerman@f4!", "B lancer@f5 assassin", hand="bannerman", hands=["lancer"])
    cured.play("cure bannerman")
    assert (deployed.asked, cured.asked) == ("play", "play")


@rule("WC-13.15", "WC-7.7")
def test_a_bannerman_destroyed_by_the_pikeman_shoves_nobody() -> None:
    war = at("A bannerman@f4", "B pikeman@f5:2", hand="bannerman", hands=["pikeman"])
    war.play("attack bannerman f4 f5")
    assert (war["f4"], war.asked) == ("", "play")


@rule("WC-13.15", "WC-8.1")
@pytest.mark.parametrize(
    ("friend", "hand", "answers"),
    [
        ("ensign@f2", "ensign", ["tactic ensign f2 f3", "f4"]),
        ("marshall@f2", "marshall", ["tactic marshall f2 f3"]),
        ("scout", "royal", ["proclaim royal march", "f4"]),
        ("war_wagon@f2:2", "war_wagon", ["tactic war_wagon f2 f3", "f4"]),
    ],
)
def test_it_shoves_after_granted_maneuvers_too(friend: str, hand: str, answers: list[str]) -> None:
    enemy = "lancer@g3" if friend.startswith("marshall") else "lancer@f5"
    war = at(f"A bannerman@f3:2 {friend}", f"B {enemy}:2", hand=hand, hands=["lancer"], decrees="march")
    war.play(*answers)
    assert war.asked == "shove-whom"


@rule("WC-13.15", "WC-12.11")
def test_the_owner_of_the_bannerman_decides_whom_it_shoves() -> None:
    war = at("A ensign@f2", "B lancer@f5", "A bannerman@f3", "B archer", hand="ensign")
    war.play("tactic ensign f2 f3", "f4")
    assert (war.asked, war.player) == ("shove-whom", 2)


@rule("WC-13.15", "WC-14.4")
def test_a_unit_is_shoved_out_of_a_fortification_and_only_into_one_it_may_enter() -> None:
    """d7 is side B's, e5 neutral, f4 no location, e2 side A's."""
    out = at("A bannerman@e5", "B lancer@d7", hand="bannerman", forts="d7")
    out.play("move bannerman e5 e6", "d7")
    assert (out.asked, out.options) == ("shove-where", ["c7", "d6", "e7"])
    into = at("A bannerman@f2", "B lancer@e3", hand="bannerman", forts="e2 d4", control="d4:B")
    into.play("move bannerman f2 f3", "e3")
    assert into.options == ["d3", "d4", "e4", "f2"]
    neutral = at("A bannerman@f2", "B lancer@e4", hand="bannerman", forts="d4 e5", control="d4:A")
    neutral.play("move bannerman f2 f3", "e4")
    assert neutral.options == ["d5", "e3", "e5", "f4"]


@rule("WC-13.15", "WC-14.15")
@pytest.mark.parametrize("unit", ["sapper", "berserker"])
def test_nothing_follows_for_the_unit_that_is_shoved(unit: str) -> None:
    """Not even for a Sapper that comes to a location."""
    war = at("A bannerman@f3", f"B {unit}@e4:2", hand="bannerman", hands=[unit], siege=True)
    war.play("move bannerman f3 f4", "e4", "e5")
    assert (war["e5"], war.asked, war.player) == (f"{unit}:2", "play", 1)


@rule("WC-13.15", "WC-N-D14")
def test_poison_goes_along_with_the_unit_that_is_shoved() -> None:
    war = at("A bannerman@f3 assassin saboteur", "B lancer@f5:2!?", hand="bannerman")
    war.play("move bannerman f3 f4", "f5", "f6")
    assert (war["f5"], war["f6"]) == ("", "lancer:2!?")


@rule("WC-13.15", "WC-7.8")
@pytest.mark.parametrize(("coins", "enemy"), [(1, "knight"), (2, "bishop"), (1, "royal_guard"), (1, "skirmisher")])
def test_the_shove_is_no_attack(coins: int, enemy: str) -> None:
    war = at(f"A bannerman@f3:{coins}", f"B {enemy}@f5 war_wagon@g5", hand="bannerman", hands=[enemy])
    war.play("move bannerman f3 f4", "f5", "f6")
    assert (war["f6"], war["g5"], war.asked) == (f"{enemy}:1", "war_wagon:1", "play")


# Bishop


@rule("WC-13.16")
def test_the_bishop_recruits_free_and_then_moves_or_attacks() -> None:
    war = at("A bishop@f4 scout", "B lancer@f5:2", hand="bishop", hands=["lancer"])
    assert war.offers("tactic") == ["tactic bishop f4"]
    war.play("tactic bishop f4")
    assert (war.asked, war.options) == ("recruit", ["bishop", "scout"])
    war.play("scout")
    assert (war.zone("up"), war.supply("scout")) == (["bishop", "scout"], 3)
    moves = [f"move bishop f4 {end}" for end in ["e4", "e5", "f3", "g3", "g4"]]
    assert (war.asked, war.options) == ("bishop", [*moves, "attack bishop f4 f5"])
    war.play("attack bishop f4 f5")
    assert (war["f5"], war.player) == ("lancer:1", 1)


@rule("WC-13.16")
def test_after_its_recruit_the_bishop_does_not_control() -> None:
    war = at("A bishop@e5 scout", "B lancer", hand="bishop")
    war.play("tactic bishop e5", "scout")
    assert war.refuses("control bishop e5") == "WC-1.3"
    assert {option.split()[0] for option in war.options} == {"move"}


@rule("WC-13.16", "WC-6.15")
def test_the_bishop_needs_a_coin_in_the_supply_and_a_possible_move_or_attack() -> None:
    """In the corner c4 among friends it can do neither; with an enemy there it can attack."""
    poor = at("A bishop@f4:4", "B lancer", hand="bishop", bags=[""])
    assert (poor.supply("bishop"), poor.refuses("tactic bishop f4")) == (0, "WC-13.16")
    shut_in = at("A bishop@c4 scout@c5 knight@d3 archer@d4", "B lancer", hand="bishop")
    assert shut_in.refuses("tactic bishop c4") == "WC-13.16"
    besieged = at("A bishop@c4 scout@c5 knight@d3", "B archer@d4", hand="bishop")
    besieged.play("tactic bishop c4", "scout")
    assert besieged["d4"] == ""


@rule("WC-13.16", "WC-8.5", "WC-8.10")
@pytest.mark.parametrize(("unit", "question"), [("mercenary", "maneuver"), ("saboteur", "sabotage")])
def test_what_follows_the_bishops_recruit_waits_for_its_move(unit: str, question: str) -> None:
    war = at(f"A bishop@f4 {unit}@e4", "B lancer@e6", hand="bishop", hands=["lancer"])
    war.play("tactic bishop f4", unit)
    assert war.asked == "bishop"
    war.play("move bishop f4 f3")
    assert (war["f3"], war.asked) == ("bishop:1", question)


@rule("WC-13.17")
@pytest.mark.parametrize(
    ("attacker", "play"),
    [
        ("knight@f4", "attack knight f4 f5"),
        ("cavalry@f3", "tactic cavalry f3 f4"),
        ("archer@f3", "tactic archer f3 f5"),
        ("crossbowman@f3", "tactic crossbowman f3 f5"),
        ("lancer@f3", "tactic lancer f3 f4"),
    ],
)
def test_bolstered_units_cannot_attack_the_bishop_in_any_way(attacker: str, play: str) -> None:
    coin = attacker.split("@")[0]
    alone = at(f"A {attacker}", "B bishop@f5:2", hand=coin)
    bolstered = at(f"A {attacker}:2", "B bishop@f5:2", hand=coin)
    assert (play in alone.options, play in bolstered.options) == (True, False)
    assert bolstered.refuses(play) == "WC-13.17"


@rule("WC-13.17")
def test_the_reason_given_is_the_bishop() -> None:
    war = at("A knight@f4:2", "B bishop@f5", hand="knight")
    assert war.refuses("attack knight f4 f5") == "WC-13.17"


@rule("WC-13.17", "WC-8.23", "WC-13.13")
def test_granted_attacks_by_bolstered_units_spare_the_bishop_too() -> None:
    war = at("A marshall@f3 knight@f4:2", "B bishop@f5", hand="marshall royal", decrees="sacrifice")
    assert war.offers("tactic") == []
    assert war.refuses("proclaim royal sacrifice") == "WC-13.13"


@rule("WC-13.17", "WC-8.13")
def test_a_berserker_that_pays_down_to_one_coin_may_then_attack_the_bishop() -> None:
    war = at("A berserker@f3:2", "B bishop@f5:2", hand="berserker")
    war.play("move berserker f3 f4")
    assert "attack berserker f4 f5" in war.options
    war.play("attack berserker f4 f5")
    assert (war["f4"], war["f5"]) == ("berserker:1", "bishop:1")


@rule("WC-13.17", "WC-7.8", "WC-7.6")
def test_a_bolstered_pikeman_answers_the_bishops_attack() -> None:
    war = at("A bishop@f4:2", "B pikeman@f5:2", hand="bishop")
    war.play("attack bishop f4 f5")
    assert war["f4"] == "bishop:1"


@rule("WC-13.17", "WC-7.1", "WC-14.9")
def test_the_bishops_protection_does_not_cover_its_fortification() -> None:
    war = at("A knight@d6:2", "B bishop@d7", hand="knight", forts="d7")
    war.play("attack knight d6 d7")
    assert (war["d7"], war.fort("d7")) == ("bishop:1", False)


# Royal Guard


@rule("WC-13.22", "WC-8.26")
def test_the_revised_royal_guard_ends_on_an_own_location_the_classic_one_anywhere_near() -> None:
    revised = at("A royal_guard@e4", "B lancer@f3", hand="royal", nobility=True)
    assert revised.offers("tactic") == ["tactic royal e4 e2"]
    classic = at("A royal_guard@e4", "B lancer@f3", hand="royal", royal_guard="classic")
    assert classic.offers("tactic") == [f"tactic royal e4 {end}" for end in ["d4", "d5", "e3", "e5", "f4"]]
