"""Stretches of random games for the tests of a board: what a seat sees, what it is told, and what it sees then.

Each game has a record.py of its own, which chooses among them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import stolik
from stolik.server.words import Words

Stretch = dict[str, Any]
Pick = Callable[[Random, tuple[Any, ...]], Any]
Signs = Callable[[dict[str, Any] | None], set[str]]
"""What is new in a question."""


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def stretches(
    game: Any, options: dict[str, Any], rng: Random, length: int, pick: Pick = Random.choice
) -> list[Stretch]:
    """A whole game in stretches of `length` questions, each with the one it ends with, where that is the seat's."""
    position = stolik.start(game.name, **options)
    seat = rng.choice([None, *range(int(options["seats"]))])
    words = Words(game)
    found, events, asked = [], [], 0
    before = plain(game.view(position.state, seat))
    while position.decision is not None:
        position.play(pick(rng, tuple(position.decision.options)))
        events += [plain(words.happening(0, game.see(event, seat))) for event in position.state.events]
        decision = position.decision
        asked += decision is not None and decision.player >= 0
        if asked >= length or decision is None:
            after = plain(game.view(position.state, seat))
            mine = decision is not None and decision.player == seat
            question = plain(words.question(decision, game.view(position.state, seat))) if mine else None
            told = {"before": before, "events": events, "after": after, "question": question}
            found.append({"options": options, "seat": seat, **told})
            before, events, asked = after, [], 0
    return found


def kinds(stretch: Stretch) -> set[str]:
    return {event["kind"] for event in stretch["events"]}


def prompt_of(question: dict[str, Any] | None) -> set[str]:
    return {question["prompt"]} if question else set()


def chosen(games: Iterable[list[Stretch]], events: Iterable[str], signs: Signs = prompt_of) -> list[Stretch]:
    """Those in which an event is seen for the first time, or that end with a question of a new sign."""
    found: list[Stretch] = []
    wanted, asked = set(events), set()
    for stretch in (stretch for game in games for stretch in game):
        fresh = signs(stretch["question"]) - asked
        if kinds(stretch) & wanted or fresh:
            wanted -= kinds(stretch)
            asked |= fresh
            found.append(stretch if fresh else {**stretch, "question": None})
    assert not wanted, f"nobody saw {sorted(wanted)}"
    print(f"{len(found)} stretches, questions: {sorted(asked)}")
    return found


def write(file: Path, chosen: list[Stretch]) -> None:
    """Without what no board reads of an event."""
    for stretch in chosen:
        for event in stretch["events"]:
            for field in ("seq", "seats"):
                event.pop(field)
    lines = ",\n".join(json.dumps(stretch, separators=(",", ":")) for stretch in chosen)
    file.write_text(f"[\n{lines}\n]\n", "utf-8")
