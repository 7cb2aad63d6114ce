"""Teams of two: seats, colours, cards, the end of a turn (TK-T-01 to TK-T-06, TK-T-08 to TK-T-17)."""

from functools import partial

import pytest

from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.registry import SCHOOL_IDS
from tests.games.tash_kalar.arena import Fight, at, short, start
from tests.games.tash_kalar.turns import idle, settle, turns
from tests.rule import rule

team = partial(at, seats=4)


def schooled(form: str, first: int) -> Fight:
    """Northern, Southern, Highland, Sylvan; this seat starts, and nothing is drawn yet."""
    fight = start(4, form)
    fight.play("northern", "southern", "highland", "sylvan", str(first))
    return fight


# Seats and colours


@rule("TK-T-01")
@pytest.mark.parametrize("form", ["high_form", "duel"])
def test_team_mates_sit_opposite_and_the_teams_take_turns(form: str) -> None:
    fight = team("e5", "a4", form=form)
    assert fight.state.agreed.side_of == [0, 1, 0, 1]
    assert turns(fight, 5) == [0, 1, 2, 3, 0]


@rule("TK-T-02")
@pytest.mark.parametrize(
    ("first", "colours"),
    [(0, "northern southern"), (1, "highland southern"), (2, "highland sylvan"), (3, "northern sylvan")],
)
def test_a_team_plays_with_the_colour_of_the_one_who_plays_sooner(first: int, colours: str) -> None:
    fight = schooled("duel", first)
    assert " ".join(SCHOOL_IDS[hue] for hue in fight.state.hues) == colours


@rule("TK-T-02", "TK-C-05")
def test_partners_share_pieces_supply_and_score() -> None:
    fight = team("e5", "a4", form="duel")
    fight.play("place c1", "place d1")
    settle(fight)
    idle(fight)
    settle(fight)
    assert (fight.state.turn.seat, fight.state.supply.small) == (2, [13, 13])
    fight.play("place e9")
    assert (fight["e9"], fight.state.supply.small[0], len(fight.state.points)) == ("0 common", 12, 2)


@rule("TK-T-03")
def test_each_player_has_a_deck_a_pile_beings_and_a_flare_of_their_own() -> None:
    fight = schooled("duel", 0)
    settle(fight)
    s = fight.state
    assert [len(player.hand) for player in s.players] == [3] * 4
    assert [len(player.flares) for player in s.players] == [1] * 4
    assert [len(player.pool) for player in s.players] == [15] * 4
    assert len(set(s.schools)) == 4
    other = team("e4 e6", "a4", hand="swordmaster")
    other.summon("swordmaster", "e5")
    assert [len(player.pile) for player in other.state.players] == [1, 0, 0, 0]


# Legends


@rule("TK-T-05")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_only_those_who_play_sooner_draw_legends_at_first(first: int) -> None:
    fight = schooled("high_form", first)
    settle(fight)
    sooner = {first, (first + 1) % 4}
    assert [len(player.legends) for player in fight.state.players] == [2 if seat in sooner else 0 for seat in range(4)]


@rule("TK-T-06", "TK-T-14")
def test_at_the_end_of_a_turn_the_legends_go_to_the_partner_who_draws_up_to_two() -> None:
    fight = team("e5", "a4", hand="titan bomb", actions=1)
    fight.play("place c1")
    settle(fight)
    s = fight.state
    assert (s.players[0].legends, len(s.players[2].legends)) == ([], 2)
    assert "titan" in fight.hand(2)
    assert (len(s.players[0].hand), len(s.players[0].flares), s.players[2].hand, s.players[2].flares) == (3, 1, [], [])


@rule("TK-T-06", "TK-T-14", "TK-E-17")
def test_extra_legends_are_drawn_by_the_partner_and_extra_beings_by_the_active_player() -> None:
    fight = team("e4 d5 f6", "a4", hand="forest_mystic", schools="sylvan northern highland everfrost", actions=1)
    fight.summon("forest_mystic", "e5")
    settle(fight)
    assert ([len(player.hand) for player in fight.state.players], len(fight.state.players[2].legends)) == (
        [4, 0, 0, 0],
        3,
    )


# Sideways cards


@rule("TK-T-04", "TK-T-08", "TK-Z-01")
@pytest.mark.parametrize(("deck", "last"), [(7, 0), (8, -1), (6, 0)])
def test_the_last_round_comes_when_six_cards_or_fewer_are_left(deck: int, last: int) -> None:
    """V-32: seven cards, one of them drawn."""
    fight = team("e5", "a4", hand="bomb knight", actions=1)
    fight.state.players[0].pile = fight.state.players[0].pool[deck:]
    fight.state.players[0].pool = fight.state.players[0].pool[:deck]
    fight.play("place c1")
    settle(fight)
    assert (len(fight.state.players[0].hand), fight.state.last) == (3, last)


@rule("TK-T-04", "TK-T-08")
def test_a_card_put_under_the_deck_lies_sideways_and_straightens_another() -> None:
    """V-32: with the Hell Hound under the deck seven cards are left after the draw."""
    schools = "nethervoid northern highland sylvan"
    fight = team("c5 d5 b6 e6 a3", "a4", hand="hell_hound shadow_imp flame_imp", schools=schools, actions=1)
    fight.state.players[0].pile = fight.state.players[0].pool[7:]
    fight.state.players[0].pool = fight.state.players[0].pool[:7]
    fight.summon("hell_hound", "e5")
    fight.play("pass")
    settle(fight)
    s = fight.state
    assert ([short(card) for card in s.players[0].under], len(s.players[0].pool), s.last) == (["hell_hound"], 6, -1)


@rule("TK-T-04")
def test_a_card_on_top_is_never_sideways() -> None:
    schools = "sylvan northern highland everfrost"
    fight = team("c5 c6 e6", "a4", hand="kiskin_spirit naiad dryad", piles=["sapling"], schools=schools, actions=1)
    s = fight.state
    s.players[0].pile += s.players[0].pool[7:]
    s.players[0].pool = s.players[0].pool[:7]
    fight.summon("kiskin_spirit", "e5")
    fight.play("sapling")
    settle(fight)
    assert ("sapling" in fight.hand(0), len(s.players[0].hand), len(s.players[0].pool), s.last) == (True, 4, 6, 0)


@rule("TK-T-08")
def test_sideways_cards_are_drawn_where_needed() -> None:
    fight = team("e5", "a4", actions=1)
    s = fight.state
    s.players[0].pile, s.players[0].pool = s.players[0].pool[4:], s.players[0].pool[:4]
    fight.play("place c1")
    settle(fight)
    assert (len(s.players[0].hand), len(s.players[0].pool), s.last) == (3, 1, 0)


# Set-up, frost, enemies


@rule("TK-T-09", "TK-S-05")
@pytest.mark.parametrize("first", [0, 2, 3])
def test_in_a_duel_of_teams_the_fourth_player_puts_the_first_pieces(first: int) -> None:
    fight = schooled("duel", first)
    settle(fight)
    fourth = (first + 3) % 4
    assert (fight.player, fight.asked, fight.options) == (fourth, "start", ["c5", "g5"])
    fight.play("g5")
    assert (fight["g5"], fight["c5"]) == (f"{fourth % 2} common", f"{1 - fourth % 2} common")
    assert (fight.player, fight.asked) == (first, "action")


@rule("TK-T-10", "TK-F-23", "TK-F-24")
def test_a_partner_cannot_thaw_a_frost_effect() -> None:
    schools = "everfrost northern highland sylvan"
    fight = team("e5", "a4", frost="ice_princess", schools=schools)
    assert fight.offers("thaw") == ["ice_princess"]
    assert turns(fight, 2) == [0, 1]
    settle(fight)
    assert (fight.state.turn.seat, fight.offers("thaw"), short(fight.state.players[0].frost)) == (2, [], "ice_princess")


@rule("TK-T-11", "TK-E-03")
def test_your_pieces_are_the_teams_and_enemies_are_the_other_teams() -> None:
    fight = team("e4 e6 d4", "f4 a4", hand="swordmaster")
    fight.summon("swordmaster", "e5")
    assert fight.options == ["f4", "pass", "hand-over"]


@rule("TK-T-11", "TK-X-06")
def test_a_flare_compares_the_colours_and_the_point_goes_to_the_other_team() -> None:
    fight = team("e5", "a3:h a4:h a5:h", flare="3-6a", hands=["", "4-4a"])
    assert fight.offers("flare") == ["3-6a highland"]  # not the one in the partner's hand
    fight.play("flare 3-6a highland")
    assert fight.state.points == [0, 1]


@rule("TK-T-11")
def test_tasks_legends_and_destroyed_pieces_count_for_the_team() -> None:
    fight = team("e4 d5 e5 f5 e6", "a4", form="high_form", tasks="center_cross", actions=1)
    fight.play("place c1", "center_cross")
    assert (fight.score(0), fight.score(1), len(fight.state.tasks.claimed)) == (2, 0, 2)
    duel = team("d2:h f2:h e3 e4:h", "e5:h", hand="fire_dragon", actions=1)
    duel.summon("fire_dragon", "e5")
    duel.play("S")
    settle(duel)
    assert duel.state.points == [1 + 1, 0]


# Extra turns, views, the end


@rule("TK-T-13", "TK-G-14", "TK-T-06")
def test_the_extra_turn_is_played_by_the_summoner_without_legends() -> None:
    """V-34."""
    fight = team("d6:h f6:h e7:h d8 f8", "a4", hand="time_elemental titan", actions=1)
    fight.summon("time_elemental", "e5")
    settle(fight)
    s = fight.state
    assert (s.turn.seat, s.turn.actions, s.players[0].legends, len(s.players[2].legends)) == (0, 2, [], 2)
    assert turns(fight, 2) == [0, 1]


@rule("TK-T-15")
def test_partners_see_the_legends_of_the_team_and_no_other_card_of_each_other() -> None:
    fight = team("e5", "a4", hand="bomb titan", flare="2-5", hands=["wild_eagle leviathan", "sapling"])
    partner, enemy, watcher = (GAME.view(fight.state, seat) for seat in (2, 1, None))
    assert (partner["legends"], partner["hand"], partner["flares"]) == (["legend-titan"], ["sylvan-sapling"], [])
    assert (enemy["legends"], enemy["hand"], enemy["flares"]) == (["legend-leviathan"], ["highland-wild_eagle"], [])
    assert (watcher["legends"], watcher["hand"], watcher["flares"]) == ([], [], [])
    assert [player["hand"] for player in enemy["players"]] == [1, 1, 1, 0]


@rule("TK-T-16", "TK-Z-03", "TK-Z-06")
def test_in_the_last_round_each_of_the_four_has_one_more_turn() -> None:
    fight = team("e5", "a4", actions=1)
    fight.state.points = [18, 18]
    fight.play("place c1")
    assert turns(fight, 9) == [1, 2, 3, 0]
    result = GAME.result(fight.state)
    assert result is not None
    assert result.places == [1, 2, 1, 2]  # the first team has one piece more on the arena
