"""In which of its forms a game was played."""

from __future__ import annotations

from typing import Any

from stolik.engine.game import Form, Game, Options
from stolik.engine.options import BadOption, settle

OWN = ""
"""A set-up without a name."""


def form_of(game: Game[Any], options: Options) -> str:
    """By what was agreed, but for what is drawn; the form for so many seats before one for another number."""
    seats = int(options["seats"])
    fitting = sorted(game.forms.items(), key=lambda item: item[1].seats != seats)
    return next((name for name, form in fitting if is_like(game, form, options)), OWN)


def is_like(game: Game[Any], form: Form, options: Options) -> bool:
    free = {"seats", *form.drawn}
    try:
        agreed = settle(game, int(options["seats"]), {**form.options})
    except BadOption:
        return False
    return all(options.get(key) == value for key, value in agreed.items() if key not in free)
