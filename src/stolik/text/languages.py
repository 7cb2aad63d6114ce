"""Which languages there are, and which one this person reads."""

from __future__ import annotations

import os
from typing import Final

LANGUAGES: Final = ("en", "pl")


def default_language() -> str:
    """From the locale; English where it says nothing we speak."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2]
        if spoken in LANGUAGES:
            return spoken
        if os.environ.get(name):
            break
    return "en"
