"""Writes what a board takes over from the rules of its game; --check tells when a file is stale.

A module beside the board (web/src/games/<game>/*.py) names the FILE and says what is `written` there.
"""

import sys
from pathlib import Path
from runpy import run_path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
BOARDS: Final = ROOT / "web" / "src" / "games"


def wanted(boards: Path = BOARDS) -> dict[Path, str]:
    """Each file with what should stand in it."""
    said = [run_path(str(writer)) for writer in sorted(boards.glob("*/*.py"))]
    return {one["FILE"]: one["written"]() for one in said}


def main() -> None:
    for file, text in wanted().items():
        if file.is_file() and file.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            sys.exit(f"{file.relative_to(ROOT)} is stale, run: python scripts/tools/board_files.py")
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
