"""The code for cameras that is printed in a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.server.process import qr, serve

ADDRESS = "http://192.168.1.20:8765/"
SHARED = Path(__file__).parent / "qr.txt"
"""The page draws the same (web/tests/qr.test.ts)."""


def test_it_is_the_one_that_the_page_draws() -> None:
    assert ["".join(".#"[dark] for dark in row) for row in qr.code(ADDRESS)] == SHARED.read_text().split()


def test_it_grows_with_what_it_says_up_to_a_point() -> None:
    assert [len(qr.code("x" * length)) for length in (10, 20, 40, 60, 84)] == [21, 25, 29, 33, 37]
    with pytest.raises(ValueError, match="too long"):
        qr.code("x" * 85)


def test_a_terminal_shows_two_rows_a_line_with_a_margin() -> None:
    lines = qr.drawn(qr.code(ADDRESS))
    assert {len(line) for line in lines} == {29}
    assert len(lines) == 15
    assert lines[0] == lines[-1] == "█" * 29


def test_nothing_is_drawn_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert serve.scanned(ADDRESS) == []
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert serve.scanned(ADDRESS) == qr.drawn(qr.code(ADDRESS))
    assert serve.scanned(f"http://lipa.local:8765/{'x' * 80}/") == []
