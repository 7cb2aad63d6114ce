"""Plays random games into build/games/<game>.json for the tests of the boards; a file newer than the rules stays.

Each stretch of a game is what a seat sees, what it is told, and what it sees then; only those are kept in which
something happens or is asked for the first time. web/src/games/<game>/tests/record.py says how the game is played.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import msgspec

import stolik
from stolik.engine.game import Game
from stolik.server.table.sight import Words

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "games"
RECORDERS = ROOT / "web" / "src" / "games"
NOBODY = -1
Stretch = dict[str, Any]


@dataclass
class Recorder:
    """How random games of one game are played, and what has to be seen in them besides every kind of event."""

    game: Game[Any]
    length: int
    """Questions in a stretch."""
    games: int
    """The most that are played."""
    pick: Any
    signs: Any
    """What is new in a stretch, besides its events and the question it ends with."""
    asked: set[str]

    def signs_of(self, stretch: Stretch) -> set[str]:
        question = stretch["question"]
        asked = {f"asked {question.prompt}"} if question else set()
        return {event.kind for event in stretch["events"]} | asked | set(self.signs(stretch))

    def wanted(self) -> set[str]:
        return {*self.game.events, *(f"asked {prompt}" for prompt in self.asked)}


def recorder_of(game: str) -> Recorder:
    said = run_path(str(RECORDERS / game / "tests" / "record.py"))
    pick, signs = said.get("pick", Random.choice), said.get("signs", lambda _: set())
    declared = import_module(f"stolik.games.{game}.game").GAME
    return Recorder(declared, said["LENGTH"], said["GAMES"], pick, signs, set(said.get("ASKED", "").split()))


def stretches(how: Recorder, number: int) -> Iterator[Stretch]:
    """A whole game in stretches, each with the question it ends with, where that is asked of the seat."""
    rng, configurations = Random(number), list(how.game.configurations())
    options: dict[str, Any] = dict(configurations[number % len(configurations)])
    seat = rng.choice([None, *range(int(options["seats"]))])
    position = stolik.start(how.game.name, **options)
    words, events, asked = Words(how.game), [], 0
    before = how.game.view(position.state, seat)
    decision = position.decision
    while decision is not None:
        position.play(how.pick(rng, tuple(decision.options)))
        events += [words.happening(0, how.game.see(event, seat)) for event in position.state.events]
        decision = position.decision
        asked += decision is not None and decision.player > NOBODY
        if asked >= how.length or decision is None:
            after = how.game.view(position.state, seat)
            question = words.question(decision, after) if decision is not None and decision.player == seat else None
            told = {"before": before, "events": events, "after": after, "question": question}
            yield {"options": options, "seat": seat, **told}
            before, events, asked = after, [], 0


def chosen(how: Recorder) -> list[msgspec.Raw]:
    found: list[msgspec.Raw] = []
    seen: set[str] = set()
    wanted = how.wanted()
    for number in range(how.games):
        for stretch in stretches(how, number):
            fresh = how.signs_of(stretch) - seen
            if fresh:
                seen |= fresh
                found.append(msgspec.Raw(msgspec.json.encode(stretch)))
        if wanted <= seen:
            return found
    sys.exit(f"{how.game.name}: nobody saw {sorted(wanted - seen)}")


def is_recorded(file: Path) -> bool:
    made = file.stat().st_mtime if file.is_file() else 0
    sources = [Path(__file__), *RECORDERS.glob("*/tests/record.py"), *(ROOT / "src" / "stolik").rglob("*.py")]
    sources += (ROOT / "src" / "stolik").rglob("*.toml")
    return all(source.stat().st_mtime <= made for source in sources)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for recorder in sorted(RECORDERS.glob("*/tests/record.py")):
        game = recorder.parents[1].name
        file = FOLDER / f"{game}.json"
        if not is_recorded(file):
            file.write_bytes(msgspec.json.encode(chosen(recorder_of(game))))


if __name__ == "__main__":
    main()
