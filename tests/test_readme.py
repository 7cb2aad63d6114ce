"""What README.md promises: its example runs, its links lead somewhere."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    exec(compile(example, "README.md", "exec"), {})


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert links
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


def test_it_opens_with_the_two_commands() -> None:
    first, second = re.findall(r"scripts/\w+", README)[:2]
    assert (first, second) == ("scripts/play", "scripts/test")
