"""What may be chosen before a game, checked: defaults filled in, every refusal with its reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolik.engine.game import Game, Options, Setting


class BadOption(Exception):
    """`why` is a key of the table's texts or the id of the rule that forbids; the rest says what was wrong."""

    def __init__(self, why: str, key: str = "", value: str = "", choices: str = "") -> None:
        super().__init__(f"{why} {key} {value} {choices}".strip())
        self.why = why
        self.key = key
        self.value = value
        self.choices = choices


def settle(game: Game[Any], seats: int, chosen: Mapping[str, object]) -> Options:
    """All options of a game that can be played with these choices."""
    settled = _filled(game, seats, chosen)
    if seats not in game.seats(settled):
        raise BadOption("option-seats", "seats", str(seats), ", ".join(map(str, game.seats(settled))))
    refusal = game.why_no_game(settled)
    if refusal is not None:
        raise BadOption(refusal)
    return settled


def _filled(game: Game[Any], seats: int, chosen: Mapping[str, object]) -> dict[str, Setting]:
    settled: dict[str, Setting] = {"seats": seats, **game.usual}
    for key, value in chosen.items():
        if key not in game.options:
            raise BadOption("option-unknown", key, choices=", ".join(game.options))
        settled[key] = _value(key, value, game.options[key].values)
    return settled


def possible_seats(game: Game[Any], chosen: Mapping[str, object]) -> list[int]:
    """How many can play with these choices."""
    return list(game.seats(_filled(game, 0, chosen)))


def settled(game: Game[Any], chosen: Mapping[str, Setting]) -> Options:
    """The choices with the defaults filled in; `seats` is one of them, by default the fewest."""
    rest = {key: value for key, value in chosen.items() if key != "seats"}
    return settle(game, int(chosen.get("seats", 0)) or possible_seats(game, rest)[0], rest)


def is_settled(game: Game[Any], options: Mapping[str, object]) -> bool:
    """Whether these are complete options as `settle` makes them."""
    rest = {key: value for key, value in options.items() if key != "seats"}
    seats = options.get("seats")
    try:
        return type(seats) is int and settle(game, seats, rest) == options
    except BadOption:
        return False


def _value(key: str, value: object, values: Sequence[Setting]) -> Setting:
    for possible in values:
        if type(possible) is type(value) and possible == value:
            return possible
        if isinstance(value, str) and value == written(possible):
            return possible
    raise BadOption("option-value", key, str(value), ", ".join(written(possible) for possible in values))


def written(value: Setting) -> str:
    """As a command takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
