"""Small files, and a page that says how large the house is."""

from __future__ import annotations

from pathlib import Path

from scripts.tools.sizes import CLOSE, HEAD, OPEN, PAGE, counted, too_long


def test_no_file_is_longer_than_anybody_reads() -> None:
    assert too_long() == []


def test_the_page_has_a_place_for_the_table() -> None:
    text = PAGE.read_text("utf-8")
    assert text.index(OPEN) < text.index(HEAD) < text.index(CLOSE)


def test_lines_and_functions_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "one.py"
    file.write_text("def a() -> int:\n    def b() -> int:\n        return 1\n\n    return b()\n\n\nX = a()\n", "utf-8")
    assert counted(file)[1:] == (8, [5, 2])
