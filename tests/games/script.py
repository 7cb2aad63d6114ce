"""A game under way that is spoken to in words: what the harness of every game shares."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game, S
from stolik.engine.position import Position


class Script(ABC, Generic[S]):
    """Nothing happens before the first answer is played or the first question looked at."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        self._position: Position[S] | None = None

    @abstractmethod
    def written(self, option: Answer) -> str:
        """An answer to the open question in words."""

    @property
    def position(self) -> Position[S]:
        if self._position is None:
            self._position = Position(self.game, self.state)
        return self._position

    # Asking

    @property
    def decision(self) -> Decision:
        decision = self.position.decision
        assert decision is not None, "the game is over"
        return decision

    @property
    def asked(self) -> str:
        """The prompt of the open question."""
        return self.decision.prompt

    @property
    def player(self) -> int:
        return self.decision.player

    @property
    def options(self) -> list[str]:
        """What can be answered, in words."""
        return [self.written(option) for option in self.decision.options]

    @property
    def over(self) -> bool:
        return self.position.decision is None

    # Playing

    def play(self, *answers: str) -> None:
        """Answers in words, one for each question, chance's included."""
        for answer in answers:
            options = self.options
            assert answer in options, f"{self.asked} (seat {self.player}) takes {options}, not {answer}"
            before = self.game.fault(self.state)
            self.position.play(self.decision.options[options.index(answer)])
            assert before is not None or self.game.fault(self.state) is None, self.game.fault(self.state)

    # Looking

    @property
    def events(self) -> list[str]:
        """The kinds of what happened since the last answer."""
        return [event.kind for event in self.state.events]
