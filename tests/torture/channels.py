"""What reaches a seat, channel by channel. Those that need no more than the standard library are always there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any

from stolik.bots.advice import advice, rule_of
from stolik.bots.reasons import likely_reply, reasons
from stolik.contract.checks import PROBES
from stolik.contract.leaks import asked
from stolik.engine.decision import Seat
from stolik.engine.game import Game, Options
from stolik.engine.position import Position, worlds
from stolik.engine.things import deciding

if TYPE_CHECKING:
    from tests.torture.worlds import Pair

IMAGINED = 3
"""Options of a question that are tried out."""
HINT_EVERY, IMAGINE_EVERY, TERMINAL_EVERY = 25, 4, 25
"""Questions of which one is looked at closely: these cost more than all the rest."""
TOLD = 5
"""Options of which advice speaks, the best."""
WORLD = 7


def as_bytes(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Channels:
    def __init__(self, game: Game[Any], options: Options, rng: Random) -> None:
        self.game = game
        self.options = options
        self.rng = rng
        self.terminal = all(map(find_spec, ("rich", "fluent"))) and bool(game.package)
        self.wire = find_spec("msgspec") is not None and bool(game.package)

    def of(self, pair: Pair) -> Iterator[tuple[str, str, str]]:
        """The name of each, and what comes over it in either world."""
        ours, other, seat = pair.ours, pair.other, pair.seat
        yield "view", as_bytes(self.game.view(ours.state, seat)), as_bytes(self.game.view(pair.state, seat))
        if other is None:
            return
        yield "options", self.options_of(ours, seat), self.options_of(other, seat)
        if pair.lines is not None:
            yield "events", self.events(ours, pair), self.events(other, pair)
        if seat is None or not (is_asked(ours, seat) and is_asked(other, seat)):
            return
        yield "why", why(ours), why(other)
        yield from self.costly(pair, other, seat)

    def costly(self, pair: Pair, other: Position[Any], seat: Seat) -> Iterator[tuple[str, str, str]]:
        ours = pair.ours
        assert ours.decision is not None
        if not self.rng.randrange(IMAGINE_EVERY):
            tried = self.rng.sample(ours.decision.options, min(IMAGINED, len(ours.decision.options)))
            yield "imagine", self.imagined(ours, seat, tried), self.imagined(other, seat, tried)
            if self.wire:
                from tests.torture.wire import preview

                yield "preview", preview(ours, tried), preview(other, tried)
        if len(ours.decision.options) > 1 and not self.rng.randrange(HINT_EVERY):
            sides = self.game.sides(self.options)
            yield "hint", hint(ours, seat, sides), hint(other, seat, sides)
        if self.terminal and pair.lines is not None and not self.rng.randrange(TERMINAL_EVERY):
            from tests.torture.paper import printed

            language = self.rng.choice(("en", "pl"))
            ours_printed, other_printed = (printed(self.game, self.options, line, language) for line in pair.lines)
            yield "terminal", ours_printed, other_printed

    def options_of(self, position: Position[Any], seat: Seat | None) -> str:
        decision = position.decision
        told = None if decision is None else deciding(self.game.prompts, decision.prompt)
        return as_bytes([asked(position, seat), told])

    def events(self, position: Position[Any], pair: Pair) -> str:
        """And whether undoing would be free, which follows from them."""
        seen = [self.game.see(event, pair.seat) for event in position.state.events]
        reveals = any(self.game.events[event.kind].reveals for event in position.state.events)
        free = pair.last == pair.seat and not reveals
        return as_bytes([[[event.kind, event.rule, event.args] for event in seen], free])

    def imagined(self, position: Position[Any], seat: Seat, tried: list[Any]) -> str:
        found = []
        for value in tried:
            world = worlds(position, seat)(WORLD)
            world.play(value)
            seen = [self.game.see(event, seat) for event in world.state.events]
            view = self.game.view(world.state, seat)
            found.append([[[event.kind, event.args] for event in seen], view, asked(world, seat)])
        return as_bytes(found)


def is_asked(position: Position[Any], seat: Seat | None) -> bool:
    return position.decision is not None and position.decision.player == seat


def why(position: Position[Any]) -> str:
    assert position.decision is not None
    return as_bytes([position.decision.why_not(probe) for probe in PROBES])


def hint(position: Position[Any], seat: Seat, sides: Sequence[int]) -> str:
    """The advice that people get: options with their corrected chances, rules, reasons, the likely reply.

    Every fact counts as one that the game has words for.
    """
    assert position.decision is not None
    decision, imagine = position.decision.shown(), worlds(position, seat)
    found = advice(decision, position.game.view(position.state, seat), imagine, WORLD, sides)
    best = [one.answer for one in found[:TOLD]]
    rules = [rule_of(answer, imagine, WORLD) for answer in best]
    why = reasons(decision, imagine, best, lambda key: True)
    reply = likely_reply(seat, best[0], imagine, sides, WORLD)
    return as_bytes([[[one.answer, one.visits, one.chance] for one in found], rules, why, reply])
