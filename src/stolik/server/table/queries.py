"""Questions about a table that change nothing: why not, what if, how it was."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final, TypeGuard

from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.game import Game
from stolik.engine.position import worlds
from stolik.engine.record import ANSWER, Entry, Record, same
from stolik.server.protocol import Explained, Preview, Replayed, Value, Why
from stolik.server.refusals import BAD, FORBIDDEN, Refusal
from stolik.server.table import changes, sight
from stolik.server.table.table import Table, Told, act_events
from stolik.server.table.words import Words, answer_of

MOST_THINGS: Final = 200
"""Things of one kind that a game may have: squares, cards, titans …"""


def why(table: Table, ask: Why) -> Explained:
    """The rule that forbids what is pointed at; an empty one where it is offered."""
    decision = asked(table, ask.seat)
    game = changes.the_game(table)
    meant = list(candidates(game, decision, ask.kind, ask.name, ask.holding))
    if any(same(option, answer) for option in decision.options for answer in meant):
        return Explained(ask.kind, ask.name, "")
    rules = [rule for answer in meant if (rule := decision.why_not(answer)) is not None]
    general = game.prompts[decision.prompt].rule
    return Explained(ask.kind, ask.name, next((rule for rule in rules if rule != general), general))


def asked(table: Table, seat: int) -> Decision:
    changes.check_playing(table)
    if table.decision is None or table.decision.player != seat:
        raise Refusal("not-your-turn")
    return table.decision


def candidates(game: Game[Any], decision: Decision, kind: str, name: str, holding: str = "") -> Iterator[Answer]:
    """Answers that would mean this thing: itself, or in its place in something like what is offered."""
    for number in range(MOST_THINGS):
        if named(game, kind, number) in (f"={name}", f"{kind}-{name}", name):
            if kind == game.prompts[decision.prompt].kind:
                yield number
            yield from dict.fromkeys(likes(game, decision, kind, number, holding))
    yield name


def likes(game: Game[Any], decision: Decision, kind: str, number: int, holding: str) -> Iterator[Answer]:
    """The options with the thing in the place of another of its kind: where most is said, and the last place, first."""
    for option in sorted(filter(is_tuple, decision.options), key=len, reverse=True):
        words = list(game.label(game.prompts[decision.prompt].kind, option)[1].values())
        if holding and not any(named(game, of, value) == holding for of, value in words):
            continue
        for place in range(len(option) - 1, 0, -1):
            if (kind, option[place]) in words:
                yield (*option[:place], number, *option[place + 1 :])


def is_tuple(option: Answer) -> TypeGuard[tuple[int | str, ...]]:
    return isinstance(option, tuple)


def named(game: Game[Any], kind: str, number: Answer) -> str:
    try:
        return game.label(kind, number)[0]
    except (IndexError, KeyError):
        return ""


def imagine(table: Table, seat: int, value: Value) -> Preview:
    """Played in a world dealt anew, up to the next question of anybody, chance included."""
    decision, record = asked(table, seat), changes.check_playing(table)
    meant = [option for option in decision.options if same(option, answer_of(value))]
    if not meant:
        raise Refusal("not-an-option", BAD)
    world = worlds(record.position, seat)(world_number(table, seat))
    world.play(meant[0])
    words = Words(record.game, table.names)
    events = [record.game.see(event, seat) for event in world.state.events]
    happened = [words.happening(table.seq, event) for event in events]
    return Preview(value, happened, dict(record.game.view(world.state, seat)))


def world_number(table: Table, seat: int) -> int:
    """The same for every option of one question; it does not depend on anything secret."""
    return int.from_bytes(sha256(f"{table.row.id}\n{table.moved}\n{seat}".encode()).digest()[:4], "big")


# How it was


def steps(entries: list[Entry]) -> list[list[Entry]]:
    """What chance does before the first question, then each entry with the chance that follows it."""
    found: list[list[Entry]] = [[]]
    for entry in entries:
        if entry.seat == CHANCE and entry.act == ANSWER:
            found[-1].append(entry)
        else:
            found.append([entry])
    return found


def check_may_replay(table: Table, held: frozenset[int], seat: int | None) -> Record[Any]:
    """One's own seat while it is played, any seat when it is over."""
    if table.record is None:
        raise Refusal("not-started")
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Refusal("no-such-seat", BAD)
    if seat is not None and seat not in held and table.status not in ("over", "aborted"):
        raise Refusal("not-your-seat", FORBIDDEN)
    return table.record


def replayed(table: Table, record: Record[Any], seat: int | None, at: int | None) -> Replayed:
    taken = steps(record.entries)
    last = len(taken) - 1
    step = last if at is None else at
    if not 0 <= step <= last:
        raise Refusal("no-such-step", BAD, last=str(last))
    past, told = retold(record, taken[: step + 1])
    words = Words(record.game, table.names)
    seats = frozenset() if seat is None else frozenset({seat})
    happened = [line for one in told for line in sight.as_seen(record.game, words, one, seats, {})]
    return Replayed(step, last, sight.replay_seen(past, table.names, seat), happened)


def retold(record: Record[Any], taken: list[list[Entry]]) -> tuple[Record[Any], list[Told]]:
    """The record after these steps, and what the last of them did."""
    past: Record[Any] = Record(record.game, record.header, record.seed)
    told = [Told(0, event) for event in past.position.state.events] if len(taken) == 1 else []
    for number, step in enumerate(taken):
        for entry in step:
            past.take(entry)
            if number == len(taken) - 1:
                told += [Told(entry.number, event) for event in [*act_events(entry), *entry.events]]
    return past, told


def line_at(record: Record[Any], at: int) -> list[tuple[int, Answer]]:
    """The answers that count after so many steps, to play on from."""
    taken = steps(record.entries)
    if not 0 <= at < len(taken):
        raise Refusal("no-such-step", BAD, last=str(len(taken) - 1))
    past, _ = retold(record, taken[: at + 1])
    if past.position.decision is None:
        raise Refusal("game-over")
    return past.line
