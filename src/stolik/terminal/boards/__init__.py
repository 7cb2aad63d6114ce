"""How a game's view is drawn. A game that has no board is drawn as plain text and is playable all the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, cast

from rich.console import Group, RenderableType

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.game import Game, View
from stolik.engine.things import Kind
from stolik.text import Texts


class Space(NamedTuple):
    """Columns and lines there are; no number of lines: as many as it takes."""

    width: int
    height: int | None = None

    def is_lower_than(self, lines: int) -> bool:
        return self.height is not None and self.height < lines


class Board(Protocol):
    """What a module of this package offers. Everything is drawn from a view, never from a state."""

    def field(
        self, view: View, seat: Seat | None, texts: Texts, room: Space, marks: Mapping[str, str]
    ) -> RenderableType:
        """The board with the players beside it, as this seat or a spectator sees it.

        `marks` are words for places, such as the number of an option. In a low room it is drawn lower, if it can be.
        """
        ...

    def notes(self, view: View, seat: Seat | None, texts: Texts) -> Sequence[RenderableType]:
        """What lies around the board: the signs explained, supplies, the own hand."""
        ...

    def meaning(self, decision: Decision, answer: Answer, view: View, texts: Texts) -> str:
        """What an option means, where its name does not say it."""
        ...

    def menu(self, decision: Decision, labels: Sequence[tuple[str, str, str]], texts: Texts) -> RenderableType:
        """All options with their numbers; `labels` are the words, the meaning and the outcome of each."""
        ...

    def outcome(self, before: View, after: View, texts: Texts) -> str:
        """What has changed between two views, in a few words."""
        ...

    def place(self, decision: Decision, answer: Answer, before: View, after: View) -> str:
        """The place on the board that an option is about, as `marks` name it; empty where there is none."""
        ...

    def values(self, kind: Kind, view: View) -> Iterable[Answer]:
        """Everything of this kind that somebody may mean, offered or not."""
        ...


def draw(board: Board, view: View, seat: Seat | None, texts: Texts, width: int) -> RenderableType:
    """All of it, one below the other."""
    return Group(board.field(view, seat, texts, Space(width), {}), *board.notes(view, seat, texts))


def board_of(game: Game[Any]) -> Board:
    """The module `terminal` of its own package, or the one that lies here under its name."""
    own = [f"{game.package}.terminal", f"{__name__}.{game.name}"] if game.package else []
    found = [name for name in own if find_spec(name) is not None]
    return cast(Board, import_module(found[0] if found else f"{__name__}.generic"))
