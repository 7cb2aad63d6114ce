"""Tables at which only bots play: they go on while somebody looks on, and for one address only so many."""

from __future__ import annotations

from typing import Final

from stolik.server.live.room import House, Room

AGAIN: Final = 2.0
"""Seconds until a table that had to wait looks whether another one has ended or sleeps."""


def is_unwatched(room: Room) -> bool:
    """Nobody is there, nor was there lately."""
    return not room.readers and room.house.now() - room.visited > room.house.settings.sleep_after


def going(house: House, keeper: str) -> list[Room]:
    """Those that somebody at this address keeps awake, in the order in which they were woken."""
    own = [room for room in house.rooms.values() if room.keeper == keeper and room.table.of_bots]
    return sorted((room for room in own if not is_unwatched(room)), key=lambda room: (room.woken, room.table.row.id))


def is_full(house: House, keeper: str) -> bool:
    limits = house.settings.limits
    return limits.on and bool(keeper) and len(going(house, keeper)) >= limits.bot_tables


def must_wait(room: Room) -> bool:
    """Others that came before are as many as its address may have."""
    limits = room.house.settings.limits
    if not (limits.on and room.keeper):
        return False
    return room not in going(room.house, room.keeper)[: limits.bot_tables]
