"""Set-up: K-O-56 to K-O-60, K-B-07 to K-B-12."""

from collections import Counter
from random import Random

from stolik.engine.decision import CHANCE
from stolik.games.karak2.contents import BLESSING, HEROES, MONSTER_IDS
from stolik.games.karak2.game import GAME
from tests.games.karak2.karak import at, start
from tests.rule import rule

BASE = ["horan", "taia", "lorraine", "lord_xanros", "elspeth", "darius"]


@rule("K-O-56", "K-B-09")
def test_three_players_begin_a_base_game() -> None:
    s = start(3, imperium=False).state
    assert [len(pile) for pile in s.supply.piles] == [20, 8]
    assert (len(s.supply.bag), s.realm.praetorians, sum(s.supply.goods), s.realm.plague, s.realm.general) == (
        36,
        3,
        120,
        -1,
        False,
    )
    assert s.supply.dice[1:5] == [10, 10, 10, 3]
    assert s.supply.dice[7:] == [0, 0], "no Time Lord die and no guard die without Imperium"


@rule("K-O-56", "K-B-07", "K-O-67")
def test_all_heroes_start_on_the_castle() -> None:
    game = start(5)
    game.play("0", *BASE[:5])
    assert game.tiles() == [0, 0, 0, 0, 0]


@rule("K-O-57", "K-B-12")
def test_chance_draws_the_first_player_and_play_goes_clockwise() -> None:
    game = start(3, imperium=False)
    assert (game.player, game.asked, game.options) == (CHANCE, "first", ["0", "1", "2"])
    game.play("1", "horan", "taia", "elspeth")
    turns = []
    for _ in range(4):
        turns.append(game.player)
        game.play("end")
    assert turns == [1, 2, 0, 1]


@rule("K-O-57")
def test_a_round_is_over_when_the_turn_comes_back_to_the_first_player() -> None:
    game = start(2, imperium=False)
    game.play("1", "horan", "taia")
    rounds = [game.state.course.round]
    for _ in range(4):
        game.play("end")
        rounds.append(game.state.course.round)
    assert rounds == [1, 1, 2, 2, 3]


@rule("K-O-58", "K-B-11")
def test_heroes_are_dealt_and_none_twice() -> None:
    game = start(5, imperium=False)
    game.play("3")
    for hero in BASE[:5]:
        assert (game.player, game.asked) == (CHANCE, "deal")
        game.play(hero)
    assert sorted(player.hero for player in game.state.players) == [0, 1, 2, 3, 4], "one is left over"


@rule("K-O-58", "K-B-11")
def test_chosen_heroes_are_picked_from_the_last_player_back_to_the_first() -> None:
    game = start(3, imperium=False, hero_choice="chosen")
    game.play("1")
    order = []
    for hero in ("darius", "taia", "horan"):
        order.append(game.player)
        assert hero in game.options
        game.play(hero)
        assert hero not in game.options
    assert order == [0, 2, 1]


@rule("K-B-02", "K-O-58")
def test_the_base_game_has_six_heroes_to_choose_from() -> None:
    game = start(2, imperium=False, hero_choice="chosen")
    game.play("0")
    assert game.options == BASE == [hero.id for hero in HEROES if hero.set == "base"]


@rule("K-O-59", "K-B-10")
def test_the_first_turn_begins_with_nothing_but_life_and_two_steps() -> None:
    game = start(2, imperium=False)
    game.play("0", "taia", "horan")
    player = GAME.view(game.state, 0)["players"][0]
    assert (player["life"], player["glory"], player["limit"], player["points"]) == (5, 0, 0, 0)
    assert (player["town"], player["buildings"], player["army"], player["souls"]) == (None, [], {}, [])
    assert player["goods"] == {"food": 0, "wood": 0, "stone": 0}
    assert (player["weapons"], player["spells"], player["amulet"], game.state.turn.steps) == ([], [], None, 2)


@rule("K-O-60")
def test_dealing_the_backs_anew_changes_nobodys_view() -> None:
    game = at("horan on 1", "taia", lands="3 forest_1 2,-1", armies="3 ghosts")
    before = [GAME.view(game.state, seat) for seat in (0, 1, None)]
    for seat in (0, 1):
        GAME.resample(game.state, seat, Random(seat))
    assert [GAME.view(game.state, seat) for seat in (0, 1, None)] == before
    assert before[0] == before[1] == before[2], "all that players own is open"


@rule("K-O-60", "K-B-41")
def test_a_back_is_drawn_from_those_of_that_monster_not_yet_turned() -> None:
    game = at("horan on 1, weapons sword", "taia", lands="3 forest_1 2,-1", armies="3 imps")
    game.play("go 3", "s1")
    assert (game.player, game.asked) == (CHANCE, "reward")
    backs = Counter(game.state.supply.rewards[MONSTER_IDS.index("imps")])
    assert game.decision.weights == [backs[item] for item in sorted(backs)]
    assert BLESSING not in game.decision.options


@rule("K-O-60")
def test_what_taia_looks_at_is_open_to_all() -> None:
    game = at("taia on 1", "horan")
    game.play("explore 0", "yes", "forest_1.0", "farm_1.0")
    shown = [GAME.view(game.state, seat)["looked_at"] for seat in (0, 1, None)]
    assert len(shown[0]) == 2
    assert shown[0] == shown[1] == shown[2]
    game.play("farm_1.0")
    assert [len(under) for under in GAME.view(game.state, 1)["under"]] == [1, 0]
