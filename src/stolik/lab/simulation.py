"""Many games between bots. The same seed gives the same games, with or without records."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from stolik.engine import recordfile
from stolik.engine.game import Game, Options, Setting
from stolik.lab.match.contestants import is_contestant
from stolik.lab.match.play import CAP, Played, play_out, record_of, seed_of, write_whole


@dataclass
class Report:
    """What came of a simulation. Every game is finished or an error; a capped game is finished and has no winner.

    A win of a team counts once for each bot that sits in it. `faults` has a sentence for each error.
    """

    game: str
    options: dict[str, Setting]
    bots: list[str]
    seed: int
    games: int = 0
    finished: int = 0
    errors: int = 0
    capped: int = 0
    decisions: int = 0
    answers: int = 0
    cpu_seconds: float = 0.0
    wins: dict[str, int] = field(default_factory=dict)
    draws: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def answers_per_game(self) -> float:
        return self.answers / self.games if self.games else 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.cpu_seconds if self.cpu_seconds else 0.0

    def as_json(self) -> str:
        rates = {"answers_per_game": self.answers_per_game, "decisions_per_second": self.decisions_per_second}
        return json.dumps({**asdict(self), **rates}, ensure_ascii=False, indent=2)


def simulate(
    game: Game[Any],
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    save: Path | None = None,
    check: bool = False,
    cap: int = CAP,
    progress: Callable[[int], None] = lambda done: None,
    first: int = 1,
) -> Report:
    """Plays games number `first` and on. Over as many games as there are bots, every bot has every seat once.

    With `save` each game is written to <game>-<seed>-<number>.stolik. A file that is there already stops the
    simulation before its first game: nothing is overwritten.
    """
    assert bots and all(map(is_contestant, bots)), f"not all of {', '.join(bots)} are bots"
    report = Report(game.name, dict(options), list(bots), seed, wins=dict.fromkeys(bots, 0))
    numbers = range(first, first + games)
    if save is not None:
        _make_room(save, [file_name(report.game, seed, number) for number in numbers])
    begun = time.process_time()
    for done, number in enumerate(numbers, 1):
        played = play_game(game, options, bots, seed, number, check=check, cap=cap)
        _count(report, played)
        if save is not None:
            record = record_of(game, options, played)
            if record is not None:
                write_whole(save / file_name(report.game, seed, number), recordfile.write(record))
        report.cpu_seconds = time.process_time() - begun
        progress(done)
    return report


def play_game(
    game: Game[Any], options: Options, bots: Sequence[str], seed: int, number: int, *, check: bool, cap: int
) -> Played:
    """One game of a simulation, the same whichever games were played before. Never raises what the game raises."""
    seats = [bots[(seat + number - 1) % len(bots)] for seat in range(int(options["seats"]))]
    played = Played(seed_of(seed, number), seats)
    play_out(game, options, played, check=check, cap=cap)
    if played.fault is not None:
        played.fault = f"game {number} of seed {seed}, {played.fault}"
    return played


def _count(report: Report, played: Played) -> None:
    report.games += 1
    report.answers += played.answers
    report.decisions += played.decisions
    if played.fault is not None:
        report.errors += 1
        report.faults.append(played.fault)
        return
    report.finished += 1
    report.capped += played.capped
    if played.result is None:
        return
    winners = {played.seats[seat] for seat in played.result.winners}
    report.draws += not winners
    for name in winners:
        report.wins[name] += 1


# Records


def file_name(game: str, seed: int, number: int) -> str:
    return f"{game}-{seed}-{number}.stolik"


def _make_room(folder: Path, names: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        if (folder / name).exists():
            raise FileExistsError(f"{folder / name} is there already and is not overwritten")
