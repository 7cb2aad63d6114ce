"""A fork server: python -m tests.torture.forks FD. It imports and builds everything once; each line forks a server.

Whoever started it kills the children, so a restart costs a fork and no imports.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import traceback
from secrets import token_hex

import msgspec

from stolik.games import GAMES
from stolik.server.app import Server
from stolik.server.process.listen import run
from stolik.server.settings import Settings


def main() -> None:
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    assert GAMES["titan_race"].name
    server = Server(settings)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while sys.stdin.buffer.readline():
        if os.fork() == 0:
            serve(server, int(sys.argv[1]))


def serve(server: Server, listening: int) -> None:
    """In the child."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    server.registry.process = token_hex(8)
    ready = f"{os.getpid()}\n".encode()
    try:
        asyncio.run(run(server, [socket.socket(fileno=listening)], lambda: print_now(ready)))
    except BaseException:
        traceback.print_exc()
        print_now(b"0\n")
    finally:
        os._exit(0)


def print_now(line: bytes) -> None:
    os.write(1, line)


if __name__ == "__main__":
    main()
