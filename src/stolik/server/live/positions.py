"""Positions that somebody keeps from a game that is over: found again by their table and step, weighed when asked."""

from __future__ import annotations

import logging
import re
from concurrent.futures import BrokenExecutor
from typing import Any, Final, NamedTuple

from stolik.bots.policy import NoPolicy
from stolik.engine.decision import Answer, Seat
from stolik.engine.game import Options
from stolik.engine.position import Position
from stolik.engine.record import Record
from stolik.games import GAMES
from stolik.puzzles import NoQuestion, Puzzle, kept, place_in, unweighed
from stolik.puzzles.positions import Place
from stolik.server.live.bots.line import Rank
from stolik.server.live.registry import Registry
from stolik.server.live.retellings import kept as keep
from stolik.server.refusals import AWAY, MISSING, Refusal

log = logging.getLogger(__name__)
NAME: Final = re.compile(r"([A-Za-z0-9_]{1,64})-(\d{1,6})")
"""A table and a step of its game."""
MOST: Final = 256


class Weighing(NamedTuple):
    """For a process that thinks: where the game began, and all answers since."""

    game: str
    options: Options
    opening: str
    line: list[tuple[Seat, Answer]]


def weigh(job: Weighing) -> Puzzle:
    game = GAMES[job.game]
    position = Position(game, game.begin(job.options, job.opening))
    for _, answer in job.line:
        position.play(answer)
    return kept(Place(game, job.options, job.opening, job.line, position))


class Positions:
    """What was found of them is kept for a while; the same position is always worth the same."""

    def __init__(self) -> None:
        self._places: dict[str, Place] = {}
        self._weighed: dict[str, Puzzle] = {}

    async def posed(self, registry: Registry, name: str, record: Record[Any], step: int) -> Puzzle:
        """As it is shown before anybody has answered."""
        if name in self._weighed:
            return self._weighed[name]
        return unweighed(await self._place(registry, name, record, step))

    async def weighed(self, registry: Registry, name: str, record: Record[Any], step: int) -> Puzzle:
        if name not in self._weighed:
            place = await self._place(registry, name, record, step)
            job = Weighing(place.game.name, dict(place.options), place.opening, place.line)
            try:
                found = await registry.thinkers.work(weigh, job, Rank.HINT)
            except (BrokenExecutor, TimeoutError, NoPolicy) as error:
                log.warning("a kept position %s: %r", name, error)
                raise Refusal("no-hint-now", AWAY) from None
            keep(self._weighed, name, MOST, lambda: found)
        return self._weighed[name]

    async def _place(self, registry: Registry, name: str, record: Record[Any], step: int) -> Place:
        if name not in self._places:
            try:
                place = await registry.back_room.do(place_in, record, step)
            except NoQuestion:
                raise Refusal("no-question-there", MISSING) from None
            keep(self._places, name, MOST, lambda: place)
        return self._places[name]
