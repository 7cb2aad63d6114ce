"""Where pieces go, told by the events of any game: who walks back without having done anything has walked in vain."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from stolik.engine.decision import Answer, Seat
from stolik.engine.game import Game
from stolik.engine.things import Event

WALKS: Final = ("move", "go", "portal", "fly")
"""Kinds of event by which a piece goes where its owner wants it."""
PLACES: Final = ("end", "tile")
"""Fields that tell where it stands then."""


class Way(NamedTuple):
    piece: Answer
    start: Answer
    end: Answer


class Ways:
    """The last walk of each seat, as long as it has done nothing else but pass."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._stands: dict[Answer, Answer] = {}
        self._walked: dict[Seat, Way] = {}

    def is_back(self, seat: Seat, events: list[Event]) -> bool:
        """Whether these lead a piece to where its last walk began."""
        last, way = self._walked.get(seat), self._way(events)
        return last is not None and way is not None and way == Way(last.piece, last.end, last.start)

    def note(self, seat: Seat | None, events: list[Event], passed: bool) -> None:
        """After each answer; the seat is that of a choice, None where there was none."""
        way = self._way(events)
        if seat is not None and way is not None:
            self._walked[seat] = way
        elif seat is not None and not passed:
            self._walked.pop(seat, None)
        for event in events:
            place = self._place(event)
            if place is not None:
                self._stands[event.args[0]] = place

    def _way(self, events: list[Event]) -> Way | None:
        """From the first step of the first piece that walks to its last one."""
        found: Way | None = None
        for event in events:
            place = self._place(event) if event.kind in WALKS else None
            if place is None or (found is not None and event.args[0] != found.piece):
                continue
            fields = [*self._game.events[event.kind].fields]
            piece = event.args[0]
            start = event.args[fields.index("start")] if "start" in fields else self._stands.get(piece)
            found = Way(piece, start if found is None else found.start, place)
        return found

    def _place(self, event: Event) -> Answer:
        fields = [*self._game.events[event.kind].fields]
        return next((event.args[fields.index(name)] for name in PLACES if name in fields), None)
