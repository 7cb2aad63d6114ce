"""What a thinking process is asked: a table's answers so far, a seat, a bot; and the position it follows from them."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, NamedTuple

from stolik.bots.bot import Worlds
from stolik.bots.levels import bot
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import View
from stolik.engine.position import Position, worlds
from stolik.engine.record import Record
from stolik.games import GAMES

REMEMBERED: Final = 64
"""Tables whose position a thinking process keeps, so that it replays only what is new."""


class Job(NamedTuple):
    """No seed of the table's luck goes out: the position follows from the answers."""

    table: str
    game: str
    options: dict[str, int | str | bool]
    line: list[Answer]
    seat: int
    level: str
    seed: int
    opening: str = ""


def job_of(table: str, record: Record[Any], seat: int, level: str) -> Job:
    """The same bot makes the same answer in the same place."""
    seed = sha256(record.seed + f"bot\n{seat}\n{len(record.entries)}".encode()).digest()
    return job_in(table, record, seat, level, int.from_bytes(seed[:6], "big"))


def job_in(table: str, record: Record[Any], seat: int = 0, level: str = "", seed: int = 0) -> Job:
    """With all answers so far."""
    header, line = record.header, [answer for _, answer in record.line]
    return Job(table, header.game, dict(header.options), line, seat, level, seed, header.opening)


_remembered: dict[str, tuple[list[Answer], Position[Any]]] = {}


def think(job: Job) -> Answer:
    """It is not handed `unless`, which knows the truth."""
    position = position_of(job)
    answer = bot(job.level, job.seed).answer(*asked_of(position, job.seat))
    remember(job.table, job.line, position)
    return answer


def hasty(job: Job, options: list[Answer]) -> Answer:
    """The first that looks promising, without any search: in a world dealt for the seat, as a bot would look at it."""
    position = position_of(job)
    world = worlds(position, job.seat)(job.seed)
    remember(job.table, job.line, position)
    assert world.decision is not None
    for answer in position.game.promising(world.state, world.decision):
        if answer in options:
            return answer
    return options[0]


def asked_of(position: Position[Any], seat: int) -> tuple[Decision, View, Worlds]:
    decision = position.decision
    assert decision is not None and decision.player == seat
    return decision.shown(), position.game.view(position.state, seat), worlds(position, seat)


def position_of(job: Job) -> Position[Any]:
    """Taken out while it is used: two threads may think about one table."""
    line, position = _remembered.pop(job.table, ([], None))
    if position is None or job.line[: len(line)] != line:
        game = GAMES[job.game]
        line, position = [], Position(game, game.begin(job.options, job.opening))
    for answer in job.line[len(line) :]:
        position.play(answer)
    return position


def remember(table: str, line: list[Answer], position: Position[Any]) -> None:
    _remembered[table] = (line, position)
    while len(_remembered) > REMEMBERED:
        _remembered.pop(next(iter(_remembered)), None)
