"""How large the house is: prints the table of docs/architecture.md; --page puts it there, --check compares.

Lines as an editor numbers them; those of a function from its `def` to its end.
"""

import ast
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "architecture.md"
OPEN, CLOSE = "<!-- sizes -->\n", "<!-- /sizes -->\n"
PARTS: Final = ("engine", "games", "server", "lab", "terminal", "contract")
GENERATED: Final = [ROOT / "web" / "src" / "protocol.ts"]
MOST: Final = 400
"""Lines of a file, unless it is generated."""
HEAD: Final = """\
| | lines | files | median | p90 | longest | functions | median | p90 | longest |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
"""


class Counted(NamedTuple):
    file: Path
    lines: int
    functions: list[int]


def counted(file: Path) -> Counted:
    text = file.read_text(encoding="utf-8")
    functions: list[int] = []
    if file.suffix == ".py":
        nodes = ast.walk(ast.parse(text))
        found = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        functions = [(one.end_lineno or one.lineno) - one.lineno + 1 for one in found]
    return Counted(file, len(text.splitlines()), functions)


def row(name: str, files: Sequence[Counted]) -> str:
    lines = [one.lines for one in files]
    functions = [number for one in files for number in one.functions]
    numbers = [f"{sum(lines):,}", len(lines), *spread(lines)]
    numbers += [f"{len(functions):,}", *spread(functions)] if functions else ["", "", "", ""]
    return f"| {name} | {' | '.join(map(str, numbers))} |\n"


def spread(numbers: list[int]) -> list[int]:
    """Median, the ninth tenth, the longest."""
    ordered = sorted(numbers)
    return [ordered[len(ordered) // 2], ordered[len(ordered) * 9 // 10], ordered[-1]]


def all_counted(folder: Path, *endings: str) -> list[Counted]:
    files = sorted(file for ending in endings for file in folder.rglob(f"*{ending}"))
    return [counted(file) for file in files if file.stat().st_size]


def table() -> str:
    source, tests = ROOT / "src" / "stolik", all_counted(ROOT / "tests", ".py")
    rows = [row("`src/stolik`", all_counted(source, ".py"))]
    rows += [row(part, all_counted(source / part, ".py")) for part in PARTS]
    rows += [row("tests", tests), row("web/src (.ts, .svelte)", all_counted(ROOT / "web" / "src", ".ts", ".svelte"))]
    return HEAD + "".join(rows)


def too_long() -> list[str]:
    files = [*all_counted(ROOT / "src" / "stolik", ".py"), *all_counted(ROOT / "tests", ".py")]
    files += [*all_counted(ROOT / "web" / "src", ".ts", ".svelte", ".css"), *all_counted(ROOT / "scripts", ".py")]
    return [str(one.file.relative_to(ROOT)) for one in files if one.lines > MOST and one.file not in GENERATED]


def page(old: str) -> str:
    """With the table of today between its marks."""
    before, _, rest = old.partition(OPEN)
    return f"{before}{OPEN}\n{table()}\n{CLOSE}{rest.partition(CLOSE)[2]}"


def main() -> int:
    if not {"--page", "--check"} & set(sys.argv):
        print(table(), end="")
        return 0
    old = PAGE.read_text(encoding="utf-8")
    new = page(old)
    if "--check" not in sys.argv:
        PAGE.write_text(new, encoding="utf-8")
    elif new != old:
        print("The sizes in docs/architecture.md are stale: run scripts/tools/sizes.py --page")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
