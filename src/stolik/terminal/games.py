"""The games on the shelf, and what can be agreed before each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from stolik.engine import options
from stolik.engine.box import BoxFault
from stolik.engine.game import Game, Options
from stolik.engine.options import BadOption, settle, written
from stolik.games import GAMES
from stolik.terminal.faults import BadInput
from stolik.terminal.screen import Screen
from stolik.text import Texts


def find(name: str) -> Game[Any]:
    try:
        return GAMES[name]
    except KeyError:
        if name in GAMES.faults:
            raise BadInput("broken-game", fault=GAMES.faults[name]) from None
        raise BadInput("no-such-game", name=name, games=", ".join(GAMES)) from None
    except BoxFault as fault:
        raise BadInput("broken-box", fault=str(fault)) from None


def chosen(settings: Sequence[str]) -> dict[str, str]:
    """From --set key=value."""
    found: dict[str, str] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or not key.strip():
            raise BadInput("bad-setting", setting=setting)
        if key.strip() in found:
            raise BadInput("set-twice", option=key.strip())
        found[key.strip()] = value.strip()
    return found


def settled(game: Game[Any], seats: int, choices: Mapping[str, object]) -> Options:
    try:
        return settle(game, seats, choices)
    except BadOption as bad:
        raise refused(game, bad) from None


def possible_seats(game: Game[Any], choices: Mapping[str, object]) -> list[int]:
    try:
        return options.possible_seats(game, choices)
    except BadOption as bad:
        raise refused(game, bad) from None


def refused(game: Game[Any], bad: BadOption) -> BadInput:
    key = f"refusal-{bad.why}" if bad.why.startswith("option-") else bad.why
    return BadInput(key, game, option=bad.key, value=bad.value, choices=bad.choices)


def described(game: Game[Any]) -> dict[str, object]:
    """For programs."""
    options = {
        key: {"default": option.default, "values": list(option.values), "ours": option.ours or None}
        for key, option in game.options.items()
    }
    return {
        "name": game.name,
        "title": {language: Texts(language, game).say("game-name") for language in ("en", "pl")},
        "rules": game.rules,
        "box": game.box,
        "seats": possible_seats(game, {}),
        "options": options,
    }


def show_games(screen: Screen, language: str) -> None:
    for game in [find(name) for name in GAMES]:  # all of them before anything is shown
        texts = Texts(language, game)
        screen.show(Text.assemble((texts.say("game-name"), "bold"), (f"  {game.name}", "dim")))
        screen.show("  " + texts.say("game-tagline"))
        screen.show("  " + texts.say("games-seats", seats=how_many(possible_seats(game, {}))))
        screen.show("  " + texts.say("games-options"))
        screen.show(option_table(game, texts))
        screen.show()
    for fault in GAMES.faults.values():
        screen.show(Texts(language).say("broken-game", fault=fault), "red")


def how_many(seats: Sequence[int]) -> str:
    """From the fewest to the most, or one by one where not all between are possible."""
    unbroken = len(seats) > 1 and list(seats) == list(range(seats[0], seats[-1] + 1))
    return f"{seats[0]}–{seats[-1]}" if unbroken else ", ".join(map(str, seats))


def option_table(game: Game[Any], texts: Texts) -> Table:
    """What --set takes: the default first, then the other values; what it is about, and whose idea it was."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(no_wrap=True)
    for key, option in game.options.items():
        others = [value for value in option.values if value != option.default]
        values = Text.assemble(written(option.default), (" | " + " | ".join(map(written, others)), "dim"))
        about = Text(texts.say(f"option-{key}"))
        if option.ours:
            about.append(f" {texts.say('ours')} {option.ours}", "dim italic")
        table.add_row("  ", Text(key, "cyan"), values, about)
    return table
