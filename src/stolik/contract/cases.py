"""Which game a test module is about, and with what its tests are run."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

import pytest

from stolik.contract import openly
from stolik.contract.leaks import Secrets
from stolik.contract.shown import FEW, MANY
from stolik.engine.game import Game, Options, Setting
from stolik.text import LANGUAGES

QUICK = 2
"""Of each game so many configurations are looked at while one works, the others only by the whole suite."""


class Contract:
    """What the suite must be told of a game.

    `secrets`: what is hidden, see `Secrets`; a game in which all lies open has none. `words`: keys of its texts that
    play alone does not show. `same_words`: keys that read the same in every language, such as names. `endless`:
    options with a value under which random players need not come to an end.
    """

    def __init__(
        self,
        game: Game[Any],
        *,
        secrets: Secrets = openly,
        words: Iterable[str] = (),
        same_words: Collection[str] = (),
        endless: Collection[tuple[str, Setting]] = (),
    ) -> None:
        self.game = game
        self.secrets = secrets
        self.words = {*words}
        self.same_words = {*same_words}
        self.endless = endless

    def __repr__(self) -> str:
        return self.game.name


def name_of(game: Game[Any], options: Options) -> str:
    """The number of seats and whatever is not the default."""
    unusual = [f"{key}={options[key]}" for key, option in game.options.items() if options[key] != option.default]
    return "-".join([str(options["seats"]), *unusual])


def configurations(game: Game[Any]) -> Iterator[Any]:
    for number, options in enumerate(game.configurations()):
        marks = (pytest.mark.slow, pytest.mark.many) if number >= QUICK else ()
        yield pytest.param(options, id=name_of(game, options), marks=marks)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test of a module that says CONTRACT gets the game, each of its configurations, each language.

    What is shown in some games has its words and rules; many games are long.
    """
    contract: Contract | None = getattr(metafunc.module, "CONTRACT", None)
    if contract is None:
        return
    game = contract.game
    cases: dict[str, list[Any]] = {
        "contract": [pytest.param(contract, id=game.name)],
        "game": [pytest.param(game, id=game.name)],
        "options": [*configurations(game)],
        "language": [*LANGUAGES],
        "games": [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.long)],
    }
    for name in metafunc.fixturenames:
        if name in cases:
            metafunc.parametrize(name, cases[name])
