"""What the contract must know of the texts of Karak 2."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stolik.games.karak2 import plays
from stolik.games.karak2.rows import FACES, RESOURCES
from stolik.games.karak2.tables import BUILDING_IDS, DIE_IDS, HERO_IDS, HEROES, ITEM_IDS, MONSTER_IDS, TILE_IDS
from stolik.terminal.checklist import QUESTIONS
from tests.games.boards import board_words

SAME_WORDS = {
    *("game-name", "building-portal", "tag-dryads"),
    *("hero-horan", "hero-taia", "hero-lorraine", "hero-lord_xanros", "hero-elspeth", "hero-darius"),
    *("hero-aderyn", "hero-argentus", "hero-valduk", "hero-kirima", "hero-saigo"),
}
"""What reads the same in every language: proper names."""


def words() -> Iterator[str]:
    """Keys of its texts that clients need and play alone need not show."""
    explained: dict[str, Iterable[str]] = {
        "ability": {ability for hero in HEROES for ability in hero.abilities},
        "building": BUILDING_IDS,
        "hero": HERO_IDS,
        "item": ITEM_IDS,
    }
    plain: dict[str, Iterable[object]] = {
        "answer": ("yes", "no"),
        "army": MONSTER_IDS,
        "check": [question.id for question in QUESTIONS],
        "die": DIE_IDS,
        "duplicate": ("keep", "spend"),
        "edge": range(6),
        "face": (*filter(None, FACES), "blank", "unthrown"),
        "land": TILE_IDS,
        "ours": ("effect", "pl", "en", "gather_allowed", "gain_kinds", "chasms"),
        "play": (*plays.MOVES, *plays.ACTIONS, *plays.FREE, plays.RETREAT, plays.END),
        "resource": RESOURCES,
        "rotation": range(6),
        "tag": MONSTER_IDS,
    }
    for kind, values in explained.items():
        yield from (f"{kind}-{value}{text}" for value in values for text in ("", "-text"))
    for kind, named in plain.items():
        yield from (f"{kind}-{value}" for value in named)
    yield from ("copy-of", "prey-army", "thrown-die", "pass-wild-out-of-turn", "pass-hard-head", "pass-duplicate")
    yield from board_words("stolik.games.karak2", "karak-", "boards/karak2")
    yield from board_words("stolik.games.karak2", "checklist-", "checklist")
