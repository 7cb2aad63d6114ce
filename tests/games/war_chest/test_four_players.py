"""Four players: WC-12.1 to WC-12.11."""

import pytest

from stolik.engine.options import BadOption, settle
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.unit_cards import UNITS
from tests.games.war_chest.war import War, at, start
from tests.rule import rule

BASE = [unit.id for unit in UNITS if unit.set == "base"]


@rule("WC-12.1")
@pytest.mark.parametrize("options", [{}, {"nightfall": True}, {"setup": "draft"}, {"setup": "free"}])
def test_two_or_four_play_and_never_three(options: dict[str, object]) -> None:
    for seats in (2, 4):
        assert settle(GAME, seats, options)["seats"] == seats
    for seats in (1, 3, 5):
        with pytest.raises(BadOption):
            settle(GAME, seats, options)


@rule("WC-12.1")
def test_partners_sit_opposite_and_turns_go_round_so_that_the_sides_alternate() -> None:
    war = at("A knight", "B pikeman", "A archer", "B scout", hand="knight", hands=["pikeman", "archer", "scout"])
    assert GAME.view(war.state, None)["sides"] == [0, 1, 0, 1]
    for seat, coin in enumerate(("knight", "pikeman", "archer", "scout")):
        assert war.player == seat
        war.play(f"pass {coin}")


@rule("WC-12.1", "WC-5.4")
def test_a_player_without_coins_is_skipped_among_four() -> None:
    war = at("A knight", "B pikeman", "A archer", "B scout", hand="knight", hands=["", "archer", "scout scout"])
    war.play("pass knight")
    assert war.player == 2
    war.play("pass archer", "pass scout")
    assert war.player == 3


@rule("WC-12.1", "WC-5.1")
def test_four_players_draw_in_turn_order_from_the_holder_of_the_marker_on() -> None:
    war = start(4)
    war.play(*BASE[:12], "B")
    whose = []
    while war.asked == "coin":
        whose.append(war.decision.whose)
        war.play(war.options[0])
    assert whose == [1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0]
    assert (war.player, war.asked) == (1, "play")


@rule("WC-12.2")
def test_partners_share_eight_markers_three_of_them_on_the_board() -> None:
    war = start(4)
    assert war.state.board.markers == [5, 5]
    controlled = {hex["hex"]: hex["control"] for hex in GAME.view(war.state, None)["hexes"] if hex["location"]}
    assert len(controlled) == 14
    assert [name for name, side in controlled.items() if side == 0] == ["b5", "e2", "h1"]
    assert [name for name, side in controlled.items() if side == 1] == ["d7", "g6", "j3"]
    assert sum(side is None for side in controlled.values()) == 8
    assert len(war.state.ground.hexes) == 47


@rule("WC-12.3")
def test_each_of_four_gets_three_types_and_a_bag_of_seven_coins() -> None:
    war = start(4)
    war.play(*BASE[:12], "A")
    assert [len(units) for units in war.state.draft.picks] == [3, 3, 3, 3]
    assert sorted(unit for units in war.state.draft.picks for unit in units) == list(range(12))
    assert [len(war.zone("bag", seat)) for seat in range(4)] == [7] * 4


ORDER = [0, 1, 2, 3, 3, 2, 1, 0, 1, 2, 3]
"""Counted from the first drafter; the last card is left to the first again."""


@rule("WC-12.4", "WC-12.5")
@pytest.mark.parametrize(
    ("flip", "mates", "first"), [("A", "0 2", 0), ("A", "0 2", 2), ("B", "1 3", 1), ("B", "1 3", 3)]
)
def test_the_side_that_drafts_first_names_its_drafter_and_the_picks_go_to_and_fro(
    flip: str, mates: str, first: int
) -> None:
    war = start(4, setup="draft")
    war.play(*BASE[:12], flip)
    assert (war.asked, war.options) == ("first-drafter", mates.split())
    war.play(str(first))
    for place, unit in zip(ORDER, BASE, strict=False):
        assert (war.asked, war.player) == ("draft", (first + place) % 4)
        war.play(unit)
    assert war.state.draft.picks[first][-1] == 11
    assert war.state.turn.initiative == (first + 1) % 4


@rule("WC-12.4")
def test_an_elimination_draft_of_four_shows_fourteen_cards_and_each_side_bans_one() -> None:
    war = start(4, setup="elimination")
    war.play(*BASE[:14], "B", "3")
    assert (war.asked, war.player, len(war.options)) == ("ban", 3, 14)
    war.play(BASE[0])
    assert (war.asked, war.player, len(war.options)) == ("ban", 0, 13)
    war.play(BASE[1])
    assert (war.asked, war.player, war.options) == ("draft", 3, BASE[2:14])


@rule("WC-12.5")
@pytest.mark.parametrize(("flip", "seat"), [("A", 0), ("B", 1)])
def test_after_a_random_deal_the_lower_seat_of_the_side_takes_the_marker(flip: str, seat: int) -> None:
    war = start(4)
    war.play(*BASE[:12], flip)
    assert (war.state.turn.initiative, war.decision.whose) == (seat, seat)


def four(initiative: int = 0) -> War:
    seats = ("A knight", "B pikeman", "A archer", "B scout")
    return at(*seats, hand="knight", hands=["pikeman", "archer", "scout"], initiative=initiative)


@rule("WC-12.6", "WC-6.6")
def test_nobody_claims_the_marker_from_the_partner() -> None:
    war = four(initiative=2)
    assert (war.offers("claim"), war.refuses("claim knight")) == ([], "WC-12.6")
    assert four(initiative=0).refuses("claim knight") == "WC-6.6", "one's own"


@rule("WC-12.6", "WC-6.6")
def test_any_player_of_the_other_side_claims_the_marker_once_a_round_and_then_starts() -> None:
    war = four(initiative=0)
    war.play("pass knight", "pass pikeman", "pass archer", "claim scout")
    assert (war.state.turn.initiative, war.asked, war.decision.whose) == (3, "coin", 3)
    war = four(initiative=0)
    war.play("pass knight", "claim pikeman")
    assert (war.offers("claim"), war.refuses("claim archer")) == ([], "WC-6.6")
    war.play("pass archer")
    assert (war.offers("claim"), war.refuses("claim scout")) == ([], "WC-12.6")


@rule("WC-12.7")
def test_either_partner_deploys_on_any_location_of_the_side() -> None:
    seats = ("A knight@d4", "B pikeman", "A archer", "B scout")
    war = at(*seats, hand="knight", hands=["pikeman", "archer"])
    war.play("control knight d4", "pass pikeman")
    assert war.offers("deploy") == [f"deploy archer {hex}" for hex in ("b5", "e2", "h1")]  # d4 is still taken
    war = at("A knight", *seats[1:], hand="knight", hands=["pikeman", "archer"], control="d4:A")
    war.play("pass knight", "pass pikeman")
    assert war.offers("deploy") == [f"deploy archer {hex}" for hex in ("b5", "d4", "e2", "h1")]


@rule("WC-12.8")
@pytest.mark.parametrize(
    ("mine", "partner", "word"),
    [
        ("ensign@f3", "archer@f4", "tactic ensign f3 f4"),
        ("marshall@f3", "cavalry@f4", "tactic marshall f3 f4"),
        ("herald@f3", "archer@f4", "tactic herald f3 f4"),
        ("war_wagon@f3:2", "archer@f4", "tactic war_wagon f3 f4"),
        ("scout", "archer@f4", "deploy scout f3"),
    ],
)
def test_the_partners_units_are_friendly_for_tactics_and_attributes(mine: str, partner: str, word: str) -> None:
    war = at(f"A {mine}", "B pikeman@f5", f"A {partner}", "B knight", hand=word.split()[1], hands=["pikeman"])
    assert word in war.options
    unit = partner.split("@")[0]
    enemy = at(f"A {mine}", f"B {partner}", "A lancer", "B knight", hand=word.split()[1], hands=[unit])
    assert word not in enemy.options


@rule("WC-12.8")
def test_a_partners_war_wagon_may_take_the_hit() -> None:
    war = at("A cavalry@f4", "B archer@f5", "A knight", "B war_wagon@f6", hand="cavalry", hands=["archer"])
    war.play("attack cavalry f4 f5")
    assert (war.player, war.asked, war.options) == (3, "replace", ["wagon", "pass"])


@rule("WC-12.8", "WC-13.9", "WC-13.10", "WC-13.13")
@pytest.mark.parametrize("decree", ["guard", "march", "sacrifice"])
def test_a_decree_may_order_the_partners_unit(decree: str) -> None:
    decrees = "guard march sacrifice"
    seats = ("A knight", "B archer@e3:2", "A cavalry@e2:2", "B scout")
    war = at(*seats, hand="royal", hands=["archer"], decrees=decrees)
    war.play(f"proclaim royal {decree}")
    if decree == "march":
        war.play("f2")
    after = {"guard": ("cavalry:2", "archer:1"), "march": ("", "archer:2"), "sacrifice": ("cavalry:1", "archer:1")}
    assert (war["e2"], war["e3"]) == after[decree]


@rule("WC-12.8", "WC-13.8", "WC-13.11", "WC-13.12")
def test_redeploy_reinforce_and_enlist_concern_what_is_your_own() -> None:
    seats = ("A knight", "B archer", "A cavalry@f4", "B scout")
    decrees, removed = "enlist redeploy reinforce", "cavalry"
    war = at(*seats, hand="royal", hands=["archer"], decrees=decrees, removed=removed)
    assert war.offers("proclaim") == ["proclaim royal enlist"]
    assert war.refuses("proclaim royal redeploy") == "WC-13.11"
    assert war.refuses("proclaim royal reinforce") == "WC-13.12"
    war.play("proclaim royal enlist")
    assert (war.zone("up"), war.supply("knight")) == (["knight", "knight", "royal"], 1)


@rule("WC-12.9")
def test_a_unit_is_served_only_with_its_owners_coins_and_everybody_recruits_own_coins() -> None:
    war = at("A knight", "B pikeman", "A archer@f4", "B scout", hand="knight", hands=["pikeman"])
    assert {option.split()[0] for option in war.options} == {"deploy", "recruit", "pass"}
    assert war.refuses("bolster knight f4") == "WC-6.4"
    assert war.refuses("move knight f4 f3") == "WC-6.9"
    assert war.offers("recruit") == ["recruit knight knight"]
    assert war.refuses("recruit knight archer") == "WC-6.7"


@rule("WC-12.9", "WC-13.20")
def test_a_herald_bolsters_the_partners_unit_from_the_partners_supply() -> None:
    war = at("A herald@f3", "B pikeman", "A archer@f4", "B knight", hand="herald", hands=["pikeman"])
    before = war.supply("archer"), war.supply("herald")
    war.play("tactic herald f3 f4")
    assert (war["f4"], before) == ("archer:2", (war.supply("archer") + 1, war.supply("herald")))


@rule("WC-12.10", "WC-9.1")
def test_a_hand_is_not_shown_to_the_partner() -> None:
    war = four()
    assert [GAME.view(war.state, seat)["hand"] for seat in range(4)] == [["knight"], ["pikeman"], ["archer"], ["scout"]]
    partner = GAME.view(war.state, 2)
    assert (partner["players"][0]["hand"], partner["drawn"], partner["down"]) == (1, [], [])
    assert "knight" not in [*partner["hand"], *partner["bag"]]


@rule("WC-12.11", "WC-1.11")
@pytest.mark.parametrize(
    ("unit", "asked"), [("swordsman", "step-on"), ("berserker", "again"), ("bannerman", "shove-whom")]
)
def test_the_owner_makes_the_choices_of_a_unit_that_the_partner_set_in_motion(unit: str, asked: str) -> None:
    war = at("A marshall@f3", "B archer@f5:2", f"A {unit}@f4:2", "B knight", hand="marshall", hands=["archer"])
    war.play("tactic marshall f3 f4")
    assert (war.player, war.asked) == (2, asked)
    war.play("pass")
    assert (war.player, war.asked) == (1, "play")


@rule("WC-12.11", "WC-8.30")
def test_a_warrior_priest_draws_from_its_owners_bag_and_the_owner_uses_the_coin() -> None:
    seats = ("A marshall@f3", "B archer@f5", "A warrior_priest@f4", "B knight")
    war = at(*seats, hand="marshall", hands=["archer", "warrior_priest"])
    war.play("tactic marshall f3 f4")
    assert (war.asked, war.decision.whose, war.options) == ("coin", 2, ["warrior_priest", "royal"])
    war.play("royal")
    assert (war.asked, war.player) == ("bonus", 2)
    war.play("pass royal")
    assert (war.zone("down", 2), war.zone("hand", 2), war.player) == (["royal"], ["warrior_priest"], 1)
