"""Games that do not end by themselves, and the end: WC-10.2, WC-10.3, WC-11.1 to WC-11.4."""

import pytest

from stolik.engine.decision import CHANCE
from stolik.engine.game import Result
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.turn import REMEMBERED, board_now
from tests.games.war_chest.war import War, at
from tests.rule import rule

ALMOST = "e5:A g3:A h4:A"
"""Five of six markers of side A lie on the board."""


def result(war: War) -> Result | None:
    return GAME.result(war.state)


def ended_by(war: War) -> tuple[list[int], str]:
    assert war.over
    found = result(war)
    assert found is not None
    return list(found.places), found.reason


def pass_a_round(war: War, claim: bool = False) -> None:
    """Chance draws what it likes, everybody passes (or one claims first), until the next round or the end."""
    number = war.state.turn.round
    while not war.over and war.state.turn.round == number:
        plain = war.options[0] if war.player == CHANCE else war.offers("pass")[0]
        claims = war.offers("claim") if claim else []
        war.play(claims[0] if claims else plain)


@rule("WC-10.2")
def test_if_nobody_has_a_coin_left_the_game_is_a_draw() -> None:
    war = at("A knight", "B pikeman", hand="knight")
    for player in war.state.players:
        player.bag = []  # a royal coin is never lost, so this does not come about in play
    war.play("deploy knight e2")
    assert ended_by(war) == ([1, 1], "WC-10.2")
    assert war.events[-1] == "draw-game"


@rule("WC-10.2", "WC-11.3")
def test_while_anybody_has_a_coin_the_game_goes_on() -> None:
    war = at("A knight", "B pikeman", hand="knight")
    war.state.players[1].bag = []
    war.play("deploy knight e2")
    assert (result(war), war.decision.whose) == (None, 0)


@rule("WC-10.3")
def test_by_default_a_game_may_last_and_repeat_itself_for_ever() -> None:
    war = at("A knight", "B pikeman", hand="knight", hands=["pikeman"])
    for _ in range(110):
        pass_a_round(war)
    assert (war.state.turn.round, result(war)) == (111, None)


@rule("WC-10.3")
def test_with_a_limit_the_game_is_a_draw_at_the_end_of_that_round() -> None:
    war = at("A knight", "B pikeman", hand="knight", hands=["pikeman"], round_limit=10)
    for number in range(1, 10):
        assert war.state.turn.round == number
        pass_a_round(war)
    assert (war.state.turn.round, result(war)) == (10, None)
    pass_a_round(war)
    assert (ended_by(war), war.state.turn.round) == (([1, 1], "WC-10.3"), 10)


@rule("WC-10.3")
@pytest.mark.parametrize("times", [3, 5])
def test_with_the_option_a_board_that_looks_the_same_so_many_times_is_a_draw(times: int) -> None:
    war = at("A knight", "B pikeman", hand="knight", hands=["pikeman"], repetition=times)
    for _ in range(times - 1):
        pass_a_round(war)
    assert result(war) is None
    pass_a_round(war)
    assert ended_by(war) == ([1, 1], "WC-10.3")


@rule("WC-10.3")
def test_boards_that_look_the_same_need_not_follow_each_other() -> None:
    war = at("A knight", "B pikeman", hand="knight", hands=["pikeman"], repetition=3)
    for holder in (0, 1, 0):  # the marker goes to and fro, and where it lies is part of what the table sees
        pass_a_round(war, claim=war.state.turn.initiative != holder)
        assert (war.state.turn.initiative, result(war)) == (holder, None)
    pass_a_round(war)
    assert (ended_by(war), war.state.turn.round) == (([1, 1], "WC-10.3"), 4)


@rule("WC-10.3")
@pytest.mark.parametrize("word", ["deploy knight e2", "recruit knight knight", "move archer f4 f3"])
def test_a_change_on_the_table_makes_another_board(word: str) -> None:
    war = at("A knight archer@f4", "B pikeman", hand="knight archer", hands=["pikeman"], repetition=3)
    war.state.seen = [board_now(war.state)] * 2
    war.play(word)
    pass_a_round(war)
    assert (war.state.seen.count(war.state.seen[0]), result(war)) == (2, None)


@rule("WC-10.3")
@pytest.mark.parametrize(("rounds_ago", "draw"), [(REMEMBERED - 1, True), (REMEMBERED, False)])
def test_a_board_is_remembered_for_a_hundred_rounds(rounds_ago: int, draw: bool) -> None:
    war = at("A knight", "B pikeman", hand="knight", hands=["pikeman"], repetition=3)
    now = board_now(war.state)
    war.state.seen = [now, *range(rounds_ago - 2), now]
    pass_a_round(war)
    assert war.over == draw


@rule("WC-10.3")
def test_what_can_be_agreed_as_a_limit_is_over_before_a_board_is_forgotten() -> None:
    assert max(GAME.options["round_limit"].values) == REMEMBERED == 100


@rule("WC-11.1")
def test_a_side_wins_when_its_last_marker_is_placed() -> None:
    war = at("A knight@d4", "B pikeman", hand="knight", hands=["pikeman"], control=ALMOST)
    assert (war.state.board.markers, result(war)) == ([1, 4], None)
    war.play("control knight d4")
    assert (ended_by(war), war.events[-1]) == (([1, 2], "WC-11.1"), "win")
    assert GAME.view(war.state, None)["winner"] == 0


@rule("WC-11.1", "WC-6.12")
def test_the_last_marker_may_be_placed_on_an_enemy_location_and_by_the_second_side() -> None:
    war = at("A knight", "B pikeman@e2", hand="knight", hands=["pikeman"], control="e5:B g3:B h4:B")
    war.play("pass knight", "control pikeman e2")
    assert ended_by(war) == ([2, 1], "WC-11.1")


@rule("WC-11.1")
def test_one_marker_in_hand_is_not_enough() -> None:
    war = at("A knight@d4", "B pikeman", hand="knight", hands=["pikeman"], control="e5:A g3:A")
    war.play("control knight d4")
    assert (war.state.board.markers, result(war), war.over) == ([1, 4], None, False)


@rule("WC-11.1")
def test_four_players_need_eight() -> None:
    seats = ("A knight@i2", "B pikeman", "A archer", "B scout")
    war = at(*seats, hand="knight", hands=["pikeman"], control=f"{ALMOST} d4:A")
    assert war.state.board.markers == [1, 5]
    war.play("control knight i2")
    assert ended_by(war) == ([1, 2, 1, 2], "WC-11.1")
    war = at(*seats, hand="knight", hands=["pikeman"], control=ALMOST)
    war.play("control knight i2")
    assert result(war) is None


@rule("WC-11.2")
@pytest.mark.parametrize("unit", ["warrior_priest", "berserker", "infiltrator", "bannerman"])
def test_what_would_follow_the_winning_control_is_not_carried_out(unit: str) -> None:
    war = at(f"A {unit}@d4:2", "B pikeman@d5", hand=unit, hands=["pikeman"], control=ALMOST)
    war.play(f"control {unit} d4")
    assert (ended_by(war), war.zone("up")) == (([1, 2], "WC-11.1"), [unit])


@rule("WC-11.2", "WC-13.18")
def test_an_earl_that_wins_proclaims_nothing() -> None:
    decrees = "enlist march spy"
    war = at("A earl@d4", "B pikeman", hand="earl", hands=["pikeman"], control=ALMOST, decrees=decrees)
    war.play("tactic earl d4")
    assert (ended_by(war), war.supply("earl")) == (([1, 2], "WC-11.1"), 2)


@rule("WC-11.2", "WC-8.17")
def test_the_second_footman_does_not_act_after_the_first_has_won() -> None:
    war = at("A footman@d4 footman@f4", "B pikeman", hand="footman", hands=["pikeman"], control=ALMOST)
    war.play("tactic footman d4", "control footman d4")
    assert (ended_by(war), war["f4"]) == (([1, 2], "WC-11.1"), "footman:1")


@rule("WC-11.3")
def test_a_player_without_units_or_markers_plays_on() -> None:
    war = at("A knight@f4", "B archer@f5", hand="knight", hands=["archer"], control="d7: g6:")
    war.play("attack knight f4 f5")
    assert (result(war), war.player) == (None, 1)
    assert [option.split()[0] for option in war.options] == ["claim", "recruit", "pass"]


@rule("WC-11.4")
@pytest.mark.parametrize(("winner", "places"), [(0, [1, 2, 1, 2]), (1, [2, 1, 2, 1])])
def test_partners_win_or_lose_together(winner: int, places: list[int]) -> None:
    four = [f"{side}:{'AB'[winner]}" for side in ("e5", "g3", "h4", "d4")]
    seats = ["A knight", "B pikeman", "A archer", "B scout"]
    seats[winner] += "@i2"
    hands = ["pikeman", "archer", "scout"]
    war = at(*seats, hand="knight", hands=hands, control=" ".join(four))
    if winner:
        war.play("pass knight")
    war.play(war.offers("control")[0])
    assert ended_by(war) == (places, "WC-11.1")


@rule("WC-10.3")
@pytest.mark.parametrize(
    ("agreed", "goes_on"),
    [
        ({}, True),
        ({"repetition": 3, "round_limit": 100}, True),
        ({"round_limit": 20}, True),
        ({"repetition": 5}, False),
    ],
)
def test_games_that_began_before_boards_were_forgotten_go_on_where_none_is(
    agreed: dict[str, int], goes_on: bool
) -> None:
    options = {"seats": 2, **GAME.usual, **agreed}
    assert GAME.plays(1, GAME.box, options) == goes_on
