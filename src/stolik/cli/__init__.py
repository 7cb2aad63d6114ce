"""The command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """0: done; 1: a bad record, or games that went wrong; 2: what was asked for cannot be done."""
    from stolik.cli.run import run

    return run(list(sys.argv[1:] if arguments is None else arguments))
