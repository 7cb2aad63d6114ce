"""The round: WC-5.1 to WC-5.8, and WC-10.1."""

import pytest

from stolik.engine.decision import CHANCE
from tests.games.war_chest.war import War, at, start
from tests.rule import rule


def draw_all(war: War) -> list[int]:
    """Lets chance draw the first coin offered until a player is asked; whose draws they were."""
    whose = []
    while war.player == CHANCE:
        whose.append(war.decision.whose)
        war.play(war.options[0])
    return whose


@rule("WC-5.1")
@pytest.mark.parametrize(("flip", "order"), [("A", [0, 0, 0, 1, 1, 1]), ("B", [1, 1, 1, 0, 0, 0])])
def test_every_player_draws_three_coins_from_the_holder_of_the_marker_on(flip: str, order: list[int]) -> None:
    war = start(2, setup="crecy")
    war.play(flip)
    assert draw_all(war) == order
    assert [len(war.zone("hand", seat)) for seat in (0, 1)] == [3, 3]
    assert [len(war.zone("bag", seat)) for seat in (0, 1)] == [6, 6]


@rule("WC-5.1")
def test_a_coin_is_the_likelier_to_be_drawn_the_more_of_it_are_in_the_bag() -> None:
    war = start(2, setup="first_game")
    assert war.options == ["crossbowman", "light_cavalry", "pikeman", "swordsman", "royal"]
    assert war.decision.weights == [2, 2, 2, 2, 1]


@rule("WC-5.2")
def test_an_empty_bag_takes_in_the_whole_discard_pile_when_a_coin_is_needed() -> None:
    war = at("A knight archer", "B pikeman", hand="knight", bags=["royal"], ups=["archer"], downs=["archer"])
    war.play("pass knight")
    assert war.options == ["royal"]
    assert (war.zone("up"), war.zone("down")) == (["archer"], ["archer", "knight"])
    war.play("royal")
    assert "refill" in war.events
    assert (war.options, war.decision.weights) == (["archer", "knight"], [2, 1])
    assert (war.zone("up"), war.zone("down")) == ([], [])


@rule("WC-5.2")
def test_a_bag_that_has_just_become_empty_is_not_refilled_yet() -> None:
    war = at("A knight archer", "B pikeman", hand="knight", bags=["royal archer archer"])
    war.play("pass knight", "archer", "archer", "royal")
    assert (war.zone("bag"), war.zone("down"), war.zone("hand")) == ([], ["knight"], ["archer", "archer", "royal"])


@rule("WC-5.3")
def test_with_fewer_than_three_coins_a_player_draws_what_there_is() -> None:
    war = at("A knight archer", "B pikeman", hand="knight", bags=["royal"], hands=[""])
    war.play("pass knight", "royal", "knight")
    assert war.decision.whose == 1
    assert draw_all(war) == [1, 1]  # one of its pikemen and the royal coin: the other player has no more either
    assert [war.zone("hand", seat) for seat in (0, 1)] == [["knight", "royal"], ["pikeman", "royal"]]


@rule("WC-5.3", "WC-5.4")
def test_a_player_without_any_coin_has_an_empty_hand_and_is_skipped() -> None:
    war = at("A knight archer", "B pikeman", hand="knight")
    war.state.players[1].bag = []
    war.play("pass knight")
    assert set(draw_all(war)) == {0}
    assert "refill" not in war.events
    for _ in range(3):
        assert war.player == 0
        war.play(war.offers("pass")[0])
    assert war.decision.whose == 0


@rule("WC-5.4")
def test_players_alternate_coin_by_coin_until_all_hands_are_empty() -> None:
    war = at("A knight", "B pikeman", hand="knight knight knight", hands=["pikeman pikeman pikeman"])
    for player in (0, 1, 0, 1, 0, 1):
        assert war.player == player
        war.play(war.offers("pass")[0])
    assert (war.player, war.asked, war.state.turn.round) == (CHANCE, "coin", 2)


@rule("WC-5.4", "WC-10.1")
def test_whoever_has_run_out_of_coins_is_skipped_while_the_others_go_on() -> None:
    war = at("A knight", "B pikeman", hand="knight", hands=["pikeman pikeman pikeman"])
    war.play("pass knight")
    for _ in range(3):
        assert war.player == 1
        war.play("pass pikeman")
    assert war.player == CHANCE


@rule("WC-5.5", "WC-10.1")
def test_a_player_with_coins_must_play_one_of_them_and_can_always_pass() -> None:
    war = at("A knight archer", "B pikeman", hand="knight", hands=["pikeman"], control="e2: h1:")
    assert war.decision.why_not(None) == "WC-5.5"
    assert war.refuses("pass archer") == "WC-5.5"
    assert war.offers("pass") == ["pass knight"]
    war.play("pass knight")
    assert (war.player, war.zone("hand")) == (1, [])


@rule("WC-5.5")
def test_no_coin_is_kept_for_the_next_round() -> None:
    war = at("A knight archer", "B pikeman", hand="knight archer", hands=["pikeman"])
    war.play("pass knight", "pass pikeman")
    assert (war.player, war.asked) == (0, "play")
    war.play("pass archer")
    assert (war.player, war.zone("hand")) == (CHANCE, [])


@rule("WC-5.6")
def test_the_coin_is_paid_before_its_effect_so_a_refill_takes_it_in() -> None:
    war = at("A warrior_priest@f4", "B archer@f5:2", hand="warrior_priest royal", bags=[""], hands=["archer"])
    war.play("attack warrior_priest f4 f5")
    assert (war.asked, war.options) == ("coin", ["warrior_priest"])


@rule("WC-5.6")
def test_a_placed_coin_lies_on_the_board_and_in_no_pile() -> None:
    war = at("A knight", "B pikeman", hand="knight", hands=["pikeman"])
    war.play("deploy knight e2")
    assert (war["e2"], war.zone("hand"), war.zone("up"), war.zone("down")) == ("knight:1", [], [], [])


@rule("WC-5.7")
def test_the_turn_ends_when_all_that_follows_the_action_is_done() -> None:
    war = at("A swordsman@f4", "B archer@f5", hand="swordsman swordsman", hands=["archer"])
    war.play("attack swordsman f4 f5")
    assert (war.player, war.asked) == (0, "step-on")
    war.play("f5")
    assert (war.player, war.asked) == (1, "play")


@rule("WC-5.8", "WC-6.6")
def test_whoever_holds_the_marker_when_a_round_begins_goes_first() -> None:
    war = at("A knight", "B pikeman", hand="knight knight", hands=["pikeman pikeman"])
    war.play("pass knight", "claim pikeman")
    assert (war.player, war.state.turn.initiative) == (0, 1)  # the order of this round does not change
    war.play("pass knight", "pass pikeman")
    assert draw_all(war)[0] == 1
    assert (war.player, war.state.turn.round) == (1, 2)
