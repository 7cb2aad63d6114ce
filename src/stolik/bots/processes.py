"""A search shared out among processes: each grows a tree of its own, and what they found of the root is added up."""

from __future__ import annotations

import marshal
import os
import threading
from collections.abc import Callable
from random import Random

from stolik.bots.outlook import Tally

Searched = Callable[[Random], Tally]
"""One process's part of the iterations, with luck of its own."""


def shared_out(searched: Searched, processes: int, rng: Random) -> Tally:
    """The same seed gives the same sum, also where no process can be forked and one does it all."""
    shares = [ProcessShare(searched, rng.getrandbits(48)) for _ in range(processes)]
    if hasattr(os, "fork") and threading.active_count() == 1:
        for share in shares[1:]:
            share.begin()
    found: Tally = {}
    for share in shares:
        for answer, (visits, total) in share.tally().items():
            before = found.get(answer, (0, 0.0))
            found[answer] = (before[0] + visits, before[1] + total)
    return found


class ProcessShare:
    """What one process finds."""

    __slots__ = ("_pipe", "_process", "_searched", "_seed")

    def __init__(self, searched: Searched, seed: int) -> None:
        self._searched = searched
        self._seed = seed
        self._process = 0
        self._pipe = -1

    def begin(self) -> None:
        """In a fork: a world cannot be sent, but it can be inherited."""
        self._pipe, end = os.pipe()
        self._process = os.fork()
        if self._process == 0:
            code = 1
            try:
                with os.fdopen(end, "wb") as pipe:
                    pipe.write(marshal.dumps(self._searched(Random(self._seed))))
                code = 0
            finally:
                os._exit(code)
        os.close(end)

    def tally(self) -> Tally:
        if self._process == 0:
            return self._searched(Random(self._seed))
        with os.fdopen(self._pipe, "rb") as pipe:
            told = pipe.read()
        os.waitpid(self._process, 0)
        found: Tally = marshal.loads(told)
        return found
