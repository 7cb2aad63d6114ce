"""A game's README maps the rulebook to files: none is left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.games import FOLDER

GAMES = sorted(path.parent for path in FOLDER.glob("*/game.py"))


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_the_readme_names_every_module_or_its_folder(folder: Path) -> None:
    page = (folder / "README.md").read_text("utf-8")
    files = [path.relative_to(folder) for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]
    assert [str(file) for file in files if f"`{file.name}`" not in page and f"`{file.parent}/" not in page] == []
