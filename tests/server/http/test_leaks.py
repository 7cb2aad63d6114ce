"""Twin histories: whatever reaches a seat is the same, byte for byte, when only what it cannot know is different."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stolik.contract import openly
from stolik.games import GAMES
from tests.torture import wired
from tests.torture.worlds import secrets_of, titles

CHANNELS = {"stream", "table", "events", "replay", "replay of others", "record", "refusal", "why", "preview", "webhook"}
HIDING = titles()
STORIES = 3


@pytest.mark.parametrize("name", list(GAMES))
def test_all_bytes_that_reach_a_seat_are_the_same_in_twin_histories(name: str) -> None:
    """scripts/torture worlds goes on."""
    game, counts = GAMES[name], Counter[str]()
    for seed in range(12):
        found = wired.compared(game, next(iter(game.configurations())), secrets_of(name), seed, STORIES)
        assert not found.said
        counts.update(found.counts)
        if set(counts) >= CHANNELS:
            return
    raise AssertionError(f"never compared: {CHANNELS - set(counts)}")


@pytest.mark.parametrize("name", HIDING)
def test_whoever_holds_what_differs_sees_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The counter-test: stories of one seat, told to all the others."""
    game = GAMES[name]
    options = next(iter(game.configurations()))
    differences = 0
    for seed in range(12):
        told = wired.stories(game, options, secrets_of(name), Random(seed), STORIES)
        seats = [(story, story.seats[0]) for story in told]
        others = [story._replace(seats=[(seat or 0) + 1]) for story, seat in seats if seat != 1]
        monkeypatch.setattr(wired, "stories", lambda *_, others=others: others)
        differences += wired.compared(game, options, secrets_of(name), seed, STORIES).counts["differences"]
        monkeypatch.undo()
        if differences:
            return
    raise AssertionError("nobody saw anything")


def test_a_seed_is_told_by_nothing() -> None:
    name = next(iter(GAMES))
    options = next(iter(GAMES[name].configurations()))
    found = wired.compared(GAMES[name], options, openly, 3, STORIES)
    assert not found.said
    assert found.counts["pairs"]
