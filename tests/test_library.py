"""The front door: every public name has a docstring and a place in docs/library.md, and all examples there run."""

import ast
import re
from pathlib import Path

import pytest

import stolik

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PAGE = (ROOT / "docs" / "library.md").read_text("utf-8")
Defined = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def module(name: str) -> Path:
    path = SOURCE.joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def body(file: Path) -> list[ast.stmt]:
    return ast.parse(file.read_text("utf-8")).body


def documented(file: Path) -> set[str]:
    """Functions and classes with a docstring; values with a string below them."""
    found = set()
    statements = body(file)
    for statement, after in zip(statements, [*statements[1:], ast.Pass()], strict=True):
        if isinstance(statement, Defined) and ast.get_docstring(statement):
            found.add(statement.name)
        elif isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def documented_behind_the_door() -> set[str]:
    door = module("stolik")
    found = documented(door)
    for statement in body(door):
        if isinstance(statement, ast.ImportFrom) and (statement.module or "").startswith("stolik"):
            assert statement.module is not None
            found |= documented(module(statement.module)) & {alias.name for alias in statement.names}
    return found


def test_every_name_has_its_place_and_every_place_is_a_name() -> None:
    places = re.findall(r"^### (.+)$", PAGE, re.M)
    assert len(set(places)) == len(places)
    assert set(places) == set(stolik.__all__)
    assert all(hasattr(stolik, name) for name in stolik.__all__)


@pytest.mark.parametrize("place", re.split(r"^### ", PAGE, flags=re.M)[1:], ids=lambda place: place.partition("\n")[0])
def test_every_place_says_a_word_and_shows_it(place: str) -> None:
    name, _, rest = place.partition("\n")
    said, fence, example = rest.partition("```python\n")
    assert said.strip()
    assert fence
    assert re.search(rf"\b{name}\b", example), "its example is about something else"


def test_every_name_has_a_docstring() -> None:
    assert sorted(set(stolik.__all__) - documented_behind_the_door()) == []


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    program = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.S))
    exec(compile(program, "docs/library.md", "exec"), {})
    assert capsys.readouterr().out.splitlines()[-1] == "something else"
