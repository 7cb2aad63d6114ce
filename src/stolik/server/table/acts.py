"""What is done at the table and not in the game: as it is told, and which act each seat did last."""

from __future__ import annotations

from stolik.bots.levels import BOTS
from stolik.engine.decision import CHANCE
from stolik.engine.entries import ANSWER, CONCEDE, SEAT, UNDO, Entry
from stolik.engine.things import Event


class Acts:
    """When each was done last: by that an act which is sent once more is known.

    As the log tells them, so that another process and a later one know it too.
    """

    def __init__(self) -> None:
        self._rows: dict[tuple[int, str], int] = {}

    def note(self, seq: int, seat: int, *acts: str) -> None:
        for act in acts:
            self._rows[seat, act] = seq

    def note_entry(self, seq: int, entry: Entry) -> None:
        if entry.act in (UNDO, CONCEDE):
            self.note(seq, entry.seat, entry.act)
        elif entry.act == SEAT:
            self.note(seq, entry.seat, "bot" if entry.value in BOTS else "return")

    def done_after(self, seq: int, seat: int, act: str) -> bool:
        row = self._rows.get((seat, act))
        return row is not None and row > seq


def event_of(act: Entry) -> Event:
    kind = f"act-{act.act}"
    if act.act == SEAT:
        return Event(kind, "", (act.seat + 1, str(act.value)))
    return Event(kind, "", () if act.seat == CHANCE else (act.seat,))


def happened(entry: Entry) -> list[Event]:
    return entry.events if entry.act == ANSWER else [event_of(entry), *entry.events]
