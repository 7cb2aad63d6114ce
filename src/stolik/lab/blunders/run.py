"""Watches games of bots for a win on offer that was missed, and for a pass with something useful to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from stolik.bots.advice import advice
from stolik.engine.decision import CHANCE, Answer, Seat
from stolik.engine.game import Game, Options
from stolik.engine.position import Position, worlds
from stolik.lab.match.play import Played, play_out, record_of, seed_of

MISSED_WIN: Final = "missed-win"
USELESS_PASS: Final = "useless-pass"
KINDS: Final = (MISSED_WIN, USELESS_PASS)
PASSES: Final = ("pass", "end")
"""Verbs by which a turn or a coin is spent on nothing, in every game."""
BETTER: Final = 0.15
"""By so much of a chance something else must be better for a pass to be a blunder."""
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


class Watched(NamedTuple):
    """What was seen in some games: how many questions there were, and every blunder."""

    games: int
    questions: int
    blunders: list[Blunder]

    def as_data(self) -> dict[str, Any]:
        counts = {kind: len([one for one in self.blunders if one.kind == kind]) for kind in KINDS}
        told = [one._asdict() for one in self.blunders]
        return {"games": self.games, "questions": self.questions, "counts": counts, "blunders": told}


def watched(
    game: Game[Any],
    options: Options,
    bot: str,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Watched:
    """The same seed, the same games."""
    questions, finished = 0, 0
    found: list[Blunder] = []
    for number in range(1, games + 1):
        played = Played(seed_of(seed, number), [bot] * int(options["seats"]))
        play_out(game, options, played)
        record = record_of(game, options, played)
        if record is not None:
            finished += 1
            watch = Watch(game, options, number)
            for _, answer in record.line:
                watch.answer(answer)
            questions += watch.questions
            found += watch.end()
        progress(number)
    return Watched(finished, questions, found)


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

    def answer(self, answer: Answer) -> None:
        decision = self._position.decision
        assert decision is not None
        if decision.player != CHANCE and len(decision.options) > 1:
            self.questions += 1
            self._look(answer)
        self._position.play(answer)
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
        elif not wins and is_pass(answer):
            self._look_at_pass(answer)

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

    def _look_at_pass(self, answer: Answer) -> None:
        position, decision = self._position, self._position.decision
        assert decision is not None
        seat = decision.player
        view = position.game.view(position.state, seat)
        found = advice(decision.shown(), view, worlds(position, seat), self._number, self._sides)
        chances = [one.chance for one in found if one.answer == answer]
        if chances and found[0].chance - chances[0] >= BETTER:
            self._found.append(self._blunder(USELESS_PASS, answer, found[0].answer))

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
