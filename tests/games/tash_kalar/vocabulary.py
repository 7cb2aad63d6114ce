"""What the contract must know of the texts of Tash-Kalar."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.games.tash_kalar.beings import BEINGS
from stolik.games.tash_kalar.decks import CARD_IDS
from tests.games.boards import board_words

SAME_WORDS = {"game-name", "step-move"}
"""What reads the same in every language: proper names."""
RARELY_DECLINED = (
    *("discard-flare", "mirror", "recall", "prey", "root", "group", "storm"),
    *("swap", "discard-pending", "discard-card"),
)
"""Questions of single cards, which a few random games may not meet."""
PARTS = ("tasks", "legendary", "destroyed", "legends", "flares", "pending")
"""What a result counts, by form."""


def words() -> Iterator[str]:
    """Keys of its texts that no kind of thing declares and play alone need not show."""
    yield from (f"pass-{prompt}" for prompt in RARELY_DECLINED)
    yield from (f"card-{CARD_IDS[card]}-frost" for card, being in enumerate(BEINGS) if being.frost is not None)
    yield from (f"card-{CARD_IDS[card]}-warp" for card, being in enumerate(BEINGS) if being.warp is not None)
    yield from (f"part-{part}" for part in PARTS)
    yield "event-recall-unseen-hidden"
    yield from board_words("stolik.games.tash_kalar", "arena-", "boards/tash_kalar")
