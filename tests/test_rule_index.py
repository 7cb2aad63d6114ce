"""Where a paragraph lives in the code: found by the script that writes rules/code.json."""

import ast
from pathlib import Path

import pytest

from scripts.tools.rule_index import GAMES, code_of, data_places, faults, paragraphs, python_places
from stolik.games import GAMES as SHELF
from stolik.text.rulebook import DEFINITION, carried_out_by

SOURCE = '''"""Of TR-1."""

# The box (TR-2)
BOX = 3
LIMIT = 2  # TR-3
NAMES = ("a", "b")
"""As in TR-4."""


@moment("TR-5")
def push(s):
    """First a line.

    Then TR-6.
    """
    s.note("push", "TR-7")


class Run:
    """TR-8"""

    def stop(self):
        return f"{self} TR-9"
'''


def test_a_rule_lives_in_the_innermost_thing_that_names_it() -> None:
    assert dict(python_places(SOURCE)) == {
        "TR-1": "",
        "TR-2": "BOX",
        "TR-3": "LIMIT",
        "TR-4": "NAMES",
        "TR-5": "push",
        "TR-6": "push",
        "TR-7": "push",
        "TR-8": "Run",
        "TR-9": "Run.stop",
    }


def test_an_entry_of_a_data_file_is_named_by_its_id() -> None:
    data = '# All: TR-1\n\n# Of the mask: TR-2\n[[card]]\nid = "mask"\nrule = "TR-3"\n\n[deck]\nsize = 13  # TR-4\n'
    assert dict(data_places(data)) == {"TR-1": "", "TR-2": "mask", "TR-3": "mask", "TR-4": "deck"}


def game(folder: Path, code: str, defined: str = "") -> Path:
    (folder / "rules").mkdir()
    (folder / "rules" / "en.md").write_text("### TR-1 · rulebook\nA.\n\n### TR-2 · ours\nB.\n")
    (folder / "rules" / "definitions.txt").write_text(defined)
    (folder / "game.py").write_text(code)
    return folder


@pytest.mark.parametrize(
    ("code", "defined", "said"),
    [
        ("A = 1  # TR-1\n", "", "nowhere in the code and not in definitions.txt: TR-2"),
        ("A = 1  # TR-1, TR-2\n", "TR-2\n", "in the code and in definitions.txt: TR-2"),
        ("A = 1  # TR-1, TR-9\n", "TR-2\n", "no paragraphs: TR-9"),
        ("", "TR-2\nTR-1\n", "definitions.txt is not in the order of en.md"),
    ],
)
def test_a_rule_is_in_the_code_or_a_definition_and_never_both(
    code: str, defined: str, said: str, tmp_path: Path
) -> None:
    folder = game(tmp_path, code, defined)
    assert [fault.partition(": ")[2] for fault in faults(folder, code_of(folder))] == [said]


def test_what_is_in_one_of_the_two_has_no_fault(tmp_path: Path) -> None:
    folder = game(tmp_path, "A = 1  # TR-1, not UTF-8\n", "TR-2\n")
    assert list(faults(folder, code_of(folder))) == []


@pytest.mark.parametrize("between", [" to ", " … ", "–", " to\n    # "])
def test_a_range_hides_what_is_in_it(between: str, tmp_path: Path) -> None:
    folder = game(tmp_path, f"A = 1  # TR-1{between}TR-2\n")
    assert [fault.partition(": ")[2][:22] for fault in faults(folder, code_of(folder))] == ["spell the range out: T"]


@pytest.mark.parametrize(
    "folder", sorted(file.parent for file in GAMES.glob("*/rules")), ids=lambda folder: folder.name
)
def test_every_place_that_is_told_exists(folder: Path) -> None:
    told = carried_out_by(SHELF[folder.name])
    assert set(told) <= set(paragraphs(folder))
    for place in {place for places in told.values() for place in places} - {DEFINITION}:
        file, _, name = place.partition(":")
        source = (folder / file).read_text(encoding="utf-8")
        last = name.partition("[")[0].rpartition(".")[2]
        assert last in source
        if last and file.endswith(".py"):
            tree = ast.walk(ast.parse(source))
            names = {getattr(node, "name", getattr(node, "id", "")) for node in tree}
            assert last.partition("[")[0] in names, place
