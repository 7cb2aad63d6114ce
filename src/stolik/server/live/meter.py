"""Who pays for the time of the one thread that serves everybody: measured step by step, while nobody else runs."""

from __future__ import annotations

import asyncio
import threading
import types
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from contextvars import ContextVar
from time import monotonic, thread_time
from typing import Any, Final, TypeVar

T = TypeVar("T")
Pay = Callable[[float], None]
payer: Final[ContextVar[Pay | None]] = ContextVar("payer", default=None)
"""Of whoever is served; tasks that are begun for them have it too."""
BRIEF: Final = 0.0005
"""Seconds in which the thread is taken to have worked all the time; most steps are shorter."""


class Look(threading.local):
    """When the thread's own clock was last looked at, and what it showed: that takes ten times as long as the other."""

    at = -BRIEF
    shown = 0.0


last: Final = Look()


def now() -> float:
    """The beginning of a step, for `spent`."""
    began = monotonic()
    if began - last.at > BRIEF:
        last.at, last.shown = began, thread_time()
    return began


def spent(began: float) -> float:
    """Seconds for which the thread has worked since; what it waited for a core is not counted where it was long."""
    took = monotonic() - began
    return took if took < BRIEF else min(took, thread_time() - last.shown)


@types.coroutine
def metered(doing: Coroutine[Any, Any, T], pay: Pay) -> Generator[Any, Any, T]:
    """The same, paid for after each step."""
    value: Any = None
    thrown: BaseException | None = None
    while True:
        began = now()
        try:
            waits_for = doing.send(value) if thrown is None else doing.throw(thrown)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            pay(spent(began))
        value, thrown = None, None
        try:
            value = yield waits_for
        except BaseException as error:
            thrown = error


async def on_account(doing: Coroutine[Any, Any, T]) -> T:
    """In a task of its own, at the cost of whoever has asked for it."""
    pay = payer.get()
    return await (doing if pay is None else metered(doing, pay))


def beside(work: Callable[[], T]) -> Callable[[], T]:
    """For a thread beside the loop: what it takes there is paid for too."""
    pay, loop = payer.get(), asyncio.get_running_loop()
    if pay is None:
        return work

    def paid() -> T:
        began = thread_time()
        try:
            return work()
        finally:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(pay, thread_time() - began)

    return paid


def let_go() -> None:
    """What is begun from here on goes on by itself, and nobody pays for it."""
    payer.set(None)
