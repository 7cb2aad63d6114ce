"""Siege, the Trebuchet and the War Wagon: WC-14.18 to WC-14.21."""

import pytest

from tests.games.war_chest.war import at
from tests.rule import rule

# Trebuchet


@rule("WC-14.18")
def test_the_trebuchet_hits_two_or_three_hexes_away_in_a_straight_line() -> None:
    """f5 is too near, e6 and h3 are not in line, f7 is in line at distance three."""
    war = at("A trebuchet@f4:2", "B lancer@f5 archer@f7 scout@h2 pikeman@h3 footman@e6", hand="trebuchet")
    assert war.offers("tactic") == ["tactic trebuchet f4 f7", "tactic trebuchet f4 h2"]
    assert {war.refuses(f"tactic trebuchet f4 {hex}") for hex in ["f5", "e6", "h3", "f6"]} == {"WC-14.18"}


@rule("WC-14.18", "WC-3.2")
def test_a_trebuchet_reaches_neither_farther_nor_beyond_the_board() -> None:
    """f5 is four hexes away; from c4 three of six lines lead off the board, and k2 is its last hex."""
    far = at("A trebuchet@f1:2", "B lancer@f5", hand="trebuchet")
    edge = at("A trebuchet@c4:2", "B lancer@k2", "A scout", "B archer", hand="trebuchet")
    assert far.offers("tactic") == edge.offers("tactic") == []


@rule("WC-14.18")
def test_what_stands_between_does_not_matter_to_a_trebuchet() -> None:
    war = at("A trebuchet@f4:2 knight@f5", "B lancer@f6 archer@f7:2", hand="trebuchet", hands=["archer"])
    assert war.offers("tactic") == ["tactic trebuchet f4 f6", "tactic trebuchet f4 f7"]
    war.play("tactic trebuchet f4 f7")
    assert (war["f7"], war["f6"], war["f4"]) == ("archer:1", "lancer:1", "trebuchet:2")


@rule("WC-14.18", "WC-14.7")
def test_a_trebuchet_may_hit_a_fortification() -> None:
    war = at("A trebuchet@e2:2", "B lancer", hand="trebuchet", forts="e5 h1")
    assert war.offers("tactic") == ["tactic trebuchet e2 e5"]
    war.play("tactic trebuchet e2 e5")
    assert war.fort("e5") is False


@rule("WC-14.18", "WC-8.19", "WC-13.17")
def test_a_trebuchet_is_always_bolstered_so_it_hits_a_knight_and_never_a_bishop() -> None:
    war = at("A trebuchet@f4:2", "B knight@f6 bishop@f2", hand="trebuchet", hands=["knight"])
    assert war.offers("tactic") == ["tactic trebuchet f4 f6"]
    assert war.refuses("tactic trebuchet f4 f2") == "WC-13.17"


@rule("WC-14.18", "WC-7.6")
def test_a_pikeman_does_not_answer_a_trebuchet() -> None:
    war = at("A trebuchet@f4:2", "B pikeman@f6", hand="trebuchet", hands=["pikeman"])
    war.play("tactic trebuchet f4 f6")
    assert (war["f4"], war["f6"]) == ("trebuchet:2", "")


@rule("WC-14.19", "WC-7.1")
def test_a_trebuchet_attacks_only_by_its_tactic() -> None:
    war = at("A trebuchet@f4:2 marshall@f3", "B lancer@f5", hand="trebuchet marshall")
    assert war.offers("attack trebuchet") == war.offers("tactic") == []
    assert war.refuses("attack trebuchet f4 f5") == "WC-7.1"
    assert war.refuses("tactic marshall f3 f4") == "WC-8.2"


# War Wagon, tactic


@rule("WC-14.20")
def test_the_wagon_pushes_an_adjacent_friend_on_and_follows_it() -> None:
    war = at("A war_wagon@f3:2 scout@f4 knight@f5 skirmisher", "B lancer@g3", hand="war_wagon", hands=["lancer"])
    assert war.offers("tactic") == ["tactic war_wagon f3 f4"]
    assert {war.refuses(f"tactic war_wagon f3 {hex}") for hex in ["f5", "e4", "g3"]} == {"WC-14.20"}
    war.play("tactic war_wagon f3 f4")
    assert (war.asked, war.options) == ("step", ["e4", "e5", "g4"])
    war.play("e4")
    assert (war["e4"], war["f4"], war["f3"], war.player) == ("scout:1", "war_wagon:2", "", 1)


@rule("WC-14.20", "WC-6.15")
def test_both_moves_must_be_possible() -> None:
    """A friend shut in at c4; a Sapper in an enemy fortification, which the wagon could not enter;
    an enemy location without one it enters."""
    shut_in = at("A war_wagon@c5:2 scout@c4", "B lancer@d3 archer@d4", hand="war_wagon")
    assert shut_in.refuses("tactic war_wagon c5 c4") == "WC-14.20"
    enemy = at("A war_wagon@d5:2 sapper@d4", "B lancer", hand="war_wagon", forts="d4", control="d4:B")
    assert enemy.refuses("tactic war_wagon d5 d4") == "WC-14.20"
    neutral = at("A war_wagon@d5:2 sapper@d4", "B lancer", hand="war_wagon", forts="d4")
    neutral.play("tactic war_wagon d5 d4", "c4")
    assert (neutral["c4"], neutral["d4"]) == ("sapper:1", "war_wagon:2")
    no_fort = at("A war_wagon@d6:2 scout@d7", "B lancer", hand="war_wagon")
    assert no_fort.offers("tactic") == ["tactic war_wagon d6 d7"]


@rule("WC-14.20", "WC-14.4")
def test_the_friend_makes_a_normal_move_into_no_enemy_fortification() -> None:
    war = at("A war_wagon@d6:2 scout@d5", "B lancer", hand="war_wagon", forts="d4", control="d4:B")
    war.play("tactic war_wagon d6 d5")
    assert war.options == ["c5", "c6", "e4", "e5"]


@rule("WC-14.20", "WC-8.5", "WC-8.1")
@pytest.mark.parametrize(
    ("friend", "question"), [("berserker", "again"), ("bannerman", "shove-whom"), ("sapper", "build")]
)
def test_what_follows_the_friends_move_waits_until_the_wagon_has_followed(friend: str, question: str) -> None:
    war = at(f"A war_wagon@d6:2 {friend}@d5:2", "B lancer@d3", hand="war_wagon", hands=["lancer"], siege=True)
    war.play("tactic war_wagon d6 d5", "d4")
    assert (war["d4"], war["d5"], war.asked) == (f"{friend}:2", "war_wagon:2", question)


@rule("WC-14.20", "WC-N-14")
def test_a_poisoned_friend_may_be_pushed() -> None:
    war = at("A war_wagon@f3:2 scout@f4!", "B assassin", hand="war_wagon")
    war.play("tactic war_wagon f3 f4", "f5")
    assert (war["f5"], war["f4"]) == ("scout:1!", "war_wagon:2")


@rule("WC-14.20", "WC-12.8", "WC-1.11")
def test_the_partners_unit_may_be_pushed_and_the_turn_player_says_where() -> None:
    war = at("A war_wagon@f3:2", "B lancer", "A scout@f4", "B archer", hand="war_wagon")
    war.play("tactic war_wagon f3 f4")
    assert (war.asked, war.player) == ("step", 0)


# War Wagon, attribute


@rule("WC-14.21", "WC-7.4", "WC-8.8")
@pytest.mark.parametrize(
    ("answer", "scout", "wagon"), [("wagon", "scout:1", "war_wagon:1"), ("pass", "", "war_wagon:2")]
)
def test_a_coin_of_the_wagon_may_be_lost_instead(answer: str, scout: str, wagon: str) -> None:
    war = at("A knight@f4", "B scout@f5 war_wagon@f6:2", hand="knight", hands=["scout"])
    war.play("attack knight f4 f5")
    assert (war.asked, war.player, war.options) == ("replace", 1, ["wagon", "pass"])
    war.play(answer)
    assert (war["f5"], war["f6"], war.player) == (scout, wagon, 1)


@rule("WC-14.21")
def test_the_wagon_gives_even_its_last_coin() -> None:
    war = at("A knight@f4", "B scout@f5 war_wagon@f6", hand="knight", hands=["scout"])
    war.play("attack knight f4 f5", "wagon")
    assert (war["f5"], war["f6"], war.removed("war_wagon"), war.removed("scout")) == ("scout:1", "", 1, 0)


@rule("WC-14.21", "WC-1.9")
@pytest.mark.parametrize(
    ("seats", "play"),
    [
        (("A knight@f4", "B scout@f5 war_wagon@f7"), "attack knight f4 f5"),
        (("A knight@f4 war_wagon@f6", "B scout@f5"), "attack knight f4 f5"),
        (("A knight@f4", "B scout@g6 war_wagon@f5"), "attack knight f4 f5"),
    ],
)
def test_a_wagon_too_far_away_or_the_attackers_or_attacked_itself_saves_nobody(
    seats: tuple[str, str], play: str
) -> None:
    war = at(*seats, hand="knight", hands=["scout"])
    war.play(play)
    assert (war["f5"], war.asked) == ("", "play")


@rule("WC-14.21", "WC-7.6", "WC-8.25")
def test_saving_a_pikeman_does_not_cancel_its_answer() -> None:
    war = at("A knight@f4", "B pikeman@f5 war_wagon@f6", hand="knight", hands=["pikeman"])
    war.play("attack knight f4 f5", "wagon")
    assert (war["f4"], war["f5"], war["f6"]) == ("", "pikeman:1", "")


@rule("WC-14.21", "WC-7.8")
def test_the_wagon_cannot_take_over_the_pikemans_answer() -> None:
    war = at("A knight@f4 war_wagon@f3", "B pikeman@f5:2", hand="knight", hands=["pikeman"])
    war.play("attack knight f4 f5")
    assert (war["f4"], war["f3"], war.asked) == ("", "war_wagon:1", "play")


@rule("WC-14.21", "WC-7.4")
@pytest.mark.parametrize(
    ("play", "attacker"),
    [
        ("tactic archer f3 f5", "archer@f3"),
        ("tactic trebuchet f3 f5", "trebuchet@f3:2"),
        ("tactic lancer f3 f4", "lancer@f3"),
    ],
)
def test_the_wagon_saves_from_every_kind_of_attack(play: str, attacker: str) -> None:
    war = at(f"A {attacker}", "B scout@f5 war_wagon@f6", hand=play.split()[1], hands=["scout"])
    war.play(play)
    assert (war.asked, war.options) == ("replace", ["wagon", "pass"])


@rule("WC-14.21", "WC-7.4", "WC-8.27", "WC-15.8")
@pytest.mark.parametrize(("unit", "own"), [("royal_guard", "supply"), ("skirmisher", "decoy")])
def test_with_two_players_one_question_holds_all_replacements_and_one_is_enough(unit: str, own: str) -> None:
    war = at("A knight@f4", f"B {unit}@f5 war_wagon@f6", hand="knight", hands=[unit])
    war.play("attack knight f4 f5")
    assert (war.asked, war.options) == ("replace", [own, "wagon", "pass"])
    war.play(own)
    assert (war["f5"], war["f6"], war.asked) == (f"{unit}:1", "war_wagon:1", "play")


@rule("WC-14.21", "WC-7.4", "WC-1.11")
def test_with_four_players_the_owner_of_the_unit_is_asked_first_and_the_wagons_owner_after() -> None:
    war = at("A knight@f4", "B royal_guard@f5", "A scout", "B war_wagon@f6", hand="knight", hands=["royal_guard"])
    war.play("attack knight f4 f5")
    assert (war.player, war.options) == (1, ["supply", "pass"])
    war.play("pass")
    assert (war.asked, war.player, war.options) == ("replace", 3, ["wagon", "pass"])
    war.play("wagon")
    assert (war["f5"], war["f6"]) == ("royal_guard:1", "")


@rule("WC-14.21", "WC-7.4")
def test_once_the_owner_has_replaced_the_coin_the_wagon_is_not_asked() -> None:
    war = at("A knight@f4", "B royal_guard@f5", "A scout", "B war_wagon@f6", hand="knight", hands=["royal_guard"])
    war.play("attack knight f4 f5", "supply")
    assert (war["f5"], war["f6"], war.asked) == ("royal_guard:1", "war_wagon:1", "play")


@rule("WC-14.21", "WC-7.7", "WC-8.29")
def test_an_attack_the_wagon_took_over_is_still_an_attack() -> None:
    war = at("A swordsman@f4", "B scout@f5 war_wagon@f6", hand="swordsman", hands=["scout"])
    war.play("attack swordsman f4 f5", "wagon")
    assert war.asked == "step-on"


@rule("WC-14.21", "WC-N-D22")
def test_the_assassin_robs_the_type_it_attacked_though_the_wagon_took_the_hit() -> None:
    war = at("A assassin@f4", "B scout@f5! war_wagon@f6", hand="assassin", hands=["scout"])
    before = war.supply("scout")
    war.play("attack assassin f4 f5", "wagon", "yes")
    assert (war.supply("scout"), war["f6"], war["f5"]) == (before - 1, "", "scout:1!")


@rule("WC-14.21", "WC-N-16")
def test_a_poisoned_wagon_still_saves() -> None:
    war = at("A knight@f4 assassin", "B scout@f5 war_wagon@f6:2!", hand="knight", hands=["scout"])
    war.play("attack knight f4 f5", "wagon")
    assert (war["f5"], war["f6"]) == ("scout:1", "war_wagon:1!")
