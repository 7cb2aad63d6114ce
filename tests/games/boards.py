"""The words of a game's board in the terminal, which lie among its texts and are named by the board's code alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import stolik.terminal
from stolik.contract.fluency import messages

TERMINAL = Path(stolik.terminal.__file__).parent


def board_words(package: str, beginning: str, *parts: str) -> Iterator[str]:
    """Of the keys that begin like this: those that stand in the code, or begin like one that is put together there."""
    names, beginnings = said(parts)
    for key in messages(package, "en"):
        if key.startswith(beginning) and (key in names or key.startswith(tuple(beginnings))):
            yield key


def said(parts: tuple[str, ...]) -> tuple[set[str], set[str]]:
    names: set[str] = set()
    beginnings: set[str] = set()
    for file in [file for part in parts for file in sorted(TERMINAL.glob(f"{part}/*.py")) or [TERMINAL / f"{part}.py"]]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant):
                names.add(str(node.value))
            elif isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return names, {start for start in beginnings if start.endswith("-")}
