"""How a game comes to the table: a new one, one from a file, or the last one left unfinished."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stolik.engine.game import Game, Options
from stolik.engine.record import Record, new_record
from stolik.engine.recordfile import BadRecord, NoRecord
from stolik.games import GAMES
from stolik.terminal import store
from stolik.terminal.faults import BadInput
from stolik.terminal.games import chosen, find, possible_seats, settled
from stolik.terminal.seats import Company, friendly
from stolik.terminal.session import Session
from stolik.terminal.verify import read
from stolik.text import Texts

SEED_BYTES = 32


def seed_of(said: str | None) -> bytes:
    """The one given in hexadecimal, or one that nobody can guess."""
    if said is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        seed = bytes.fromhex(said)
    except ValueError:
        seed = b""
    if not seed:
        raise BadInput("bad-seed", seed=said)
    return seed


def agreed(name: str, seats: int | None, bots: Sequence[str], settings: Sequence[str]) -> tuple[Game[Any], Options]:
    """A table of bots only."""
    game = find(name)
    choices = chosen(settings)
    wanted = friendly(possible_seats(game, choices), len(bots)) if seats is None else seats
    options = settled(game, wanted, choices)
    if len(bots) > wanted:
        raise BadInput("too-few-seats", seats=wanted, humans=0, bots=len(bots))
    return game, options


def bots_only(name: str, seats: int | None, bots: Sequence[str], settings: Sequence[str], seed: str | None) -> Session:
    """For watching; nothing is kept."""
    game, options = agreed(name, seats, bots, settings)
    players = bots or ["greedy"]
    seated = [players[number % len(players)] for number in range(int(options["seats"]))]
    return Session(new_record(game, options, seated, [], seed_of(seed)), None)


def new_game(
    name: str | None, company: Company, settings: Sequence[str], seed: str | None, where: Path, language: str
) -> Session:
    if name is None:
        raise BadInput("which-game", games=", ".join(GAMES))
    game = find(name)
    choices = chosen(settings)
    first = not choices and company.is_unsaid
    seats = game.first.seats if first else company.how_many(possible_seats(game, choices))
    options = settled(game, seats, game.first.options if first else choices)
    record = new_record(game, options, company.seated(seats, Texts(language)), [], seed_of(seed))
    session = Session(record, store.new_keeper(where, name))
    session.keep()
    return session


def from_file(path: Path, name: str | None = None) -> Session:
    """To go on with it, in the same file; `name` is the game it must be, if any."""
    if name not in (None, readable(path).game.name):
        raise BadInput("another-game", file=str(path), name=str(name))
    keeper = store.held(path)
    try:
        record = readable(path)  # again: another terminal may have gone on with it until now
        if record.result is not None:
            raise BadInput("already-over", file=str(path))
    except BadInput:
        keeper.let_go()
        raise
    return Session(record, keeper)


def readable(path: Path) -> Record[Any]:
    """A good record of these rules."""
    try:
        record = read(path).record
    except NoRecord:
        raise BadInput("no-record", file=str(path)) from None
    except BadRecord as bad:
        raise BadInput("bad-record", file=str(path), line=bad.line) from None
    if record is None:
        raise BadInput("other-rules", file=str(path))
    return record


def finished(path: Path) -> Record[Any]:
    """A good record of a game that is over."""
    record = readable(path)
    if record.result is None:
        raise BadInput("review-not-over", file=str(path))
    return record


def last_game(where: Path, name: str | None) -> Session:
    if name is not None:
        find(name)
    for path in store.unfinished(where, name):
        return from_file(path)
    raise BadInput("nothing-to-continue", folder=str(where))
