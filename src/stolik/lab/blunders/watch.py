"""Watches one game for a win on offer that was missed, a pass with something useful to do, walking to and fro, and an
attack that cannot succeed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from stolik.bots.advice import advice
from stolik.engine.decision import CHANCE, Answer, Seat
from stolik.engine.game import Game, Options
from stolik.engine.position import Position, worlds
from stolik.lab.blunders.attacks import attack_in, can_succeed
from stolik.lab.blunders.ways import Ways

MISSED_WIN: Final = "missed-win"
USELESS_PASS: Final = "useless-pass"
TO_AND_FRO: Final = "to-and-fro"
HOPELESS_ATTACK: Final = "hopeless-attack"
KINDS: Final = (MISSED_WIN, USELESS_PASS, TO_AND_FRO, HOPELESS_ATTACK)
PASSES: Final = ("pass", "end")
"""Verbs by which a turn or a coin is spent on nothing, in every game."""
BETTER: Final = 0.15
"""By so much of a chance something else must be better for a pass, a walk back or an attack to be a blunder."""
WORLDS: Final = 3
"""A win on offer is one in each of so many worlds dealt for the asked seat: nobody misses what cannot be known."""


class Blunder(NamedTuple):
    """`step` counts all answers of the game, those of chance too."""

    kind: str
    game: int
    step: int
    seat: Seat
    answer: Answer
    better: Answer


class Watch:
    """One game, answer by answer."""

    def __init__(self, game: Game[Any], options: Options, number: int = 1) -> None:
        self.questions = 0
        self._position = Position(game, game.setup(options))
        self._sides: Sequence[int] = game.sides(options)
        self._number = number
        self._step = 0
        self._found: list[Blunder] = []
        self._missed: list[Blunder] = []
        self._ways = Ways(game)

    def answer(self, answer: Answer) -> None:
        decision = self._position.decision
        assert decision is not None
        chosen = decision.player != CHANCE and len(decision.options) > 1
        if chosen:
            self.questions += 1
            self._look(answer)
        self._position.play(answer)
        self._ways.note(decision.player if chosen else None, self._position.state.events, is_pass(answer))
        self._step += 1

    def end(self) -> list[Blunder]:
        """A win that was not taken at once but in the same turn was not missed."""
        self._settle(None)
        return sorted(self._found, key=lambda one: one.step)

    def _look(self, answer: Answer) -> None:
        decision = self._position.decision
        assert decision is not None
        seat = decision.player
        self._settle(seat)
        wins = [option for option in decision.options if self._wins(seat, option)]
        if wins and answer not in wins:
            self._missed.append(self._blunder(MISSED_WIN, answer, wins[0]))
        elif not wins and (kind := self._waste(seat, answer)):
            self._look_for_better(kind, answer)

    def _waste(self, seat: Seat, answer: Answer) -> str:
        """The kind of blunder that it is if there is something better, or nothing."""
        if is_pass(answer):
            return USELESS_PASS
        after = self._position.fork()
        after.play(answer)
        if self._ways.is_back(seat, after.state.events):
            return TO_AND_FRO
        attack = attack_in(after.state.events)
        return HOPELESS_ATTACK if attack and not can_succeed(self._position, answer, attack) else ""

    def _settle(self, seat: Seat | None) -> None:
        """Wins that were on offer are missed when another side is asked, or the game ends otherwise."""
        result = self._position.game.result(self._position.state) if self._position.decision is None else None
        for one in self._missed:
            own = seat is not None and self._sides[seat] == self._sides[one.seat]
            if not own and not (result is not None and one.seat in result.winners):
                self._found.append(one)
        if seat is None or any(self._sides[seat] != self._sides[one.seat] for one in self._missed):
            self._missed = []

    def _wins(self, seat: Seat, option: Answer) -> bool:
        """At once, whatever the seat cannot know."""
        first = self._position.fork()
        if not won(first, seat, option):
            return False
        imagined = worlds(self._position, seat)
        return all(won(imagined(number), seat, option) for number in range(WORLDS))

    def _look_for_better(self, kind: str, answer: Answer) -> None:
        position, decision = self._position, self._position.decision
        assert decision is not None
        seat = decision.player
        view = position.game.view(position.state, seat)
        found = advice(decision.shown(), view, worlds(position, seat), self._number, self._sides)
        chances = [one.chance for one in found if one.answer == answer]
        if chances and found[0].chance - chances[0] >= BETTER:
            self._found.append(self._blunder(kind, answer, found[0].answer))

    def _blunder(self, kind: str, answer: Answer, better: Answer) -> Blunder:
        decision = self._position.decision
        assert decision is not None
        return Blunder(kind, self._number, self._step, decision.player, answer, better)


def won(world: Position[Any], seat: Seat, option: Answer) -> bool:
    world.play(option)
    result = world.game.result(world.state) if world.decision is None else None
    return result is not None and seat in result.winners


def is_pass(answer: Answer) -> bool:
    return (answer[0] if isinstance(answer, tuple) and answer else answer) in PASSES
