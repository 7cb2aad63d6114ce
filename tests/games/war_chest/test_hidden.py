"""What is open to all, what only one seat knows, and that nobody learns more (WC-9.1 to WC-9.7)."""

from __future__ import annotations

from random import Random

import pytest

from stolik.engine.decision import CHANCE
from stolik.games.war_chest import reserve
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.unit_cards import ARCHER, KNIGHT, ROYAL
from stolik.games.war_chest.view import View
from stolik.games.war_chest.view import view as seen
from tests.games.war_chest.war import War, at
from tests.rule import rule

OWN = ("hand", "down", "bag", "drawn", "spied")
"""The only parts of a view that differ from seat to seat."""


def views(war: War) -> list[View]:
    return [seen(war.state, seat) for seat in [*range(war.state.agreed.seats), None]]


def private(view: View) -> tuple[list[str], list[str], list[str], list[str]]:
    return view["hand"], view["down"], view["bag"], view["drawn"]


# Private


@rule("WC-9.1", "WC-12.10")
def test_each_seat_sees_its_own_coins_and_nobody_else_does_not_even_the_partner() -> None:
    war = at(
        "A knight archer",
        "B scout",
        "A lancer",
        "B pikeman",
        hand="knight royal",
        hands=["scout", "lancer", "royal"],
        bags=["archer", "royal", "royal lancer", "pikeman"],
        downs=["knight", "scout"],
    )
    mine, right, partner, left, spectator = views(war)
    assert private(mine) == (["knight", "royal"], ["knight"], ["archer"], [])
    assert private(right) == (["scout"], ["scout"], ["royal"], [])
    assert private(partner) == (["lancer"], [], ["lancer", "royal"], [])
    assert private(left) == (["royal"], [], ["pikeman"], [])
    assert private(spectator) == ([], [], [], [])


@rule("WC-9.1", "WC-9.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_however_a_player_has_split_the_same_coins_all_others_see_the_same(seats: int) -> None:
    rest = ["B scout", "A lancer", "B pikeman"][: seats - 1]
    splits = [("knight", "archer", "royal"), ("royal", "knight", "archer"), ("archer", "royal", "knight")]
    wars = [at("A knight archer", *rest, hand=hand, bags=[bag], downs=[down]) for hand, bag, down in splits]
    others = [views(war)[1:] for war in wars]
    assert others == [others[0]] * len(splits)
    assert len({str(views(war)[0]) for war in wars}) == len(splits)


@rule("WC-9.1")
def test_the_coins_of_a_bag_are_shown_in_no_order_of_theirs() -> None:
    one = at("A knight archer", "B scout", hand="royal", bags=["knight archer knight"])
    other = at("A knight archer", "B scout", hand="royal", bags=["archer knight knight"])
    assert GAME.view(one.state, 0) == GAME.view(other.state, 0)


@rule("WC-9.1")
@pytest.mark.parametrize("use", ["pass", "move"])
def test_the_coin_of_the_warrior_priest_is_secret_until_it_is_used_face_up(use: str) -> None:
    war = at(
        "A warrior_priest@f4 knight@f2",
        "B archer@f5",
        hand="warrior_priest",
        hands=["royal"],
        bags=["knight royal"],
    )
    war.play("attack warrior_priest f4 f5", "knight")
    drawn = next(event for event in war.state.events if event.kind == "draw")
    seen = [GAME.see(drawn, seat).args for seat in (0, 1, None)]
    assert seen == [(0, KNIGHT, "bonus"), (0, None, "bonus"), (0, None, "bonus")]
    assert [view["drawn"] for view in views(war)] == [["knight"], [], []]
    assert [view["players"][0]["drawn"] for view in views(war)] == [1, 1, 1]
    war.play("pass knight" if use == "pass" else "move knight f2 f3")
    assert war.zone("up") == (["warrior_priest"] if use == "pass" else ["knight", "warrior_priest"])
    used = war.state.events[0]
    assert GAME.see(used, 1).args == ((0, None) if use == "pass" else (0, KNIGHT))


@rule("WC-9.1", "WC-6.5")
@pytest.mark.parametrize(("play", "kind"), [("claim", "claim"), ("recruit", "pay-recruit"), ("pass", "pass")])
def test_the_coin_of_a_face_down_action_is_known_to_its_player_alone(play: str, kind: str) -> None:
    war = at("A knight", "B scout", "A lancer", "B pikeman", hand="knight", hands=["royal"], initiative=1)
    war.play(f"{play} knight" + (" knight" if play == "recruit" else ""))
    event = next(event for event in war.state.events if event.kind == kind)
    assert [GAME.see(event, seat).args for seat in (0, 1, 2, 3, None)] == [(0, KNIGHT)] + [(0, None)] * 4
    assert [view["down"] for view in views(war)] == [["knight"], [], [], [], []]


@rule("WC-9.1", "WC-13.14")
def test_the_coin_drawn_after_a_spy_is_seen_by_its_holder_alone() -> None:
    war = at("A knight", "B scout", hand="royal", hands=["scout"], bags=["knight", "royal scout"], decrees="spy")
    war.play("proclaim royal spy", "scout", "royal")
    drawn = next(event for event in war.state.events if event.kind == "draw")
    seen = [GAME.see(drawn, seat).args for seat in (0, 1, None)]
    assert seen == [(1, None, "hand"), (1, ROYAL, "hand"), (1, None, "hand")]
    assert [view["hand"] for view in views(war)] == [[], ["royal"], []]


# Open


@rule("WC-9.2", "WC-9.3")
def test_every_seat_sees_the_same_of_everything_else() -> None:
    war = at(
        "A knight@f4:2! skirmisher",
        "B assassin saboteur infiltrator",
        hand="knight decoy_infiltrator",
        hands=["royal saboteur"],
        bags=["royal", "assassin"],
        downs=["skirmisher", "saboteur"],
        ups=["knight", "assassin infiltrator"],
        removed="skirmisher",
        control="h4:A",
        forts="e5 c6 i2 d7",
        decrees="march spy enlist",
    )
    open_parts = [{key: part for key, part in view.items() if key not in OWN} for view in views(war)]
    assert open_parts == [open_parts[0]] * 3
    view = GAME.view(war.state, None)
    assert view["players"][0] == {
        "units": [
            {"unit": "knight", "coins": 4, "supply": 0, "removed": 0},
            {"unit": "skirmisher", "coins": 4, "supply": 2, "removed": 1},
        ],
        "bag": 1,
        "hand": 2,
        "up": ["knight"],
        "down": 1,
        "drawn": 0,
        "reserve": ["knight", "skirmisher", "royal", "decoy_infiltrator"],
    }
    assert view["players"][1]["up"] == ["assassin", "infiltrator"]
    assert (view["markers"], view["forts"]) == ([3, 4], 3)
    assert view["decrees"] == [{"decree": name, "seals": []} for name in ("enlist", "march", "spy")]
    assert (view["poison"], view["decoys"]) == (
        {"assassin": "f4", "saboteur": "card"},
        {"infiltrator": 0, "skirmisher": "card"},
    )
    knight = next(hex for hex in view["hexes"] if hex["unit"])
    assert knight == {
        "hex": "f4",
        "location": False,
        "wing": False,
        "control": None,
        "fort": False,
        "unit": "knight",
        "coins": 2,
        "seat": 0,
        "poison": ["assassin"],
    }


@rule("WC-9.2")
def test_a_view_has_no_part_that_is_neither_open_nor_the_own() -> None:
    war = at("A knight", "B scout", hand="knight")
    open_parts = (
        "phase round turn initiative claimed sides hexes markers forts players decrees poison decoys pool banned "
        "picks limit winner"
    )
    assert set(GAME.view(war.state, 0)) == {*OWN, *open_parts.split()}


@rule("WC-9.2")
def test_everybody_sees_a_coin_that_is_placed_discarded_face_up_or_recruited() -> None:
    for play in ("deploy knight e2", "bolster archer f4", "move archer f4 f5", "recruit knight archer"):
        war = at("A knight archer@f4", "B scout", hand="knight archer", hands=["royal"])
        war.play(play)
        told = [[GAME.see(event, seat).args for event in war.state.events] for seat in (1, None)]
        assert told[0] == told[1]
        assert any({KNIGHT, ARCHER} & set(args[1:2]) for args in told[0])


@rule("WC-9.3")
def test_all_know_what_a_player_has_in_bag_hand_and_face_down_pile_together() -> None:
    war = at(
        "A knight archer",
        "B scout",
        hand="knight",
        bags=["archer royal"],
        downs=["knight"],
        ups=["archer"],
        hands=["royal"],
    )
    for view in views(war):
        assert view["players"][0]["reserve"] == ["archer", "knight", "knight", "royal"]
    assert GAME.view(war.state, 0)["bag"] == ["archer", "royal"]


@rule("WC-9.4", "WC-5.2")
def test_a_refill_takes_both_faces_and_turns_nothing_up() -> None:
    war = at("A knight archer", "B scout", hand="knight", bags=["", "scout royal"], downs=["royal"], ups=["archer"])
    assert GAME.view(war.state, 1)["players"][0]["reserve"] == ["knight", "royal"]
    war.play("pass knight")
    player = GAME.view(war.state, 1)["players"][0]
    assert (player["up"], player["down"], player["bag"]) == ([], 0, 3)
    assert player["reserve"] == ["archer", "knight", "royal"]
    refill = next(event for event in war.state.events if event.kind == "refill")
    assert refill.args == (0,)


# The Spy


def spying(face: str = "face_up") -> War:
    war = at(
        "A knight",
        "B scout archer",
        "A lancer",
        "B pikeman",
        hand="royal",
        hands=["scout archer"],
        bags=["knight", "royal scout"],
        decrees="spy",
        spy_discard=face,
    )
    war.play("proclaim royal spy")
    return war


@rule("WC-9.5", "WC-13.14")
def test_the_spy_shows_one_hand_to_the_proclaiming_player_alone() -> None:
    war = spying()
    assert (war.asked, war.player, war.options) == ("spy", 0, ["archer", "scout", "pass"])
    shown = {"seat": 1, "coins": ["archer", "scout"]}
    assert [view["spied"] for view in views(war)] == [shown, None, None, None, None]
    assert [view["hand"] for view in views(war)] == [[], ["archer", "scout"], [], [], []]


@rule("WC-9.5")
def test_the_others_learn_that_a_hand_was_seen_and_no_coin_of_it() -> None:
    war = spying()
    spied = next(event for event in war.state.events if event.kind == "spy")
    assert [GAME.see(spied, seat).args for seat in (0, 1, 2, 3, None)] == [(0, 1)] * 5


@rule("WC-9.5", "WC-13.14")
def test_a_coin_that_the_spy_throws_away_face_up_is_seen_by_all() -> None:
    war = spying()
    war.play("archer")
    thrown = next(event for event in war.state.events if event.kind == "spied")
    assert [GAME.see(thrown, seat).args for seat in (0, 1, 2, 3, None)] == [(0, 1, ARCHER)] * 5
    assert GAME.view(war.state, 3)["players"][1]["up"] == ["archer"]


@rule("WC-9.5", "WC-13.14")
def test_a_coin_that_the_spy_throws_away_face_down_is_known_to_two() -> None:
    war = spying("face_down")
    war.play("archer")
    thrown = next(event for event in war.state.events if event.kind == "spied-down")
    hidden, known = (0, 1, None), (0, 1, ARCHER)
    assert [GAME.see(thrown, seat).args for seat in (0, 1, 2, 3, None)] == [known, known, hidden, hidden, hidden]
    assert [view["down"] for view in views(war)] == [[], ["archer"], [], [], []]


@rule("WC-9.5")
def test_the_spy_keeps_what_was_seen_when_the_hidden_is_dealt_anew_and_the_partner_does_not_have_it() -> None:
    war = spying()
    spied_on: set[tuple[int, ...]] = set()
    by_partner: set[tuple[int, ...]] = set()
    for number in range(60):
        for seat, found in ((0, spied_on), (2, by_partner)):
            s = war.position.fork().state
            GAME.resample(s, seat, Random(number))
            found.add(tuple(sorted(s.players[1].hand)))
            assert GAME.view(s, 2)["spied"] is None
    assert len(spied_on) == 1
    assert len(by_partner) > 1


@rule("WC-9.5")
def test_a_world_dealt_for_another_seat_holds_nothing_of_what_the_spy_saw() -> None:
    """Or whoever thinks in it could read the hand there."""
    war = spying("face_down")
    war.play("archer", "royal")
    for seat in (2, 3):
        s = war.position.fork().state
        GAME.resample(s, seat, Random(1))
        assert [player.spied for player in s.players] == [(), (), (), ()]
        assert not [entry for entry in s.players[1].log if entry[0] in (reserve.SPIED, reserve.SPY_HID)]
        assert s.players[1].log[-2:] == [reserve.HIDDEN, reserve.DRAWN]


@rule("WC-9.5")
def test_in_a_world_dealt_for_the_spied_upon_the_spy_still_knows_the_hand() -> None:
    war = spying()
    s = war.position.fork().state
    GAME.resample(s, 1, Random(1))
    assert GAME.view(s, 0)["spied"] == {"seat": 1, "coins": ["archer", "scout"]}


@rule("WC-9.5")
def test_what_was_seen_is_put_away_with_the_round() -> None:
    war = at("A knight", "B scout", hand="royal", hands=["scout"], bags=["knight", "royal"], decrees="spy")
    war.play("proclaim royal spy", "pass")
    assert GAME.view(war.state, 0)["spied"] == {"seat": 1, "coins": ["scout"]}
    war.play("pass scout")
    assert GAME.view(war.state, 0)["spied"] is None


# Decoys


@rule("WC-9.6")
def test_a_decoy_is_open_when_placed_and_as_secret_as_any_coin_once_it_is_in_the_bag() -> None:
    war = at("A infiltrator@h4", "B knight", hand="infiltrator", hands=["knight"], bags=["royal", "royal"])
    war.play("control infiltrator h4", "1")
    assert GAME.view(war.state, 0)["players"][1]["up"] == ["decoy_infiltrator"]
    war.play("pass knight", "royal", "infiltrator", "royal", "decoy_infiltrator", "knight")
    view = GAME.view(war.state, 0)
    assert view["players"][1]["up"] == []
    assert view["players"][1]["reserve"] == ["knight", "royal", "decoy_infiltrator"]
    assert view["decoys"] == {"infiltrator": 1}


@rule("WC-9.6")
def test_where_a_hidden_decoy_lies_changes_no_question() -> None:
    """In the bag or in the hand of the opponent: the Infiltrator has nothing to ask in either case."""
    asked = set()
    for hand, bag in (("knight", "decoy_infiltrator royal"), ("decoy_infiltrator", "knight royal")):
        war = at("A infiltrator@h4", "B knight", hand="infiltrator", hands=[hand], bags=["royal", bag])
        war.play("control infiltrator h4")
        asked.add((war.asked, war.player))
        assert GAME.view(war.state, 0)["decoys"] == {"infiltrator": 1}
    assert asked == {("play", 1)}


# Questions


@rule("WC-9.7")
def test_a_coin_that_allows_one_use_only_is_asked_for_all_the_same() -> None:
    war = at("A knight@f4:4", "B scout", hand="royal", hands=["royal"])
    assert (war.asked, war.player, war.options) == ("play", 0, ["pass royal"])


@rule("WC-9.7", "WC-8.30")
def test_a_bonus_coin_that_allows_one_use_only_is_asked_for_all_the_same() -> None:
    war = at("A warrior_priest@f4:3", "B archer@f5", hand="warrior_priest", hands=["royal"], bags=["royal"])
    war.play("attack warrior_priest f4 f5", "royal")
    assert (war.asked, war.player, war.options) == ("bonus", 0, ["pass royal"])
    assert war.decision.about is None


@rule("WC-9.7")
def test_no_question_about_a_hidden_coin_says_what_it_is_about() -> None:
    for prompt in ("play", "bonus", "spy", "coin"):
        assert GAME.prompts[prompt].about is None


@rule("WC-9.7", "WC-9.1")
def test_a_draw_is_asked_of_chance_on_behalf_of_the_player() -> None:
    war = at("A knight", "B scout", hand="knight", bags=["knight royal", "royal scout"])
    war.play("pass knight")
    assert (war.player, war.decision.whose, war.asked) == (CHANCE, 0, "coin")
