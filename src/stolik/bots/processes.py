"""A search shared out among processes: each grows a tree of its own, and what they found of the root is added up."""

from __future__ import annotations

import marshal
import os
import threading
from random import Random

from stolik.bots.bot import Worlds
from stolik.bots.search import Search, Tally
from stolik.bots.strength import Strength
from stolik.bots.tree import Node
from stolik.engine.decision import Decision


def shared_out(decision: Decision, worlds: Worlds, strength: Strength, rng: Random) -> Tally:
    """The same seed gives the same sum, also where no process can be forked and one does it all."""
    shares = [Share(decision, worlds, strength, rng.getrandbits(48)) for _ in range(strength.processes)]
    if hasattr(os, "fork") and threading.active_count() == 1:
        for share in shares[1:]:
            share.begin()
    found: Tally = {}
    for share in shares:
        for answer, (visits, total) in share.tally().items():
            before = found.get(answer, (0, 0.0))
            found[answer] = (before[0] + visits, before[1] + total)
    return found


class Share:
    """One process's part of the iterations."""

    __slots__ = ("_decision", "_pipe", "_process", "_seed", "_strength", "_worlds")

    def __init__(self, decision: Decision, worlds: Worlds, strength: Strength, seed: int) -> None:
        self._decision = decision
        self._worlds = worlds
        self._strength = strength
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
                    pipe.write(marshal.dumps(self._searched()))
                code = 0
            finally:
                os._exit(code)
        os.close(end)

    def tally(self) -> Tally:
        if self._process == 0:
            return self._searched()
        with os.fdopen(self._pipe, "rb") as pipe:
            told = pipe.read()
        os.waitpid(self._process, 0)
        found: Tally = marshal.loads(told)
        return found

    def _searched(self) -> Tally:
        return Search(self._decision, Node(), self._strength, Random(self._seed)).run(self._worlds)
