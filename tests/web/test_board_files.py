"""What a board takes over from the rules is as they have it."""

from __future__ import annotations

from pathlib import Path

from scripts.tools.board_files import BOARDS, wanted


def test_they_are_not_stale() -> None:
    files = wanted()
    assert {file.relative_to(BOARDS).as_posix() for file in files} == {"karak2/printed.json", "tash_kalar/deck.ts"}
    for file, text in files.items():
        assert file.read_text("utf-8") == text, f"{file.name} is stale, run: python scripts/tools/board_files.py"


def test_a_writer_names_its_file_and_says_what_stands_there(tmp_path: Path) -> None:
    board = tmp_path / "chess"
    board.mkdir()
    lines = ["from pathlib import Path", 'FILE = Path(__file__).with_suffix(".ts")', 'written = lambda: "32 men"']
    (board / "men.py").write_text("\n".join(lines), "utf-8")
    assert wanted(tmp_path) == {board / "men.ts": "32 men"}
