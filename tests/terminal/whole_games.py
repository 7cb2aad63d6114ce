"""A game that is played at the keyboard to its end."""

from pathlib import Path

from rich.cells import cell_len

from stolik.engine import recordfile
from stolik.games import GAMES
from tests.terminal.keyboard import Done


def check_whole_game(done: Done, folder: Path, won: str) -> None:
    """It ends, every line is short enough, and the record that is kept can be read."""
    assert (done.code, done.err) == (0, "")
    assert won in done.out
    assert "\x1b" not in done.out
    assert max(cell_len(line) for line in done.out.splitlines() if not line.startswith(str(folder))) <= 80
    (file,) = folder.glob("*.stolik")
    record = recordfile.read(file.read_text(encoding="utf-8"), GAMES).record
    assert record is not None
    assert record.result is not None
