"""Writes which tests show which paragraph of the rules into each game's rules/tests.json; --check tells when stale.

A test, or a class of tests, names its paragraphs with `@rule("TR-46", "TR-47")`.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "stolik" / "games"
TESTS = ROOT / "tests" / "games"

Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def rule_ids(test: Test, file: Path) -> Iterator[str]:
    for decorator in test.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id="rule") | ast.Attribute(attr="rule"), args=args):
                for argument in args:
                    if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                        sys.exit(f"{file.relative_to(ROOT)}:{argument.lineno}: @rule takes plain strings only.")
                    yield argument.value


def tests_in(body: list[ast.stmt], prefix: str) -> Iterator[tuple[Test, str]]:
    for node in body:
        if isinstance(node, Test):
            yield node, f"{prefix}::{node.name}"
        if isinstance(node, ast.ClassDef):
            yield from tests_in(node.body, f"{prefix}::{node.name}")


def natural(rule: str) -> list[tuple[int, str]]:
    """TR-9 comes before TR-46."""
    return [(int(part) if part.isdigit() else -1, part) for part in re.split(r"(\d+)", rule)]


def index(game: str) -> str:
    found: dict[str, set[str]] = {}
    for file in sorted((TESTS / game).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for test, name in tests_in(tree.body, file.relative_to(ROOT).as_posix()):
            for rule in rule_ids(test, file):
                found.setdefault(rule, set()).add(name)
    ordered = {rule: sorted(found[rule]) for rule in sorted(found, key=natural)}
    return json.dumps(ordered, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    stale: list[str] = []
    for folder in sorted(GAMES.glob("*/rules")):
        file, wanted = folder / "tests.json", index(folder.parent.name)
        if not file.is_file() or file.read_text(encoding="utf-8") != wanted:
            stale.append(file.relative_to(ROOT).as_posix())
            if "--check" not in sys.argv:
                file.write_text(wanted, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"The index of rules to tests is stale, run scripts/check --fix: {', '.join(stale)}")


if __name__ == "__main__":
    main()
