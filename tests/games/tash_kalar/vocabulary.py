"""What the contract must know of the texts of Tash-Kalar."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.cards import RANKS
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.patterns import COMPASS
from stolik.games.tash_kalar.registry import BEINGS, SCHOOL_IDS
from stolik.games.tash_kalar.tasks import TASK_IDS
from stolik.games.tash_kalar.words import FIELDS
from tests.games.boards import board_words

SAME_WORDS = {"game-name", "step-move"}
"""What reads the same in every language: proper names."""
RARELY_DECLINED = (
    *("discard-flare", "mirror", "recall", "prey", "root", "group", "storm"),
    *("swap", "discard-pending", "discard-card"),
)
"""Questions of single cards, which a few random games may not meet."""


def words() -> Iterator[str]:
    """Keys of its texts that clients need and play alone need not show."""
    explained: dict[str, Iterable[str]] = {"card": CARD_IDS, "school": SCHOOL_IDS, "task": TASK_IDS}
    choices = ("move", "action", "upgrade", "heroic", "legendary", "place", "adjacent", "within-two")
    plain: dict[str, Iterable[str]] = {
        "action": (*FIELDS, "summon", "summon-lent"),
        "colour": SCHOOL_IDS,
        "option": (*choices, "downgrade", "destroy", "convert", "common", "upgraded", "recall", "warp"),
        "rank": RANKS[1:],
        "way": COMPASS,
    }
    for kind, values in explained.items():
        yield from (f"{kind}-{value}{text}" for value in values for text in ("", "-text"))
    for kind, values in plain.items():
        yield from (f"{kind}-{value}" for value in values)
    prompts = GAME.prompts
    yield from {f"{prompt.kind}-hand-over" for prompt in prompts.values() if prompt.about}
    yield from (f"pass-{prompt}" for prompt in RARELY_DECLINED)
    yield from (f"card-{CARD_IDS[card]}-frost" for card, being in enumerate(BEINGS) if being.frost is not None)
    yield from (f"card-{CARD_IDS[card]}-warp" for card, being in enumerate(BEINGS) if being.warp is not None)
    yield "event-recall-unseen-hidden"
    yield from board_words("stolik.games.tash_kalar", "arena-", "boards/tash_kalar")
