"""New tables: as somebody wishes, the same people once more, or from a step of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import choice, token_bytes, token_hex
from typing import Any, Final, NamedTuple

import msgspec

from stolik.engine.box import BoxFault
from stolik.engine.game import Game, Options
from stolik.engine.options import BadOption, settle
from stolik.examples import Example, agreed, put_up
from stolik.games import GAMES
from stolik.server.live.webhooks import checked
from stolik.server.protocol import NewTable, Pace, SeatKey, SeatWish
from stolik.server.refusals import BAD, MISSING, Refusal, bad_option
from stolik.server.settings import Settings
from stolik.server.storage import TableRow
from stolik.server.table import changes, log, people
from stolik.server.table.changes import Prelude, Rows
from stolik.server.table.codes import new_code
from stolik.server.table.names import called, check_free
from stolik.server.table.people import SUBSTITUTE, Chair
from stolik.server.table.table import Table

LONGEST_LIVE: Final = 24 * 3600
LONGEST_INCREMENT: Final = 3600
MOST_DAYS: Final = 60
MOST_DRAWS: Final = 200
"""Of options by lot: three different tracks of six come after two draws on average."""


class New(NamedTuple):
    row: TableRow
    rows: Rows
    keys: list[SeatKey]
    secret: str = ""
    """Of the table's webhook."""


def game_named(name: str) -> Game[Any]:
    game = game_or_none(name)
    if game is None:
        raise Refusal("no-such-game-here", MISSING, games=", ".join(GAMES))
    return game


def game_or_none(name: str) -> Game[Any] | None:
    try:
        return GAMES[name]
    except (KeyError, BoxFault):
        return None


def wished(wish: NewTable, settings: Settings, now: float) -> New:
    game = game_named(wish.game)
    try:
        options = drawn(game, len(wish.seats), wish.options, wish.drawn)
    except BadOption as bad:
        raise bad_option(game, bad) from None
    check_pace(wish.pace)
    pace: dict[str, Any] = msgspec.to_builtins(wish.pace)
    row = new_row(game, options, now)._replace(
        visibility=wish.visibility, pace=pace, absence=wish.absence, webhook=checked(settings, wish.webhook)
    )
    chairs, keys = wished_chairs(wish.seats)
    for seat, chair in enumerate(chairs):
        checked(settings, chair.webhook)
        check_free(chair.name, [other.name for other in chairs[:seat] if other.name])
    alone = all(wish.kind != "open" for wish in wish.seats)
    secret = people.new_secret(wish.webhook)
    hints = alone if wish.hints is None else wish.hints
    rows = agreed_rows(secret, hints, wish.substitute)
    return New(row, [*rows, *seated_rows(row, game, chairs)], keys, secret)


def drawn(game: Game[Any], seats: int, chosen: Options, keys: Sequence[str]) -> Options:
    """What is left to lot is drawn until all goes together."""
    for key in keys:
        if key not in game.options:
            raise BadOption("option-unknown", key, choices=", ".join(game.options))
    for _ in range(MOST_DRAWS if keys else 0):
        lot = {key: choice(game.options[key].values) for key in keys}
        try:
            return settle(game, seats, {**chosen, **lot})
        except BadOption:
            continue
    return settle(game, seats, chosen)


def agreed_rows(secret: str, hints: bool, substitute: str) -> Rows:
    rows: Rows = [log.Hook(secret)] if secret else []
    rows += [log.Hints(True)] if hints else []
    return [*rows, log.Substitute(people.level_of(substitute, SUBSTITUTE))] if substitute else rows


def new_row(game: Game[Any], options: Options, now: float) -> TableRow:
    return TableRow(
        *(token_hex(8), new_code(), game.name, game.rules, game.box, dict(options)),
        *("link", {}, "wait", token_bytes(32), now, ""),
    )


def check_pace(pace: Pace) -> None:
    live = pace.kind == "live" and 1 <= pace.seconds <= LONGEST_LIVE and 0 <= pace.increment <= LONGEST_INCREMENT
    days = pace.kind == "days" and 1 <= pace.days <= MOST_DAYS
    if not (live or days or pace.kind == "none"):
        raise Refusal("bad-pace", BAD, seconds=str(LONGEST_LIVE), increment=str(LONGEST_INCREMENT), days=str(MOST_DAYS))


def wished_chairs(wishes: Sequence[SeatWish]) -> tuple[list[Chair], list[SeatKey]]:
    chairs, keys = [Chair() for _ in wishes], []
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            chairs[seat].give_to_bot(people.level_of(wish.level, SUBSTITUTE), changes.new_number())
        elif wish.kind == "here":
            keys.append(SeatKey(seat, people.new_token(), people.new_secret(wish.webhook)))
            number = people.number_of(wish.number) or changes.new_number()
            notices = (wish.webhook, keys[-1].webhook_secret)
            chairs[seat].sit(called(wish.name, seat), people.digest(keys[-1].token), number, 0, *notices)
    return chairs, keys


def seated_rows(
    row: TableRow, game: Game[Any], chairs: Sequence[Chair], prelude: Prelude = (), opening: str = ""
) -> Rows:
    """Who sits where, and the beginning of the game where every seat is filled."""
    rows: Rows = []
    for seat, chair in enumerate(chairs):
        if chair.token:
            rows.append(log.Sit(seat, chair.name, chair.token, chair.number, chair.webhook, chair.secret))
        elif chair.level:
            rows.append(log.Bot(seat, chair.level, chair.number))
    if all(chair.who for chair in chairs):
        seats, numbers = [chair.who for chair in chairs], [chair.number for chair in chairs]
        rows += changes.start_rows(row, game, seats, numbers, prelude, opening)
    return rows


def rematch_id(table: str) -> str:
    """Known beforehand: if two processes make it, it is one table all the same."""
    return sha256(f"rematch\n{table}".encode()).hexdigest()[:16]


def once_more(table: Table, now: float) -> New:
    """The same people and options, every seat moved on by one. Tokens are kept, as hashes."""
    game = changes.the_game(table)
    old = table.row
    row = new_row(game, old.options, now)._replace(
        id=rematch_id(old.id), visibility=old.visibility, pace=old.pace, absence=old.absence, webhook=old.webhook
    )
    chairs = [moved_chair(table.chairs[seat - 1]) for seat in range(len(table.chairs))]
    agreed = agreed_rows(table.secret, table.hints, table.substitute)
    return New(row, [*agreed, *seated_rows(row, game, chairs)], [])


def moved_chair(old: Chair) -> Chair:
    """A person for whom a bot stood in sits here again."""
    chair = Chair()
    if old.token:
        chair.sit(old.name, old.token, changes.new_number(), 0, old.webhook, old.secret)
    elif old.level:
        chair.give_to_bot(old.level, changes.new_number())
    return chair


def played_on(table: Table, line: Prelude, seat: int, name: str, level: str, now: float) -> New:
    """One person at the seat chosen, bots at the others; the luck so far is what it was, the rest is drawn anew."""
    opening = "" if table.record is None else table.record.header.opening
    return gone_on(changes.the_game(table), table.row.options, (opening, line), (seat, name, level), now)


def gone_on(
    game: Game[Any], options: Options, begun: tuple[str, Prelude], who: tuple[int, str, str], now: float
) -> New:
    """From a puzzle: `begun` is its opening and what was answered since; `who` a seat, a name, the bots' level."""
    (opening, line), (seat, name, level) = begun, who
    row = new_row(game, options, now)
    wishes = [SeatWish("bot", "", level) for _ in range(int(options["seats"]))]
    wishes[seat] = SeatWish("here", name)
    chairs, keys = wished_chairs(wishes)
    return New(row, [log.Hints(True), *seated_rows(row, game, chairs, line, opening)], keys)


def tried(game: Game[Any], example: Example, name: str, level: str, now: float) -> New:
    """The position of an example: whoever asks plays the seat that looks, bots the others, or all where no level is."""
    row = new_row(game, agreed(game, example), now)
    wishes = [SeatWish("bot", "", level) if level else SeatWish("here", name) for _ in range(int(row.options["seats"]))]
    wishes[example.seat or 0] = SeatWish("here", name)
    chairs, keys = wished_chairs(wishes)
    opening = game.diagram(put_up(game, example)) if example.setup else ""
    return New(row, [log.Hints(True), *seated_rows(row, game, chairs, opening=opening)], keys)
