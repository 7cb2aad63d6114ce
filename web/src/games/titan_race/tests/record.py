"""How random games of Titan Race are played for the tests of its board."""

from typing import Any

LENGTH = 10
GAMES = 60


def signs(stretch: dict[str, Any]) -> set[str]:
    """Where each titan has a hand of its own, cards are drawn otherwise."""
    draws = any(event.kind == "draw" for event in stretch["events"])
    return {"draw by titan"} if draws and stretch["options"]["two_player_hand"] == "titan" else set()
