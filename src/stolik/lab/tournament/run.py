"""A tournament of bots: every match is stored before it counts, so that it can be gone on with and played again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from stolik.engine import recordfile
from stolik.engine.game import Game
from stolik.engine.record import Record
from stolik.games import GAMES
from stolik.lab.match.crew import Crew, Finished, MatchJob
from stolik.lab.match.outcome import Match, Outcome, outcome
from stolik.lab.match.play import CAP, write_whole
from stolik.lab.simulation import file_name
from stolik.lab.tournament.plan import Plan, next_matches

PLAN = "tournament.json"
Games = Mapping[str, Game[Any]]


class BadFolder(Exception):
    """`why` is a key of the table's texts that takes the file, and what else is said."""

    def __init__(self, why: str, file: Path, **said: object) -> None:
        super().__init__(f"{why} {file}")
        self.why = why
        self.file = file
        self.said = said


class Folder:
    """A plan and the matches played so far."""

    def __init__(self, path: Path, plan: Plan, games: Games = GAMES) -> None:
        self.path = path
        self.plan = plan
        self._games = games

    def file(self, match: Match) -> Path:
        return self.path / file_name(self.plan.game, self.plan.seed, match.number)

    def keep(self, match: Match, text: str) -> None:
        write_whole(self.file(match), text)

    def found(self, match: Match) -> Outcome | None:
        """What came of a match that lies here. One that broke off is none: it can be played again."""
        file = self.file(match)
        if not file.exists():
            return None
        record = good_record(file, self._games)
        header = record.header
        if (header.game, header.options, tuple(header.seats)) != (self.plan.game, self.plan.options, match.seats):
            raise BadFolder("tournament-other-match", file)
        answers = min(len(record.entries), CAP)
        if record.result is None and answers < CAP:
            return None
        return outcome(record.game, match, answers, record.result, record.position.state)


def new_folder(path: Path, plan: Plan) -> Folder:
    if path.exists() and any(path.iterdir()):
        raise BadFolder("tournament-there-already", path)
    path.mkdir(parents=True, exist_ok=True)
    write_whole(path / PLAN, json.dumps(asdict(plan), ensure_ascii=False, indent=2) + "\n")
    return Folder(path, plan)


def dated_folder(where: Path, plan: Plan) -> Folder:
    """A folder of its own, by the time and the game; of several in a minute the later ones have a number."""
    where.mkdir(parents=True, exist_ok=True)
    stem = f"{datetime.now():%Y-%m-%d-%H%M}-{plan.game}"
    for number in count(1):
        path = where / (stem if number == 1 else f"{stem}-{number}")
        with suppress(FileExistsError):
            path.mkdir()
            break
    return new_folder(path, plan)


def open_folder(path: Path) -> Folder:
    try:
        told = json.loads((path / PLAN).read_text(encoding="utf-8"))
        told["sides"], told["bots"] = tuple(told["sides"]), tuple(told["bots"])
        return Folder(path, Plan(**told))
    except (OSError, ValueError, TypeError, KeyError):
        raise BadFolder("tournament-none-there", path) from None


def good_record(file: Path, games: Games = GAMES) -> Record[Any]:
    """Checked to the last byte."""
    try:
        record = recordfile.read(file.read_text(encoding="utf-8"), games).record
    except (OSError, UnicodeDecodeError, recordfile.NoRecord):
        raise BadFolder("no-record", file) from None
    except recordfile.BadRecord:
        raise BadFolder("tournament-bad-record", file) from None
    if record is None:
        raise BadFolder("other-rules", file)
    return record


def tournament(
    plan: Plan, crew: Crew, folder: Folder | None = None, progress: Callable[[int], None] = lambda done: None
) -> list[Outcome]:
    """All matches in the order of the plan, those that lie in the folder as they are there."""
    done: list[Outcome] = []
    while matches := next_matches(plan, done):
        fresh: list[Outcome] = []
        for found in _outcomes(plan, matches, crew, folder):
            fresh.append(found)
            progress(len(done) + len(fresh))
        done += sorted(fresh, key=lambda found: found.match.number)
    return done


def _outcomes(plan: Plan, matches: Sequence[Match], crew: Crew, folder: Folder | None) -> Iterator[Outcome]:
    missing = []
    for match in matches:
        found = None if folder is None else folder.found(match)
        if found is None:
            missing.append(match)
        else:
            yield found
    jobs = (MatchJob(plan.game, plan.options, plan.seed, match, CAP, folder is not None) for match in missing)
    for finished in crew.play(jobs):
        yield _kept(finished, folder)


def _kept(finished: Finished, folder: Folder | None) -> Outcome:
    found, text = finished
    if folder is not None and text is not None:
        folder.keep(found.match, text)
    return found
