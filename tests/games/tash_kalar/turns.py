"""Whole turns in a test: what chance does at their end, and turns in which nothing happens."""

from __future__ import annotations

from stolik.games.tash_kalar.arena import NAMES
from stolik.games.tash_kalar.state import State
from stolik.games.tash_kalar.tasks import TASK_IDS
from tests.games.tash_kalar.arena import Fight


def settle(fight: Fight) -> None:
    """Chance takes the first card, task or seat each time, until a player is asked."""
    while not fight.over and fight.player < 0:
        fight.play(fight.options[0])


def idle(fight: Fight) -> None:
    """The seat to play places its commons on the first empty squares, claims nothing, and ends the turn."""
    number = fight.state.turn.number
    while not fight.over and fight.state.turn.number == number:
        fight.play(fight.options[-1] if fight.options[-1] in ("pass", "end") else quiet(fight))


def quiet(fight: Fight) -> str:
    """A placing if there is one, else whatever comes first."""
    return next((option for option in fight.options if option.startswith("place ")), fight.options[0])


def turns(fight: Fight, number: int) -> list[int]:
    """Who plays the next so many turns, idly."""
    found: list[int] = []
    for _ in range(number):
        settle(fight)
        if fight.over:
            break
        found.append(fight.state.turn.seat)
        idle(fight)
    return found


def next_task(fight: Fight, name: str) -> Fight:
    """With this task turned up as the next one."""
    state: State = fight.state
    state.tasks.next = TASK_IDS.index(name)
    state.tasks.pool.remove(state.tasks.next)
    return fight


def squares(names: str) -> list[int]:
    return [NAMES.index(name) for name in names.split()]


def names(places: list[int]) -> str:
    return " ".join(NAMES[place] for place in sorted(places))


def verbs(fight: Fight) -> list[str]:
    """The kinds of actions and free steps on offer."""
    return list(dict.fromkeys(option.partition(" ")[0] for option in fight.options))
