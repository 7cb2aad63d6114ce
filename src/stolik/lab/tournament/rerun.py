"""Plays the bots of stored matches again: the same record must come of it, bit for bit."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from stolik.engine import recordfile
from stolik.engine.record import Record
from stolik.lab.match.contestants import is_contestant, to_name
from stolik.lab.match.play import CAP, Played, play_out, record_of
from stolik.lab.tournament.run import BadFolder, Games, good_record


def records_in(path: Path) -> list[Path]:
    """The file itself, or all records of a folder."""
    found = sorted(path.glob("*.stolik")) if path.is_dir() else [path]
    if not found:
        raise BadFolder("rerun-nothing", path)
    return found


def rerun(
    files: list[Path],
    games: Games,
    progress: Callable[[int], None] = lambda done: None,
    trusted: Collection[str] = (),
) -> list[Path]:
    """Those that came out otherwise. Of the commands that have seats in them only the trusted are run."""
    different = []
    for done, file in enumerate(files, 1):
        if not comes_out_the_same(file, games, trusted):
            different.append(file)
        progress(done)
    return different


def comes_out_the_same(file: Path, games: Games, trusted: Collection[str] = ()) -> bool:
    record = good_record(file, games)
    again = played_again(record, file, trusted)
    return again is not None and recordfile.write(again) == file.read_text(encoding="utf-8")


def played_again(record: Record[Any], file: Path, trusted: Collection[str]) -> Record[Any] | None:
    """A match that was left at the cap is played as far as it went, chance's last draws included."""
    header = record.header
    numbers = header.numbers
    bots_only = all(map(is_contestant, header.seats))
    if (
        not bots_only
        or header.prelude
        or header.opening
        or len(numbers) != len(header.seats)
        or not all(map(str.isdecimal, numbers))
    ):
        raise BadFolder("rerun-not-bots", file)
    if wanting := to_name(header.seats, trusted):
        raise BadFolder("command-not-named", file, bots=wanting)
    played = Played(record.seed, header.seats, [int(number) for number in numbers])
    play_out(record.game, header.options, played, cap=max(CAP, len(record.entries)))
    return record_of(record.game, header.options, played)
