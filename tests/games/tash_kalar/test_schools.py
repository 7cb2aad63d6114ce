"""A card stands in one place: no general rule names one."""

import re
from pathlib import Path

import pytest

from stolik.games.tash_kalar import game
from stolik.games.tash_kalar.beings import BEINGS

FOLDER = Path(game.__file__).parent


def names() -> list[str]:
    """As identifiers and as they are printed: time_traveler, Time Traveler, Merchant of Time."""
    printed = [" ".join(word if word == "of" else word.title() for word in being.id.split("_")) for being in BEINGS]
    return sorted({*printed, *(being.id for being in BEINGS)})


def named_in(text: str) -> list[str]:
    return re.findall(r"\b(?:" + "|".join(names()) + r")s?\b", text)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.py")), ids=lambda file: file.name)
def test_no_general_rule_names_a_card(file: Path) -> None:
    assert named_in(file.read_text(encoding="utf-8")) == []


def test_the_schools_name_every_card() -> None:
    files = sorted((FOLDER / "schools").glob("*.py"))
    found = {name for file in files for name in named_in(file.read_text(encoding="utf-8"))}
    assert {being.id for being in BEINGS} <= found
