"""The list after --bots where only bots play: names, and commands that speak lines."""

from __future__ import annotations

import re
from typing import Final

from stolik.bots.levels import BOTS, COMMAND, is_learned
from stolik.bots.policy import NoPolicy, policy_of
from stolik.lab.match.contestants import commands, is_contestant
from stolik.terminal.faults import BadInput
from stolik.terminal.games import find

PART: Final = re.compile(r"""(?:[^,'"\\]|'[^']*'?|"(?:\\.|[^"\\])*"?|\\.?)*""", re.DOTALL)
"""Up to a comma that stands neither in quotes nor behind a backslash."""


def named_contestants(said: str | None) -> list[str]:
    """A list such as "greedy,lines:sh bot.sh"."""
    names = [] if said is None else _parts(said)
    for place, name in enumerate(names):
        if is_contestant(name):
            continue
        if name.startswith(COMMAND):
            raise BadInput("bad-command", bot=name)
        if any(before.startswith(COMMAND) for before in names[:place]):
            raise BadInput("bad-bot-or-comma", bot=name, bots=", ".join(BOTS))
        raise BadInput("bad-bot", bot=name, bots=", ".join(BOTS))
    return names


def contestants_in(game: str, said: str | None) -> list[str]:
    """Such as can play this game: those that learn need weights for it."""
    names = named_contestants(said)
    for name in names:
        if is_learned(name):
            try:
                policy_of(find(game))
            except NoPolicy:
                raise BadInput("not-learned", bot=name, name=game) from None
    return names


def named_commands(order: str, said: str | None) -> list[str]:
    """With records of old: --bots names only what may be run, the contestants are those of the records."""
    names = named_contestants(said)
    if names != commands(names):
        raise BadInput("tournament-alone", order=order)
    return names


def _parts(said: str) -> list[str]:
    found, start = [], 0
    while True:
        part = PART.match(said, start)
        assert part is not None, "it may be empty"
        found.append(part.group().strip())
        if part.end() == len(said):
            return found
        start = part.end() + 1
