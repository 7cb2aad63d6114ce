"""Data files that an owner may correct: every fault names the file, the entry and what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.engine import box
from stolik.engine.box import BoxFault, Row

UNITS = """
# a comment
[[unit]]
id = "knight"
coins = 4
kind = "horse"
ways = ["left", "right"]

[[unit]]
id = "archer"
coins = 5
kind = "foot"
ways = []
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path / "units.toml", UNITS)


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def fault(act: Callable[[], object]) -> str:
    with pytest.raises(BoxFault) as found:
        act()
    return str(found.value)


def knight(file: Path) -> Row:
    return box.rows(file, "unit")[0]


def test_values_are_taken_once_and_checked(file: Path) -> None:
    row = knight(file)
    assert row.text("id") == "knight"
    assert row.number("coins", 1, 5) == 4
    assert row.text("kind", ("horse", "foot")) == "horse"
    assert row.texts("ways", ("left", "right")) == ["left", "right"]
    row.done()


def test_rows_stand_in_the_order_of_the_file(file: Path) -> None:
    assert [row.text("id") for row in box.rows(file, "unit")] == ["knight", "archer"]


@pytest.mark.parametrize(
    ("take", "what"),
    [
        (lambda row: row.text("colour"), "lacks colour"),
        (lambda row: row.text("coins"), "coins must be a text, not 4"),
        (lambda row: row.text("kind", ("foot", "boat")), "kind is 'horse', but must be one of foot, boat"),
        (lambda row: row.number("coins", 5, 6), "coins is 4, but must be a whole number from 5 to 6"),
        (lambda row: row.number("coins", 1, 3), "coins is 4, but must be a whole number from 1 to 3"),
        (lambda row: row.number("kind", 1, 3), "kind is 'horse', but must be a whole number from 1 to 3"),
        (lambda row: row.texts("ways", ("left", "up")), "ways is ['left', 'right'], but must be a list of left, up"),
        (lambda row: row.texts("kind", ("horse",)), "kind is 'horse', but must be a list of horse"),
        (lambda row: row.done(), "has the unknown key id"),
    ],
)
def test_a_fault_names_file_entry_and_what_is_wrong(file: Path, take: Callable[[Row], object], what: str) -> None:
    assert fault(lambda: take(knight(file))) == f"{file}, unit knight: {what}"


@pytest.mark.parametrize("value", ["true", "4.0", '"4"', "[4]"])
def test_a_number_is_a_whole_number_and_nothing_like_it(tmp_path: Path, value: str) -> None:
    file = written(tmp_path / "units.toml", f'[[unit]]\nid = "knight"\ncoins = {value}\n')
    assert "must be a whole number from 1 to 5" in fault(lambda: knight(file).number("coins", 1, 5))


def test_a_value_taken_twice_is_missing(file: Path) -> None:
    row = knight(file)
    row.text("id")
    assert fault(lambda: row.text("id")).endswith("unit knight: lacks id")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "[[unit]]: there is none"),
        ("unit = 3", "[[unit]]: there is none"),
        ("unit = []", "[[unit]]: there is none"),
        ("unit = [3]", "[[unit]] number 1: lacks an id"),
        ("[[unit]]\nid = 'a'\n[[unit]]\ncoins = 3", "[[unit]] number 2: lacks an id"),
        ("[[unit]]\nid = 7", "[[unit]] number 1: lacks an id"),
        ("[[unit]]\nid = 'a'\n[[unit]]\nid = 'a'", "unit a: stands there twice"),
    ],
)
def test_entries_must_be_there_each_with_its_own_id(tmp_path: Path, text: str, what: str) -> None:
    file = written(tmp_path / "units.toml", text)
    assert fault(lambda: box.rows(file, "unit")) == f"{file}, {what}"


def test_a_row_must_be_a_table(file: Path) -> None:
    assert fault(lambda: Row(file, "unit knight", 3)) == f"{file}, unit knight: must be a table with keys and values"


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    lost = tmp_path / "lost.toml"
    assert fault(lambda: box.load(lost)) == f"{lost}, the file: cannot be read (No such file or directory)"


@pytest.mark.parametrize("content", [b"[[unit", b"id = ", b"\xff\xfe", b"a = 1\na = 2"])
def test_a_file_that_is_not_toml_is_a_fault(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "units.toml"
    file.write_bytes(content)
    assert fault(lambda: box.load(file)).startswith(f"{file}, the file: is not TOML: ")


def test_the_own_box_comes_before_what_came_with_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, came = tmp_path / "own", tmp_path / "came"
    (own / "some_game").mkdir(parents=True)
    mine = written(own / "some_game" / "cards.toml", "")
    monkeypatch.setenv("STOLIK_BOX", str(own))
    assert box.find(came, "some_game", "cards.toml") == mine
    assert box.find(came, "some_game", "units.toml") == came / "units.toml"
    assert box.find(came, "other_game", "cards.toml") == came / "cards.toml"


def test_without_an_own_box_there_is_only_what_came_with_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STOLIK_BOX", raising=False)
    assert box.find(tmp_path, "some_game", "cards.toml") == tmp_path / "cards.toml"


def test_the_digest_changes_with_any_value(file: Path, tmp_path: Path) -> None:
    other = written(tmp_path / "other.toml", UNITS.replace("coins = 5", "coins = 6"))
    assert box.digest([file]) != box.digest([other])
    assert box.digest([file, other]) != box.digest([other, file])


@pytest.mark.parametrize(
    ("old", "new"),
    [("# a comment\n", "# another one\n\n"), ("coins = 4\n", "coins   =   4 # four\n")],
)
def test_the_digest_does_not_change_with_comments_or_spaces(file: Path, tmp_path: Path, old: str, new: str) -> None:
    assert box.digest([file]) == box.digest([written(tmp_path / "other.toml", UNITS.replace(old, new))])


def test_the_digest_does_not_change_with_the_order_of_keys(file: Path, tmp_path: Path) -> None:
    moved = UNITS.replace('coins = 4\nkind = "horse"', 'kind = "horse"\ncoins = 4')
    assert moved != UNITS
    assert box.digest([file]) == box.digest([written(tmp_path / "other.toml", moved)])
