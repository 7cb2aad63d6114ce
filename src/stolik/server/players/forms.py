"""In which of its forms a game was played."""

from __future__ import annotations

from typing import Any

from stolik.engine.game import Form, Game, Options
from stolik.engine.options import settle

OWN = ""
"""A set-up without a name."""


def form_of(game: Game[Any], options: Options) -> str:
    """By what was agreed, but for what is drawn; the first that fits."""
    return next((name for name, form in game.forms.items() if is_like(game, form, options)), OWN)


def is_like(game: Game[Any], form: Form, options: Options) -> bool:
    if form.seats != options["seats"]:
        return False
    agreed = settle(game, form.seats, {**form.options})
    return all(options.get(key) == value for key, value in agreed.items() if key not in form.drawn)
