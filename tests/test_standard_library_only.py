"""Rules and bots compile, run in a browser and embed anywhere because they import the standard library only."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "stolik"
FILES = [
    file for package in ("engine", "geometry", "games", "bots") for file in sorted((SOURCE / package).rglob("*.py"))
]


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_imports_the_standard_library_only(file: Path) -> None:
    packages = {name.split(".")[0] for name in imported(file)}
    assert packages <= {*sys.stdlib_module_names, "stolik"}
    assert "asyncio" not in packages, "rules are coroutines, but not asyncio's"
