"""Worlds that are made from a view alone: they ask the same, show the same, and can be played on."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

import pytest

from stolik.adapters.match import Match
from stolik.adapters.worlds import rebuilt_worlds
from stolik.bots.bot import Worlds
from stolik.bots.levels import bot
from stolik.contract.encodings import questions
from stolik.engine.decision import Decision
from stolik.engine.game import View
from stolik.games import GAMES

GAME = GAMES["titan_race"]
OPEN = ["phase", "round.number", "round.order", "round.turn", "turn.acted", "turn.rerolled", "cards.discard"]
OPEN += [f"titans.{name}" for name in ("owner", "hand_of", "die", "life", "health", "used")]
OPEN += ["track.cells", "track.laps"]
"""All that decides how a race goes on, but for the cards and for the square where a movement ended."""


def asked(name: str = "titan_race") -> Iterator[tuple[Match, Decision, View]]:
    for match in questions(GAMES[name], games=1):
        decision = match.decision
        if decision is not None and decision.player >= 0 and len(decision.options) > 1:
            yield match, decision.shown(), match.view(decision.player)


def worlds_in(match: Match, decision: Decision, view: View) -> Worlds | None:
    return rebuilt_worlds(match.game, match.options, decision, view)


def test_most_questions_of_a_race_can_be_rebuilt_and_what_lies_open_is_the_truth() -> None:
    could = could_not = 0
    for match, decision, view in asked():
        worlds = worlds_in(match, decision, view)
        if worlds is None:
            could_not += 1
            continue
        could += 1
        world, truth = worlds(could), match.position.state
        assert world.decision is not None
        assert (world.decision.prompt, world.decision.options) == (decision.prompt, decision.options)
        assert GAME.view(world.state, decision.player) == view
        assert GAME.fault(world.state) is None
        for name in OPEN:
            assert attrgetter(name)(world.state) == attrgetter(name)(truth), (name, decision.prompt)
        assert sorted(world.state.track.traps) == sorted(truth.track.traps)
        assert sorted(world.state.turn.played) == sorted(truth.turn.played)
        assert world.state.turn.reached in (truth.turn.reached, -1)
    assert could > could_not > 0


def test_what_the_seat_cannot_see_is_dealt_by_the_number() -> None:
    deals = 0
    for match, decision, view in asked():
        worlds = worlds_in(match, decision, view)
        if worlds is not None and sum(view["hands"]) > sum(map(len, view["hand"])):
            hands = [tuple(map(tuple, worlds(number).state.cards.hands)) for number in (1, 1, 2, 3, 4, 5, 6)]
            assert hands[0] == hands[1]
            deals = max(deals, len(set(hands)))
            if deals > 3:
                return
    pytest.fail("all worlds are alike")


def test_a_bot_can_search_them_and_they_can_be_played_to_the_end() -> None:
    for match, decision, view in asked():
        worlds = worlds_in(match, decision, view)
        if worlds is not None and view["round"] > 2:
            break
    assert worlds is not None
    assert bot("level1", 1).answer(decision, view, worlds) in decision.options
    position = worlds(1)
    while position.decision is not None:
        position.play(position.decision.options[0])
    assert GAME.result(position.state) is not None


@pytest.mark.parametrize("name", ["karak2", "tash_kalar", "war_chest"])
def test_other_games_do_not_offer_it(name: str) -> None:
    assert worlds_in(*next(asked(name))) is None
