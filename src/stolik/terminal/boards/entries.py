"""Numbered entries, as many in a line as have room."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text


def in_lines(entries: list[Text], width: int) -> list[Text]:
    """No number is parted from its words."""
    lines = [Text()]
    for entry in entries:
        if lines[-1] and cell_len(lines[-1].plain) + cell_len(entry.plain) + 3 > width:
            lines.append(Text())
        lines[-1].append_text(Text("   ") if lines[-1] else Text()).append_text(entry)
    return lines
