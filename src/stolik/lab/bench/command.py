"""What `stolik bench` measures: the games, or the server."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    wanted = sys.argv[1:] if argv is None else argv
    if wanted[:1] == ["server"]:
        from stolik.lab.server.run import main as measure_server

        return measure_server(wanted[1:])
    from stolik.lab.bench.run import main as measure_games

    return measure_games(wanted)
