"""Writes which tests show a paragraph of the rules, and where in the code it lives, into each game's rules/*.json.

A test, or a class of tests, names its paragraphs with `@rule("TR-46", "TR-47")`. Code names them in the docstring, a
comment or the body of the function, class or constant that carries them out, or beside an entry of data/*.toml;
paragraphs that need no code stand in rules/definitions.txt. --check tells what is stale, and what is nowhere.
"""

import ast
import json
import re
import sys
import tokenize
from collections.abc import Iterator
from io import StringIO
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "stolik" / "games"
TESTS = ROOT / "tests" / "games"

ID = r"\b[A-Z]{1,3}(?:-[A-Z]+)*-[A-Z]?\d+(?:\.\d+)?\b"
RANGE = re.compile(rf"{ID}[\s#]*(?:to|through|–|—|…|\.\.\.?)[\s#]*{ID}")
DEFINITION = "definition"

Index = dict[str, list[str]]
Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


# Tests


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


def tests_of(game: str) -> Index:
    found: dict[str, set[str]] = {}
    for file in sorted((TESTS / game).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for test, name in tests_in(tree.body, file.relative_to(ROOT).as_posix()):
            for rule in rule_ids(test, file):
                found.setdefault(rule, set()).add(name)
    return {rule: sorted(names) for rule, names in found.items()}


# Code


def owners(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of every function, class and constant; outer ones first.

    A text below a constant belongs to it.
    """
    last = (0, "")
    for node in body:
        first, end, name = node.lineno, node.end_lineno or node.lineno, ""
        if isinstance(node, Test):
            first = min([first, *[decorator.lineno for decorator in node.decorator_list]])
            name = prefix + node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign) and not prefix:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            name = ast.unparse(target)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and last[1]:
            first, name = last
        last = (first, name if not isinstance(node, Test) else "")
        if name:
            yield first, end, name
        if isinstance(node, Test):
            yield from owners(node.body, f"{name}.")


def named_in(source: str) -> Iterator[tuple[str, int]]:
    """Every id in a text or a comment, with its line."""
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type != tokenize.NAME:
            for match in re.finditer(ID, token.string):
                yield match[0], token.start[0] + token.string.count("\n", 0, match.start())


def python_places(source: str) -> Iterator[tuple[str, str]]:
    """A comment outside belongs to what follows it at once; else a place has no name but that of its file."""
    known = list(owners(ast.parse(source).body))
    lines = source.splitlines()
    for rule, line in named_in(source):
        while line < len(lines) and lines[line - 1].startswith("#"):
            line += 1
        around = [name for first, end, name in known if first <= line <= end]
        yield rule, around[-1] if around else ""


def data_places(source: str) -> Iterator[tuple[str, str]]:
    """By the id, or else the name, of the table in which or above which the rule is named."""
    heads = [match.start() for match in re.finditer(r"(?m)^(?:#.*\n)*\[", source)]
    for start, end in pairwise([0, *heads, len(source)]):
        table = source[start:end]
        name = re.search(r'(?m)^id = "(.+)"', table) or re.search(r"(?m)^\[+([^\]]+)\]", table)
        for match in re.finditer(ID, table):
            yield match[0], name[1] if name else ""


def code_of(folder: Path) -> Index:
    """A file that has an exact place for a rule is not named without one."""
    found: dict[str, set[str]] = {}
    for file in sorted([*folder.rglob("*.py"), *folder.glob("data/*.toml")]):
        source, path = file.read_text(encoding="utf-8"), file.relative_to(folder).as_posix()
        named: dict[str, set[str]] = {}
        for rule, name in python_places(source) if file.suffix == ".py" else data_places(source):
            named.setdefault(rule, set()).add(name)
        for rule, names in named.items():
            exact = names - {""}
            found.setdefault(rule, set()).update({f"{path}:{name}" for name in exact} or {path})
    prefix = paragraphs(folder)[0].split("-")[0]
    return {rule: sorted(places) for rule, places in found.items() if rule.split("-")[0] == prefix}


def paragraphs(folder: Path) -> list[str]:
    return re.findall(r"(?m)^### (\S+)", (folder / "rules" / "en.md").read_text(encoding="utf-8"))


def definitions(folder: Path) -> list[str]:
    file = folder / "rules" / "definitions.txt"
    return file.read_text(encoding="utf-8").split() if file.is_file() else []


# Both


def natural(rule: str) -> list[tuple[int, str]]:
    """TR-9 comes before TR-46."""
    return [(int(part) if part.isdigit() else -1, part) for part in re.split(r"(\d+)", rule)]


def faults(folder: Path, code: Index) -> Iterator[str]:
    """Every paragraph has a place in the code or needs none, and no place hides in a range."""
    rules, defined = paragraphs(folder), definitions(folder)
    for why, which in {
        "nowhere in the code and not in definitions.txt": [r for r in rules if r not in code and r not in defined],
        "in the code and in definitions.txt": [rule for rule in defined if rule in code],
        "no paragraphs": [rule for rule in [*code, *defined] if rule not in rules],
    }.items():
        if which:
            yield f"{folder.name}: {why}: {', '.join(which)}"
    if defined != [rule for rule in rules if rule in defined]:
        yield f"{folder.name}: definitions.txt is not in the order of en.md"
    for file in [*folder.rglob("*.py"), *folder.glob("data/*.toml")]:
        for match in RANGE.finditer(file.read_text(encoding="utf-8")):
            place = f"{folder.name}/{file.relative_to(folder).as_posix()}"
            yield f"{place}: spell the range out: {' '.join(match[0].split())}"


def written(index: Index) -> str:
    return json.dumps({rule: index[rule] for rule in sorted(index, key=natural)}, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    check = "--check" in sys.argv
    found: list[str] = []
    for folder in sorted(file.parent for file in GAMES.glob("*/rules")):
        code = code_of(folder)
        found += faults(folder, code)
        code.update((rule, [DEFINITION]) for rule in definitions(folder))
        for name, index in (("tests.json", tests_of(folder.name)), ("code.json", code)):
            file = folder / "rules" / name
            if not file.is_file() or file.read_text(encoding="utf-8") != written(index):
                found.append(f"{file.relative_to(ROOT)} is stale, run scripts/check --fix")
                if not check:
                    file.write_text(written(index), encoding="utf-8")
    if found and check:
        sys.exit("The index of rules:\n" + "\n".join(found))


if __name__ == "__main__":
    main()
