"""What README.md and the pages of docs promise: examples run, links lead somewhere, lines can be read."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PAGES = sorted((ROOT / "docs").glob("*.md"))
COLUMNS = 120
RECORD = re.compile(r'\{"[^ ]*')
"""A line of a record file is as long as it is."""

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    exec(compile(example, "README.md", "exec"), {})


def links(page: Path) -> list[str]:
    return re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8"))


@pytest.mark.parametrize("page", [ROOT / "README.md", *PAGES], ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if "://" not in link and not (page.parent / link).exists()] == []
    assert links(ROOT / "README.md")


def test_it_opens_with_the_two_commands() -> None:
    first, second = re.findall(r"scripts/\w+", README)[:2]
    assert (first, second) == ("scripts/play", "scripts/test")


@each_page
def test_no_line_is_wider_than_the_code(page: Path) -> None:
    lines = enumerate(page.read_text("utf-8").splitlines(), 1)
    assert [number for number, line in lines if len(line) > COLUMNS and not RECORD.fullmatch(line)] == []
