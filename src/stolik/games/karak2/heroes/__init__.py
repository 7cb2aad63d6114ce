"""The heroes, one file each, under the names that they have in the box."""

from __future__ import annotations

from typing import Final

from stolik.engine.box import BoxFault

# In the order of the box, which orders their abilities too
from stolik.games.karak2.heroes import horan, taia, lorraine, lord_xanros, elspeth, darius  # isort: skip
from stolik.games.karak2.heroes import aderyn, argentus, valduk, kirima, saigo  # isort: skip
from stolik.games.karak2.contents import FILE, HEROES
from stolik.games.karak2.moments import ABILITIES

__all__ = ["ABILITIES", "IDS"]

_FILES: Final = (horan, taia, lorraine, lord_xanros, elspeth, darius, aderyn, argentus, valduk, kirima, saigo)
IDS: Final = [file.__name__.rpartition(".")[2] for file in _FILES]


def check() -> None:
    """The heroes of the data file are those of these files, with abilities that these files carry out."""
    for id in IDS:
        if id not in [hero.id for hero in HEROES]:
            raise BoxFault(str(FILE), f"hero {id}", "is missing")
    for hero in HEROES:
        if hero.id not in IDS:
            raise BoxFault(str(FILE), f"hero {hero.id}", "is not known to the rules")
        if not set(hero.abilities) <= set(ABILITIES):
            fault = f"abilities is {hero.abilities}, but must be a list of {', '.join(ABILITIES)}"
            raise BoxFault(str(FILE), f"hero {hero.id}", fault)
