"""A thread beside the loop for what takes long: one thing after the other, and everybody else is served meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from stolik.server.live.meter import beside

P = ParamSpec("P")
T = TypeVar("T")


class BackRoom:
    """What is done here reads what nobody changes in place: a log, entries of a record, what was told."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._threads = ThreadPoolExecutor(threads, f"stolik-{name}")

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """At the cost of whoever it is done for."""
        paid = beside(partial(work, *args, **kwargs))
        return await asyncio.get_running_loop().run_in_executor(self._threads, paid)

    def close(self) -> None:
        """What is under way is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)
