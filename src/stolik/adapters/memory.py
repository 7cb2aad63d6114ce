"""What each seat has seen of a match, as it came: the ground of honest information states."""

from __future__ import annotations

import json

from stolik.adapters.match import Match
from stolik.engine.decision import Answer, Seat
from stolik.engine.game import Options
from stolik.games import GAMES


class Memory:
    """A match, and beside it for each seat the events as it saw them and its own questions with its answers."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._answers: list[Answer] = []
        self._seen: list[list[str]] = [[] for _ in range(match.seats)]
        self._watch()

    def play(self, answer: Answer) -> None:
        decision = self.match.decision
        assert decision is not None
        if decision.player >= 0:
            self._seen[decision.player].append(line([decision.prompt, decision.about, answer]))
        self.match.play(answer)
        self._answers.append(answer)
        self._watch()

    def seen_now(self, seat: Seat) -> str:
        """The view, who is asked, and what, if it is this seat."""
        return "\n".join([line([seat, self.match.view(seat)]), *self._asked(seat)])

    def recalled(self, seat: Seat) -> str:
        return "\n".join([*self._seen[seat], self.seen_now(seat)])

    def _asked(self, seat: Seat) -> list[str]:
        decision = self.match.decision
        if decision is None or decision.player != seat:
            return []
        return [line([decision.prompt, decision.about, decision.options])]

    def _watch(self) -> None:
        for event in self.match.position.state.events:
            for seat, seen in enumerate(self._seen):
                told = self.match.game.see(event, seat)
                seen.append(line([told.kind, *told.args]))

    def imagined(self, seat: Seat, number: int) -> Memory:
        """World number n of the seat that is asked. What the others have seen is not known there, so it is left out."""
        world = Memory.__new__(Memory)
        world.match = self.match.imagined(seat, number)
        world._answers = []
        world._seen = [seen[:] if other == seat else [] for other, seen in enumerate(self._seen)]
        return world

    def __deepcopy__(self, memo: object) -> Memory:
        copy = Memory.__new__(Memory)
        copy.match = self.match.fork()
        copy._answers = self._answers[:]
        copy._seen = [seen[:] for seen in self._seen]
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        """Written down as its answers, and played again."""
        match = self.match
        return played_again, (match.game.name, dict(match.options), match.cap, self._answers)


def played_again(game: str, options: Options, cap: int, answers: list[Answer]) -> Memory:
    memory = Memory(Match(GAMES[game], options, cap))
    for answer in answers:
        memory.play(answer)
    return memory


def line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
