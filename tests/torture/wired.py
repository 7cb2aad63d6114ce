"""Twin histories at two tables of real servers: what reaches a seat over the wire is the same, byte for byte.

Where nothing is hidden, the twins have the same past and another seed: nothing tells what will be drawn.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from stolik.contract.checks import watchers
from stolik.contract.leaks import RandomGame, Secrets
from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.defaults import nothing_hidden
from stolik.engine.game import Game, Options
from stolik.engine.record import IllegalAnswer
from tests.torture.house import House, Line, Reader, Reply, Request, Twin
from tests.torture.sums import Round

LIVE = 6
"""Answers that are given while somebody looks on."""
TRIED = 2
EVERY = 8
"""Moments of which at one everything is asked for, where nothing is hidden and everybody looks on at once."""
SECRET = re.compile(rb'"(head|commitment)":"[0-9a-f]{64}"')
"""Differ, as they should: salted with what is revealed at the end, they tell nothing."""


class Story(NamedTuple):
    """Two pasts that the seats named cannot tell apart: `items` have changed places, or none."""

    seats: Sequence[Seat | None]
    items: tuple[Answer, Answer] | None
    past: Line
    other: Line


def stories(game: Game[Any], options: Options, secrets: Secrets, rng: Random, count: int) -> list[Story]:
    """Each ends at a question of somebody."""
    history = RandomGame(game, options, rng, secrets)
    if game.resample is nothing_hidden:
        return [open_story(history, options, rng) for _ in range(count)]
    found: list[Story] = []
    for seat in watchers(options):
        pairs = [((one, other), end) for one, other, end in history.twins(seat, secrets)]
        for items, end in rng.sample(pairs, min(count, len(pairs))):
            moments = questions(history, end)
            if moments and (story := told(history, secrets, seat, items, rng.choice(moments))) is not None:
                found.append(story)
    return rng.sample(found, min(count, len(found)))


def questions(history: RandomGame, end: int) -> list[int]:
    return [n for n in range(1, end - 1) if history.answers[n][0] != CHANCE]


def open_story(history: RandomGame, options: Options, rng: Random) -> Story:
    """One past for both, and everybody looks on."""
    end = rng.choice(questions(history, len(history.answers)))
    past = [(who, answer) for who, _, answer in history.answers[:end]]
    return Story(watchers(options), None, past, past)


def told(history: RandomGame, secrets: Secrets, seat: Seat | None, items: tuple[Any, Any], end: int) -> Story | None:
    past = [(who, answer) for who, _, answer in history.answers[:end]]
    other = [(who, secrets.exchanged(prompt, answer, *items)) for who, prompt, answer in history.answers[:end]]
    return Story([seat], items, past, other) if past != other else None


def compared(game: Game[Any], options: Options, secrets: Secrets, seed: int, count: int) -> Round:
    """So many stories, each at two tables of its own."""
    rng = Random(seed)
    with TemporaryDirectory(prefix="stolik-worlds-") as folder:
        return asyncio.run(_compared(game, options, secrets, rng, stories(game, options, secrets, rng, count), folder))


async def _compared(
    game: Game[Any], options: Options, secrets: Secrets, rng: Random, found: Sequence[Story], folder: str
) -> Round:
    counts, said = Counter(pairs=0, differences=0), list[str]()
    left, right = House(f"{folder}/left"), House(f"{folder}/right")
    await left.open()
    await right.open()
    try:
        for number, story in enumerate(found):
            seeds = (bytes(32), bytes(32) if story.items else bytes([1] * 32))
            try:
                ours = await left.table(f"t{number}", game, options, story.past, seeds[0])
                twin = await right.table(f"t{number}", game, options, story.other, seeds[1])
            except IllegalAnswer:  # the other past cannot be: somebody else could not have answered so
                continue
            played = Tables(ours, twin, story, secrets, rng)
            for channel, mine, theirs in await played.compared():
                counts[channel] += 1
                if mine != theirs:
                    counts["differences"] += 1
                    said.append(f"{game.name} {dict(options)}, {story.seats}, {channel}, {story.items}")
            counts["pairs"] += played.moments
    finally:
        await left.close()
        await right.close()
    return Round(counts, said)


class Tables:
    """Two tables, and who looks on at both."""

    def __init__(self, ours: Twin, twin: Twin, story: Story, secrets: Secrets, rng: Random) -> None:
        self.ours = ours
        self.twin = twin
        self.readers = [(ours.reader(seat), twin.reader(seat)) for seat in story.seats]
        self.story = story
        self.secrets = secrets
        self.rng = rng
        self.moments = 0

    async def compared(self) -> list[tuple[str, bytes, bytes]]:
        """What was told while some answers were given, and what could be asked for then."""
        found: list[tuple[Sequence[Reply], Sequence[Reply]]] = []
        told = await self.told()
        for _ in range(LIVE):
            self.moments += len(self.readers)
            for one, other in self.readers:
                asked = self.requests(one)
                found.append((await one.asked(asked), await other.asked(asked)))
            if not await self.answered():
                break
            told = await self.told()
        for reader in (each for both in self.readers for each in both):
            await reader.close()
        return [each for replies in (*told, *found) for each in paired(*replies)]

    async def told(self) -> list[tuple[Sequence[Reply], Sequence[Reply]]]:
        return [(await one.told(), await other.told()) for one, other in self.readers]

    def requests(self, reader: Reader) -> list[Request]:
        """All that can be asked for; at most moments where many look on, what they see before them."""
        if len(self.readers) > 1 and self.rng.randrange(EVERY):
            return reader.glance()
        decision = self.ours.room.table.decision
        if decision is None or decision.player != reader.seat:
            return reader.requests([])
        return reader.requests(self.rng.sample(decision.options, min(TRIED, len(decision.options))))

    async def answered(self) -> bool:
        """The same at both tables; false where they part, or the seat is shown what differs."""
        decision, twin = self.ours.room.table.decision, self.twin.room.table.decision
        if decision is None or twin is None:
            return False
        both = [option for option in decision.options if self.exchanged(decision.prompt, option) in twin.options]
        if not both:
            return False
        answer, before = self.rng.choice(both), len(self.ours.record.entries)
        await self.ours.answer(decision.player, answer)
        await self.twin.answer(decision.player, self.exchanged(decision.prompt, answer))
        goes_on = self.ours.room.table.decision is not None  # at the end the seed is told
        return goes_on and self.alike(decision, before) and not self.shown(before)

    def exchanged(self, prompt: str, answer: Answer) -> Answer:
        items = self.story.items
        return answer if items is None else self.secrets.exchanged(prompt, answer, *items)

    def alike(self, decision: Decision, before: int) -> bool:
        """Chance has drawn the same at both, but for the names of what differs."""
        mine, theirs = self.ours.record.entries[before:], self.twin.record.entries[before:]
        if len(mine) != len(theirs):
            return False
        prompts = [decision.prompt if entry.draw is None else entry.draw[0] for entry in mine]
        return all(
            self.exchanged(prompt, one.value) == other.value
            for prompt, one, other in zip(prompts, mine, theirs, strict=True)
        )

    def shown(self, before: int) -> bool:
        if self.story.items is None:
            return False
        record, [seat] = self.ours.record, self.story.seats
        events = [event for entry in record.entries[before:] for event in entry.events]
        seen = set(self.secrets.knows(record.position.state, seat))
        seen = seen.union(*[self.secrets.shown(event, seat) for event in events])
        return bool(seen & set(self.story.items))


def paired(mine: Sequence[Reply], theirs: Sequence[Reply]) -> list[tuple[str, bytes, bytes]]:
    """One after the other; where one has more, something differs."""
    if len(mine) != len(theirs):
        return [("number of messages", b"%d" % len(mine), b"%d" % len(theirs))]
    return [
        (channel, SECRET.sub(b"", one), SECRET.sub(b"", other))
        for (channel, one), (_, other) in zip(mine, theirs, strict=True)
    ]
