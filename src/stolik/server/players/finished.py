"""A game that is over, as history and statistics keep it. Nothing of a table is told before its end."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from stolik.engine.decision import CHANCE
from stolik.engine.entries import ANSWER, SEAT
from stolik.engine.game import Factors, Game
from stolik.server.players.forms import form_of
from stolik.server.table.creation import rematch_id
from stolik.server.table.table import Table

UNREADABLE: Final = "unreadable"
"""The reason of a game that these rules cannot replay to its end."""


class Play(NamedTuple):
    """What a seat made of it. `token` opens the seat, as a hash; `had`: its titans, units, school or hero, by kind."""

    seat: int
    token: str
    name: str
    level: str
    side: int
    place: int
    score: int | None
    had: dict[str, list[str]]
    luck: float | None = None
    own: float | None = None


class Finished(NamedTuple):
    """`fresh`: it began at the beginning, and nobody played for anybody else."""

    table: str
    game: str
    form: str
    began: float
    ended: float
    answers: int
    reason: str
    rematch: str
    plays: list[Play]
    fresh: bool


def finished(table: Table, began: float, ended: float) -> Finished:
    """Of a table that is over."""
    row, record, game = table.row, table.record, table.game
    if game is None or record is None or record.result is None:
        return Finished(row.id, row.game, "", began, ended, 0, UNREADABLE, rematch_id(row.id), [], False)
    result, had = record.result, game.factors(record.position.state)
    plays = [
        Play(
            seat,
            chair.token,
            chair.name,
            "" if chair.token else chair.level,
            record.sides[seat],
            result.places[seat],
            result.scores[seat] if result.scores else None,
            names_of(game, had, seat),
            *((table.review.luck[seat], table.review.own[seat]) if table.review else ()),
        )
        for seat, chair in enumerate(table.chairs)
    ]
    changed = any(entry.act == SEAT for entry in record.entries)
    fresh = not (record.header.prelude or record.header.opening or changed)
    answers = sum(entry.act == ANSWER and entry.seat != CHANCE for entry in record.entries)
    form = form_of(game, row.options)
    return Finished(row.id, row.game, form, began, ended, answers, result.reason, rematch_id(row.id), plays, fresh)


def names_of(game: Game[Any], had: Factors, seat: int) -> dict[str, list[str]]:
    """As things travel, by kind and name. Whoever ends a game before anything was chosen has nothing."""
    return {
        kind: [game.kinds[kind].name_of(value) for value in (values[seat] if seat < len(values) else ())]
        for kind, values in had.items()
    }
