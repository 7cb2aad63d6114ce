"""One game between bots: the same seed and the same seats give the same game, and the record of it."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from stolik.adapters.lines import LinesFault
from stolik.bots.bot import Bot, RandomBot, answer_of
from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.game import Game, Options, Result
from stolik.engine.luck import Luck, option_at, total_weight
from stolik.engine.position import Position
from stolik.engine.record import IllegalAnswer, Record, new_record
from stolik.lab.match.contestants import seated

CAP = 10_000
"""Answers after which a game is left: random players of War Chest may never end one."""


class WrongState(Exception):
    """A state that the game itself calls wrong."""


class Played:
    """One game, as far as it went. `line` holds the answers of the seats; chance's follow from the seed.

    `end` is the state it was left in.
    """

    def __init__(self, seed: bytes, seats: list[str], bot_seeds: list[int] | None = None) -> None:
        self.seed = seed
        self.seats = seats
        self.bot_seeds = bot_seeds or [_bot_seed(seed, seat) for seat in range(len(seats))]
        self.line: list[tuple[Seat, Answer]] = []
        self.answers = 0
        self.decisions = 0
        self.capped = False
        self.result: Result | None = None
        self.end: Any = None
        self.fault: str | None = None

    @property
    def numbers(self) -> list[str]:
        """What the seats add to the luck, and the seed with which each bot can be made again."""
        return [str(seed) for seed in self.bot_seeds]


def seed_of(seed: int, number: int) -> bytes:
    """The luck of game `number` of a simulation, or of deal `number` of a tournament."""
    return sha256(f"{seed}\n{number}".encode()).digest()


def games_of(
    game: Game[Any], options: Options, bot: str, games: int, seed: int, progress: Callable[[int], None]
) -> Iterator[tuple[int, Played]]:
    """One after another, a bot against itself: the same seed, the same games."""
    for number in range(1, games + 1):
        played = Played(seed_of(seed, number), [bot] * int(options["seats"]))
        play_out(game, options, played)
        yield number, played
        progress(number)


def play_out(game: Game[Any], options: Options, played: Played, *, check: bool = False, cap: int = CAP) -> None:
    """To its end, the cap, or a fault. Never raises what the game raises."""
    try:
        with seated(played.seats, played.bot_seeds) as bots:
            _play(game, options, played, bots, check, cap)
    except Exception as error:
        played.fault = f"after {played.answers} answers: {_told(error)}"


def _play(game: Game[Any], options: Options, played: Played, bots: list[Bot], check: bool, cap: int) -> None:
    imagine = any(not isinstance(player, RandomBot) for player in bots)
    position = Position(game, game.setup(options), forkable=imagine)
    played.end = position.state
    chance = _Chance(Luck(played.seed, played.numbers))
    while (decision := position.decision) is not None:
        if check and (fault := game.fault(position.state)) is not None:
            raise WrongState(fault)
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
    if isinstance(error, WrongState | LinesFault):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "nowhere"
    return f"{type(error).__name__} at {place}: {error}"


def record_of(game: Game[Any], options: Options, played: Played) -> Record[Any] | None:
    """A game that went wrong has one up to its last good answer, unless it went wrong before the first."""
    try:
        record = new_record(game, options, played.seats, played.numbers, played.seed)
        _answer_again(record, played)
    except Exception:
        if played.fault is None:
            raise
        return None
    return record


def _answer_again(record: Record[Any], played: Played) -> None:
    try:
        for seat, answer in played.line:
            record.answer(seat, answer)
    except Exception:
        if played.fault is None:
            raise


def write_whole(file: Path, text: str) -> None:
    """A file that is there is whole."""
    unfinished = file.with_name(f".{file.name}.part")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.rename(file)
