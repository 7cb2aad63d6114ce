"""Who plays in the laboratory: bots by their names, and commands that speak lines, such as "lines:sh bot.sh".

A name alone makes one, also in another process. A file that names a command is no leave to run it: `to_name`.
"""

from __future__ import annotations

import shlex
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager

from stolik.adapters.lines import LinesBot, command_in
from stolik.bots.bot import Bot
from stolik.bots.levels import BOTS, FORMER, bot, is_learned
from stolik.kernels.enlistment import enlist


def is_contestant(name: str) -> bool:
    return name in (*BOTS, *FORMER) or is_learned(name) or command_in(name) is not None


def contestant(name: str, seed: int) -> Bot:
    """Same name, same seed: the same contestant, if a command uses no other luck."""
    command = command_in(name)
    return bot(name, seed) if command is None else LinesBot(command, seed)


def commands(names: Iterable[str]) -> list[str]:
    """Those names that start a program."""
    return [name for name in dict.fromkeys(names) if command_in(name) is not None]


def to_name(names: Iterable[str], trusted: Collection[str]) -> str:
    """What must stand after --bots before all of these play, as a shell takes it; nothing where it stands there."""
    wanting = [name for name in commands(names) if name not in trusted]
    return shlex.quote(",".join([*trusted, *wanting])) if wanting else ""


@contextmanager
def seated(names: Sequence[str], seeds: Sequence[int]) -> Iterator[list[Bot]]:
    """For one game; commands end with it."""
    enlist()
    found = [contestant(name, seed) for name, seed in zip(names, seeds, strict=True)]
    try:
        yield found
    finally:
        for one in found:
            if isinstance(one, LinesBot):
                one.close()
