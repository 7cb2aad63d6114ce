"""What the box holds by the rules' own tables; scripts/tools/board_files.py writes it beside this file."""

import json
from collections import Counter
from pathlib import Path
from typing import Final

from stolik.games.karak2.contents import DICE, HEROES, ITEM_IDS, MONSTERS
from stolik.games.karak2.legend import LEGEND

FILE: Final = Path(__file__).resolve().with_name("printed.json")


def found_in(item: int) -> str:
    """The box whose tokens have it on their backs: that of the game itself, where any has."""
    return next(row.set for row in sorted(MONSTERS, key=lambda row: row.set) if item in row.rewards)


def written() -> str:
    printed = {
        "legend": LEGEND,
        "heroes": {row.id: {"set": row.set} for row in HEROES},
        "dice": {row.id: {"set": "base" if row.count["base"] else "imperium"} for row in DICE},
        "items": {id: {"set": found_in(number)} for number, id in enumerate(ITEM_IDS)},
        "armies": {
            row.id: {"set": row.set, "rewards": dict(Counter(ITEM_IDS[reward] for reward in row.rewards))}
            for row in MONSTERS
        },
    }
    return json.dumps(printed, indent=1) + "\n"
