"""Questions about a table that change nothing: why not, what if, may one see how it was."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from stolik.engine.decision import Decision
from stolik.engine.entries import as_answer
from stolik.engine.game import Game
from stolik.engine.position import Position, worlds
from stolik.engine.record import Record, same
from stolik.engine.things import meant
from stolik.server.protocol import Explained, Preview, Value, Why
from stolik.server.refusals import BAD, FORBIDDEN, Refusal
from stolik.server.table import changes, sight
from stolik.server.table.sight import Words
from stolik.server.table.table import Table


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
    chosen = [option for option in decision.options if same(option, as_answer(value))]
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


def check_may_replay(table: Table, held: frozenset[int], seat: int | None) -> Record[Any]:
    """One's own seat while it is played, any seat when it is over."""
    if table.record is None:
        raise Refusal("not-started")
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Refusal("no-such-seat", BAD)
    if seat is not None and seat not in held and table.status not in ("over", "aborted"):
        raise Refusal("not-your-seat", FORBIDDEN)
    return table.record
