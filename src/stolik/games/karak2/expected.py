"""The names that the rules count on finding in the data file, whatever values an owner of the box gives them.

They are those of the file that came with the game. Heroes and their abilities are known by their files in heroes/.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stolik.engine import box

FOLDER: Final = Path(__file__).parent / "data"
NAME: Final = "karak2.toml"


def ids(kind: str) -> list[str]:
    return [str(entry["id"]) for entry in box.load(FOLDER / NAME)[kind]]


DICE: Final = ids("die")
BUILDINGS: Final = ("military_camp", "archery_range", "wizard_tower", "stables", "banner_tower", "portal")
"""Each exists once for every board (K-B-05)."""
TERRAINS: Final = ("castle", "forest", "farm", "rocks", "cave", "mine", "rift")
READINGS: Final[dict[str, list[str]]] = {row["id"]: row["values"] for row in box.load(FOLDER / NAME)["reading"]}
"""An owner chooses which value comes first."""
