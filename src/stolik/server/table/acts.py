"""Which act each seat did last, and when: by that an act which is sent once more is known."""

from __future__ import annotations

from stolik.bots.levels import BOTS
from stolik.engine.entries import CONCEDE, SEAT, UNDO, Entry


class Acts:
    """As the log tells them, so that another process and a later one know it too."""

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
