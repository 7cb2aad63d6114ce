"""The learned search in a kernel: what bots.puct finds, to the last bit, in a fraction of the time."""

from __future__ import annotations

from ctypes import Structure, byref, c_double, c_int32
from time import monotonic
from typing import Any, ClassVar, Final

from stolik.bots import policy as policies
from stolik.bots import puct, rollout
from stolik.bots.outlook import Tally
from stolik.bots.policy import Policy, facts_of
from stolik.bots.puct import LOOK, is_clear
from stolik.bots.strength import TURN, Strength
from stolik.engine.decision import Decision
from stolik.engine.encoder import encoder_of
from stolik.engine.game import Game
from stolik.engine.position import Imagination, Position
from stolik.kernels.games import NoRoom, flat_of
from stolik.kernels.native import KernelPosition, Library, kernel, numbers

NUMBERS: Final = {
    "trust": puct.TRUST,
    "doubt": puct.DOUBT,
    "flat": puct.FLAT,
    "uniform": puct.UNIFORM,
    "sharp": policies.SHARP,
    "stray": policies.STRAY,
    "steepest": policies.STEEPEST,
    "sure": rollout.SURE,
    "haste": rollout.HASTE,
    "steep": rollout.STEEP,
}


class Manner(Structure):
    """As in include/stolik/search.hpp."""

    _fields_: ClassVar = [
        *((name, c_double) for name in (*NUMBERS, "scale")),
        *((name, c_int32) for name in ("ahead", "turn", "seats", "as_it_is")),
    ]


def manner_of(strength: Strength, seats: int, as_it_is: bool) -> Manner:
    turn = strength.ahead == TURN
    ahead = puct.LONGEST if turn else strength.ahead
    return Manner(**NUMBERS, scale=strength.scale, ahead=ahead, turn=turn, seats=seats, as_it_is=as_it_is)


class KernelSearch:
    """From the open question of a position in the kernel, for the options at some places of it."""

    def __init__(
        self,
        position: KernelPosition,
        places: list[int],
        policy: Policy,
        strength: Strength,
        first: int,
        as_it_is: bool = False,
    ) -> None:
        self._calls = position.kernel.calls
        self._search: int | None = None
        self._strength = strength
        self._size = len(places)
        self._seats = int(position.options["seats"])
        self._visits = 0
        weights = (c_double * len(policy.weights))(*policy.weights)
        manner = manner_of(strength, self._seats, as_it_is)
        told = (byref(manner), weights, len(policy.weights), numbers(places), self._size, first)
        self._search = self._calls.stolik_search(position.held, *told)

    def __del__(self) -> None:
        self._calls.stolik_search_end(self._search)

    def run(self) -> list[tuple[int, float]]:
        """As long as `puct.Search.run`; of each option how often it was tried, and the sum of the chances found."""
        strength = self._strength
        if strength.seconds > 0.0:
            until = monotonic() + strength.seconds
            while monotonic() < until:
                self._more(LOOK)
        share = -(-strength.iterations // strength.processes)
        while self._visits < share and not self._clear(share):
            self._more(self._until_a_look(share))
        while strength.flexible and self._visits < 2 * share and not self._clear(share):
            self._more(self._until_a_look(2 * share))
        return self._told()

    def judge(self, uncounted: int, iterations: int) -> list[float]:
        sums = (c_double * self._seats)()
        self._calls.stolik_search_judge(self._search, uncounted, iterations, sums)
        return list(sums)

    def _more(self, iterations: int) -> None:
        self._calls.stolik_search_more(self._search, iterations)
        self._visits += iterations

    def _until_a_look(self, most: int) -> int:
        left = most - self._visits
        return min(left, LOOK - self._visits % LOOK) if self._strength.flexible else left

    def _clear(self, share: int) -> bool:
        if not self._strength.flexible or self._visits % LOOK:
            return False
        return is_clear([visits for visits, _ in self._told()], self._visits, share)

    def _told(self) -> list[tuple[int, float]]:
        visits, totals = (c_int32 * self._size)(), (c_double * self._size)()
        self._calls.stolik_search_tell(self._search, visits, totals)
        return list(zip(visits, totals, strict=True))


def search(
    decision: Decision, policy: Policy, strength: Strength, first: int, worlds: Imagination[Any]
) -> Tally | None:
    """As `puct.Native` says. The truth goes into the kernel; what was found in worlds dealt from it comes out."""
    native = searching(worlds.game, policy)
    truth = worlds.for_a_kernel()
    same = None if native is None else put_up(native, truth)
    if same is None:
        return None
    assert truth.decision is not None
    places = [truth.decision.options.index(option) for option in decision.options]
    found = KernelSearch(same, places, policy, strength, first).run()
    return {option: told for option, told in zip(decision.options, found, strict=True) if told[0]}


def judge(
    position: Position[Any], policy: Policy, strength: Strength, first: int, uncounted: int, iterations: int
) -> list[float] | None:
    native = searching(position.game, policy)
    same = None if native is None else put_up(native, position)
    if same is None:
        return None
    assert position.decision is not None
    places = list(range(len(position.decision.options)))
    found = KernelSearch(same, places, policy, strength, first, as_it_is=True)
    return found.judge(uncounted, iterations)


def searching(game: Game[Any], policy: Policy) -> Library | None:
    """The kernel of this very game, where it is built and has the facts that the policy is about."""
    native = kernel(game.name)
    if native is None or native.game is not game or not native.searches:
        return None
    return native if policy.facts.digest == facts_of(game).digest else None


def put_up(native: Library, position: Position[Any]) -> KernelPosition | None:
    """The same position in the kernel: its rest point, and the answers since. None where it has no room for it."""
    point = position.rest_point()
    try:
        flat = flat_of(native.game.name).flat(point.state)
    except NoRoom:
        return None
    found = KernelPosition(native, point.state.agreed.options, flat)
    prompts, encoder = list(native.game.prompts), encoder_of(native.game)
    for answer in point.answers:
        asked = found.asked()
        found.answer(asked.options.index(encoder.number(prompts[asked.prompt], answer)))
    return found
