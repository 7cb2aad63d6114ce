"""What a game is: a handful of functions, the words it uses, and the choices made before it starts."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, Self, TypeVar

from stolik.engine.decision import Answer, Decision, Prompt, Refusal, Seat
from stolik.engine.events import Event, EventKind

Setting = int | str | bool
"""The value of one option."""
Options = Mapping[str, Setting]
"""All that was agreed before a game, the number of seats under "seats"."""
View = Mapping[str, Any]
"""What one seat may see: plain JSON-friendly data, typed by each game."""

Label = tuple[str, Mapping[str, tuple[str, Answer]]]
"""A word for a value: a key of the game's texts and what it takes, each with its kind; "=C5" is the text itself."""

Factors = Mapping[str, list[list[Answer]]]
"""What a balance report asks about: by kind of word, what each seat had. A game may tell it by `factors(state)`."""

T = TypeVar("T")
Rule = Coroutine[Decision, Any, T]
"""What every `async def` rule returns."""


class Option:
    """A choice made before the game; `ours` marks a switch between readings that no source decides."""

    __slots__ = ("default", "ours", "values")

    def __init__(self, default: Setting, values: Sequence[Setting], ours: str = "") -> None:
        self.default = default
        self.values = values
        self.ours = ours


class Result:
    """Places by seat, 1 is best; equal places are shared, team-mates always. `reason` is a rule id or a table act."""

    __slots__ = ("places", "reason", "scores")

    def __init__(self, places: list[int], reason: str, scores: list[int] | None = None) -> None:
        self.places = places
        self.reason = reason
        self.scores = scores

    @property
    def winners(self) -> list[Seat]:
        """The seats on first place; nobody where all share it."""
        first = [seat for seat, place in enumerate(self.places) if place == 1]
        return [] if len(first) == len(self.places) else first


class GameOver(Exception):
    """No error: the verb that wins raises it, and the driver ends the step there."""


class State(Protocol):
    """Plain data, complete at every rest point. `events` is what was noted since the last answer."""

    events: list[Event]

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A handful of functions and the words they use; `rules` is raised when behaviour changes."""

    name: str
    rules: int  # raised when behaviour changes
    box: str  # digest of the data files, so that a record tells by which it was played
    options: Mapping[str, Option]
    prompts: Mapping[str, Prompt]
    events: Mapping[str, EventKind]

    def seats(self, options: Options) -> Sequence[int]: ...

    def why_no_game(self, options: Options) -> Refusal | None: ...

    def sides(self, options: Options) -> list[int]: ...

    def configurations(self) -> Iterable[Options]: ...

    def setup(self, options: Options) -> S: ...

    def step(self, state: S) -> Rule[None]: ...

    def result(self, state: S) -> Result | None: ...

    def view(self, state: S, seat: Seat | None) -> View: ...

    def see(self, event: Event, seat: Seat | None) -> Event: ...

    def resample(self, state: S, seat: Seat, rng: Random) -> None: ...

    def evaluate(self, state: S, seat: Seat) -> float: ...

    def promising(self, state: S, decision: Decision) -> list[Answer]: ...

    def label(self, kind: str, value: Answer) -> Label: ...

    def diagram(self, state: S) -> str: ...

    def fault(self, state: S) -> str | None: ...
