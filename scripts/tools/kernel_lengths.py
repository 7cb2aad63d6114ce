"""Functions of the kernels' headers by their length, beside the Python functions of the same name in the game.

scripts/tools/kernel_lengths.py [LEAST]      those of at least so many lines
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
HEADERS = ROOT / "src" / "stolik" / "kernels" / "include"
GAMES = ROOT / "src" / "stolik" / "games"
NO_FUNCTION = re.compile(r"\s*(#|//|namespace|struct|enum|extern|constexpr \w+ \w+\[)")


class Function(NamedTuple):
    name: str
    file: Path
    line: int
    lines: int


def functions(file: Path) -> Iterator[Function]:
    """By the way headers are laid out: a body ends with a brace below the first letter of its function."""
    lines, after = file.read_text(encoding="utf-8").splitlines(), 0
    for number, line in enumerate(lines):
        if number < after or not line.endswith("{") or ")" not in line or NO_FUNCTION.match(line):
            continue
        start = number
        while is_continued(lines[start - 1], lines[start]):
            start -= 1
        first = lines[start]
        name = re.findall(r"([^\s(*&]+)\(", first)[0]
        closing = " " * (len(first) - len(first.lstrip())) + "}"
        after = next(place for place in range(number + 1, len(lines)) if lines[place].startswith(closing)) + 1
        yield Function(name, file, start + 1, after - start)


def is_continued(before: str, line: str) -> bool:
    """Parameters, or what a constructor begins with, may take more than one line."""
    return before.endswith(",") or line.lstrip().startswith(": ")


def headers() -> list[Path]:
    return sorted(HEADERS.rglob("*.hpp"))


def in_python(game: str) -> dict[str, int]:
    """The lines of each function of a game; of those that share a name, the longest."""
    found: dict[str, int] = {}
    for file in sorted((GAMES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
                lines = node.end_lineno - node.lineno + 1
                found[node.name.strip("_")] = max(lines, found.get(node.name.strip("_"), 0))
    return found


def beside(function: Function) -> int | None:
    return in_python(function.file.relative_to(HEADERS).parts[0]).get(function.name)


def main(least: int) -> None:
    every = [function for file in headers() for function in functions(file)]
    for function in sorted(every, key=lambda function: -function.lines):
        if function.lines >= least:
            where = f"{function.file.relative_to(HEADERS)}:{function.line}"
            print(f"{function.lines:3} {function.name:20} {where:45} Python: {beside(function) or '-'}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
