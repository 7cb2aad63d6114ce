"""Which Stolik this is."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

from stolik.engine import position


def version_line() -> str:
    try:
        number = version("stolik")
    except PackageNotFoundError:
        number = "?"
    kind = "pure Python" if str(position.__file__).endswith(".py") else "compiled"
    return f"stolik {number} ({kind}, Python {platform.python_version()})"
