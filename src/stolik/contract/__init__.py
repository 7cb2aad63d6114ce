"""What every game must satisfy, for the games of this package and of any other.

A game's package has a test module of a few lines, and pytest runs the whole suite on that game:

    from kuhn_poker import GAME
    from stolik.contract import Contract
    from stolik.contract.suite import *  # noqa: F403
    from tests import hidden

    CONTRACT = Contract(GAME, secrets=hidden)

Random games end, forks equal their originals, copies forget nothing, records replay, views leak nothing, twin histories
look the same, both languages are complete, and an encoding, where there is one, numbers every answer. The markers
`slow`, `many` and `long` tell the thorough part from what one runs while working; declare them in pytest's settings.
All but `checks` and `leaks`, which need the standard library only, need pytest.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

PARTS = ("checks", "copies", "encodings", "leaks", "random_games", "records", "rulebooks", "texts", "views")
if find_spec("pytest") is not None:
    import pytest

    pytest.register_assert_rewrite(*(f"{__name__}.{part}" for part in PARTS))

from stolik.contract.leaks import Secrets  # noqa: E402  # asserts are rewritten as modules are imported

if TYPE_CHECKING:
    from stolik.contract.cases import Contract

__all__ = ["Contract", "Secrets"]


def __getattr__(name: str) -> Any:
    """Loaded when it is asked for, with all that it needs."""
    if name != "Contract":
        raise AttributeError(name)
    from stolik.contract.cases import Contract

    return Contract
