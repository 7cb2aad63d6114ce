"""The games on the shelf: what can be chosen, and whether it fits before a table is made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from stolik.bots.levels import BOTS, LEVELS
from stolik.engine.game import Form, Game, Setting
from stolik.engine.options import BadOption, possible_seats, settle
from stolik.games import GAMES
from stolik.lessons import lessons
from stolik.server.http.problems import PROBLEMS
from stolik.server.protocol import Chosen, Fit, FormInfo, GameInfo, OptionInfo, Problem
from stolik.server.refusals import bad_option
from stolik.server.table import creation
from stolik.text import Texts

Choices = Mapping[str, Setting]


@get("/api/games", summary="The games on the shelf")
async def games() -> list[GameInfo]:
    return [described(game) for name in GAMES if (game := creation.game_or_none(name)) is not None]


def described(game: Game[Any]) -> GameInfo:
    options = [
        OptionInfo(key, option.default, list(option.values), option.ours) for key, option in game.options.items()
    ]
    forms = [form_info(game, name, form) for name, form in game.forms.items()]
    fields = {field: kind.name for field, kind in game.fields.items()}
    return GameInfo(
        game.name, game.rules, possible_seats(game, {}), options, list(BOTS), forms, len(lessons(game)), fields
    )


def form_info(game: Game[Any], name: str, form: Form) -> FormInfo:
    """A game that is offered in one form only need not name it."""
    en, pl = (Texts(language, game).say(f"form-{name}") if len(game.forms) > 1 else "" for language in ("en", "pl"))
    return FormInfo(name, en, pl, form.seats, dict(form.options), list(form.drawn), LEVELS[form.level - 1])


@post("/api/games/{game:str}/fit", responses=PROBLEMS, status_code=200, summary="How many can play with these options")
async def fit(game: FromPath[str], data: JSONBody[Chosen]) -> list[Fit]:
    """For every number of seats that the game knows; an option that does not exist is refused."""
    found = creation.game_named(game)
    try:
        numbers = {*possible_seats(found, {}), *possible_seats(found, data.options)}
    except BadOption as bad:
        raise bad_option(found, bad) from None
    return [fitting(found, seats, data.options) for seats in sorted(numbers)]


def fitting(game: Game[Any], seats: int, chosen: Choices) -> Fit:
    problem = why_not(game, seats, chosen)
    options: dict[str, Setting] = {"seats": seats, **game.usual, **chosen}
    applies = [key for key, option in game.options.items() if option.applies(options)]
    return Fit(seats, problem, [] if problem else game.sides(options), applies)


def why_not(game: Game[Any], seats: int, chosen: Choices) -> Problem | None:
    try:
        settle(game, seats, chosen)
    except BadOption as bad:
        return bad_option(game, bad).problem()
    return None
