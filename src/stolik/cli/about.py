"""Which Stolik this is."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

from stolik.kernels import speed


def version_line() -> str:
    try:
        number = version("stolik")
    except PackageNotFoundError:
        number = "?"
    kind = "pure Python" if speed.of_the_rules() == speed.PURE else "compiled"
    return f"stolik {number} ({kind}, Python {platform.python_version()})"
