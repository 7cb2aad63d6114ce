"""The watch finds a blunder that was made on purpose, and leaves good answers alone."""

from __future__ import annotations

import json

from stolik.engine.decision import CHANCE, Answer
from stolik.engine.options import settle
from stolik.engine.position import Position
from stolik.engine.things import Event
from stolik.games import GAMES
from stolik.lab.blunders.attacks import attack_in, can_succeed
from stolik.lab.blunders.run import watched
from stolik.lab.blunders.watch import HOPELESS_ATTACK, KINDS, MISSED_WIN, TO_AND_FRO, Watch, is_pass
from stolik.lab.blunders.ways import Ways
from stolik.text import Texts
from tests.games.karak2.karak import Karak, at
from tests.lab.mini import MINI
from tests.terminal.keyboard import here


def watch_matches(takes: list[int]) -> list[tuple[str, int, object, object]]:
    """Who takes the last of twelve matches wins; a die is rolled before each take, and tells nothing."""
    options = settle(MINI, 2, {})
    position, watch = Position(MINI, MINI.setup(options)), Watch(MINI, options)
    for taken in takes:
        while (decision := position.decision) is not None and decision.player == CHANCE:
            watch.answer(0)
            position.play(0)
        watch.answer(taken)
        position.play(taken)
    return [(one.kind, one.seat, one.answer, one.better) for one in watch.end()]


def test_a_win_on_offer_that_is_not_taken_is_found() -> None:
    assert watch_matches([2, 2, 2, 2, 2, 1, 1]) == [(MISSED_WIN, 1, 1, 2)]


def test_a_win_that_is_taken_is_none() -> None:
    assert watch_matches([2, 2, 2, 2, 2, 2]) == []


def test_a_pass_is_known_by_its_verb() -> None:
    assert is_pass(("pass", 3))
    assert is_pass("end")
    assert not is_pass(("move", 1, 2))
    assert not is_pass(4)
    assert not is_pass(None)


# Walking to and fro


def walked(name: str, *deeds: list[Event] | None) -> bool:
    """Whether the last deed of the first seat leads back; None is a pass."""
    ways = Ways(GAMES[name])
    for events in deeds[:-1]:
        ways.note(0, events or [], events is None)
    return ways.is_back(0, deeds[-1] or [])


def to(start: int, end: int, unit: int = 3) -> list[Event]:
    return [Event("move", "", (unit, start, end))]


def test_who_walks_back_after_nothing_else_has_walked_to_and_fro() -> None:
    assert walked("war_chest", to(7, 8), to(8, 7))
    assert walked("war_chest", to(7, 8), None, to(8, 7)), "a pass is nothing"
    assert walked("war_chest", [*to(7, 8), *to(8, 9)], [*to(9, 8), *to(8, 7)]), "step by step"
    assert not walked("war_chest", to(7, 8), to(8, 9))
    assert not walked("war_chest", to(7, 8), to(8, 7, unit=4)), "another unit"
    assert not walked("war_chest", to(7, 8), [Event("control", "", (0, 8))], to(8, 7)), "it took something there"
    assert not walked("war_chest", to(8, 7))


def test_where_a_hero_came_from_is_known_from_what_happened_before() -> None:
    def go(tile: int) -> list[Event]:
        return [Event("go", "", (0, tile, 1))]

    assert walked("karak2", [Event("put", "", (0, 5, 1))], go(6), go(5))
    assert not walked("karak2", [Event("put", "", (0, 5, 1))], go(6), go(7))


# Attacks


def fight(army: str, monsters: str) -> tuple[Karak, Answer]:
    game = at(f"horan on 0, glory 3, {army}", "taia on 0", lands="3 forest_1 0,-1", armies=f"3 {monsters}")
    return game, ("go", 3)


def test_an_attack_can_succeed_or_not() -> None:
    hopeless, go = fight("life 5", "elementals fallen_knights elementals")
    even, _ = fight("life 5, army knight knight, weapons sword axe", "imps")
    for game, chance in ((hopeless, False), (even, True)):
        after = game.position.fork()
        after.play(go)
        assert attack_in(after.state.events) == "fight"
        assert can_succeed(game.position, go, "fight") is chance


def test_every_kind_has_words_of_its_own() -> None:
    assert len({*KINDS}) == 4
    assert {TO_AND_FRO, HOPELESS_ATTACK} < {*KINDS}
    for language in ("en", "pl"):
        assert len({Texts(language).say(f"blunder-{kind}", number=1) for kind in KINDS}) == 4


def test_random_players_miss_wins_and_greedy_ones_do_not() -> None:
    game = GAMES["titan_race"]
    options = settle(game, 2, {})
    done: list[int] = []
    found = watched(game, options, "random", 4, 1, done.append)
    assert done == [1, 2, 3, 4]
    assert [one for one in found.blunders if one.kind == MISSED_WIN]
    greedy = watched(game, options, "greedy", 4, 1)
    assert not [one for one in greedy.blunders if one.kind == MISSED_WIN]
    assert greedy.questions > 0


def test_the_command_tells_people_and_programs() -> None:
    wish = ("blunders", "titan_race", "--games", "1", "--bots", "greedy,random")
    told = json.loads(here(*wish, "--json").out)
    assert set(told["bots"]) == {"greedy", "random"}
    for seen in told["bots"].values():
        assert sum(seen["counts"].values()) == len(seen["blunders"])
    assert "przegapione wygrane: " in here(*wish, "--lang", "pl").out
