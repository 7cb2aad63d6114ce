"""The kernel of War Chest where random games seldom go: spied hands, long logs, repeated boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from random import Random

import pytest

from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.game import Options
from stolik.engine.position import Position
from stolik.games.war_chest import reserve
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.plays import PROCLAIM
from stolik.games.war_chest.reserve import Split
from stolik.games.war_chest.state import State
from stolik.kernels import cuda
from stolik.kernels.build import build, compiler
from stolik.kernels.lockstep import Lockstep
from stolik.kernels.native import KernelPosition, Library, kernel
from stolik.kernels.war_chest.flat import flat
from stolik.kernels.war_chest.flat import state as state_of
from tests.games.war_chest import eager
from tests.games.war_chest.crowded import crowded

WORLDS = 800
SPY = DECREE_IDS.index("spy")
NOBILITY = [options for options in GAME.configurations() if options["nobility"]]


@pytest.fixture(scope="module")
def native() -> Library:
    if compiler() is None:
        pytest.skip("there is no C++ compiler")
    build("war_chest")
    found = kernel("war_chest")
    assert found is not None
    return found


class Both(Lockstep):
    """A game in both, whose answers can be chosen and which can be put up anew."""

    def answer_at(self, place: int) -> None:
        assert self.rules.decision is not None
        self.rules.play(self.rules.decision.options[place])
        self.native.answer(place)
        self.compare()

    def put_up(self, state: State) -> None:
        self.rules = Position(GAME, state.copy())
        self.native = KernelPosition(self.kernel, self.options, flat(state))
        self.compare()


class Spying(Both):
    """Who may spy does, and who may throw a coin away too; all else is chosen at random."""

    def answer(self) -> None:
        decision = self.rules.decision
        assert decision is not None
        keen = [] if decision.player == CHANCE else [*wanted(decision)]
        if keen:
            self.answer_at(decision.options.index(self.rng.choice(keen)))
        else:
            super().answer()


def wanted(decision: Decision) -> Iterator[Answer]:
    for option in decision.options:
        if decision.prompt == "spy" and option is not None:
            yield option
        if isinstance(option, tuple) and option[0] == PROCLAIM and option[2] == SPY:
            yield option


def spied(s: State) -> bool:
    return any(entry[0] in (reserve.SPIED, reserve.SPY_HID) for player in s.players for entry in player.log)


def after_a_spy(native: Library, options: Options) -> Lockstep:
    """A game in both in which somebody's log tells of a spy, at a question to a seat."""
    for seed in range(200):
        both = Spying(native, options, Random(seed))
        for _ in range(300):
            decision = both.rules.decision
            if decision is None:
                break
            if decision.player != CHANCE and spied(both.rules.state):
                return both
            both.answer()
    raise AssertionError("nobody ever spied")


def split_of(s: State, seat: Seat) -> Split:
    player = s.players[seat]
    bag, hand, down, drawn = (tuple(sorted(zone)) for zone in (player.bag, player.hand, player.down, player.drawn))
    return bag, hand, down, drawn


def chances(s: State, seat: Seat, watcher: Seat) -> dict[Split, float]:
    player = s.players[seat]
    found, sums = reserve.splits(player.start, tuple(player.log), watcher)
    return {
        split: (after - before) / sums[-1] for split, (before, after) in zip(found, pairwise([0, *sums]), strict=True)
    }


@pytest.mark.parametrize("options", [NOBILITY[0], NOBILITY[2], NOBILITY[-1]], ids=["hidden", "shown", "four"])
def test_worlds_are_dealt_as_often_as_the_rules_say(native: Library, options: Options) -> None:
    """The belief of decision 0009: every split of every other seat within five standard deviations, and no other."""
    both = after_a_spy(native, options)
    assert both.rules.decision is not None
    watcher = both.rules.decision.player
    others = [seat for seat in range(int(options["seats"])) if seat != watcher]
    dealt: dict[Seat, Counter[Split]] = {seat: Counter() for seat in others}
    for number in range(WORLDS):
        world = both.native.copy()
        world.resample(watcher, number)
        imagined = state_of(options, world.flat_now())
        for seat in others:
            dealt[seat][split_of(imagined, seat)] += 1
    for seat in others:
        expected = chances(both.rules.state, seat, watcher)
        assert dealt[seat].keys() <= expected.keys()
        for split, chance in expected.items():
            spread = sqrt(WORLDS * chance * (1 - chance))
            assert abs(dealt[seat][split] - WORLDS * chance) <= 5 * spread + 2


class Eager(Both):
    """Players who would rather fight than pass."""

    def answer(self) -> None:
        assert self.rules.decision is not None
        self.answer_at(self.rules.decision.options.index(eager.answer(self.rules, self.rng)))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("number", range(4))
def test_a_battle_is_fought_alike_in_both(native: Library, seats: int, number: int) -> None:
    """From the thick of it: every unit on the board, every set in play."""
    rng = Random(number)
    state = crowded(rng, seats).state
    both = Eager(native, state.agreed.options, rng)
    both.put_up(state)
    for _ in range(40):
        if both.rules.decision is not None:
            both.answer()


def test_a_world_forgets_what_other_seats_were_shown(native: Library) -> None:
    options = next(options for options in NOBILITY if options["seats"] == 4)
    both = after_a_spy(native, options)
    for watcher in range(4):
        world = both.native.copy()
        world.resample(watcher, 1)
        imagined = state_of(options, world.flat_now())
        for seat in range(4):
            log = both.rules.state.players[seat].log
            assert imagined.players[seat].log == (log if seat == watcher else reserve.forget(log, watcher))


def test_a_log_that_is_too_long_is_begun_anew_in_both(native: Library) -> None:
    """When the bag runs out in the midst of drawing: the coin in hand is drawn blindly, whatever was seen before."""
    both = Both(native, next(iter(GAME.configurations())), Random(5))
    while both.rules.state.turn.round < 2:
        both.answer()
    s = both.rules.rest_point().state
    first, player = s.turn.initiative, s.players[s.turn.initiative]
    player.log = [reserve.DRAWN] * (reserve.LONGEST // 2)
    player.up += player.bag[1:]
    player.bag = player.bag[:1]
    both.put_up(s)
    for _ in range(3):
        both.answer()
    player = both.rules.state.players[first]
    assert player.log == [reserve.DRAWN] * 3
    assert player.start == tuple(sorted([*player.bag, *player.hand]))


def test_the_third_time_a_board_looks_the_same_is_counted_alike(native: Library) -> None:
    """Nobody moves: every player passes, until the board has been seen three times."""
    options = next(options for options in GAME.configurations() if options["repetition"] == 3)
    both = Both(native, options, Random(3))
    while both.rules.decision is not None:
        decision = both.rules.decision
        passes = [
            place for place, option in enumerate(decision.options) if isinstance(option, tuple) and option[0] == "pass"
        ]
        if decision.player == CHANCE or not passes:
            both.answer()
        else:
            both.answer_at(passes[0])
    assert both.native.result() == ([1, 1], 1)
    assert both.rules.state.turn.round == 3


def test_a_game_that_cannot_be_agreed_is_not_compiled_for_a_gpu(capsys: pytest.CaptureFixture[str]) -> None:
    assert cuda.main(["war_chest", "2", "round_limit=7"]) == 2
    assert "round_limit" in capsys.readouterr().err
