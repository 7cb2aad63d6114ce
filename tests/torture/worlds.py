"""Pairs of worlds that differ only in what a seat may not know: on every channel it gets the same, byte for byte.

Twin histories: two items that a seat was never shown change places from the first answer on. Re-dealt states: all that
it cannot know is dealt anew at one moment. A pair is one moment of both, as one seat or whoever looks on sees it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple, cast

from stolik.contract import openly
from stolik.contract.checks import decisions, seats_of, watchers
from stolik.contract.leaks import RandomGame, Secrets
from stolik.engine.decision import CHANCE, Answer, Seat
from stolik.engine.defaults import nothing_hidden
from stolik.engine.game import Game, Options
from stolik.engine.position import Position
from stolik.games import GAMES
from tests.torture.channels import Channels
from tests.torture.sums import Round

TWINS = 2
"""Of each seat in one game."""
WIRED = 3
"""Twin histories of a round that are played on at tables of a server, where there is one."""
OPEN = 20
"""As many where nothing is hidden: they are all that there is to compare."""
EVERY = 4
"""Moments of which one is re-dealt."""


class Pair(NamedTuple):
    """Two worlds at one moment, with the answers that led there. `last`: who gave the last of them.

    `other` is None where the other world is a state in the midst of a step, which nobody can play on.
    """

    ours: Position[Any]
    state: Any
    other: Position[Any] | None
    seat: Seat | None
    last: Seat
    lines: tuple[list[tuple[Seat, Answer]], list[tuple[Seat, Answer]]] | None
    told: str


def secrets_of(title: str) -> Secrets:
    """As the tests of that game declare them."""
    name = f"tests.games.{title}.hidden"
    is_there = find_spec(f"tests.games.{title}") is not None and find_spec(name) is not None
    found: Secrets = cast(Secrets, import_module(name)) if is_there else openly
    return found


def titles() -> list[str]:
    """Those in which anything is hidden."""
    return [title for title, game in GAMES.items() if game.resample is not nothing_hidden]


def played(title: str, seed: int, number: int, size: int) -> Round:
    """Games of one configuration until so many pairs are compared; the next round takes the next."""
    game, secrets = GAMES[title], secrets_of(title)
    configurations = list(game.configurations())
    options = configurations[number % len(configurations)]
    hidden = title in titles()
    found = compared(game, options, secrets, seed, size) if hidden else Round(Counter(), [])
    if find_spec("litestar") is None:
        return found
    from tests.torture import wired

    over_the_wire = wired.compared(game, options, secrets, seed, WIRED if hidden else OPEN)
    found.counts.update(over_the_wire.counts)
    return Round(found.counts, found.said + over_the_wire.said)


def compared(game: Game[Any], options: Options, secrets: Secrets, seed: int, size: int) -> Round:
    rng, counts, said = Random(seed), Counter(pairs=0, differences=0), list[str]()
    channels = Channels(game, options, rng)
    while counts["pairs"] < size:
        for pair in pairs(game, options, secrets, rng):
            counts["pairs"] += 1
            for channel, ours, other in channels.of(pair):
                counts[channel] += 1
                if ours != other:
                    counts["differences"] += 1
                    said.append(f"{game.name} {dict(options)}, seed {seed}: seat {pair.seat}, {channel}: {pair.told}")
            if counts["pairs"] >= size:
                break
    return Round(counts, said)


def pairs(game: Game[Any], options: Options, secrets: Secrets, rng: Random) -> Iterator[Pair]:
    """Those of two random games."""
    yield from redealt(game, options, rng)
    history = RandomGame(game, options, rng, secrets)
    for seat in rng.sample(watchers(options), int(options["seats"]) + 1):
        found = history.twins(seat, secrets)
        for one, other, end in rng.sample(found, min(TWINS, len(found))):
            yield from twins(game, options, history, secrets, seat, (one, other), end)


def twins(
    game: Game[Any],
    options: Options,
    history: RandomGame,
    secrets: Secrets,
    seat: Seat | None,
    items: tuple[Answer, Answer],
    end: int,
) -> Iterator[Pair]:
    """Answer by answer from the first in which they differ, until one of the two is shown to the seat."""
    ours, twin = Position(game, game.setup(options)), Position(game, game.setup(options))
    mine: list[tuple[Seat, Answer]] = []
    theirs: list[tuple[Seat, Answer]] = []
    last = CHANCE
    for number in range(end):
        if mine != theirs:
            told = f"{items[0]} and {items[1]} differ after {number} answers"
            yield Pair(ours, twin.state, twin, seat, last, (mine, theirs), told)
        if number == end - 1 or ours.decision is None or twin.decision is None:
            return
        last, prompt, answer = history.answers[number]
        renamed = secrets.exchanged(prompt, answer, *items)
        if renamed not in twin.decision.options:
            return
        mine, theirs = [*mine, (last, answer)], [*theirs, (last, renamed)]
        ours.play(answer)
        twin.play(renamed)


def redealt(game: Game[Any], options: Options, rng: Random) -> Iterator[Pair]:
    """At moments of another game; in the midst of a step there is no state that could be dealt anew."""
    for number, position in enumerate(decisions(game, options, rng)):
        if position.decision is None or position._rest is None or position._answers or rng.randrange(EVERY):
            continue
        for seat in seats_of(options):
            told, here = f"re-dealt after {number} answers", position.fork()
            game.resample(here.state, seat, rng)
            rest = position._rest.copy()
            game.resample(rest, seat, rng)
            other = Position(game, rest)
            shown = game.view(other.state, seat) != game.view(position.state, seat)
            """The step has shown the seat something before anybody was asked: a card that was the last of its deck."""
            yield Pair(position, here.state, None if shown else other, seat, CHANCE, None, told)
