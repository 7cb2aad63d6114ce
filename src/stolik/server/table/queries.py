"""Questions about a table that change nothing: why not, what if, how it was."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from stolik.engine.decision import Answer, Decision
from stolik.engine.entries import Entry
from stolik.engine.game import Game
from stolik.engine.history import steps
from stolik.engine.position import Position, worlds
from stolik.engine.record import Record, same
from stolik.engine.things import meant
from stolik.server.protocol import Explained, Preview, Replayed, Value, Why
from stolik.server.refusals import BAD, FORBIDDEN, Refusal
from stolik.server.table import changes, sight
from stolik.server.table.table import Table, Told, act_events
from stolik.server.table.words import Words, answer_of


def why(table: Table, ask: Why) -> Explained:
    """The rule that forbids what is pointed at; an empty one where it is offered."""
    return explained(changes.the_game(table), asked(table, ask.seat), ask)


def explained(game: Game[Any], decision: Decision, ask: Why) -> Explained:
    declared = game.prompts[decision.prompt]
    holding = ("", "") if ask.holding is None else (ask.holding.kind, ask.holding.name)
    answers = dict.fromkeys(meant(declared.kind, decision.options, ask.kind, ask.name, holding))
    if any(same(option, answer) for option in decision.options for answer in answers):
        return Explained(ask.kind, ask.name, "")
    rules = [rule for answer in answers if (rule := decision.why_not(answer)) is not None]
    general = declared.rule
    return Explained(ask.kind, ask.name, next((rule for rule in rules if rule != general), general))


def asked(table: Table, seat: int) -> Decision:
    changes.check_playing(table)
    if table.decision is None or table.decision.player != seat:
        raise Refusal("not-your-turn")
    return table.decision


def imagine(table: Table, seat: int, value: Value) -> Preview:
    """Played in a world dealt anew, up to the next question of anybody, chance included."""
    decision, record = asked(table, seat), changes.check_playing(table)
    return imagined(record.position, decision, value, world_number(table, seat), table.seq)


def imagined(position: Position[Any], decision: Decision, value: Value, world_number: int, seq: int = 0) -> Preview:
    game, seat = position.game, decision.player
    chosen = [option for option in decision.options if same(option, answer_of(value))]
    if not chosen:
        raise Refusal("not-an-option", BAD)
    world = worlds(position, seat)(world_number)
    world.play(chosen[0])
    words = Words(game)
    happened = [words.happening(seq, game.see(event, seat)) for event in world.state.events]
    view = game.view(world.state, seat)
    return Preview(value, happened, dict(view), sight.asked(words, world.decision, seat, view))


def world_number(table: Table, seat: int) -> int:
    """The same for every option of one question; it does not depend on anything secret."""
    return int.from_bytes(sha256(f"{table.row.id}\n{table.moved}\n{seat}".encode()).digest()[:4], "big")


# How it was


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
    words = Words(record.game)
    seats = frozenset() if seat is None else frozenset({seat})
    happened = [line for one in told for line in sight.as_seen(record.game, words, one, seats, {})]
    return Replayed(step, last, sight.replay_seen(past, seat), happened)


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
