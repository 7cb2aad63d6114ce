"""What cannot be done, said in one sentence."""

from __future__ import annotations

from typing import Any

from stolik.engine.game import Game
from stolik.text import Texts


class BadInput(Exception):
    """A key of the texts with what it takes, or the id of a rule of the game. Nothing was changed."""

    def __init__(self, key: str, game: Game[Any] | None = None, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.game = game
        self.args_of_text = args

    def sentence(self, language: str) -> str:
        texts = Texts(language, self.game)
        if texts.is_rule(self.key):
            return texts.refusal(self.key)
        return " ".join(texts.say(self.key, **self.args_of_text).split())


def why(error: OSError) -> str:
    return error.strerror or str(error)
