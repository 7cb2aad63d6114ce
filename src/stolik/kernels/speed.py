"""Which of the three speeds is in use: pure Python, compiled by mypyc, or a kernel beside it."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from stolik.engine import position
from stolik.games import GAMES
from stolik.kernels.build import is_built
from stolik.kernels.games import KERNELS

PURE: Final = "pure"
COMPILED: Final = "compiled"
KERNEL: Final = "kernel"


def of_the_rules() -> str:
    return PURE if str(position.__file__).endswith(".py") else COMPILED


def built() -> list[str]:
    """The games whose kernel is built from these very rules."""
    return [name for name in KERNELS if name in GAMES and is_built(name)]


def version_line() -> str:
    """Which Stolik this is."""
    try:
        number = version("stolik")
    except PackageNotFoundError:
        number = "?"
    kind = "pure Python" if of_the_rules() == PURE else "compiled"
    return f"stolik {number} ({kind}, Python {platform.python_version()})"
