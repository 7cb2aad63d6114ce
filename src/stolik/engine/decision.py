"""Questions. A rule asks with `await`; whoever drives it answers.

This is not asyncio and must never become it: the driver is the send loop in `position.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import Any, Final, TypeVar

CHANCE: Final = -1
"""Asked like a player; the seats are 0 and on."""

Seat = int
Answer = int | str | bool | tuple[int | str, ...] | None
"""JSON-friendly and hashable; None is "pass"."""
Refusal = str
"""The id of the rule that forbids."""

T = TypeVar("T", bound=Answer)


class Decision:
    """An open question: who is asked, what, and every answer that will be taken. Awaited, it is asked."""

    __slots__ = ("about", "options", "player", "prompt", "unless", "weights", "whose")

    def __init__(
        self,
        player: Seat,
        prompt: str,
        options: list[Answer],
        about: Answer = None,
        unless: Callable[[Answer], Refusal | None] | None = None,
        weights: list[int] | None = None,
        whose: Seat = CHANCE,
    ) -> None:
        assert options, f"nothing to answer to {prompt!r}"
        self.player = player
        self.prompt = prompt
        self.options = options
        self.about = about
        self.unless = unless
        self.weights = weights
        self.whose = whose

    def __await__(self) -> Generator[Decision, Any, Any]:
        return (yield self)

    def why_not(self, answer: Answer) -> Refusal | None:
        """The rule that forbids an answer which is not offered, where the rule that asks can tell."""
        return None if self.unless is None else self.unless(answer)

    def shown(self) -> Decision:
        """What a bot is handed: the predicate stays behind, because it knows the true state."""
        return Decision(self.player, self.prompt, self.options[:], self.about, None, self.weights, self.whose)


def allowed(candidates: Sequence[T], unless: Callable[[Answer], Refusal | None] | None) -> list[Answer]:
    if unless is None:
        return [*candidates]
    return [candidate for candidate in candidates if unless(candidate) is None]


async def settled(answer: Any) -> Any:
    """Not asked: it is the only answer."""
    return answer


def choose(
    player: Seat,
    prompt: str,
    candidates: Sequence[T],
    unless: Callable[[Answer], Refusal | None] | None = None,
    about: Answer = None,
    secret: bool = False,
) -> Awaitable[T]:
    """One of the candidates that no rule forbids. If one is left it is not asked, unless that would betray a secret."""
    options = allowed(candidates, unless)
    if len(options) == 1 and not secret:
        return settled(options[0])
    return Decision(player, prompt, options, about, unless)


def choose_tested(
    player: Seat,
    prompt: str,
    options: Sequence[T],
    unless: Callable[[Answer], Refusal | None],
    about: Answer = None,
    secret: bool = False,
) -> Awaitable[T]:
    """As `choose`, where the caller has put every option to the same predicate already."""
    if len(options) == 1 and not secret:
        return settled(options[0])
    return Decision(player, prompt, [*options], about, unless)


def choose_or_pass(
    player: Seat,
    prompt: str,
    candidates: Sequence[T],
    unless: Callable[[Answer], Refusal | None] | None = None,
    about: Answer = None,
) -> Awaitable[T | None]:
    """One of the candidates, or None. If none is left it is not asked."""
    options = allowed(candidates, unless)
    if not options:
        return settled(None)
    options.append(None)
    return Decision(player, prompt, options, about, unless)


def offer(
    player: Seat,
    prompt: str,
    candidates: Sequence[T],
    unless: Callable[[Answer], Refusal | None] | None = None,
    about: Answer = None,
) -> Awaitable[T | None]:
    """As `choose_or_pass`, but always asked: that there was nothing to choose is itself a secret."""
    options = allowed(candidates, unless)
    options.append(None)
    return Decision(player, prompt, options, about, unless)


def confirm(player: Seat, prompt: str, about: Answer = None) -> Awaitable[bool]:
    return Decision(player, prompt, [True, False], about)


async def draw(whose: Seat, prompt: str, pool: list[int]) -> int:
    """Takes a random item out of an unordered pool, by weights where some are alike. Keep the pool in a zone of the
    state, never in a local."""
    kinds = sorted(set(pool))
    weights = counts(pool, kinds) if len(kinds) < len(pool) else None
    item: int = await Decision(CHANCE, prompt, [*kinds], None, None, weights, whose)
    pool.remove(item)
    return item


def counts(pool: list[int], kinds: list[int]) -> list[int]:
    """How many of each kind lie in the pool."""
    found = dict.fromkeys(kinds, 0)
    for one in pool:
        found[one] += 1
    return [*found.values()]


def roll(whose: Seat, prompt: str, faces: Sequence[int]) -> Awaitable[int]:
    """One face, each as likely as the others."""
    return Decision(CHANCE, prompt, [*faces], None, None, None, whose)
