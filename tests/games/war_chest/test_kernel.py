"""The kernel of War Chest where random games seldom go: spied hands, long logs, repeated boards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from stolik.bots.levels import led
from stolik.bots.policy import policy_of
from stolik.bots.puct import searched
from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.game import Options
from stolik.engine.options import settle
from stolik.engine.position import Position, worlds
from stolik.games.war_chest import reserve
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.plays import PROCLAIM
from stolik.games.war_chest.state import State, coins_of
from stolik.games.war_chest.turn import REMEMBERED, board_now
from stolik.kernels import cuda
from stolik.kernels.build import build, compiler
from stolik.kernels.games import NoRoom
from stolik.kernels.lockstep import Lockstep
from stolik.kernels.native import KernelPosition, Library, kernel
from stolik.kernels.search import judge, search, searching
from stolik.kernels.war_chest.flat import flat
from stolik.kernels.war_chest.flat import state as state_of
from tests.games.war_chest import eager
from tests.games.war_chest.crowded import crowded
from tests.games.war_chest.war import at

WORLDS = 30
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


def pass_until(both: Both, round: int) -> None:
    """Whoever can passes, until that round or the end."""
    while both.rules.decision is not None and both.rules.state.turn.round < round:
        passes = [place for place, option in enumerate(both.rules.decision.options) if is_pass(option)]
        if passes:
            both.answer_at(passes[0])
        else:
            both.answer()


def is_pass(option: Answer) -> bool:
    return isinstance(option, tuple) and option[0] == "pass"


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


def same_worlds(both: Lockstep, count: int = WORLDS) -> int:
    """How many different ones the first worlds of whoever is asked are; both deal the same."""
    assert both.rules.decision is not None
    watcher, seen = both.rules.decision.player, set()
    imagined = worlds(both.rules, watcher)
    for number in range(count):
        world = both.native.copy()
        world.resample(watcher, number)
        by_rules = flat(imagined(number).state)
        assert world.flat_now() == by_rules
        seen.add(tuple(by_rules))
    return len(seen)


@pytest.mark.parametrize("options", [NOBILITY[0], NOBILITY[2], NOBILITY[-1]], ids=["hidden", "shown", "four"])
def test_after_a_spy_both_deal_the_same_worlds_and_find_the_same(native: Library, options: Options) -> None:
    both = after_a_spy(native, options)
    found = []
    for _ in range(16):
        if both.rules.decision is not None and both.rules.decision.player != CHANCE:
            found.append(same_worlds(both, 6))
            both.search()
        if both.rules.decision is not None:
            both.answer()
    assert max(found) > 1


def test_ways_beyond_any_machine_word_are_counted_exactly(native: Library) -> None:
    """A log as long as there can be one: what all saw is drawn and hidden again and again."""
    both = Both(native, next(iter(GAME.configurations())), Random(6))
    while both.rules.state.turn.round < 2:
        both.answer()
    s = both.rules.rest_point().state
    seat = 1 - s.turn.initiative
    player = s.players[seat]
    player.start = tuple(sorted(coins_of(player)))
    player.bag, player.hand, player.down, player.up = list(player.start), [], [], []
    player.log = []
    while len(player.log) < reserve.LONGEST // 2 - 3:
        player.log += [reserve.DRAWN, reserve.DRAWN, reserve.HIDDEN, reserve.HIDDEN, (reserve.REFILL,)]
    both.put_up(s)
    while both.rules.decision is not None and both.rules.decision.player != 1 - seat:
        both.answer()
    assert reserve.splits(player.start, tuple(player.log), 1 - seat)[1][-1].bit_length() > 300
    assert same_worlds(both) > 1


def test_a_drawn_position_that_has_no_room_in_the_kernel_is_searched_by_the_rules(native: Library) -> None:
    war = at("A archer@f4 knight@g3 scout lancer ensign", "B pikeman@f5", hand="archer scout")
    asked, policy, strength = war.decision.shown(), policy_of(GAME), led(GAME.name, 5)
    imagined = worlds(war.position, asked.player)
    with pytest.raises(NoRoom, match="unit types"):
        flat(war.state)
    assert searching(GAME, policy) is native
    assert search(asked, policy, strength, 1, imagined) is None
    assert judge(war.position, policy, strength, 1, 0, 5) is None
    found = searched(asked, policy, strength, Random(1), imagined)
    assert sum(visits for visits, _ in found.values()) == 5


ENDLESS = [
    (settle(GAME, 2, {"repetition": 5}), 16),
    (settle(GAME, 4, {"repetition": 3, "nobility": True, "nightfall": True}), 3),
]
"""Without a limit of rounds, and luck that lets a game go on for long."""


@pytest.mark.parametrize(("options", "seed"), ENDLESS, ids=["two", "four"])
def test_a_game_of_more_rounds_than_a_board_is_remembered_is_the_same_to_its_end(
    native: Library, options: Options, seed: int
) -> None:
    both = Lockstep(native, options, Random(seed))
    both.play(longest=10_000)
    assert both.rules.state.turn.round > REMEMBERED
    assert len(both.rules.state.seen) == REMEMBERED
    assert both.native.result() is not None


@pytest.mark.parametrize(("rounds_ago", "draw"), [(REMEMBERED - 1, True), (REMEMBERED, False)])
def test_both_forget_a_board_after_as_many_rounds(native: Library, rounds_ago: int, draw: bool) -> None:
    war = at("A archer@f4", "B pikeman@f5", hand="archer", hands=["pikeman"], repetition=3)
    now = board_now(war.state)
    war.state.seen = [now, *range(rounds_ago - 2), now]
    both = Both(native, war.state.agreed.options, Random(1))
    both.put_up(war.state)
    pass_until(both, war.state.turn.round + 1)
    assert (both.native.result() is not None) == draw


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
    for number in range(40):
        if both.rules.decision is not None:
            both.answer()
        if both.rules.decision is not None and both.rules.decision.player != CHANCE and number % 10 == 9:
            both.search()


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
    pass_until(both, 9)
    assert both.native.result() == ([1, 1], 1)
    assert both.rules.state.turn.round == 3


def test_a_game_that_cannot_be_agreed_is_not_compiled_for_a_gpu(capsys: pytest.CaptureFixture[str]) -> None:
    assert cuda.main(["war_chest", "2", "round_limit=7"]) == 2
    assert "round_limit" in capsys.readouterr().err
