"""Many games between bots. The same seed gives the same games, with or without records."""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from stolik.bots.bot import Bot, RandomBot, answer_of
from stolik.bots.levels import BOTS, bot
from stolik.engine import recordfile
from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.game import Game, Options, Result, Setting
from stolik.engine.luck import Luck, option_at, total_weight
from stolik.engine.position import Position
from stolik.engine.record import IllegalAnswer, Record, new_record

CAP = 10_000
"""Answers after which a game is left: random players of War Chest may never end one."""


class Fault(Exception):
    """A state that the game itself calls wrong."""


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


class Played:
    """One game, as far as it went. `line` holds the answers of the seats; chance's follow from the seed."""

    def __init__(self, number: int, seed: bytes, seats: list[str]) -> None:
        self.number = number
        self.seed = seed
        self.seats = seats
        self.bot_seeds = [_bot_seed(seed, seat) for seat in range(len(seats))]
        self.line: list[tuple[Seat, Answer]] = []
        self.answers = 0
        self.decisions = 0
        self.capped = False
        self.result: Result | None = None
        self.fault: str | None = None

    @property
    def numbers(self) -> list[str]:
        """What the seats add to the luck, and the seed with which each bot can be made again."""
        return [str(seed) for seed in self.bot_seeds]


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
    assert bots and all(name in BOTS for name in bots), f"there are only the bots {', '.join(BOTS)}"
    report = Report(game.name, dict(options), list(bots), seed, wins=dict.fromkeys(bots, 0))
    numbers = range(first, first + games)
    if save is not None:
        _make_room(save, [_file_name(report, number) for number in numbers])
    begun = time.process_time()
    for done, number in enumerate(numbers, 1):
        played = play_game(game, options, bots, seed, number, check=check, cap=cap)
        _count(report, played)
        if save is not None:
            _save(save / _file_name(report, number), game, options, played)
        report.cpu_seconds = time.process_time() - begun
        progress(done)
    return report


def play_game(
    game: Game[Any], options: Options, bots: Sequence[str], seed: int, number: int, *, check: bool, cap: int
) -> Played:
    """One game of a simulation, the same whichever games were played before. Never raises what the game raises."""
    seats = [bots[(seat + number - 1) % len(bots)] for seat in range(int(options["seats"]))]
    played = Played(number, sha256(f"{seed}\n{number}".encode()).digest(), seats)
    try:
        _play(game, options, played, check, cap)
    except Exception as error:
        played.fault = f"game {number} of seed {seed}, after {played.answers} answers: {_told(error)}"
    return played


def _play(game: Game[Any], options: Options, played: Played, check: bool, cap: int) -> None:
    bots = [bot(name, seed) for name, seed in zip(played.seats, played.bot_seeds, strict=True)]
    imagine = any(not isinstance(player, RandomBot) for player in bots)
    position = Position(game, game.setup(options), forkable=imagine)
    chance = _Chance(Luck(played.seed, played.numbers))
    while (decision := position.decision) is not None:
        if check and (fault := game.fault(position.state)) is not None:
            raise Fault(fault)
        if played.answers >= cap:
            played.capped = True
            return
        if decision.player == CHANCE:
            answer = chance.answer(decision)
        else:
            answer = _asked(position, decision, bots[decision.player])
            played.line.append((decision.player, answer))
            played.decisions += len(decision.options) > 1
        position.play(answer)
        played.answers += 1
    played.result = game.result(position.state)


class _Chance:
    """Answers as a record does: draw by draw of each kind and seat."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._counts: dict[tuple[str, Seat], int] = {}

    def answer(self, decision: Decision) -> Answer:
        key = (decision.prompt, decision.whose)
        count = self._counts.get(key, 0)
        self._counts[key] = count + 1
        return option_at(decision, self._luck.number(decision.prompt, decision.whose, count, total_weight(decision)))


def _asked(position: Position[Any], decision: Decision, player: Bot) -> Answer:
    """The option that equals the bot's answer."""
    if isinstance(player, RandomBot):  # looks at the options only, so that games between such bots are quick
        answer = player.answer(decision, {}, _no_worlds)
    else:
        answer = answer_of(player, position)
    if answer not in decision.options:
        raise IllegalAnswer(f"{answer!r} to {decision.prompt}")
    return decision.options[decision.options.index(answer)]


def _no_worlds(number: int) -> Position[Any]:
    raise AssertionError("a random bot imagines nothing")


def _bot_seed(seed: bytes, seat: Seat) -> int:
    return int.from_bytes(sha256(seed + f"bot\n{seat}".encode()).digest()[:6], "big")


def _told(error: Exception) -> str:
    """What was raised and where, in one line."""
    if isinstance(error, Fault):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "nowhere"
    return f"{type(error).__name__} at {place}: {error}"


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


def _file_name(report: Report, number: int) -> str:
    return f"{report.game}-{report.seed}-{number}.stolik"


def _make_room(folder: Path, names: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        if (folder / name).exists():
            raise FileExistsError(f"{folder / name} is there already and is not overwritten")


def _save(file: Path, game: Game[Any], options: Options, played: Played) -> None:
    """A game that went wrong is saved up to its last good answer, unless it went wrong before the first."""
    try:
        record = new_record(game, options, played.seats, played.numbers, played.seed)
        _answer_again(record, played)
    except Exception:
        if played.fault is None:
            raise
        return
    unfinished = file.with_name(f".{file.name}.part")
    unfinished.write_text(recordfile.write(record), encoding="utf-8")
    unfinished.rename(file)


def _answer_again(record: Record[Any], played: Played) -> None:
    try:
        for seat, answer in played.line:
            record.answer(seat, answer)
    except Exception:
        if played.fault is None:
            raise
