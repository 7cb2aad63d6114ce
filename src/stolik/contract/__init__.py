"""What every game must satisfy, for the games of this package and of any other. It needs pytest.

A game's package has a test module of a few lines, and pytest runs the whole suite on that game:

    from kuhn_poker import GAME
    from stolik.contract import Contract
    from stolik.contract.suite import *  # noqa: F403
    from tests import hidden

    CONTRACT = Contract(GAME, secrets=hidden)

Random games end, forks equal their originals, copies forget nothing, records replay, views leak nothing, twin histories
look the same, both languages are complete, and an encoding, where there is one, numbers every answer. The markers
`slow`, `many` and `long` tell the thorough part from what one runs while working; declare them in pytest's settings.
"""

import pytest

PARTS = ("checks", "copies", "encodings", "forks", "leaks", "random_games", "records", "rulebooks", "texts", "twins")
pytest.register_assert_rewrite(*(f"{__name__}.{part}" for part in (*PARTS, "views")))

from stolik.contract.cases import Contract  # noqa: E402  # asserts are rewritten as modules are imported
from stolik.contract.leaks import Secrets  # noqa: E402

__all__ = ["Contract", "Secrets"]
