"""Random games of every title and all its configurations: each state is whole, and each game has its end."""

from __future__ import annotations

from collections import Counter
from typing import Any

from stolik.engine.game import Game, Options
from stolik.games import GAMES
from stolik.lab.match.play import CAP, Played
from stolik.lab.simulation import play_game
from tests.torture.sums import Round


def titles() -> list[str]:
    return [*GAMES]


def played(title: str, seed: int, number: int, size: int) -> Round:
    """The games of one configuration; the next round takes the next."""
    game = GAMES[title]
    configurations = list(game.configurations())
    return played_out(game, configurations[number % len(configurations)], seed, size)


def played_out(game: Game[Any], options: Options, seed: int, size: int) -> Round:
    counts, said = Counter(faults=0), list[str]()
    for number in range(1, size + 1):
        one = play_game(game, options, ["random"], seed, number, check=True, cap=CAP)
        counts.update(games=1, answers=one.answers, capped=int(one.capped))
        fault = one.fault or unlike_an_end(game, options, one)
        if fault is not None:
            counts["faults"] += 1
            said.append(f"{game.name} {dict(options)} {fault}")
    return Round(counts, said)


def unlike_an_end(game: Game[Any], options: Options, one: Played) -> str | None:
    """Every seat has its place and somebody is first, or the game was left: random players need not end it."""
    if one.capped:
        return None
    if one.result is None:
        return "is over without a result"
    places = one.result.places
    if len(places) != len(game.sides(options)) or min(places) != 1:
        return f"ends with the places {places}"
    return game.fault(one.end)
